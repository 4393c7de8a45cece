"""Compiled players: an instinct for every decision, and a search that thinks further from it."""
