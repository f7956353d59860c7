"""Mailboxes of an address header: `Name <a@b>`, `"Last, First" <a@b>`, `a@b (Name)`, `a@b`, groups ignored.

One pass over the characters, no backtracking; comments may nest.
"""

from __future__ import annotations


def parse_mailboxes(value: str) -> tuple[tuple[str, str], ...]:
    """(display name, address) of every mailbox, in order; an entry that is no mailbox is given with its words."""
    boxes: list[tuple[str, str]] = []
    words: list[str] = []
    comment: list[str] = []
    angle: str | None = None
    i, n = 0, len(value)

    def close() -> None:
        nonlocal angle
        text = "".join(words).strip()
        note = "".join(comment).strip()
        if angle is not None:
            boxes.append((" ".join(text.split()) or note, angle.strip()))
        elif text:
            boxes.append((note, text))
        words.clear()
        comment.clear()
        angle = None

    while i < n:
        c = value[i]
        if c == '"':
            i += 1
            while i < n and value[i] != '"':
                if value[i] == "\\" and i + 1 < n:
                    i += 1
                words.append(value[i])
                i += 1
        elif c == "(":
            depth = 1
            i += 1
            while i < n and depth:
                depth += (value[i] == "(") - (value[i] == ")")
                if depth:
                    comment.append(value[i])
                i += 1
            continue
        elif c == "<":
            end = value.find(">", i)
            inside = value[i + 1 : end if end >= 0 else n]
            angle = inside if angle is None else angle + ">" + inside  # two addresses in one entry cannot be read
            i = end if end >= 0 else n
        elif c in {",", ";"}:
            close()
        else:
            words.append(c)
        i += 1
    close()
    return tuple(boxes)
