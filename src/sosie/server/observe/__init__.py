"""Logs and metrics of a server, the ids of its requests, and the errors of its clients."""
