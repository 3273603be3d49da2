"""Meng, the official opponent: a seat whose choices the rules make (GG-15)."""
