"""A key that stands for one object and for none that is merely equal."""

from __future__ import annotations

from venire.law.case_file.by_identity import ByIdentity


def test_the_same_object_is_the_same_key_and_an_equal_one_is_not() -> None:
    one, other = [1], [1]
    assert ByIdentity(one) == ByIdentity(one)
    assert hash(ByIdentity(one)) == hash(ByIdentity(one))
    assert ByIdentity(one) != ByIdentity(other)
    assert ByIdentity(one) != one
    assert {ByIdentity(one): "kept"}.get(ByIdentity(other)) is None


def test_what_it_holds_is_never_asked_whether_it_is_equal() -> None:
    class Slow:
        def __eq__(self, other: object) -> bool:
            raise AssertionError("compared")

        __hash__ = None  # type: ignore[assignment]

    slow = Slow()
    assert {ByIdentity(slow): "kept"}[ByIdentity(slow)] == "kept"
