"""Small faults put into the law, one at a time, to see whether a test notices: `python -m tests.mutants`."""
