"""How much of a person's words a prompt can hold: the one place where what anybody may type is bounded.

Whoever sits at the table may say 4,000 characters at once, as often as they like, and a prompt must not grow with it.
Room is counted in characters of plain prose, some four to a token. Figures and signs make a token of nearly every
character and take the room of four; alphabets far from ours make up to three of a character, which takes that of
twelve. Of a long speech its beginning and its end are kept, whole sentences, for people say first what it is about and
last what they want.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from venire.language.text.sentences import sentences

SPEECH = 460
"""Room of one speech wherever the talk is told: ninety words, as much as the rules ask of a juror."""
ROUND = 1_900
"""Room of all the speeches of one round, as the panel has them."""
SUMMED_UP = 6_400
"""Room of all the speeches that are summed up at once: five rounds."""
QUOTED = 120
"""Room of a sentence that somebody remembers."""
LINE = 180
"""Room of a line of minutes."""
ALONE = 900
"""Room of the question that a witness answers, and of the answer that a reporter takes down."""
BEFORE_COURT = 300
"""Room of a question, an answer or an argument that the court is to rule on."""
HEARD = 600
"""Room of all the questions and answers together that came last."""
TYPED = 1_200
"""Room of what a person has typed for the scribe to work from: who has written more has written a speech."""
_PLAIN = re.compile(r"[A-Za-z ,.'’]+")
_FAR = re.compile(r"[\u0900-\u1fff\u2e80-\U0010ffff]")
_GAP = "[…]"


@lru_cache(maxsize=2048)
def room_of(text: str) -> int:
    """The room that a text takes."""
    plain = sum(map(len, _PLAIN.findall(text)))
    return plain + 4 * (len(text) - plain) + 8 * len(_FAR.findall(text))


def shared_out(texts: Sequence[str], room: int) -> tuple[str, ...]:
    """These texts in so much room together: the short ones whole, the long ones in equal parts of what is left."""
    left, cut = room, dict[int, str]()
    for still, place in enumerate(sorted(range(len(texts)), key=lambda one: room_of(texts[one]))):
        cut[place] = shortened(texts[place], left // (len(texts) - still))
        left -= room_of(cut[place])
    return tuple(cut[place] for place in range(len(texts)))


@lru_cache(maxsize=2048)
def shortened(text: str, room: int) -> str:
    """A text on one line, in no more than this room: first and last sentences in turn as long as they fit."""
    plain = " ".join(text.split())
    if room_of(plain) <= room:
        return plain
    whole, first, last = sentences(plain), list[str](), list[str]()
    left = room - room_of(_GAP) - 2
    while whole:
        ahead = len(first) <= len(last)
        left -= room_of(whole[0 if ahead else -1]) + 1
        if left < 0:
            break
        (first if ahead else last).append(whole.pop(0 if ahead else -1))
    return " ".join((*first, _GAP, *reversed(last))) if first else _begun(plain, room)


def _begun(text: str, room: int) -> str:
    """The words with which a text begins, as far as they fit."""
    end, left = 0, room - room_of(" …")
    while end < len(text) and (left := left - room_of(text[end])) >= 0:
        end += 1
    return f"{text[:end].rpartition(' ')[0] or text[:end]} …"
