"""What Linux knows of a connection."""

import socket
import struct
import sys

import pytest

from grotto.server.race.kernel import SIZE, shortest_in


def info(trip: int) -> bytes:
    return bytes(148) + struct.pack("=I", trip) + bytes(40)


def test_the_smallest_round_trip_is_read() -> None:
    assert shortest_in(info(15_250)) == 15_250


@pytest.mark.parametrize("told", [b"", bytes(104), info(0xFFFFFFFF)])
def test_a_kernel_that_does_not_tell_tells_nothing(told: bytes) -> None:
    assert shortest_in(told) is None


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has it")
def test_it_stands_where_linux_writes_it() -> None:
    """It is none before a connection; after one it is of the size of the mean that stands beside it."""
    with socket.create_server(("127.0.0.1", 0)) as door, socket.socket() as client:
        assert shortest_in(client.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, SIZE)) is None
        client.connect(door.getsockname())
        server, _ = door.accept()
        with server:
            for _ in range(20):
                client.sendall(b"?")
                server.sendall(server.recv(1))
                client.recv(1)
            told = server.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, SIZE)
    shortest, (mean,) = shortest_in(told), struct.unpack_from("=I", told, 68)
    assert shortest is not None
    assert 0 < shortest <= 2 * mean
