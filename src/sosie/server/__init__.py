"""The web server: sockets, logs, the store, limits and metrics. All input and output is here."""
