"""The static site in a real browser, from a plain file server."""
