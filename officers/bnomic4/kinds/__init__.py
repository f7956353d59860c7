"""The kinds of objects of B Nomic, fourth era, as the state contract lists them: attributes, ranges, defaults.

Declarations only; the law that changes them is in the modules of the ministries.
"""
