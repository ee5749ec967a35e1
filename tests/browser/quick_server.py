"""A server for tests, with a quick pace and high limits.

python tests/browser/quick_server.py FOLDER [PORT]
"""

import sys
from pathlib import Path

from sosie.server.config import Config, Limits
from sosie.server.observe.logging import set_up
from sosie.server.runtime.addresses import base_url
from sosie.server.serve import listen, serve
from sosie.table.due import Pace

PACE = Pace(deal_ms=300, choose_ms=20_000, host_away_ms=5000)
PATIENT_MS = 600_000
LIMITS = Limits(
    lookups_burst=10_000,
    tables_an_address=1000,
    posts_burst=10_000,
    jobs_burst=1000,
    hello_ms=PATIENT_MS,
    silent_ms=PATIENT_MS,
)


def main(data: Path, port: int = 0) -> None:
    """Serve on a port, or on a free one."""
    set_up("json")
    listener = listen("127.0.0.1", port)
    port = listener.getsockname()[1]
    # As a network at home calls it, `HOME` of the pages.
    config = Config(port=port, data=data, allowed_hosts=("sosie.home",), limits=LIMITS, pace=PACE)
    serve(config, listener, lambda: print(base_url("127.0.0.1", port), flush=True))


if __name__ == "__main__":
    main(Path(sys.argv[1]), *map(int, sys.argv[2:]))
