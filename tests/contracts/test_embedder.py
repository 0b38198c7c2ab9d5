"""What every embedder promises: unit rows, the same for the same text, and like texts alike. No network."""

from __future__ import annotations

import logging
import socket
import subprocess
import sys
from collections.abc import Callable

import numpy as np
import pytest

from venire.models.vectors.embedding import EmbeddedVectors
from venire.ports import Embedder

MAKERS: list[Callable[[], Embedder]] = [EmbeddedVectors]
TEXTS = [
    "The rail was broken.",
    "It held.",
    "",
    "Her windlass lay in the lock: number 14, blue, and rusty at the socket.",
]
pytestmark = pytest.mark.anyio


@pytest.fixture(params=MAKERS, ids=lambda maker: maker.__name__)
def embedder(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Embedder:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("An embedder opened a connection.")

    monkeypatch.setattr(socket.socket, "connect", refuse)
    monkeypatch.setattr(socket, "getaddrinfo", refuse)
    return request.param()


async def test_rows_have_length_one(embedder: Embedder) -> None:
    rows = await embedder.embed(TEXTS)
    assert rows.shape == (len(TEXTS), embedder.dimension)
    assert rows.dtype == np.float32
    assert np.linalg.norm(rows, axis=1) == pytest.approx(1.0, abs=1e-5)


async def test_no_text_gives_no_row(embedder: Embedder) -> None:
    assert (await embedder.embed([])).shape == (0, embedder.dimension)


async def test_a_text_has_one_row_in_any_company(embedder: Embedder) -> None:
    together = await embedder.embed(TEXTS)
    alone = [(await type(embedder)().embed([text]))[0] for text in TEXTS]
    assert all(np.array_equal(one, other) for one, other in zip(together, alone, strict=True))


async def test_what_is_handed_out_can_be_changed_without_harm(embedder: Embedder) -> None:
    first = await embedder.embed(TEXTS)
    kept = first.copy()
    first[:] = 0
    assert np.array_equal(await embedder.embed(TEXTS), kept)


async def test_like_texts_are_nearer_than_unlike_ones(embedder: Embedder) -> None:
    fell, slipped, coffee = await embedder.embed(
        ["He fell from the broken railing.", "The handrail gave way and he dropped.", "Can we have some coffee?"]
    )
    assert fell @ slipped > fell @ coffee + 0.1


async def test_the_process_goes_on_logging_as_it_did(embedder: Embedder) -> None:
    before = (logging.getLogger().level, list(logging.getLogger().handlers))
    await embedder.embed(["Anything."])
    assert (logging.getLogger().level, list(logging.getLogger().handlers)) == before


def test_nothing_is_loaded_before_the_first_text() -> None:
    code = (
        "import sys, venire.app; from venire.models.pool import Pool; Pool({}).embedder;"
        "print(sorted({'wordllama', 'tokenizers', 'safetensors'} & set(sys.modules)))"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_without_a_sentence_model_texts_are_alike_by_their_words() -> None:
    near, far = _without_the_library(
        "from venire.models.vectors.likeness import near;"
        "print(near('The rail gave way.', 'It was the rail that gave way.'), near('The rail gave way.', 'Coffee?'))"
    )
    assert near > 0.9
    assert far < 0.1


def _without_the_library(code: str) -> list[float]:
    """What is printed where the library of the sentence model cannot be imported."""
    blocked = "import sys; sys.modules['wordllama'] = None;"
    found = subprocess.run([sys.executable, "-c", blocked + code], capture_output=True, text=True, check=True)
    return [float(one) for one in found.stdout.split()]
