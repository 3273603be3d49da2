"""The table without a server: the engine in a browser, and the folder of files that any web host serves."""
