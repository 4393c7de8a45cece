"""What programs use: positions, moves, events, games, views and records, all with one notation."""
