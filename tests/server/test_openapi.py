"""HTTP as its own description has it: whatever fits the OpenAPI schema, and much that does not, is never a 500."""

from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.server.process import Served
from tests.server.stores import on_both

pytestmark = on_both
FEW = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
ENDLESS = "/api/tables/{code}/stream"


def test_what_the_schema_allows_and_what_it_does_not_is_answered_in_kind(served: Served) -> None:
    schema = schemathesis.openapi.from_dict(served.get("/schema/openapi.json"))
    made = served.make("digup", seats=[{"player": "random"}])
    whole = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]
    operations = [operation for operation in whole if operation.path != ENDLESS]
    assert len(operations) >= 12
    for operation in operations:

        @FEW
        @given(case=operation.as_strategy(), known=st.booleans())
        def call(case: schemathesis.Case[Any], known: bool) -> None:
            if known and "code" in case.path_parameters:
                case.path_parameters["code"] = made["code"]
            answer = case.call(base_url=served.url, timeout=20)
            assert answer.status_code < 500, (case.method, answer.request.url, answer.text[:300])
            if answer.status_code >= 400 and case.path.startswith("/api"):
                assert isinstance(msgspec.json.decode(answer.content)["reason"], str)

        call()
    assert served.get("/health")["status"] == "good"


ADDRESSES = ["%00", "a%00b", "%FF", "%ED%A0%80", "%F0%9F%98%80", "..", "%2e%2e", "%2F", "x" * 500]


@pytest.mark.parametrize("address", ADDRESSES)
def test_no_address_breaks_anything(served: Served, address: str) -> None:
    for path in (f"/api/tables/{address}", f"/api/records/{address}", f"/api/records/{address}/replay",
                 f"/api/games/{address}/rules", f"/t/{address}", f"/api/tables/{address}/qr.svg"):  # fmt: skip
        assert served.call("GET", path)[0] < 500, path
    assert served.call("POST", f"/api/tables/{address}/seats", {"name": "Bob"})[0] < 500
