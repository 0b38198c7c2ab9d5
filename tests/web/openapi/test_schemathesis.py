"""No fault of the server and no answer outside its shape, whatever is sent."""

from pathlib import Path

import pytest

from tests.web.openapi.fuzzing import interface, tried


def test_the_interface_keeps_to_its_document(tmp_path: Path) -> None:
    with interface(tmp_path) as made:
        tried(made, 150)
        assert made.met[200] > 5
        assert made.met[404] > 5


@pytest.mark.prove
def test_two_thousand_requests(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with interface(tmp_path) as made:
        tried(made, 2000)
        with capsys.disabled():
            print(f"\n{sum(made.met.values())} requests: {dict(sorted(made.met.items()))}")  # noqa: T201 - a measure
