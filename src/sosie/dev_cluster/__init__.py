"""A cluster on one machine for development and tests: NATS, PostgreSQL, servers, and a proxy in front of them."""
