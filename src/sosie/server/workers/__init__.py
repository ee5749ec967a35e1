"""Worker processes for long jobs and untrusted input."""
