"""The deck studio: drafts, their faces and cards, and collections."""
