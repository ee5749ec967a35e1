"""What a call costs the server: beside a bare room, and beside two frameworks, in one run."""
