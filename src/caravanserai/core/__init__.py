"""What every game is made of; imports the standard library and itself only."""
