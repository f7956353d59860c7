"""A store in memory that behaves as the protocol promises, for the tests of the carriers."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.mail.intake import Accepted, Source, Watermark
from bot.mail.stamps import Stamps


@dataclass
class MemoryIntake:
    """Keeps what it accepts; `failing` makes the next accepts raise it, `log` tells the order of calls."""

    rows: list[tuple[bytes, Stamps, Source]] = field(default_factory=list)
    sources: list[Source] = field(default_factory=list)
    marks: dict[tuple[str, str], Watermark] = field(default_factory=dict)
    failing: Exception | None = None
    log: list[str] = field(default_factory=list)

    def accept(self, raw: bytes, stamps: Stamps, source: Source) -> Accepted:
        if self.failing is not None:
            raise self.failing
        self.sources.append(source)
        self.log.append(f"accept {source.position}")
        for seq, row in enumerate(self.rows, 1):
            if row[0] == raw:
                return Accepted(seq, duplicate=True)
        self.rows.append((raw, stamps, source))
        return Accepted(len(self.rows))

    def watermark(self, account: str, mailbox: str) -> Watermark | None:
        return self.marks.get((account, mailbox))

    def set_watermark(self, mark: Watermark) -> None:
        self.log.append(f"mark {mark.uid}")
        self.marks[mark.account, mark.mailbox] = mark

    def known_uids(self, account: str, mailbox: str, uidvalidity: int) -> set[int]:
        return {
            source.position
            for source in self.sources
            if (source.account, source.mailbox, source.uidvalidity) == (account, mailbox, uidvalidity)
        }

    @property
    def raws(self) -> list[bytes]:
        return [row[0] for row in self.rows]
