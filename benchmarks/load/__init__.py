"""The cost of a call, compared with a bare room and two frameworks in one run."""
