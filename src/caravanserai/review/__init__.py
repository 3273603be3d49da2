"""The review of a finished game: what every turn and every draw did to everybody's chance to win.

A turn is judged by what its seat could know then, on tables that the seat imagines; a draw by what else could have been
drawn. docs/review.md says what is measured, and what is not.
"""
