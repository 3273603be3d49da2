"""Puzzles made up for tests: a position of a game played at random, and some of its turns, the first of them "best"."""

from caravanserai.bots import SeatView
from caravanserai.bots.reached import Place, Reached
from caravanserai.bots.taught import judge_of
from caravanserai.core.game import games, start
from caravanserai.core.play import answer, asked, legal, question
from caravanserai.core.puzzle import Gap, Judgement, Puzzle, Rival, Set, name_of
from caravanserai.core.rng import key_from, mixed
from caravanserai.core.state import State
from caravanserai.core.step import Together

JUDGEMENT = Judgement("caravan-master", "worth", "puzzle-check", 64)
LONGEST = 6  # choices of a turn


def made(name: str = "gugong", seats: int = 2, after: int = 30, turns: int = 4) -> Puzzle:
    """A puzzle of a game, some way into it."""
    game, key = games()[name], key_from(after)
    s = start(game, seats, key)
    moves: list[tuple[int, int]] = []
    while True:
        seat = asked(s)[0]
        paths = different(s, name, seat, turns) if begins(s, moves) and s.decided >= after else []
        if len(paths) == turns:
            break
        options = legal(s, seat)
        choice = options[mixed(len(moves)) % len(options)]
        answer(s, question(s, seat), choice)
        moves.append((seat, choice))
    best, *others = paths
    rivals = tuple(Rival(path, Gap(n / 10, 0.02), Gap(3.0 * n, 1.0)) for n, path in enumerate(others, 1))
    return Puzzle(name_of(key, moves, seat), key, seats, {}, tuple(moves), seat, best, rivals, "merchant")


def begins(s: State, moves: list[tuple[int, int]]) -> bool:
    """Whether a move begins that is one seat's alone."""
    is_another = bool(moves) and moves[-1][0] != asked(s)[0]
    return is_another and len(asked(s)) == 1 and not isinstance(s.stack[-1], Together)


def different(s: State, name: str, seat: int, most: int) -> list[tuple[int, ...]]:
    """Whole turns that lead to different places."""
    game = games()[name]
    reached = Reached(SeatView(game, s, seat), judge_of(game, 2, 10.0, is_taught=True))
    found: list[tuple[int, ...]] = []
    places: list[Place] = []
    waiting: list[list[int]] = [[]]
    for _ in range(LONGEST * most * 4):
        path = waiting.pop(0) if waiting else None
        if path is None or len(found) == most:
            break
        after = s.clone()
        for choice in path:
            answer(after, question(after, seat), choice)
        if path and (after.reveals != s.reveals or asked(after) != (seat,)):
            whole = reached.whole(path)
            place = None if whole is None else reached.place(whole)
            if whole is not None and place is not None and not any(place.is_same(one) for one in places):
                found.append(whole)
                places.append(place)
        elif len(path) < LONGEST:
            waiting[:0] = [[*path, choice] for choice in legal(after, seat)[:most]]
    return found


def as_set(*puzzles: Puzzle, game: str = "gugong") -> Set:
    """They lie beside the rules of a game, judged by what is in force."""
    it = games()[game]
    return Set(game, it.edition, it.box.digest, JUDGEMENT, puzzles)
