"""Who a request comes from, as far as counting is concerned: an address, or a network."""

from hashlib import blake2b
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from caravanserai.server.asgi import Scope

NOWHERE: Final = "nowhere"
NETWORK_BITS: Final = 64  # of an IPv6 address: whoever has one address has all that begin alike
PEER: Final = "caravanserai.peer"  # in the state of a scope: the other end of the connection, perhaps a proxy


def client_in(scope: Scope) -> str:
    """Whose budget a request or a socket is paid from."""
    client = scope.get("client")
    return NOWHERE if client is None else client_of(str(client[0]))


def client_of(host: str) -> str:
    """The name under which an address is counted; never longer than an address."""
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return NOWHERE
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), NETWORK_BITS), strict=False))


def kept_as(client: str) -> str:
    """The name of a client in the database, where no address is to be read; whoever has it could try them all."""
    return blake2b(client.encode(), digest_size=16).hexdigest()


class Proxies:
    """The proxies that are believed when they say for whom they ask, and whose own connections are not counted."""

    def __init__(self, named: str = "") -> None:
        """By addresses and networks, separated by commas; ValueError if one is neither."""
        self.named = [one.strip() for one in named.split(",") if one.strip()]
        self.networks = [ip_network(one, strict=False) for one in self.named]

    def __bool__(self) -> bool:
        return bool(self.named)

    def __contains__(self, host: str) -> bool:
        try:
            found = ip_address(host)
        except ValueError:
            return False
        return any(found in network for network in self.networks)
