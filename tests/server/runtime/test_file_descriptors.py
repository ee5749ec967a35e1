import asyncio
import errno
import os

import pytest

from sosie.server.runtime import file_descriptors


def test_failed_accepts_are_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    loop = asyncio.new_event_loop()
    loop.set_exception_handler(file_descriptors.on_loop_error)
    for _ in range(50):
        error = OSError(errno.EMFILE, os.strerror(errno.EMFILE))
        loop.call_exception_handler({"message": "accept failed", "exception": error})
    assert [record.getMessage() for record in caplog.records] == ["connections cannot be accepted: Too many open files"]
    loop.call_exception_handler({"message": "something else"})
    assert caplog.records[-1].getMessage() == "something else"
    loop.close()
