"""The kinds of objects of the GitHub nomic, as docs/state-suber.md lists them: attributes, ranges, defaults.

Declarations only; the law that changes them is in the modules beside this folder.
"""
