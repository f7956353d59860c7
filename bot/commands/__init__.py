"""The commands of `officer`, one module each, imported only when called."""
