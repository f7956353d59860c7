"""`officer amend`: reads a proposal's text as amendments of given rules; no game is needed."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

from bot.errors import Complaint
from engine.amendments import RuleText, read


def amend(
    rules: str | None = None,
    text: str | None = None,
    *,
    batch: str | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> None:
    """Read a text as amendments of rules.

    Parameters
    ----------
    rules
        A JSON file: a list of rules, or an object with a list "rules".
    text
        The file of the proposal's text; "-" for standard input.
    batch
        Instead of both: a file of cases, one JSON object a line ("id", "rules", "text"); one answer a line.
    as_json
        Print the answer as one JSON object.
    """
    if batch is not None:
        for number, line in enumerate(_text(batch).splitlines(), 1):
            if line.strip():
                case = _json(line, f"{batch}:{number}")
                answer = answered(case, f"{batch}:{number}")
                sys.stdout.write(json.dumps({"id": case.get("id"), **answer}, ensure_ascii=False) + "\n")
        return
    if rules is None or text is None:
        raise Complaint("amend: name the rules and the text, or --batch CASES.jsonl")
    given = _json(_text(rules), rules)
    case = given if isinstance(given, dict) else {"rules": given}
    answer = answered({**case, "text": _text(text)}, rules)
    sys.stdout.write(json.dumps(answer, ensure_ascii=False) + "\n" if as_json else _plain(answer))


def answered(case: Any, place: str) -> dict[str, Any]:
    """The answer to one case: status, rules that changed or are new, doubts. Raises Complaint for what is no case."""
    if not isinstance(case, dict) or not isinstance(case.get("rules"), list) or not isinstance(case.get("text"), str):
        raise Complaint(f'{place}: must be an object with a list "rules" and a string "text"')
    made = read(case["text"], [_rule(one, place) for one in case["rules"]])
    return {
        "status": made.status,
        "rules": [
            {"number": one.number, "title": one.title, "power": one.power, "text": one.text, "repealed": one.repealed}
            for one in made.rules
        ],
        "doubts": [{"text": one.text, "why": one.why} for one in made.doubts],
    }


def _rule(said: Any, place: str) -> RuleText:
    if not isinstance(said, dict):
        raise Complaint(f"{place}: every rule must be an object")
    number = said.get("number")
    return RuleText(
        None if number is None else str(number),
        str(said.get("title") or ""),
        str(said.get("power") or "1/2"),
        str(said.get("text") or ""),
    )


def _text(path: str) -> str:
    try:
        return sys.stdin.read() if path == "-" else Path(path).read_text("utf-8-sig")
    except OSError as error:
        raise Complaint(f"{path}: {(error.strerror or 'cannot be read').lower()}") from None
    except UnicodeDecodeError:
        raise Complaint(f"{path}: is not UTF-8 text") from None


def _json(text: str, place: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise Complaint(f"{place}: is not JSON (line {error.lineno}: {error.msg})") from None


def _plain(answer: dict[str, Any]) -> str:
    lines = [answer["status"]]
    for one in answer["rules"]:
        head = f"Rule {one['number'] or '(unnumbered)'}: {one['title']} (power {one['power']})"
        lines += ["", head + (" - repealed" if one["repealed"] else ""), *one["text"].splitlines()]
    lines += [f"? {' '.join(one['text'].split())}: {one['why']}" for one in answer["doubts"]]
    return "\n".join(lines) + "\n"
