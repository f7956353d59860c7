"""Broken mails by hand: `python -m tests.malformed --mails 1000000 --first 0` (or `--defects`).

Every second seed is one of the reader's hostile texts. Exit status 1 when a mail was not taken as it must be; each is
told with its seed, and only that is needed to make it again.
"""

from __future__ import annotations

import argparse
import sys

from tests.malformed.defects import all_defects
from tests.malformed.fuzz import both
from tests.malformed.mill import Ground, mill

AT_ONCE = 5000


def main() -> int:
    """Grinds what was asked for and tells what came of it."""
    asked = argparse.ArgumentParser(prog="python -m tests.malformed")
    asked.add_argument("--mails", type=int, default=0, help="fuzzed mails, each from its own seed")
    asked.add_argument("--first", type=int, default=0, help="the first seed")
    asked.add_argument("--defects", action="store_true", help="every known defect")
    given = asked.parse_args()
    total = Ground()
    with mill() as one:
        if given.defects:
            _tell(total, one.grind(all_defects().items()))
        for first in range(given.first, given.first + given.mails, AT_ONCE):
            last = min(first + AT_ONCE, given.first + given.mails)
            _tell(total, one.grind(both(first, last - first)), f"seeds to {last}: ")
    return 1 if total.faults else 0


def _tell(total: Ground, ground: Ground, where: str = "") -> None:
    for fault in ground.faults:
        print(fault, flush=True)
    total.add(ground)
    each, (slowest, name) = total.seconds / max(total.count, 1), total.slowest
    print(
        f"{where}{total.count} mails, {len(total.faults)} faults, "
        f"{1000 * each:.1f} ms of CPU each, slowest {1000 * slowest:.0f} ms ({name})",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(main())
