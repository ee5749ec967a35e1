"""Background tasks that close idle tables and delete expired data."""
