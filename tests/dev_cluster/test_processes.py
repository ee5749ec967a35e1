"""Ports of local servers."""

import socket

from sosie.dev_cluster.processes import free_ports


def test_free_ports_are_not_given_to_other_sockets() -> None:
    ports = free_ports(50)
    assert len(set(ports)) == 50
    others = [socket.create_server(("127.0.0.1", 0)) for _ in range(50)]
    given = {other.getsockname()[1] for other in others}
    for other in others:
        other.close()
    assert max(ports) < min(given)
