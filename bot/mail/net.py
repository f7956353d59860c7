"""Small facts about hosts and addresses that the carriers share."""

from __future__ import annotations

import re
from ipaddress import ip_address

_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?=.{1,253}$)[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*", re.ASCII)


def is_loopback(host: str) -> bool:
    """Whether a host name or address is this machine by its form alone; nothing is looked up."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_address(text: str) -> bool:
    """Whether this is one plain mail address (ASCII, unquoted) that can stand in a header or a command as it is."""
    return _ADDRESS.fullmatch(text) is not None
