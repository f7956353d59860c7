"""What the command line tells the person who typed the command: one clear line, no traceback."""

from __future__ import annotations


class Complaint(Exception):
    """Something the user can mend (a file, an option, a server); the text is one line in plain words."""
