"""The game in the forms that other programs for research expect; each is a thin adapter and needs its own package."""
