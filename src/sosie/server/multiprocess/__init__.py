"""The processes of a server with `--workers`: routing, handover of connections, shared limits and the supervisor."""
