"""A copy of the pages as files, for any web host or none: every page that links reach from the first, with its data.

The copy is made by visiting the same application that serves the pages, so it can show nothing else. What only a
server can answer (search, other instants, the why of a single value) is left out, and no link leads there.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urljoin, urlsplit

from starlette.applications import Starlette
from starlette.types import Message

from bot.errors import Complaint
from bot.store.store import Store
from bot.web.app import application
from bot.web.ask import Options

MANIFEST = ".officer-export"
"""The list of files of the last export: those that are no longer written are removed, and nothing else is."""
INDEX = "index.html"
log = logging.getLogger("officer.page")
_LINKS = re.compile(r'(?:href|src)="([^"]*)"')


@dataclass(slots=True)
class _Fetched:
    status: int = 0
    kind: str = ""
    place: str = ""
    body: bytearray = field(default_factory=bytearray)


def export(
    store: Store, folder: Path, options: Options | None = None, told: Callable[[str], None] = lambda path: None
) -> int:
    """Writes the pages of a store into a folder; gives the number of files. Raises Complaint and StoreError.

    A page that cannot be made keeps no other from being written: all that cannot are named at the end.
    """
    app = application(store, replace(options or Options(), static=True))
    before = _previous(folder)
    written, broken = asyncio.run(_walk(app, folder, told))
    for name in sorted(before - written, reverse=True):
        _remove(folder, name)
    _write(folder, MANIFEST, ("\n".join(sorted(written)) + "\n").encode())
    if broken:
        more = f", and {len(broken) - 1} more" if len(broken) > 1 else ""
        raise Complaint(f"page {unquote(broken[0])}: could not be made{more}; {len(written)} files are written")
    return len(written)


async def _walk(app: Starlette, folder: Path, told: Callable[[str], None]) -> tuple[set[str], list[str]]:
    """Visits every page once, in the order in which links name them, and writes it; files, and paths of no page."""
    waiting, seen, written, broken = deque(["/", "/state.json"]), {"/", "/state.json"}, set[str](), list[str]()
    while waiting:
        path = waiting.popleft()
        got = await _fetch(app, path)
        if got.status in (302, 308):
            found = [got.place]
        elif got.status != 200:
            log.error("page %s answered %d", unquote(path), got.status)
            broken.append(path)
            continue
        else:
            name = file_of(path)
            _write(folder, name, bytes(got.body))
            written.add(name)
            told(name)
            found = _LINKS.findall(got.body.decode()) if got.kind.startswith("text/html") else []
        for link in found:
            target = _target(path, unescape(link))
            if target is not None and target not in seen:
                seen.add(target)
                waiting.append(target)
    return written, broken


def _target(path: str, link: str) -> str | None:
    """Where a link of a page leads on the site, as a path without query; None for another site."""
    found = urlsplit(urljoin(f"http://site{path}", link))
    if found.netloc != "site" or found.scheme != "http":
        return None
    return found.path.removesuffix(INDEX)


def file_of(path: str) -> str:
    """The name of the file of a path; no segment of a path climbs, for leading dots are written otherwise."""
    name = unquote(path).lstrip("/")
    return name + INDEX if not name or name.endswith("/") else name


async def _fetch(app: Starlette, path: str) -> _Fetched:
    """One visit without a network."""
    got = _Fetched()

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            heads = {name.decode().lower(): value.decode() for name, value in message["headers"]}
            got.status, got.kind, got.place = (
                message["status"],
                heads.get("content-type", ""),
                heads.get("location", ""),
            )
        else:
            got.body += message.get("body", b"")

    scope: dict[str, Any] = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
        "path": unquote(path), "raw_path": path.encode(), "query_string": b"", "root_path": "", "headers": [],
        "client": None, "server": ("site", 80),
    }  # fmt: skip
    try:
        await app(scope, receive, send)
    except Exception:  # noqa: BLE001  (it was answered and logged by the application, which lets it pass on)
        got.status = 500
    return got


# -- files ------------------------------------------------------------------------------------------


def _previous(folder: Path) -> set[str]:
    """What an earlier export wrote. Raises Complaint for a folder that holds something else."""
    marker = folder / MANIFEST
    if marker.is_file():
        return set(marker.read_text("utf-8").splitlines())
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Complaint(f"{folder}: is neither empty nor an earlier export; name another folder")
    return set()


def _write(folder: Path, name: str, data: bytes) -> None:
    place = folder / name
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)
    except OSError as error:
        raise Complaint(f"{place}: {(error.strerror or 'cannot be written').lower()}") from None


def _remove(folder: Path, name: str) -> None:
    """Removes a file of an earlier export, and folders that it leaves empty."""
    place = folder / name
    if folder.resolve() not in place.resolve().parents:
        return
    place.unlink(missing_ok=True)
    for above in place.parents:
        if above == folder or any(above.iterdir()):
            break
        above.rmdir()
