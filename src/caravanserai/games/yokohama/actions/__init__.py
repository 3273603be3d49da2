"""What players do, one room for each sort of action."""
