"""Whether the fastest player wins at any distance: the real server, with players behind slow network lines."""
