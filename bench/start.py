"""How long `officer read` takes for one mail, as a whole process, against a Python that parses the same mail.

    python -m bench.start [--rounds 7]

Both are started in turn, round after round, with their byte code already written; the best of each counts, in time of
the process alone (user and system), so that other work on the machine does not. Most of what the reader takes is the
making of its phrases; expressions wait for their first use (engine/expressions.py).
"""

from __future__ import annotations

import argparse
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

MAIL = (
    b"From: Ada <ada@players.example>\nSubject: votes\nMessage-ID: <1@players.example>\n\n"
    b"I vote FOR 237 and AGAINST 238.\n"
)
LIBRARY = (
    "import sys; from email import message_from_binary_file, policy; "
    "print(message_from_binary_file(open(sys.argv[1], 'rb'), policy=policy.default).get_body().get_content())"
)
READER = "from bot.cli import main; main()"


def spent(command: list[str]) -> float:
    """Seconds of processor time of one run. Raises CalledProcessError when it fails."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Runs the benchmark and prints its two figures and their ratio."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--rounds", type=int, default=7)
    said = asked.parse_args()
    library = ours = float("inf")
    with tempfile.TemporaryDirectory() as folder:
        mail = Path(folder) / "mail.eml"
        mail.write_bytes(MAIL)
        for _ in range(said.rounds + 1):  # the first writes the byte code
            library = min(library, spent([sys.executable, "-c", LIBRARY, str(mail)]))
            ours = min(ours, spent([sys.executable, "-c", READER, "read", "--json", str(mail)]))
    print(f"library {library:.3f} s   officer read {ours:.3f} s   ratio {ours / library:.1f}")


if __name__ == "__main__":
    main()
