"""What it costs that servers share a log: beside a server that is alone, in one run."""
