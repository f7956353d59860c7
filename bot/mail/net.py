"""Small facts about hosts that the carriers share."""

from __future__ import annotations

from ipaddress import ip_address


def is_loopback(host: str) -> bool:
    """Whether a host name or address is this machine by its form alone; nothing is looked up."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
