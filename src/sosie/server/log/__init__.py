"""The log: ordered entries of each table. One interface, two implementations."""
