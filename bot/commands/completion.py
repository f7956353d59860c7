"""`officer completion`: the script by which a shell completes commands and options."""

from __future__ import annotations

import sys
from typing import Literal


def completion(shell: Literal["bash", "zsh", "fish"] = "bash") -> None:
    """Print a completion script: `source <(officer completion bash)`.

    Parameters
    ----------
    shell
        Whose script.
    """
    from bot.cli import build

    sys.stdout.write(build().generate_completion(prog_name="officer", shell=shell))
