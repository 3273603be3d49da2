"""Addresses for servers that tests start, and start again at the same place."""

import socket


def kept_port() -> socket.socket:
    """A port of this machine that nobody else is given for as long as this is open.

    A server that allows it, as all do that may be started again, can listen there meanwhile; nobody is let in before.
    """
    kept = socket.socket()
    kept.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    kept.bind(("127.0.0.1", 0))
    return kept
