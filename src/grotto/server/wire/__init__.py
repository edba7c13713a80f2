"""What goes over the wire: commands from the client, messages to it. docs/reference/wire.md is made of these types.

A change that an old client would not survive raises VERSION; the server turns other versions away with a reason.
"""

from grotto.server.wire.commands import Command
from grotto.server.wire.messages import Message

__all__ = ["VERSION", "Command", "Message"]

VERSION = 1
