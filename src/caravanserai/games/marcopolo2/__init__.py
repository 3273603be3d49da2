"""Marco Polo II: dice, routes and contracts in the service of the Khan; 2 to 4 players."""
