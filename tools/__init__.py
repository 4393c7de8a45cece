"""What dev.py runs: a module a command."""
