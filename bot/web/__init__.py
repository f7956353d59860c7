"""The page of a game: everything that is public of it, at any instant, as HTML, JSON and feeds.

Server-rendered and read-only; nothing needs a script, a cookie or another host. What a page says is made by a
view (a function from an `Ask` to a frozen dataclass), how it looks by a template of `templates/web`. Views know
no ruleset: they go by the kinds, displays and the outline of a `Nomic`. The public sees no address of a person,
no hidden object and no private mail.
"""
