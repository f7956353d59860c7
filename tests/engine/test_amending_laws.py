"""Any order of a known form does to any text what the form says: texts, words, quotes and places are drawn."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from engine.amendments import RuleText, read

WORDS = "alder birch cedar elder hazel holly larch maple olive poplar rowan willow acorn berry clover daisy fern heather ivy moss".split()
QUOTES = [
    ('"', '"'),
    ("'", "'"),
    ("\u201c", "\u201d"),
    ("\u2018", "\u2019"),
    ("{", "}"),
    ("{{", "}}"),
    ("``", "''"),
    ("\u00ab", "\u00bb"),
]
NAMES = ["Rule 7", "rule 7", "R7", "Rule 7 (Trees)", "the rule titled \u201cTrees\u201d", "the rule entitled 'Trees'"]
ORDINALS = ["first", "second", "third", "fourth"]
BEFORE = ["", "Title: Trees\nAuthor: Fern\n\n", "[Trees are tall, and \u201calder\u201d is one.]\n\n"]
AFTER = ["", "\n\n[This is long overdue. See Rule 12.]", "\n\nRepeal Rule 12.", "\n\nI have waited for this."]


@dataclass(frozen=True)
class Drawn:
    """A rule as paragraphs of sentences, every word of which is another."""

    paragraphs: tuple[tuple[str, ...], ...]

    @property
    def text(self) -> str:
        return "\n\n".join(" ".join(sentences) for sentences in self.paragraphs)

    def with_paragraph(self, at: int, *new: str) -> str:
        pieces = [" ".join(one) for one in self.paragraphs]
        return "\n\n".join([*pieces[:at], *new, *pieces[at + 1 :]])


@st.composite
def drawn(draw: st.DrawFn) -> Drawn:
    """A rule of one to four paragraphs with one to three sentences each."""
    shape = draw(st.lists(st.lists(st.integers(2, 6), min_size=1, max_size=3), min_size=1, max_size=4))
    names = iter(f"{word}{suffix}" for suffix in ("ish", "like", "wood", "en", "tree") for word in WORDS)
    return Drawn(
        tuple(tuple(" ".join(next(names) for _ in range(size)).capitalize() + "." for size in one) for one in shape)
    )


RULE = drawn()
INDEX = st.integers(0, 3)
QUOTE = st.sampled_from(QUOTES)
NAME = st.sampled_from(NAMES)
NEW = st.sampled_from(["quartz", "opal and jade", "a ruby", "no stone at all"])
FRAME = st.tuples(st.sampled_from(BEFORE), st.sampled_from(AFTER))


def amended(rule: Drawn, order: str, frame: tuple[str, str]) -> str:
    """The text of the rule after an order that must leave no doubt."""
    rules = [
        RuleText("7", "Trees", "1", rule.text, key="7"),
        RuleText("12", "Stones", "1", "Stones are hard.", key="12"),
    ]
    made = read(frame[0] + order + frame[1], rules)
    assert made.status == "applied", (order, made.doubts)
    assert any(one.key == "12" and one.repealed for one in made.rules) == ("Repeal" in frame[1])
    return next(one.text for one in made.rules if one.key == "7")


@given(RULE, INDEX, INDEX, QUOTE, QUOTE, NEW, NAME, FRAME, st.integers(0, 4))
def test_replacing_words(
    rule: Drawn, at: int, start: int, left: tuple[str, str], right: tuple[str, str], new: str, name: str,
    frame: tuple[str, str], form: int,
) -> None:  # fmt: skip
    words = rule.text.replace(".", "").split()
    old = words[(at * 4 + start) % len(words)]
    a, b = f"{left[0]}{old}{left[1]}", f"{right[0]}{new}{right[1]}"
    order = [
        f"In {name}, replace {a} with {b}.",
        f"Amend {name} by replacing {a} with {b}.",
        f"Replace {a} with {b} in {name}.",
        f"Amend {name} by changing\n{a} to read\n{b}.",
        f"The text {a} in {name} is replaced by {b}.",
    ][form]
    assert amended(rule, order, frame) == rule.text.replace(old, new)


@given(RULE, INDEX, NAME, FRAME, st.booleans())
def test_replacing_and_deleting_a_paragraph(
    rule: Drawn, at: int, name: str, frame: tuple[str, str], kept: bool
) -> None:
    at %= len(rule.paragraphs)
    if kept:
        order = f"Amend {name} by replacing the {ORDINALS[at]} paragraph with:\n\n   Stones may roll.\n"
        assert amended(rule, order, frame) == rule.with_paragraph(at, "Stones may roll.")
    elif len(rule.paragraphs) > 1:
        order = f"Amend {name} by deleting the {ORDINALS[at]} paragraph."
        assert amended(rule, order, frame) == rule.with_paragraph(at)


@given(RULE, INDEX, INDEX, QUOTE, NAME, FRAME)
def test_replacing_a_sentence(
    rule: Drawn, at: int, which: int, quote: tuple[str, str], name: str, frame: tuple[str, str]
) -> None:
    at %= len(rule.paragraphs)
    sentences = list(rule.paragraphs[at])
    which %= len(sentences)
    sentences[which] = "Stones may roll."
    order = (
        f"In the {ORDINALS[at]} paragraph of {name}, replace the {ORDINALS[which]} sentence"
        f" with {quote[0]}Stones may roll.{quote[1]}."
    )
    assert amended(rule, order, frame) == rule.with_paragraph(at, " ".join(sentences))


@given(RULE, INDEX, QUOTE, NAME, FRAME, st.booleans())
def test_inserting_a_paragraph(
    rule: Drawn, at: int, quote: tuple[str, str], name: str, frame: tuple[str, str], after: bool
) -> None:
    at %= len(rule.paragraphs)
    here = " ".join(rule.paragraphs[at])
    begins = " ".join(here.split()[:2]).rstrip(".")
    side = "after" if after else "before"
    order = (
        f"Amend {name} by inserting the following paragraph {side} the paragraph beginning {quote[0]}{begins}{quote[1]}:"
        "\n\n   Stones may roll.\n"
    )
    new = [here, "Stones may roll."] if after else ["Stones may roll.", here]
    assert amended(rule, order, frame) == rule.with_paragraph(at, *new)


@given(RULE, QUOTE, NAME, FRAME)
def test_appending_and_the_whole_text(rule: Drawn, quote: tuple[str, str], name: str, frame: tuple[str, str]) -> None:
    new = f"{quote[0]}Stones may roll.{quote[1]}"
    assert amended(rule, f"Append {new} to {name}.", frame) == f"{rule.text} Stones may roll."
    assert amended(rule, f"Amend {name} to read {new}.", frame) == "Stones may roll."


PLAIN = [
    "Repeal Rule {n}.",
    'In Rule {n}, replace "stone{n}" with "a pebble".',
    'Amend Rule {n} by appending "See also the shore."',
    'Retitle Rule {n} to "Pebbles of {n}".',
    'Delete "stone{n}" from Rule {n}.',
    'Rule {n} is amended by replacing "stone{n}" with "a rock".',
]
"""Orders that leave no doubt about a rule."""
OPEN = [
    'In Rule {n}, replace "sand{n}" with "a pebble".',
    "Make Rule {n} better.",
    "Merge Rule {n} with its neighbours.",
    "Halve every number in Rule {n}.",
    "Translate Rule {n} into Latin.",
    "Set the Chutzpah of Rule {n} to 3.",
    "Flip the Colour of Rule {n} to green.",
    "Reverse the order of the words in Rule {n}.",
    "For each player who was late, flip the Weight of Rule {n} to 2.",
    "If Bo is late, then secure Rule {n}.",
    "In Rule {n}, swap the first word and the last.",
    'Replace all that is said of stones in Rule {n} with "pebbles".',
    "Rule {n} gets a new author.",
    "When this proposal passes, forget the Rule {n}.",
    "Move the first sentence of Rule {n} to its end.",
]
"""Orders that nobody could carry out by the words alone."""
TALK = ["I like Rule {n}.", "[Rule {n} is long.]", "We hope that this makes Rule {n} easier to read."]
GOVERNING = ["This takes effect only if Bo agrees.", "None of this happens unless Bo agrees."]
SENTENCES = st.lists(
    st.tuples(st.sampled_from(["plain", "open", "talk"]), st.integers(0, 99), st.sampled_from(["\n\n", " "])),
    min_size=1,
    max_size=7,
)


@given(SENTENCES, st.sampled_from([*GOVERNING, "", ""]))
def test_what_a_text_orders_is_either_done_or_named(said: list[tuple[str, int, str]], governing: str) -> None:
    """Every order about a rule is among what was carried out, or among the doubts, and never in both."""
    pools = {"plain": PLAIN, "open": OPEN, "talk": TALK}
    numbers = range(21, 21 + len(said))
    rules = [RuleText(str(n), f"Shore {n}", "1", f"Every stone{n} lies on the shore.", key=str(n)) for n in numbers]
    text, orders = "", []
    for n, (sort, at, gap) in zip(numbers, said, strict=True):
        sentence = pools[sort][at % len(pools[sort])].format(n=n)
        text += (gap if text and "[" not in sentence else "\n\n" if text else "") + sentence
        orders += [(n, sort, sentence)] if sort != "talk" else []
    made = read(text + (f"\n\n{governing}" if governing else ""), rules)
    changed = {one.key for one in made.rules}
    for n, sort, sentence in orders:
        done = sum(sentence in one for one in made.done)
        named = sum(sentence in one.text for one in made.doubts)
        assert done + named == 1, (sentence, text, made)
        assert bool(done) == (str(n) in changed) == (sort == "plain" and not governing), (sentence, text, made)
