"""SQL views of the objects, one a kind, so that the state is pleasant to query by hand.

The kinds and their attributes come from the ruleset in force; the views are made anew whenever it is loaded.
Nothing in the program reads them.
"""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, select, text

from bot.store import schema
from bot.store.codec import decode, encode_text
from bot.store.connect import Connected
from bot.store.fold import put_meta

ViewSchema = Mapping[str, Mapping[str, str]]
"""{kind: {attribute: "integer" | "number" | "text" | "boolean" | "instant" | "json"}}"""

_POSTGRES = {
    # a value of another type than declared shows as NULL: a cast that fails would take the whole view with it
    "integer": "CASE json_typeof({json}) WHEN 'number' THEN ({text})::numeric END",
    "number": "CASE json_typeof({json}) WHEN 'number' THEN ({text})::numeric END",
    "boolean": "CASE json_typeof({json}) WHEN 'boolean' THEN ({text})::boolean END",
    "instant": "CASE json_typeof({json}) WHEN 'string' THEN ({text})::timestamptz END",
    "text": "({text})",
    "json": "({json})",
}
TYPES = frozenset(_POSTGRES)
"""The types an attribute may have in a view."""
_MADE = "views"


class Views(Connected):
    """Views of the objects by kind."""

    def create_views(self, kinds: ViewSchema) -> None:
        """Makes the views anew. A kind that bears the name of a table of the store gets a view `kind_NAME`.

        Raises ValueError for a type that is not in `TYPES` and for names that SQL cannot quote.
        """
        made = {view_name(kind): self._statement(kind, attributes) for kind, attributes in kinds.items()}
        with self._write() as conn:
            before = conn.execute(select(schema.meta.c.value).where(schema.meta.c.key == _MADE)).scalar()
            for name in decode(before) if before else ():
                _run(conn, f"DROP VIEW IF EXISTS {_quoted(name)}")
            for statement in made.values():
                _run(conn, statement)
            put_meta(conn, {_MADE: encode_text(sorted(made))})

    def _statement(self, kind: str, attributes: Mapping[str, str]) -> str:
        columns = ["uid", '"key"'] + [
            f"{self._column(name, sql)} AS {_quoted(name + '_' if name in ('uid', 'key') else name)}"
            for name, sql in attributes.items()
        ]
        made = f"CREATE VIEW {_quoted(view_name(kind))} AS SELECT {', '.join(columns)}"
        return f"{made} FROM object WHERE kind = {_literal(kind)}"

    def _column(self, name: str, sql: str) -> str:
        if sql not in TYPES:
            raise ValueError(f"attribute {name}: {sql!r} is not one of {', '.join(sorted(TYPES))}")
        if not self.postgres:
            return f'json_extract("values", {_literal("$." + _quoted(name))})'
        return _POSTGRES[sql].format(json=f'"values" -> {_literal(name)}', text=f'"values" ->> {_literal(name)}')


def view_name(kind: str) -> str:
    """The name of a kind's view."""
    return f"kind_{kind}" if kind in schema.metadata.tables or kind == "alembic_version" else kind


def _run(conn: Connection, statement: str) -> None:
    conn.execute(text(statement.replace("\\", "\\\\").replace(":", "\\:")))


def _quoted(name: str) -> str:
    if '"' in name or "\x00" in name or not name:
        raise ValueError(f"{name!r} cannot be the name of a view or of a column")
    return f'"{name}"'


def _literal(words: str) -> str:
    return "'" + words.replace("'", "''") + "'"
