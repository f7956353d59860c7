"""Small facts about hosts and addresses that the carriers share."""

from __future__ import annotations

from ipaddress import ip_address

from parsers.mail.addresses import is_plain


def is_loopback(host: str) -> bool:
    """Whether a host name or address is this machine by its form alone; nothing is looked up."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_address(text: str) -> bool:
    """Whether this is one plain mail address (ASCII, unquoted) that can stand in a header or a command as it is."""
    return is_plain(text)


def is_number(host: str) -> bool:
    """Whether a host is given as an IP address."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
