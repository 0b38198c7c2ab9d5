"""A paragraph of markup as one line of text in which marks keep what the tags said of names and of the outcome.

Marks are characters of the private-use area (none survives from the file), so that typography can be cleaned first and
positions still hold.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element

NAME, NAME_END = "\ue000", "\ue001"
"""Around a person's name; the character after NAME is d, v, w or p: defendant, victim, witness, person."""
OUT, OUT_END = "\ue002", "\ue003"
"""Around the words tagged as verdict or punishment."""
CHARGE, CHARGE_END = "\ue004", "\ue005"

_PRIVATE = re.compile("[\ue000-\uf8ff]")
_ALL = (*(NAME + kind for kind in "dvwp"), NAME, NAME_END, OUT, OUT_END, CHARGE, CHARGE_END)
_PERSON = {"defendantName": "d", "victimName": "v", "witnessName": "w"}
_SPAN = {
    "verdictDescription": (OUT, OUT_END),
    "punishmentDescription": (OUT, OUT_END),
    "offenceDescription": (CHARGE, CHARGE_END),
}


def marked_text(element: Element) -> str:
    """The text of a paragraph with its marks, untidied."""
    return tightened("".join(_pieces(element)))


def tightened(text: str) -> str:
    """The same marked text in single spaces, none of them just inside a mark: the marks hug their words."""
    text = " ".join(text.split())
    for mark in (NAME_END, OUT_END, CHARGE_END, NAME_END):
        text = text.replace(f" {mark}", f"{mark} ")
    for mark in (f"{NAME}d", f"{NAME}v", f"{NAME}w", f"{NAME}p", OUT, CHARGE):
        text = text.replace(f"{mark} ", f" {mark}")
    return text


def unmarked(text: str) -> str:
    for mark in _ALL:
        text = text.replace(mark, "")
    return " ".join(text.split())


def plain_text(element: Element) -> str:
    return " ".join("".join(element.itertext()).split())


def _pieces(element: Element) -> Iterator[str]:
    opening, closing = _around(element)
    yield opening
    yield _safe(element.text)
    for child in element:
        if child.tag != "div1":
            yield from _pieces(child)
        yield _safe(child.tail)
    yield closing


def _around(element: Element) -> tuple[str, str]:
    if element.tag == "persName":
        return f"{NAME}{_PERSON.get(element.get('type', ''), 'p')}", NAME_END
    if element.tag == "note":
        return _note(element)
    return _SPAN.get(element.get("type", ""), ("", "")) if element.tag == "rs" else ("", "")


def _note(element: Element) -> tuple[str, str]:
    """Editors' notes mostly give the sentence ("[Branding. See summary.]"); those on the page itself do not."""
    return ("", "") if "original" in (element.text or "") and "lead" not in (element.text or "") else (OUT, OUT_END)


def _safe(text: str | None) -> str:
    return _PRIVATE.sub("", text) if text else ""
