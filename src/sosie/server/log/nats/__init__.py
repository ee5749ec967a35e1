"""The log that several servers share, in NATS JetStream."""
