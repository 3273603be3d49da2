"""What a player reads."""
