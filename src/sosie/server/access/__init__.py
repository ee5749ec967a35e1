"""Access to a server: codes and tokens, rate limits, refusals."""
