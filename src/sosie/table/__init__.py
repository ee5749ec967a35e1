"""A live table: seats, lobby, play, fairness, views and messages. Pure: bytes and time come in, messages go out."""
