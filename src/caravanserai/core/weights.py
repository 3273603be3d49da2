"""What a game's `worth` weighs things by: named numbers, so that they can be tuned by playing."""

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Weights:
    """Each game has its own, with a float for each thing that is weighed; a compiled `worth` reads them directly."""

    def settle(self) -> None:
        """Reckon anew what follows from the numbers, after they were changed."""


def names_of(weights: Weights) -> list[str]:
    """What is weighed, in the order of the alphabet."""
    return [name for name in dir(weights) if isinstance(getattr(weights, name), float)]


def values_of(weights: Weights) -> dict[str, float]:
    return {name: getattr(weights, name) for name in names_of(weights)}


def weigh_by(weights: Weights, values: dict[str, float]) -> None:
    """Change some or all of the numbers, for all who judge in this process from now on."""
    for name, value in values.items():
        setattr(weights, name, value)
    weights.settle()
