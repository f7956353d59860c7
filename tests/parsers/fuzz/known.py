"""Rows of words that once blew an expression up, each found by the fuzzer or by `repeats`."""

ROWS = (
    "ABSTAIN and and and and and and and and and and and and and and and and and and and and and and and and andon and",
    "I formally formally formally formally formally formally formally formally formally formally formally formally vote",
    "Submitted herewith herewith herewith herewith herewith herewith herewith herewith herewith herewith herewith: a",
    "I vote FOR 305 again again again again again again again again again again again again again again again again x",
    "happily happily happily happily happily happily happily happily happily happily happily happily happily support",
    "a second a second a second a second a second a second a second a second a second a second a second a second intent",
    "The The The The The The The The The The The The The The The The The The The The The The The The The is the title",
    "I hereby, hereby, hereby, hereby, hereby, hereby, hereby, hereby, hereby, hereby, hereby, hereby, hereby, give m5",
    "I withdraw 1 and and and and and and and and and and and and and and and and and and and and and and and and 305!!",
    "finally finally finally finally finally finally finally finally finally finally finally finally finally for what",
    "> Aa - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -!\n\nFOR",
    "> Aa a, by a, by a, by a, by a, by a, by a, by a, by a, by a, by a, by a, by a, by a, by a, by a!\n\nFOR",
    "> Aa - by a - by a - by a - by a - by a - by a - by a - by a - by a - by a - by a - by a - by a!\n\nFOR",
    "\n\n".join(["From now on, k9 acts as the deputy fauna through Snail Chess.".replace(" ", " " * 33)] * 30),
    "I throw away m5. {/*" + "x" * 60_000,
    "Guilty... ... as... ... charged.... ... " * 1500,
    "AGAINST 18 through 321, SHELVE on 322, and AGAINST on everything else on the ballot except 330.",
)
