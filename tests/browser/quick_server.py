"""A server for tests, with a quick pace and high limits.

python tests/browser/quick_server.py FOLDER
"""

import sys
from pathlib import Path

from sosie.server.addresses import base_url
from sosie.server.config import Config, Limits
from sosie.server.logging import set_up
from sosie.server.serve import listen, serve
from sosie.table.due import Pace

PACE = Pace(deal_ms=300, choose_ms=20_000, host_away_ms=5000)
LIMITS = Limits(lookups_burst=10_000, tables_an_address=1000, posts_burst=10_000, jobs_burst=1000)


def main(data: Path) -> None:
    """Serve on a free port."""
    set_up("json")
    listener = listen("127.0.0.1", 0)
    port = listener.getsockname()[1]
    config = Config(port=port, data=data, limits=LIMITS, pace=PACE)
    serve(config, listener, lambda: print(base_url("127.0.0.1", port), flush=True))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
