"""The smallest round trip as Linux itself knows it: in what `sock.getsockopt(IPPROTO_TCP, TCP_INFO, SIZE)` gives.

No page and no program on the other side can lengthen it but by delaying all that it is sent, the cue included.
"""

import struct

SIZE = 192
MIN_RTT = 148  # where `tcpi_min_rtt` lies in `struct tcp_info`, since Linux 4.6
UNKNOWN = 0xFFFFFFFF


def shortest_in(info: bytes) -> int | None:
    """In microseconds; None if the kernel is too old to tell, or has not measured any."""
    if len(info) < MIN_RTT + 4:
        return None
    (trip,) = struct.unpack_from("=I", info, MIN_RTT)
    return None if trip == UNKNOWN else int(trip)
