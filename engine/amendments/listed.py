"""Rules listed behind a colon: in the same sentence, one to a line, in the items of a list, or in lines set apart."""

from __future__ import annotations

from engine.amendments.layout import paragraphs
from engine.amendments.orders import Name, Ref
from engine.amendments.refs import Refs
from engine.amendments.words import MARK, rx
from engine.expressions import expression
from engine.passages import Kind
from engine.quoting import take_out

_OVER = expression(r"[.;](?=\s)")
_ANOTHER = rx(r"[,;]? ?(?:and)?$")
_MARK = expression(MARK)


class Listed(Refs):
    """A cursor that reads lists of rules."""

    inline = False
    """The rules listed last stood in one sentence."""

    def rules_listed(self, *, told: bool = False) -> Ref | None:
        """The rules named behind a colon, or each in an item of the list below it; None if it names anything else.

        `told`: each line is a title.
        """
        self.inline = False
        if not self.spent():
            here, block = self.here(), self.eat(_MARK)
            if block is not None and self.spent() and self.framed.passage(block[0]).kind is Kind.BLOCK:
                return self._in_block(self.framed.passage(block[0]).text, told=told)
            self.back(here)
            names, self.inline = (self._listed(), True) if not told else ([], False)
            if not names or not (self.spent() or self.sees(_OVER)):
                self.back(here)
                names, self.inline = self._lines(told=told), False
            return Ref(tuple(names)) if names and (self.spent() or self.sees(_OVER)) else None
        names, first = [], self.index + 1
        while self.index + 1 < len(self.paras):
            item, before = self.paras[self.index + 1], self.here()
            if self.index >= first and not item.bullet:
                break
            self.index, self.at = self.index + 1, 0
            some = self._lines(told=told and bool(item.bullet))
            if not some:
                if item.bullet:
                    return None
                self.back(before)
                break
            names += some
            self.at = len(self.text)
        return Ref(tuple(names)) if names else None

    def _in_block(self, text: str, *, told: bool) -> Ref | None:
        """The rules that a text set apart names, if it names nothing else."""
        framed = take_out(text)
        inner = Listed(framed, paragraphs(framed), self.known, self.budget, self.noun)
        names: list[Name] = []
        for index in range(len(inner.paras)):
            inner.index, inner.at = index, 0
            some = inner._lines(told=told)
            if not some:
                return None
            names += some
        return Ref(tuple(names)) if names else None

    def _lines(self, *, told: bool) -> list[Name]:
        """The rules that a paragraph names line by line; none if it says anything else. `told`: each is a title."""
        if told:
            self.at, rest = len(self.text), self.framed.restore(self.text[self.at :])
            titles = [line.strip(" .,;\"'\u201c\u201d") for line in rest.strip().split("\n")]
            return [Name(title=one) for one in titles if one]
        names: list[Name] = []
        while not (self.spent() or self.sees(_ANOTHER)):
            begin = self.at
            some = self._listed()
            lines = self.text[begin : self.at].strip().split("\n")
            self.inline = self.inline or (len(some) > 1 and any(line.rstrip()[-1:] not in ",;" for line in lines[:-1]))
            if not some:
                title = self._known_title()
                some = [] if title is None else [Name(title=title)]
            stopped = _OVER.match(self.text, self.at)
            self.at += 1 if stopped is not None and self.text[self.at + 1 : self.at + 2] == "\n" else 0
            if not some or not (self.spent() or self.sees(_ANOTHER) or self.text[self.at] == "\n"):
                return []
            names += some
        return names
