"""Tools for tests of the game, for this project's and others': scenes, generated games, a follower of events."""
