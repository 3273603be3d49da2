"""What a player can do: one file per action, named as in the rulebook."""
