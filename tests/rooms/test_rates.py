"""One house is one client, by whatever of its addresses it comes."""

from __future__ import annotations

import pytest

from venire.rooms.rates import Buckets, Rate


@pytest.mark.parametrize(
    ("first", "second", "same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("ada", "ben", False),
    ],
)
def test_a_network_of_the_sixth_protocol_has_one_bucket(first: str, second: str, same: bool) -> None:
    buckets = Buckets(Rate(burst=1, per_second=0.0), now=lambda: 0.0)
    assert buckets.take(first)
    assert buckets.take(second) is not same
    buckets.give_back(first)
    assert buckets.take(first)
