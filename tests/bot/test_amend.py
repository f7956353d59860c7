"""`officer amend`: one text, or many cases; what is no case is complained of, and the others are answered all the same."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.commands.amend import amend, answered
from bot.errors import Complaint

BUTTONS = {"number": "90", "title": "Buttons", "power": "1/2", "text": "Three buttons."}
HATS = {"number": "31", "title": "Hats", "power": "1/2", "text": "Two hats.", "repealed": True}


def file(folder: Path, what: Any, name: str = "rules.json") -> str:
    """A JSON file."""
    path = folder / name
    path.write_text(json.dumps(what), "utf-8")
    return str(path)


def answer(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """What was printed, as JSON."""
    printed: dict[str, Any] = json.loads(capsys.readouterr().out)
    return printed


def test_a_text_as_an_argument(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    amend(file(tmp_path, [BUTTONS]), 'In Rule 90, replace "Three" with "Four".', as_json=True)
    assert answer(capsys) == {
        "status": "applied",
        "rules": [{**BUTTONS, "text": "Four buttons.", "repealed": False}],
        "doubts": [],
    }


def test_a_text_in_a_file_beside_the_rules_or_on_standard_input(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = tmp_path / "proposal.txt"
    text.write_text("Repeal Rule 90.", "utf-8")
    amend(file(tmp_path, {"rules": [BUTTONS]}), str(text), as_json=True)
    assert answer(capsys)["rules"][0]["repealed"] is True
    amend(file(tmp_path, {"rules": [BUTTONS], "text": "Repeal Rule 90."}), as_json=True)
    assert answer(capsys)["rules"][0]["repealed"] is True
    monkeypatch.setattr(sys, "stdin", io.StringIO("Repeal Rule 90."))
    amend(file(tmp_path, [BUTTONS]), "-", as_json=True)
    assert answer(capsys)["rules"][0]["repealed"] is True


def test_a_rule_with_a_new_number_is_told_by_its_old_one() -> None:
    (rule,) = answered({"rules": [BUTTONS], "text": "Renumber Rule 90 to 91."}, "")["rules"]
    assert (rule["was"], rule["number"]) == ("90", "91")


def test_a_rule_that_is_repealed_already_stays_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    amend(file(tmp_path, [BUTTONS, HATS]), "Repeal Rule 31.", as_json=True)
    (doubt,) = answer(capsys)["doubts"]
    assert doubt == {"text": "Repeal Rule 31.", "why": "Rule 31 is repealed already"}
    amend(file(tmp_path, [BUTTONS, HATS]), "Re-enact Rule 31.", as_json=True)
    assert answer(capsys)["rules"] == [{**HATS, "repealed": False}]


def test_powers_are_written_as_the_rules_write_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = [{**BUTTONS, "power": 3}, {**HATS, "power": 1.5}]
    amend(file(tmp_path, rules), 'Set the Power of Rule 90 to 2. Create a rule titled "A" reading "B."', as_json=True)
    assert [one["power"] for one in answer(capsys)["rules"]] == [2, 1]
    rules = [{**BUTTONS, "power": "3.0"}, {**HATS, "power": "1.5"}]
    amend(file(tmp_path, rules), "Set the Power of Rule 90 to 2.5.", as_json=True)
    assert [one["power"] for one in answer(capsys)["rules"]] == ["2.5"]


def test_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    amend(file(tmp_path, [BUTTONS]), "Repeal Rule 90. Repeal Rule 91.")
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "held"
    assert "Rule 90: Buttons (power 1/2) - repealed" in printed
    assert printed[-1] == "? Repeal Rule 91.: there is no Rule 91"


def test_a_batch_goes_on_after_a_line_that_is_no_case(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cases = tmp_path / "cases.jsonl"
    good = json.dumps({"id": "a\u2028b", "rules": [BUTTONS], "text": "Repeal Rule 90."}, ensure_ascii=False)
    lines = [
        good,
        "nonsense",
        json.dumps({"id": 2}),
        "",
        json.dumps({"id": 3, "rules": [{"number": []}], "text": ""}),
        good,
    ]
    cases.write_text("\n".join(lines), "utf-8")
    with pytest.raises(Complaint, match="3 lines could not be read"):
        amend(batch=str(cases))
    printed = capsys.readouterr()
    assert [json.loads(line)["id"] for line in printed.out.split("\n") if line] == ["a\u2028b", "a\u2028b"]
    complaints = printed.err.splitlines()
    assert [line.removeprefix(f"{cases}:").split(":")[0] for line in complaints] == ["2", "3", "5"]


def test_what_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(Complaint, match="name the rules"):
        amend()
    with pytest.raises(Complaint, match="name the text too"):
        amend(file(tmp_path, [BUTTONS]))
    with pytest.raises(Complaint, match="no such file"):
        amend(str(tmp_path / "none.json"), "Repeal Rule 90.")


FISH = 'Amend Rule 12 by replacing "swim" with "dive".'
CATS = 'Create a rule titled "Cats" with this text:\n{{\nCats purr.\n}}'


def amended(powers: tuple[Any, Any], text: str) -> tuple[str, list[Any]]:
    rules = [
        {"number": "12", "title": "Fish", "power": powers[0], "text": "Fish swim."},
        {"number": "13", "title": "Fowl", "power": powers[1], "text": "Fowl fly."},
    ]
    answer = answered({"rules": rules, "text": text}, "case")
    return answer["status"], [one["power"] for one in answer["rules"]]


@pytest.mark.parametrize(
    ("powers", "text", "expected"),
    [
        ((None, None), f"{FISH}\n\n{CATS}", ("applied", [None, None])),
        ((1, 2), f"{FISH}\n\n{CATS}", ("applied", [1, 1])),
        (("1/2", "1/2"), f"{FISH}\n\n{CATS}", ("applied", ["1/2", "1/2"])),
        ((None, None), "Set the power of Rule 13 to 3.", ("applied", ["3"])),
        ((1, 1), "Set the power of Rule 13 to 3.", ("applied", [3])),
        (("1/2", "1"), "Set the power of Rule 13 to 3.", ("held", [])),
        ((3, 1.7), "Set the power of Rule 13 to 2.1.", ("applied", [2.1])),
    ],
)
def test_a_power_is_given_back_as_the_rules_write_theirs(powers: Any, text: str, expected: Any) -> None:
    assert amended(powers, text) == expected
