"""The web server: sockets, logs, the store, limits and metrics. Everything that touches the world is here."""
