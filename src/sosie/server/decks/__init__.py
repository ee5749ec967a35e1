"""The deck repository, and drawings of cards."""
