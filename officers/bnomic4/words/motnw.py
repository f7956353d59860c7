"""The Message of the nweek, which the Registrar changes with support (4E39)."""

from __future__ import annotations

from typing import Final

from engine.language import Param, Slot, Words
from officers.bnomic4.words.verbs import changing

MOTNW: Final = Words(
    "change_motnw",
    "Society",
    rules=("4E39",),
    never=r"^\W*(?:my|our|this\s+n?week['’]s)\s+(?:new\s+)?(?:motnw|message\s+of\s+the\s+nweek)\s+is\s+(?!(?:hereby|now)\b)[^\"“'‘]|\b(?:to|into|with|by)\s+(?:something|anything|whatever)\s+[a-z]",
    params=(
        Param(
            "message",
            Slot.TEXT,
            required=True,
            said=(
                "it [(now|henceforth|thus|shall|will|should|is to|ought to)] (reads|says|runs|read|say|is) [:] {message}",
                "the new (one|message|text|wording) (is|reads|says|runs|shall be|will be|should be|is to be|would be) [:] {message}",
            ),
            cut=r"\s*\([^()]*\b(?:support|second)\w*[^()]*\)\s*$",
            unlike=r"^(?:(?:changed|altered|set)\s+)?(?:just\s+|exactly\s+)?as\s+(?:I\s+)?(?:announced|intended|promised|described|proposed|said)\b|^(?:(?:in)?to\s+)?(?:the|that)\s+(?:one|message|text|words?|wording)\s+(?:(?:that|which)\s+)?(?:I|we)\s+(?:have\s+|had\s+)?(?:announced|intended|quoted|gave|given|proposed|described|posted|promised)\b|^(?:with\s+)?(?:\d+\s+)?support(?:ers?)?\s*(?:$|[,;:.])|^(?:changed|altered|amended|updated|revised|replaced|set|rewritten)(?:,|\s+and|,\s+and)\s|^(?:thanks?|thx|please|pls|cheers|folks|everyone|all)\W*$|^but\s|^(?:[\w'’]+\s+){1,3}support(?:ers?)?(?:\W*$|\W.*\bto\s)|^(?:some|any|every)(?:one|body)\b\W*$|^to\s+(?:read|say|be)\b|^(?-i:which|so\s+that|that\s+it)\s|^[a-z]+ed\s+by\b|^(?:from\s+(?:now|this)|henceforth|(?:\d+\s+)?support\b.*\bto\b)",
        ),
    ),
    does=(
        "(put up|post|install|hang|hang up|instate|enter|set up|place|set|adopt|introduce|enact|create|make|have|write|publish|announce) (a|the|this|the following|our|another) [(new|following)] (motnw|message of the nweek) (:|–|—) {message}",
        "(change|set|alter|update|switch|revise|replace|turn|fix|render) < [the] (motnw|message of the nweek) & [from ...] & [(with|without) [{n}] (support|supporters|objection|objections)] & (so as to read|so as to say|to read|to say|to|into|with|by|as|so that it reads) [:] {message} >",
        "(declare|proclaim|announce) [the] (motnw|message of the nweek) [to be] [:] {message}",
        "(put up|put|post|install|hang|hang up|instate|enter|set up|place|set|adopt|introduce|enact|choose|pick|select|designate|write|write down|use) < {message} & (as|for) [(the|our|this nweek 's)] [new] (motnw|message of the nweek) & [...] >",
        "(swap|exchange|replace|trade) < the [(current|present|old)] (motnw|message of the nweek) & (for|with|by) {message} >",
        "(rewrite|reword|reset|edit|amend) < [the] (motnw|message of the nweek) & [from ...] & (to read|to say|to|as|so that it reads) [:] {message} >",
        "(wipe|erase|clear|scrap|drop|delete|discard) the [(current|present|old)] (motnw|message of the nweek) and (write|put|set|post|place) {message} in its (place|stead)",
        "give < [(us|the nweek|this nweek)] (a|the|its) [new] (motnw|message of the nweek|message) [(,|:|-)] & {message} >",
        "(change|set|alter|update) the (motnw|message of the nweek) (to read|to say|to) [:] {message}",
        "(change|set|alter|update) the (motnw|message of the nweek) [[just|exactly] as [i [have|had]] (announced|intended|described|promised|proposed|said)]",
        "make the (motnw|message of the nweek) [:|read|say] {message}",
        "(have|let) the (motnw|message of the nweek) (read|say|be) [:] {message}",
        "(change|set|alter|update|switch|revise|replace) the (motnw|message of the nweek) [,] (which [now|henceforth] (reads|says|is|runs|goes)|which (shall|will|is to) [(now|henceforth|hereafter|from now on)] (read|say|be|run|go)|so that it [now|henceforth] (reads|says|is)|so it [now] (reads|says)) [(thus|as follows)] [:] {message}",
        "(make|declare|proclaim) < {message} [(to be|as)] [(the|our|this nweek 's)] [new] (motnw|message of the nweek) & [...] >",
    ),
    after=("it (should|shall|is to|ought to|will|must) [(now|henceforth)] (read|say|run|be) [:] {message}",),
    says=(
        "{message} (becomes|shall be|is to be|shall become) [(hereby|henceforth|now)] (the|our|this nweek 's) [new] (motnw|message of the nweek)",
        "let {message} be (the|our|this nweek 's) [new] (motnw|message of the nweek)",
        "(my|our|this nweek 's) [new] (motnw|message of the nweek) [(for this nweek|hereby|henceforth)] (is [(hereby|now)]|shall be|be|becomes|reads|:) [:] {message}",
        "(motnw|message of the nweek) (is (now|hereby|henceforth)|now :|henceforth :) [:] {message}",
        "(motnw|message of the nweek) [is] [(now|hereby|herewith)] (changed to|set to|=) [:] {message}",
        "the (motnw|message of the nweek) is [(hereby|now|herewith)] (changed|set|altered|updated) [just|exactly] as [i [have|had]] (announced|intended|described|promised|proposed|said)",
        "the [new] (motnw|message of the nweek) [...] (has hereby been|is hereby|is herewith|is now) (altered|changed|amended|set|rewritten|edited|updated|switched|replaced) [from ...] [and] (now reads|now says|so as to read|to read|to say|to|with|by) [:] {message}",
        "let the [new] (motnw|message of the nweek) (be|read|say|run) [:] {message}",
        "the [new] (motnw|message of the nweek) (is hereby changed to|is changed to|is hereby set to|is now|now says|shall read|reads|be) [:] {message}",
        *changing("the (motnw|message of the nweek)", "{message}"),
        "the new (motnw|message of the nweek) is [:] {message}",
        "{message} is the new (motnw|message of the nweek) , (i (hereby|herewith) (declare|announce|proclaim)|so i (declare|announce|proclaim))",
        "{message} (is|be|becomes) (hereby|henceforth|from now on) (the|our) [new] (motnw|message of the nweek)",
        "{message} is (hereby|herewith|now) (made|declared|proclaimed|adopted as|set as|appointed|installed as|put up as) (the|our|this nweek 's) [new] (motnw|message of the nweek)",
        "{message} is (made|declared|proclaimed|adopted as|set as|put up as) (the|our|this nweek 's) [new] (motnw|message of the nweek) by me",
        "the [new] (motnw|message of the nweek) (henceforth|hereafter|hereby|herewith|from now on|from today) (reads|runs|says|goes) [:] {message}",
        "the [new] (motnw|message of the nweek) (becomes|is now|now reads|shall be|is [(now|hereby)] set to|is changed to|(is|be|reads|runs) (from (now|this moment|this day|today) [on]|henceforth)) [:] {message}",
    ),
    labels=(
        "motnw",
        "new motnw",
        "the new motnw",
        "the motnw",
        "my motnw",
        "our new motnw",
        "motnw change",
        "message of the nweek",
        "new message of the nweek",
    ),
    intent="with_support",
    examples={"The motnw is now 'Hi'.": {"message": "Hi"}},
)
