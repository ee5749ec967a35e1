"""The cost of a shared log, compared with a single server in the same run."""
