"""Teach a small net to judge the end of a turn, by self-play: see docs/opponents.md."""
