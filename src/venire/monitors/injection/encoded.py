# ruff: noqa: SIM905 - a list of words is written as words
"""What is hidden in a text by an encoding: base64, hexadecimal, rot13, the text backwards."""

from __future__ import annotations

import base64
import binascii
import codecs
import re
from collections.abc import Iterator

_BASE64 = re.compile(r"[A-Za-z0-9+/_-]{20,}={0,2}")
_HEX = re.compile(r"(?:\b|0x)(?:[0-9a-fA-F]{2}[ :]?){12,}")
_WORD = re.compile(r"[a-z']+")
_COMMON = frozenset(
    "the of and to a in is that it was for you on with as be at have are not this but his by from they or "
    "an said her all will your my we can do if no me what so out up about who get which when there their "
    "would i he she him".split()
)
_EITHER_WAY = frozenset("a i was no on as but not are".split())
LEAST_WORDS = 4
LEAST_COMMON = 2
"""So many different common words make a text that was turned; one may be chance."""
MOST = 4
"""How many runs of one kind are decoded."""


def decoded(text: str) -> Iterator[tuple[str, str]]:
    """Each hidden text with the name of its encoding; only what reads as words."""
    for run in _BASE64.findall(text)[:MOST]:
        if words := _printable(_of_base64(run)):
            yield "base64", words
    for run in _HEX.findall(text)[:MOST]:
        if words := _printable(_of_hex(run)):
            yield "hexadecimal", words
    if _share(text) < 0.1:
        yield from _turned(text)


def _turned(text: str) -> Iterator[tuple[str, str]]:
    for name, turned in (("rot13", codecs.encode(text, "rot13")), ("reversal", text[::-1])):
        if _share(turned) >= 0.2 and len(_found(turned)) >= LEAST_COMMON:
            yield name, turned


def _share(text: str) -> float:
    """How many of the words are among the commonest of English, 0 to 1; 1 where there are too few to tell."""
    words = _WORD.findall(text.lower())
    return sum(word in _COMMON for word in words) / len(words) if len(words) >= LEAST_WORDS else 1.0


def _found(text: str) -> frozenset[str]:
    """The commonest words in it that are no other word backwards: "saw" does not hide "was"."""
    return frozenset(_WORD.findall(text.lower())) & _COMMON - _EITHER_WAY


def _of_base64(run: str) -> bytes:
    body = run.rstrip("=").replace("-", "+").replace("_", "/")
    try:
        return base64.b64decode(body + "=" * (-len(body) % 4), validate=True)
    except binascii.Error:
        return b""


def _of_hex(run: str) -> bytes:
    digits = re.sub(r"0x|[ :]", "", run)
    return bytes.fromhex(digits[: len(digits) // 2 * 2])


def _printable(body: bytes) -> str:
    """The text, if that is what the bytes are; empty for anything else."""
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        return ""
    whole = len(text) >= 10 and text.replace("\n", " ").isprintable()
    return text if whole and sum(one.isalpha() or one.isspace() for one in text) >= 0.8 * len(text) else ""
