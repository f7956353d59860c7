"""Mails that nobody should send, many of them: `python -m tests.parsers.fuzz --count 1000000`."""
