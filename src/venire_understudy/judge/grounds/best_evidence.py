"""What a writing says is proved by the writing, unless it is at hand or an exception is argued. FRE 613, 1002-1007."""

from __future__ import annotations

import re

from venire.law.api import (
    Likeness,
    Matter,
    Setting,
    bare,
    content_asked,
    exhibit_number,
    in_court,
    shared_words,
    weighed,
)
from venire.proceedings.examination.acts import Rule
from venire_understudy.judge.grounds.conversations import paper_says
from venire_understudy.judge.lines.choice_of_line import RulingLine

_EXCEPTED = re.compile(
    r"\b100[3-7]\b|\b(?:lost|destroyed|burn(?:t|ed)|duplicate|copy|summary|collateral|closely related|admitted it)\b",
    re.IGNORECASE,
)
"""An exception to Rule 1002 is argued: a duplicate, a lost original, a side issue, the other party's admission."""
_WORDS_ON = re.compile(
    r"^what (?:do|does|did) (?:the|those|these) (?:[\w-]+ ){0,3}?"
    r"(?P<noun>lines?|words|stamp|heading|label|inscription|print) (?:say|read)\b",
    re.IGNORECASE,
)
"""What stands on a thing that is named by none of the words for papers."""
BORNE_OUT_BY_WORDS = 0.45
"""From this sureness on it is content that is asked for, and no event that happens to be written down."""


def contents(setting: Setting, say: RulingLine, likeness: Likeness) -> Rule | None:
    """The ruling on an objection of best evidence, where a paper's content is asked for; None where none is."""
    at_hand = (*setting.in_court, *_held_up_before(setting, say))
    setting = setting.model_copy(update={"question": bare(setting.question), "in_court": at_hand})
    matter = Matter(setting, shared_words)
    document = content_asked(matter)
    if not document and (noun := words_on(setting)):
        return _of_what_stands_on_it(noun, say)
    if not document:
        said = paper_says(setting)
        return _said_by(setting, said, say) if said else None
    if in_court(matter, document):
        return say.by_key("overruled", "1002", _at_hand(setting, document, say))
    if matter.question.form == "yes_no" and _among_the_exhibits(setting, document, say):
        return say.by_key("overruled", "1002", "to_be_offered")
    found = weighed(setting, "best_evidence", likeness)
    if found is None or found.sure < BORNE_OUT_BY_WORDS or _EXCEPTED.search(say.pending.response):
        return None
    return say.by_key("sustained", "1002", "not_produced", {"document": _one(document)})


def words_on(setting: Setting) -> str:
    """What stands on a thing and is asked for in words: "lines" in "What do the pale lines say?"; empty for none."""
    found = _WORDS_ON.match(bare(setting.question))
    return found["noun"].lower() if found else ""


def _of_what_stands_on_it(noun: str, say: RulingLine) -> Rule:
    """It may be told where the thing on which it stands is in evidence."""
    seen = (f"{one.name} {one.description}" for one in say.view.exhibits if one.status in ("admitted", "shown"))
    if any(noun.rstrip("s") in one.lower() for one in seen):
        return say.by_key("overruled", "1002", "in_hand")
    return say.by_key("sustained", "1002", "not_produced", {"document": "writing"})


def _held_up_before(setting: Setting, say: RulingLine) -> tuple[str, ...]:
    """The names of the exhibits that were held up to this witness, now or before."""
    put = " ".join((*setting.questions, setting.question)).lower()
    numbers = ((one.name, exhibit_number(one.id).lower()) for one in say.view.exhibits)
    return tuple(name for name, number in numbers if re.search(rf"\b{re.escape(number)}\b", put))


def _among_the_exhibits(setting: Setting, document: str, say: RulingLine) -> bool:
    """Whether such a thing is on the list, so that a question of yes or no only makes it known."""
    every = tuple(one.name for one in say.view.exhibits)
    return in_court(Matter(setting.model_copy(update={"in_court": every}), shared_words), document)


def _at_hand(setting: Setting, document: str, say: RulingLine) -> str:
    """The lines for a paper that is in evidence, or that is only marked and held up."""
    received = tuple(one.name for one in say.view.exhibits if one.status in ("admitted", "shown"))
    matter = Matter(setting.model_copy(update={"in_court": received}), shared_words)
    return "in_hand" if in_court(matter, document) else "marked"


def _said_by(setting: Setting, document: str, say: RulingLine) -> Rule:
    """What a paper says is put to the witness: its own, on cross, as an earlier statement; another's is produced."""
    if in_court(Matter(setting, shared_words), document):
        return say.by_key("overruled", "1002", _at_hand(setting, document, say))
    own = re.search(rf"\byour (?:\w+ )?{document}\b", setting.question.lower())
    if own and setting.phase in ("cross", "recross"):
        return say.by_key("overruled", "613(a)", "earlier_words")
    return say.by_key("sustained", "1002", "not_produced", {"document": _one(document)})


def _one(document: str) -> str:
    """A paper of several in the singular, as the judge speaks of what is to be put in."""
    if document.endswith("ies"):
        return f"{document[:-3]}y"
    return document if document in ("minutes", "accounts") else document.removesuffix("s")
