"""A colour for each seat, told apart on dark and on light terminals."""

COLOURS = ("red", "cyan", "dark_orange", "medium_purple1", "dodger_blue1")


def colour(seat: int) -> str:
    return COLOURS[seat % len(COLOURS)] if seat >= 0 else "white"
