"""The API for people: who somebody is, by name or with an account, and what they have set."""

from litestar import Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from caravanserai.server.accounts import SESSION_MS, Visitor, cookie_name, hashed
from caravanserai.server.database import read_as
from caravanserai.server.limits import A_GUEST, NEW_GUEST, kept_of
from caravanserai.server.routing import Asked, By, Ours, Sent, router_of
from caravanserai.server.service import Service, address, is_https
from caravanserai.tables import making, messages, requests
from caravanserai.tables.people import shown
from caravanserai.tables.problem import Problem
from caravanserai.tables.rows import PersonRow, Wishes
from caravanserai.tables.shapes import encoded


def with_cookie(request: Asked, body: Sent, cookie: str) -> Response[Sent]:
    """An answer that also sets the visitor's cookie."""
    https = is_https(request)
    kept = Cookie(
        key=cookie_name(https),
        value=cookie,
        path="/",
        httponly=True,
        secure=https,
        samesite="lax",
        max_age=SESSION_MS // 1000,
    )
    return Response(body, cookies=[kept], headers={"Cache-Control": "no-store"}, status_code=200)


def me_of(visitor: Visitor) -> messages.Me:
    return {"person": shown(visitor.person), "csrf": visitor.csrf}


@get("/me", summary="Who I am, and the value that every change must send as X-CSRF-Token")
async def me(request: Asked, visitor: By) -> Response[Sent]:
    if visitor.cookie is None:
        visitor = Visitor(making.new_cookie(), None, visitor.actor)
    return with_cookie(request, me_of(visitor), str(visitor.cookie))


@post("/guest", status_code=200, summary="Play at once, under a name")
async def guest(request: Asked, service: Ours, visitor: By, data: JSONBody[requests.NewGuest]) -> Response[Sent]:
    service.limits.spend(address(request), A_GUEST)
    service.limits.count("guest", address(request), NEW_GUEST)
    if visitor.person is not None:
        if visitor.person["password"] is not None:
            raise Problem(409, "has-account", "sign out first")
        settings = kept_settings(request, service, visitor.person["settings"], data.settings)
        values: PersonRow = {"name": data.name, "language": data.language, "settings": settings}
        person = await service.accounts.change(visitor.person, values)
        return with_cookie(request, me_of(Visitor(visitor.cookie, person, visitor.actor)), str(visitor.cookie))
    need_cookie(visitor)
    settings = kept_settings(request, service, {}, data.settings)
    person = await service.accounts.guest(data.name, data.language, settings)
    return await signed_in(request, service, visitor, person)


@post("/register", status_code=200, summary="Make an account; a guest keeps their games")
async def register(request: Asked, service: Ours, visitor: By, data: JSONBody[requests.Credentials]) -> Response[Sent]:
    service.count_sign_in(request, data.name, visitor.cookie)
    need_cookie(visitor)
    service.limits.keep(address(request))
    async with service.passwords.turn(address(request)):
        person = await service.accounts.register(visitor.person, data.name, data.password, data.language)
    return await signed_in(request, service, visitor, person)


@post("/login", status_code=200, summary="Sign in")
async def login(request: Asked, service: Ours, visitor: By, data: JSONBody[requests.SignIn]) -> Response[Sent]:
    service.count_sign_in(request, data.name, visitor.cookie)
    async with service.passwords.turn(address(request)):
        person = await service.accounts.login(data.name, data.password)
    return await signed_in(request, service, visitor, person)


async def signed_in(request: Asked, service: Service, visitor: Visitor, person: PersonRow) -> Response[Sent]:
    """Another identity gets another cookie."""
    fresh = await service.accounts.sign_in(visitor.cookie, person["id"])
    service.at_home(person, address(request))
    service.lines.end(visitor.credential)
    return with_cookie(request, me_of(Visitor(fresh, person, visitor.actor)), fresh)


@post("/logout", status_code=200, summary="Sign out")
async def logout(request: Asked, service: Ours, visitor: By) -> Response[Sent]:
    await service.accounts.logout(visitor)
    service.lines.end(visitor.credential)
    fresh = making.new_cookie()
    if visitor.person is not None:
        service.at_home(visitor.person, hashed(fresh, "home"))  # the browser may be elsewhere when it comes back
    return with_cookie(request, me_of(Visitor(fresh, None, visitor.actor)), fresh)


@patch("/me", summary="Change one's name, language, theme or settings")
async def change_me(request: Asked, service: Ours, visitor: By, data: JSONBody[requests.Settings]) -> Response[Sent]:
    values = read_as(requests.given(data), PersonRow)
    known = visitor.signed_in()
    if "settings" in values:
        values["settings"] = kept_settings(request, service, known["settings"], values["settings"])
    elif values:
        service.limits.keep(address(request))
    person = await service.accounts.change(known, values)
    return with_cookie(request, me_of(Visitor(visitor.cookie, person, visitor.actor)), str(visitor.cookie))


def kept_settings(request: Asked, service: Service, known: Wishes, new: Wishes) -> Wishes:
    """What a person has set from now on, paid for by its length as all that the disk keeps; or the Problem with it."""
    settings = making.merged_settings(known, new)
    service.limits.keep(address(request), kept_of(encoded(settings)))
    return settings


def need_cookie(visitor: Visitor) -> None:
    if visitor.cookie is None:
        raise Problem(403, "csrf", "GET /api/me first: it gives the cookie and the token")


router = router_of(
    me,
    guest,
    register,
    login,
    logout,
    change_me,
)
