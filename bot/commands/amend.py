"""`officer amend`: reads a proposal's text as amendments of given rules; no game is needed."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from decimal import Decimal, InvalidOperation
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from bot.commands.common import Place, text_of
from bot.errors import Complaint
from engine.amendments import RuleText, read

LONGEST_NAME = 4096
"""A text longer than this is no name of a file (PATH_MAX on Linux)."""


def amend(
    rules: Place | None = None,
    text: Place | None = None,
    *,
    batch: Place | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Read a text as amendments of rules.

    Parameters
    ----------
    rules
        A JSON file: a list of rules, or an object with a list "rules" and perhaps the "text".
    text
        The proposal's text, or a file that holds it; "-" for standard input.
    batch
        Instead of both: a file of cases, one JSON object a line ("id", "rules", "text"); one answer a line.
    as_json
        Print the answer as one JSON object.
    """
    if batch is not None:
        _batch(batch)
        return
    if rules is None:
        raise Complaint("amend: name the rules and the text, or --batch CASES.jsonl")
    given = _json(text_of(rules), rules)
    case = dict(given) if isinstance(given, dict) else {"rules": given}
    if text is not None:
        case["text"] = _said(text)
    elif not isinstance(case.get("text"), str):
        raise Complaint(f'amend: name the text too, or give it as "text" in {rules}')
    answer = answered(case, rules)
    sys.stdout.write(json.dumps(answer, ensure_ascii=False) + "\n" if as_json else _plain(answer))


def _batch(path: str) -> None:
    """Answers every line that is a case, and complains of the others: each on standard error, then as a whole."""
    faults = 0
    for number, line in _lines(path):
        try:
            case = _json(line, f"{path}:{number}")
            answer = answered(case, f"{path}:{number}")
        except Complaint as fault:
            sys.stderr.write(f"{fault}\n")
            faults += 1
            continue
        sys.stdout.write(json.dumps({"id": case.get("id"), **answer}, ensure_ascii=False) + "\n")
    if faults:
        raise Complaint(f"{path}: {faults} line{'s' if faults > 1 else ''} could not be read as cases")


def _lines(path: str) -> Iterator[tuple[int, str]]:
    """The lines that hold anything, with their numbers; JSON lets no other line break stand inside a line."""
    for number, line in enumerate(text_of(path).split("\n"), 1):
        if line.strip():
            yield number, line


def answered(case: Any, place: str) -> dict[str, Any]:
    """The answer to one case: status, rules that changed or are new, doubts. Raises Complaint for what is no case."""
    if not isinstance(case, dict) or not isinstance(case.get("rules"), list) or not isinstance(case.get("text"), str):
        raise Complaint(f'{place}: must be an object with a list "rules" and a string "text"')
    given = [_rule(one, key, place) for key, one in enumerate(case["rules"])]
    made = read(case["text"], given)
    return {
        "status": made.status,
        "rules": [
            {
                "number": one.number,
                "title": one.title,
                "power": _power(one, case["rules"]),
                "text": one.text,
                "repealed": one.repealed,
                **_was(one, given),
            }
            for one in made.rules
        ],
        "doubts": [{"text": one.text, "why": one.why} for one in made.doubts],
    }


def _was(rule: RuleText, given: list[RuleText]) -> dict[str, str]:
    """The number that a rule had which has another now."""
    old = given[int(rule.key)].number if rule.key else None
    return {"was": old} if old is not None and old != rule.number else {}


def _rule(said: Any, key: int, place: str) -> RuleText:
    if not isinstance(said, dict):
        raise Complaint(f"{place}: every rule must be an object")
    for name, kinds in _KINDS.items():
        if not isinstance(said.get(name), (*kinds, type(None))):
            raise Complaint(f'{place}: "{name}" of rule {said.get("number")} is of a wrong type')
    number, power = said.get("number"), said.get("power")
    return RuleText(
        None if number is None else str(number),
        said.get("title") or "",
        "" if power is None else str(power),
        said.get("text") or "",
        said.get("repealed") or False,
        str(key),
    )


_KINDS: dict[str, tuple[type, ...]] = {
    "number": (str, int), "title": (str,), "power": (str, int, float), "text": (str,), "repealed": (bool,),
}  # fmt: skip


def _power(rule: RuleText, given: list[dict[str, Any]]) -> Any:
    """The Power as the rules given write theirs: untouched as it came, as a number where they have numbers, or none."""
    if not rule.power:
        return None
    old = given[int(rule.key)].get("power") if rule.key else None
    if old is not None and str(old) == rule.power:
        return old
    if all(isinstance(one.get("power"), int | float) for one in given) and given:
        try:
            value = Fraction(Decimal(rule.power)) if "/" not in rule.power else Fraction(rule.power)
        except (InvalidOperation, ValueError):
            return rule.power
        return value.numerator if value.denominator == 1 else float(value)
    return rule.power


def _said(text: str) -> str:
    """A text as given: itself, a file's, or what comes on standard input."""
    if text == "-":
        return sys.stdin.read()
    try:
        named = "\n" not in text and 0 < len(text) < LONGEST_NAME and Path(text).is_file()
    except (OSError, ValueError):
        named = False
    return text_of(text) if named else text


def _json(text: str, place: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise Complaint(f"{place}: is not JSON (line {error.lineno}: {error.msg})") from None
    except RecursionError:
        raise Complaint(f"{place}: is nested too deep") from None


def _plain(answer: dict[str, Any]) -> str:
    lines = [answer["status"]]
    for one in answer["rules"]:
        head = f"Rule {one['number'] or '(unnumbered)'}: {one['title']} (power {one['power'] or 'not given'})"
        lines += ["", head + (" - repealed" if one["repealed"] else ""), *one["text"].splitlines()]
    lines += [f"? {' '.join(one['text'].split())}: {one['why']}" for one in answer["doubts"]]
    return "\n".join(lines) + "\n"
