"""What learning from the labelled mails of the tests has in common: the mails, the weights, and the table made of them.

The weights are those of a logistic regression with an L1 penalty: few signs keep one. They are written as a module
beside the words of the nomic, in parts of `STEPS`, each weight with all signs that have it.
"""

from __future__ import annotations

import json
import math
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sklearn.feature_extraction.text import CountVectorizer
from sklearn.linear_model import LogisticRegression

ROOT = Path(__file__).parents[1]
DATA = ROOT / "tests" / "data"
CORPUS = DATA / "corpus"
WORDS = ROOT / "officers" / "bnomic4" / "words"
PARTS = 5
"""Parts in turn on which is measured what was learned from the others."""
STEPS = 20
"""Weights are told in parts of one of these."""


class Learned(NamedTuple):
    """Weights of signs, and the sum at which they begin."""

    rows: CountVectorizer
    model: LogisticRegression

    def odds(self, examples: Sequence[Iterable[str]]) -> Any:
        """The probability of each example."""
        return self.model.predict_proba(self.rows.transform(examples))[:, 1]


def corpora() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The sets of labelled mails by their names."""
    for file in (CORPUS / "mails.jsonl", *sorted((CORPUS / "others").glob("*.jsonl"))):
        yield file.stem, [json.loads(line) for line in file.read_text("utf-8").splitlines()]


def alone(sentence: str) -> bytes:
    """A mail that says only this sentence of the tests."""
    head = "From: Zed <zed@x.example>\nMessage-ID: <1@x.example>\nContent-Type: text/plain; charset=utf-8\n"
    return f"{head}\n{sentence}\n".encode()


def same(rows: Iterable[str]) -> Iterable[str]:
    """The rows as they are."""
    return rows


def fitted(
    examples: Sequence[Iterable[str]], true: Sequence[bool], weights: Sequence[float], strength: float, rarest: int
) -> Learned:
    """Weights for signs that at least `rarest` examples have; `strength` is the inverse of that of the penalty."""
    rows = CountVectorizer(analyzer=same, binary=True, min_df=rarest)
    counts = rows.fit_transform(examples)
    model = LogisticRegression(C=strength, l1_ratio=1, solver="liblinear", max_iter=300, random_state=1)
    return Learned(rows, model.fit(counts, true, sample_weight=weights))


def write(learned: Learned, name: str, about: str, least: float) -> None:
    """Write the table `name` as a module; from the probability `least` on it holds what it weighs."""
    weights: dict[int, list[str]] = {}
    for row, at in sorted(learned.rows.vocabulary_.items()):
        weight = round(float(learned.model.coef_[0][at]) * STEPS)
        if weight:
            weights.setdefault(weight, []).append(row)
    lines: list[str] = []
    for weight in sorted(weights, reverse=True):
        wrapped = textwrap.wrap("|".join(weights[weight]).replace(" ", "\0").replace("|", "| "), 108)
        rows = [one.replace("\0", " ").replace("| ", "|") for one in wrapped]
        lines += [f"    ({weight}, {json.dumps(one.strip('|'), ensure_ascii=False)})," for one in rows]
    bias, enough = float(learned.model.intercept_[0]), math.log(least / (1 - least))
    path = WORDS / f"{name}.py"
    table = f'{{row: weight / {STEPS} for weight, rows in _ROWS for row in rows.split("|")}}'
    path.write_text(
        f'"""{about}"""\n\n'
        "from __future__ import annotations\n\nfrom typing import Final\n\nfrom engine.language import Weighing\n\n"
        f"_ROWS: Final = (\n{chr(10).join(lines)}\n)\n"
        f'"""Weights in parts of {STEPS}, and the signs that have them."""\n\n'
        f"{name.upper()}: Final = Weighing(\n"
        f"    {table}, {bias:.3f}, {enough:.3f}\n)\n",
        "utf-8",
    )
    print(f"written: {path.relative_to(ROOT)}, {sum(map(len, weights.values()))} signs")
