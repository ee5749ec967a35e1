"""The command line: one command, `sosie`, and thin sub-commands that say what the library found."""
