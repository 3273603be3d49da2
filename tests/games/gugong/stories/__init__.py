"""Stories of Gùgōng: longer tales, told with the numbers of the rulebook."""
