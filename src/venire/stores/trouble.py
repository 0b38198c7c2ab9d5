"""What can go wrong with a disk, told in one sentence with its remedy."""

from __future__ import annotations

from venire.errors import VenireError


class StoreError(VenireError):
    """The store cannot do what was asked; what it held before is untouched."""


_KNOWN = (
    (
        "unable to open",
        "The folder cannot be opened or written: {place}.",
        "Give a folder you may write, or its right.",
    ),
    (
        "readonly",
        "The record cannot be written: {place} is read-only.",
        "Give it the right to write, or another folder.",
    ),
    ("full", "The disk is full: nothing of this entry was written to {place}.", "Make room, then go on."),
    ("disk i/o error", "The disk refused to write or read {place}.", "Make room or check the disk, then go on."),
    ("locked", "Another program has locked {place}.", "Close it, then try again."),
    ("not a database", "{place} is not a record of venire.", "Name another file, or move this one away."),
    ("malformed", "{place} is damaged.", "Put back a copy; an export of each session shows what is lost."),
)


def told(error: BaseException, place: str) -> StoreError:
    """A failure of the database as a sentence for a user; the technical text stays in ``__cause__``."""
    text = str(error).lower()
    for sign, sentence, remedy in _KNOWN:
        if sign in text:
            return StoreError(sentence.format(place=place), remedy)
    return StoreError(f"The store at {place} failed.", "Start again; if it fails again, name another file.")
