"""How a session reads, measured on its record: repeated sentences and frames, grounds, answers, filler.

Source: the acceptance measures of a deliberation (spec/deliberation.md, spec/models.md). Pure functions.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from venire.kernel.record import Entry
from venire.language.text.sentences import sentences
from venire.law.case_file.case import Case
from venire.law.case_file.claim_grounds import cast_of, grounds_of, names_of
from venire.law.entailment import entails
from venire.proceedings.deliberation.events import Narrated, Spoke

FILLER = re.compile(
    r"^(that's a good point|good point|i (?:agree|see|understand)|i hear you|fair enough|let's (?:think|talk) about it|"
    r"we (?:need|have) to (?:think|talk)[^,;:]{0,30}|it's (?:complicated|hard to say)|i'm not sure|interesting|"
    r"i have nothing (?:new|more)(?: to add)?|as i said(?: before)?|let me think)[.!?]*$",
    re.IGNORECASE,
)
"""Whole sentences that would fit any case and say nothing."""
_TOKEN = re.compile(r"\"[^\"]*\"|“[^”]*”|[\w'’]+|[.,;:!?()]")
_FUNCTION_LIST = (
    "a an the and or but if then than that this these those there here it its he him his she her "
    "they them their we us our you your i me my is are was were be been being am do does did "
    "have has had will would shall should can could may might must not no nor so to of in on at by "
    "for from with about into over under up down out off as what which who whom whose when where why how all "
    "any some each every one only very too also more most much such own same other"
)
FUNCTION = frozenset(_FUNCTION_LIST.split())


@dataclass(frozen=True, slots=True)
class SentenceFrame:
    """A sentence with its content words masked, and how much of all sentences has it."""

    text: str
    count: int
    share: float


@dataclass(frozen=True, slots=True)
class Prose:
    """Measures over sessions. Shares are 0 to 1."""

    sessions: int
    speeches: int
    sentences: int
    repeated: int
    """Sentences that were said before in the same session, by jurors or judge."""
    repeated_examples: tuple[str, ...]
    frames: tuple[SentenceFrame, ...]
    """The commonest frames, most frequent first."""
    arguments: int
    """Speeches that put a claim or cite something."""
    grounded: float
    """Of the arguments, those whose main claim follows from its grounds by the entailment guard."""
    dangling: int
    """Claims or citations that the case does not have."""
    replying: float
    """Of the speeches after round 1, those that answer, quote or concede something said earlier in the session."""
    filler: float
    """Filler sentences a session."""


def frame(sentence: str) -> str:
    """The sentence with every content word, number and quotation masked; neighbouring masks are one."""
    masked = ["_" if _is_content(token) else token.lower() for token in _TOKEN.findall(sentence)]
    kept = [token for place, token in enumerate(masked) if token != "_" or masked[place - 1 : place] != ["_"]]
    return " ".join(kept)


def _is_content(token: str) -> bool:
    return token[0] in '"“' or (token[0].isalnum() and token.lower() not in FUNCTION)


def measure(records: Sequence[Sequence[Entry]], case: Case, most: int = 10) -> Prose:
    """Measure the records of finished sessions of one case. ``most``: how many frames and examples are told."""
    speeches = [[entry.event for entry in record if isinstance(entry.event, Spoke)] for record in records]
    told = [_told(record) for record in records]
    flat = [sentence for session in told for sentence in session]
    again = [sentence for session in told for sentence in repeated(session)]
    arguments = [speech for session in speeches for speech in session if speech.claims or speech.cites]
    later = [(session, speech) for session in speeches for speech in session if speech.round > 1]
    return Prose(
        sessions=len(records),
        speeches=sum(map(len, speeches)),
        sentences=len(flat),
        repeated=len(again),
        repeated_examples=tuple(dict.fromkeys(again))[:most],
        frames=frames(flat, most),
        arguments=len(arguments),
        grounded=_ratio(sum(grounded(arguments, case)), len(arguments)),
        dangling=sum(dangling(speech, case) for session in speeches for speech in session),
        replying=_ratio(sum(replies(session, speech) for session, speech in later), len(later)),
        filler=_ratio(sum(bool(FILLER.match(sentence)) for sentence in flat), len(records)),
    )


def _told(record: Sequence[Entry]) -> list[str]:
    spoken = (entry.event for entry in record if isinstance(entry.event, Spoke | Narrated))
    return [sentence for event in spoken for sentence in sentences(event.text)]


def repeated(session: Sequence[str]) -> list[str]:
    """Every sentence of a session after its first time."""
    counts = Counter(session)
    return [sentence for sentence, count in counts.items() for _ in range(count - 1)]


def frames(flat: Sequence[str], most: int) -> tuple[SentenceFrame, ...]:
    """The commonest frames."""
    counts = Counter(map(frame, flat))
    return tuple(SentenceFrame(text, count, count / len(flat)) for text, count in counts.most_common(most))


def grounded(arguments: Iterable[Spoke], case: Case) -> list[bool]:
    """For each argument, whether its main claim follows from what the claim rests on."""
    texts, cast, names = grounds_of(case), cast_of(case), names_of(case)
    claims = {claim.id: claim for claim in case.claims}
    verdicts = dict[str, bool]()
    for claim in claims.values():
        premises = [sentence for ground in claim.grounds for sentence in texts.get(ground, ())]
        verdicts[claim.id] = bool(premises) and not entails([*premises, *cast], claim.text, 0.0, names).contradicted
    return [bool(speech.claims) and verdicts.get(speech.claims[0], False) for speech in arguments]


def dangling(speech: Spoke, case: Case) -> int:
    """Claims and citations of a speech that the case does not have."""
    claims = {claim.id for claim in case.claims}
    texts = grounds_of(case)
    return sum(claim not in claims for claim in speech.claims) + sum(cite not in texts for cite in speech.cites)


def replies(session: Sequence[Spoke], speech: Spoke) -> bool:
    """Whether a speech shows in its words, or rightly says, that it answers an earlier one of another juror."""
    earlier = {other.turn: other for other in session if other.turn < speech.turn and other.juror != speech.juror}
    if speech.replies_to in earlier:
        return True
    quoted = re.findall(r"[\"“]([^\"”]{8,})[\"”]", speech.text)
    return any(quote.strip(".,!?") in other.text for quote in quoted for other in earlier.values())


def _ratio(part: float, whole: int) -> float:
    return part / whole if whole else 0.0
