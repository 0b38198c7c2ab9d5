"""A file to a transcript, by the form that it has."""

from __future__ import annotations

from pathlib import Path

from venire.errors import VenireError
from venire.law.testimony.transcript import Transcript
from venire.library.transcripts.inquiry import is_inquiry, read_inquiry
from venire.library.transcripts.minutes_form import is_minutes, read_minutes

LIMIT = 20_000_000
"""The largest file read, in bytes; a day's hearing has some 300 000."""
_FORMS = (
    "Write '**Speaker**: words' with '.. rst-class:: indented' above each answer, or 'Mr. Choate. \"Where do you "
    "reside?\"' with the name at the start of a line."
)


def read_transcript(path: Path) -> Transcript:
    """The questions and answers in a file.

    Raises :class:`VenireError` for a file that cannot be read, is too large, is not text, or holds no question with an
    answer in a form known here.
    """
    read = transcript_of(_text(path), path.name)
    if not read.minutes:
        raise VenireError(f"{path.name} holds no question with its answer.", _FORMS)
    return read


def transcript_of(text: str, file: str) -> Transcript:
    """The questions and answers in a text. Raises :class:`VenireError` where it has none of the forms."""
    if is_inquiry(text):
        return read_inquiry(text)
    if is_minutes(text):
        return read_minutes(text)
    raise VenireError(f"{file} is no transcript in a form that can be read.", _FORMS)


def _text(path: Path) -> str:
    try:
        data = path.read_bytes()
    except OSError as error:
        why = error.strerror or "it cannot be opened"
        raise VenireError(f"{path} cannot be read ({why}).", "Name a file that is there.") from error
    if len(data) > LIMIT:
        raise VenireError(f"{path.name} is larger than {LIMIT // 1_000_000} MB.", "Split it by days of the hearing.")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        told = f"{path.name} is not UTF-8 text (byte {error.start} cannot be read)."
        raise VenireError(told, "Save it again with the encoding UTF-8.") from error
