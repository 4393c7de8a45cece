"""Stands in for `cython` where it is not installed and the engine runs as plain Python."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
