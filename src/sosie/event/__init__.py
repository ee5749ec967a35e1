"""An event: many tables under one code, as a fold of its log; no input or output."""
