"""Tables and all that happens at them, whoever carries it: a server with its database, or a browser with its own."""
