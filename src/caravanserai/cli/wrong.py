"""What a person typed cannot be used: one line that names it, and exit code 2."""


class Wrong(Exception):
    """Wrong input; the message says what and where, and nothing has been changed."""
