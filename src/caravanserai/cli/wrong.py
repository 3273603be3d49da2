"""What a person typed cannot be used, or nothing can be served: one line that names it, and the exit code."""


class Wrong(Exception):
    """Wrong input; the message says what and where, and nothing has been changed."""

    code = 2


class CannotStart(Wrong):
    """What was asked for may be right, but the server cannot start like this, here and now."""

    code = 1
