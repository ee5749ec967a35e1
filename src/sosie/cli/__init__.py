"""The command line: one command, `sosie`, with a thin sub-command for each task."""
