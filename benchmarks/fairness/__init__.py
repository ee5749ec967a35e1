"""Whether the fastest player wins, however far away: the real server, and players behind slow lines."""
