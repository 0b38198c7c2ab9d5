"""Session files read safely and piece by piece: one trial in memory at a time.

A file is not trusted. Document types, entities and external references are refused (defusedxml), and so are files over
the size limit and nesting deeper than any real file's (they reach 9).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast
from xml.etree.ElementTree import Element, ParseError

from defusedxml.common import DTDForbidden, EntitiesForbidden, ExternalReferenceForbidden
from defusedxml.ElementTree import iterparse

from venire.errors import VenireError

SIZE_LIMIT = 64 * 1024 * 1024
"""Bytes of one file."""
DEPTH_LIMIT = 64


class BrokenFile(VenireError):
    """A session file that cannot be read, or only in part."""


def trial_divs(path: Path, size_limit: int = SIZE_LIMIT) -> Iterator[Element]:
    """Each ``div1`` of type trialAccount, complete; it is emptied when the next is asked for.

    Raises :class:`BrokenFile` with one sentence: at once for a file that is too large or unreadable, and at the place
    of the fault for one that breaks off later.
    """
    _check_size(path, size_limit)
    try:
        yield from _stream(path)
    except (DTDForbidden, EntitiesForbidden, ExternalReferenceForbidden) as error:
        raise BrokenFile(
            "It declares a document type or an entity, and such files are not read.",
            "Remove the declaration, or fetch the file again from the Old Bailey Online data.",
        ) from error
    except ParseError as error:
        raise BrokenFile(f"It is not well-formed XML: {error}.", "Fetch the file again.") from error
    except (OSError, UnicodeError) as error:
        raise BrokenFile(f"It cannot be read: {error}.", "Check the file and its permissions.") from error
    except (LookupError, ValueError) as error:
        raise BrokenFile("It names an encoding in which XML is not read.", "Save it as UTF-8.") from error


def _check_size(path: Path, size_limit: int) -> None:
    try:
        size = path.stat().st_size
    except OSError as error:
        raise BrokenFile(f"It cannot be read: {error.strerror}.", "Check the path.") from error
    if size > size_limit:
        raise BrokenFile(
            f"It has {size / 1e6:.1f} MB, over the limit of {size_limit / 1e6:.1f} MB.",
            "Split it by session, or raise the size limit.",
        )


def _stream(path: Path) -> Iterator[Element]:
    # defusedxml has no types; these are the pairs of the standard library's iterparse.
    events = cast(
        "Iterator[tuple[str, Element]]", cast(Any, iterparse)(str(path), events=("start", "end"), forbid_dtd=True)
    )
    open_elements: list[Element] = []
    for event, element in events:
        if event == "start":
            _check_depth(len(open_elements))
            open_elements.append(element)
            continue
        open_elements.pop()
        if element.tag != "div1" or _inside_trial(open_elements):
            continue
        if element.get("type") == "trialAccount":
            yield element
        element.clear()
        if open_elements:
            open_elements[-1].remove(element)


def _inside_trial(open_elements: list[Element]) -> bool:
    return any(e.tag == "div1" and e.get("type") == "trialAccount" for e in open_elements)


def _check_depth(depth: int) -> None:
    if depth > DEPTH_LIMIT:
        raise BrokenFile(
            f"Its elements are nested more than {DEPTH_LIMIT} deep, as no session file's are.", "Fetch the file again."
        )
