"""SQL views of the objects, one a kind, so that the state is pleasant to query by hand.

The kinds and their attributes come from the ruleset in force; the views are made anew whenever it is loaded.
Nothing in the program reads them. An attribute that was never set shows its default, and what refers to other
objects shows their keys as they are now; references to objects that are gone are left out.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, select, text

from bot.store import schema
from bot.store.codec import decode, encode_text
from bot.store.connect import Connected
from bot.store.journal import put_meta


@dataclass(frozen=True, slots=True)
class Shown:
    """How an attribute is shown: its type in SQL (one of `TYPES`) and its value where none is stored."""

    sql: str
    default: Any = None


ViewSchema = Mapping[str, Mapping[str, Shown]]
"""{kind: {attribute: how it is shown}}"""


def _uid(text: str) -> str:
    """Text as the uid of an object, NULL where it is none."""
    return f"(CASE WHEN {text} ~ '^[0-9]+$' AND length({text}) < 19 THEN {text}::bigint END)"


_POSTGRES = {
    # a value of another type than declared shows as NULL: a cast that fails would take the whole view with it
    "integer": "CASE json_typeof({json}) WHEN 'number' THEN ({text})::numeric END",
    "number": "CASE json_typeof({json}) WHEN 'number' THEN ({text})::numeric END",
    "boolean": "CASE json_typeof({json}) WHEN 'boolean' THEN ({text})::boolean END",
    "instant": "CASE json_typeof({json}) WHEN 'string' THEN ({text})::timestamptz END",
    "text": "({text})",
    "json": "({json})",
    "reference": "(SELECT o.key FROM object o WHERE json_typeof({json}) = 'number' AND o.uid = ({text})::numeric)",
    "references": "CASE json_typeof({json}) WHEN 'array' THEN (SELECT COALESCE(json_agg(o.key ORDER BY e.place), '[]')"
    " FROM json_array_elements_text({json}) WITH ORDINALITY AS e(uid, place)"
    f" JOIN object o ON o.uid = {_uid('e.uid')}) END",
    "reference map": "CASE json_typeof({json}) WHEN 'object' THEN"
    " (SELECT COALESCE(json_object_agg(o.key, e.value), '{{}}')"
    " FROM json_each({json}) e"
    f" JOIN object o ON o.uid = {_uid('e.key')}) END",
}
_SQLITE = {
    "reference": '(SELECT o."key" FROM object o WHERE o.uid = {value})',
    "references": '(SELECT json_group_array(o."key")'
    ' FROM (SELECT value FROM json_each(one."values", {path}) ORDER BY key) e JOIN object o ON o.uid = e.value)',
    "reference map": '(SELECT json_group_object(o."key", e.value)'
    ' FROM json_each(one."values", {path}) e JOIN object o ON o.uid = CAST(e.key AS INTEGER))',
}
"""Every other type is what `json_extract` gives."""
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

    def _statement(self, kind: str, attributes: Mapping[str, Shown]) -> str:
        columns = ["one.uid", 'one."key"'] + [
            f"{self._column(name, shown)} AS {_quoted(name + '_' if name in ('uid', 'key') else name)}"
            for name, shown in attributes.items()
        ]
        made = f"CREATE VIEW {_quoted(view_name(kind))} AS SELECT {', '.join(columns)}"
        return f"{made} FROM object AS one WHERE kind = {_literal(kind)}"

    def _column(self, name: str, shown: Shown) -> str:
        if shown.sql not in TYPES:
            raise ValueError(f"attribute {name}: {shown.sql!r} is not one of {', '.join(sorted(TYPES))}")
        stored, column = self._stored(name, shown.sql)
        if shown.default is None:
            return column
        return f"CASE WHEN {stored} IS NULL THEN {self._default(shown.default)} ELSE {column} END"

    def _stored(self, name: str, sql: str) -> tuple[str, str]:
        """What is NULL only where no value is stored, and the value as it is shown."""
        if self.postgres:
            names = {"json": f'one."values" -> {_literal(name)}', "text": f'one."values" ->> {_literal(name)}'}
            return f"({names['json']})", _POSTGRES[sql].format(**names)
        path = _literal("$." + _quoted(name))
        value = f'json_extract(one."values", {path})'
        return f'json_type(one."values", {path})', _SQLITE.get(sql, "{value}").format(value=value, path=path)

    def _default(self, value: Any) -> str:
        if isinstance(value, bool):
            return str(value).upper()
        if isinstance(value, int | float):
            return str(value)
        if isinstance(value, str):
            return _literal(value)
        plain = _literal(json.dumps(value, ensure_ascii=False))
        return f"{plain}::json" if self.postgres else plain


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
