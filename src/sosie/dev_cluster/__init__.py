"""A whole cluster on one machine, to try and to test it: NATS, PostgreSQL, servers, and a proxy before them."""
