"""The wire as others read it: the types made of it are current, and every message survives the way."""

from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grotto.server.wire import commands, messages
from scripts import wire_types

COMMANDS = msgspec.json.Decoder(commands.Command)


def test_types_and_page_are_current() -> None:
    assert wire_types.is_current(wire_types.TYPES, wire_types.typescript()), "run python scripts/wire_types.py"
    assert wire_types.is_current(wire_types.PAGE, wire_types.page()), "run python scripts/wire_types.py"


def test_every_command_but_greeting_and_ping_has_an_id() -> None:
    without = [of for of in get_args(commands.Command) if "id" not in of.__struct_fields__]
    assert without == [commands.Hello, commands.Ping]


def test_what_no_command_has_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        COMMANDS.decode(b'{"type": "start", "id": "a", "please": true}')


@given(st.from_type(commands.Act) | st.from_type(commands.Tap) | st.from_type(commands.Propose))
def test_commands_read_back_as_they_were_written(command: commands.Command) -> None:
    try:
        read = COMMANDS.decode(msgspec.json.encode(command))
    except (msgspec.ValidationError, UnicodeEncodeError):
        return
    assert read == command


def test_messages_read_back_as_they_were_written() -> None:
    decoder = msgspec.json.Decoder(messages.Message)
    for message in (
        messages.Done("a"),
        messages.Refused("a", "paused"),
        messages.VotingChanged(3, passed=False),
        messages.Presence(1, "shaky", 120),
    ):
        assert decoder.decode(msgspec.json.encode(message)) == message
