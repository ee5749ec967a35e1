"""The log of a single server, in files on its disk."""
