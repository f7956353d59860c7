"""HTML mail -> plain text: tags dropped, block ends and <br> become newlines, block quotes get `> ` in front.

The tree is walked with a loop, never by recursion: depth is the sender's choice. So is what a tree costs: a parser that
does all that HTML asks for copies open <b>s into every <p> (24 kB of them fill a gigabyte), compares each attribute
with each other one, and climbs up through all that is open at each <div>. Therefore it is given only tags that move
text, without attributes, and nesting only where it tells something: a quotation in a quotation.
"""

from __future__ import annotations

import re

from selectolax.lexbor import LexborHTMLParser, LexborNode

from engine.expressions import expression

_BLOCKS = frozenset("p div li tr h1 h2 h3 h4 h5 h6 ul ol table blockquote pre hr dl dt dd section article".split())
_DROPPED = frozenset({"style", "script", "title", "head", "template"})
_NESTED = frozenset({"blockquote", "pre", "template"})
_LINE = "<hr>"
"""What every other block is, at its begin and its end: the end of a line."""
MAX_CLIMBS = 10_000_000
"""Open elements met by all tags together: 30 ms. Quotations are some ten deep."""
MAX_TOKENS = 40_000
"""Tags of one document; the largest newsletters have some thousands."""
_TOKEN = expression(
    r"<+(?=<)"
    r"|<!--(?:-?>|.*?(?:--!?>|\Z))"
    r"|<(?P<raw>script|style|title|iframe|noembed|noframes)(?=[\s/>]).*?(?:</(?P=raw)(?=[\s/>])[^>]*+(?:>|\Z)|\Z)"
    r"|<(?P<name>/?[a-z][^\s/>]*+)"
    r"(?>(?:[\s/]++|[^\s/>][^\s/>=]*+(?:\s*+=\s*+(?:\"[^\"]*+(?:\"|\Z)|'[^']*+(?:'|\Z)|[^\s>\"'][^\s>]*+)?+)?+)*)(?:>|\Z)"
    r"|<[!?/][^>]*+(?:>|\Z)"
    r"|<",
    re.DOTALL | re.IGNORECASE,
)
"""A comment, an element whose text is no HTML, a tag with its attributes, a declaration, or a mere sign; one of them
begins at every `<`, and each is read once."""
_SPACE = expression(r"[ \t\r\n\f]+")


class _Lines:
    """The text so far: lines and the quote depth of each."""

    def __init__(self) -> None:
        self.lines: list[list[str]] = [[]]
        self.depths = [0]
        self.depth = 0
        self.pre = 0

    def newline(self, force: bool = False) -> None:
        if force or any(piece.strip() for piece in self.lines[-1]):
            self.lines.append([])
            self.depths.append(self.depth)
        else:
            self.lines[-1] = []
            self.depths[-1] = self.depth

    def text(self, data: str) -> None:
        if self.pre:
            first, *more = data.split("\n")
            self.lines[-1].append(first)
            for piece in more:
                self.newline(force=True)
                self.lines[-1].append(piece)
            return
        data = _SPACE.sub(" ", data)
        if not self.lines[-1]:
            data = data.lstrip(" ")
        if data:
            self.lines[-1].append(data)

    def enter(self, tag: str) -> None:
        if tag == "br":
            self.newline(force=True)
        elif tag in ("td", "th"):
            if any(piece.strip() for piece in self.lines[-1]):
                self.lines[-1].append(" ")
        elif tag in _BLOCKS:
            self.newline()
            if tag == "blockquote":
                self.depth += 1
                self.depths[-1] = self.depth
            elif tag == "pre":
                self.pre += 1

    def leave(self, tag: str) -> None:
        if tag in _BLOCKS:
            self.newline()
            if tag == "blockquote":
                self.depth = max(0, self.depth - 1)
                self.depths[-1] = self.depth
            elif tag == "pre":
                self.pre = max(0, self.pre - 1)

    def result(self) -> str:
        out = []
        for pieces, depth in zip(self.lines, self.depths, strict=True):
            line = "".join(pieces).rstrip(" ")
            out.append("> " * depth + line if depth else line)
        return "\n".join(out).strip("\n") + "\n"


def _only_moving(source: str) -> str:
    """The document with those tags only that move text; "" for one of absurdly many tags or quotations."""
    out, at, climbs, depth = list[str](), 0, 0, 0
    for count, token in enumerate(_TOKEN.finditer(source), 1):
        out.append(source[at : token.start()])
        at = token.end()
        name = (token["name"] or "").lower()
        bare = name.removeprefix("/")
        if bare in _NESTED:
            climbs += depth
            depth += name == bare  # an end may end nothing, so it is not believed
            out.append(f"<{name}>")
        elif bare in _BLOCKS:
            out.append(_LINE)
        elif name in ("br", "td", "th"):
            out.append("<br>" if name == "br" else " ")
        elif not token[0].strip("<"):
            out.append("&lt;" * len(token[0]))
        if count > MAX_TOKENS or climbs > MAX_CLIMBS:
            return ""
    out.append(source[at:])
    return "".join(out)


def html_to_text(source: str) -> str:
    """The text of an HTML document, lines as a reader would see them."""
    plain = _only_moving(source)
    out = _Lines()
    node: LexborNode | None = LexborHTMLParser(plain).root
    depth = 0
    while node is not None:
        tag = node.tag or ""
        down = None
        if tag == "-text":
            out.text(node.text_content or "")
        elif tag not in _DROPPED:
            out.enter(tag)
            down = node.child
        if down is not None:
            node = down
            depth += 1
            continue
        while node is not None:
            closing = node.tag or ""
            if closing not in _DROPPED and closing != "-text":
                out.leave(closing)
            if depth == 0:  # counted, because comparing nodes costs their whole length
                return out.result()
            if node.next is not None:
                node = node.next
                break
            node = node.parent
            depth -= 1
    return out.result()
