"""What a player can do: one file for each action."""
