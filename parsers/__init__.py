"""Words: from the bytes of a message to the acts that its author performed. Pure, and knows no game.

The stages, each a module or a folder that uses only those above it:

    mime, html, addresses   bytes -> Mail: headers, sender, the one text that a person wrote
    own                     text -> Layout: which lines and stretches are the author's own words
    blocks, statements      Layout -> delimited texts, sentences, list lines
    scan                    a statement prepared for reading
    slots/                  numbers, money, names, references: the small things inside phrases
    phrases/                the officers' phrases (engine/language.py) compiled and matched at a position
    clauses/                one sentence: who acts, how it is said, which phrase it is
    payloads, parts         the text that follows an act, found and taken apart
    ballots                 votes that stand on lines without a sentence
    acts/                   one message: what its statements mean together, and the acts they make
    reader                  the public face: `Reader`
"""
