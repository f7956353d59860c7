"""The demonstration: a forum, a store and a page on this machine, and a sample game played in seconds."""
