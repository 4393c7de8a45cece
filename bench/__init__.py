"""Speed and strength beside others: each module with a `main` is a command that prints a table."""
