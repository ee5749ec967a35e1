"""End-to-end tests: real pages on real servers, connections and clocks.

No timer expires before its test ends. One person plays at a time, so that nothing depends on who is faster. Final
states are asserted, and passing ones with `shown_once`. Nothing is retried, and no assertion waits for a fixed time.
"""
