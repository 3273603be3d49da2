"""Which positions the boards of games are drawn from in tests, a module a game."""
