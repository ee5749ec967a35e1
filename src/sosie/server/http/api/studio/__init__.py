"""The deck studio: drafts, their pictures and files, and collections."""
