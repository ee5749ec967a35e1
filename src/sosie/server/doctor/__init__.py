"""The checks of `sosie doctor`: settings, machine, data, and a running server."""
