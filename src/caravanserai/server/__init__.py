"""The table online: a server for people, spectators and bots, over HTTP and sockets."""
