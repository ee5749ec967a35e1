"""Backups of a server's data, and their restoration."""
