"""Opens the log as one of several processes, and prints its tables."""

import asyncio
import sys
from pathlib import Path

from log_contents import contents
from sosie.server.log.embedded.log import EmbeddedLog


async def main(folder: Path, process: int, processes: int) -> None:
    log = EmbeddedLog(folder, process=process, processes=processes)
    await log.open()
    for table, entries in (await contents(log)).items():
        sys.stdout.buffer.write(b"\t".join([table.encode(), *entries]) + b"\n")
    await log.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))
