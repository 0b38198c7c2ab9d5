"""Where question, ground and record leave a judge no choice: like forms get like rulings, in every court.

What remains is discretion: Rules 403 and 611. Source: spec/trial.md, "Rules of evidence"; FRE 404, 406, 602, 801, 1002.
"""

from __future__ import annotations

import re

from venire.language.questions.form import straight
from venire.law.api import (
    Case,
    Ground,
    Matter,
    Setting,
    bare,
    exhibit_number,
    expert_here,
    introduces,
    lay_perception,
    shared_words,
    weighed,
)
from venire_understudy.judge.grounds.compound import open_questions, two_facts
from venire_understudy.judge.grounds.personal_knowledge import anothers_senses, away, footing, sought
from venire_understudy.judge.hearsay.declarant import SettledRuling
from venire_understudy.judge.hearsay.prior_statements import identifies, own_words, paper_of, written_by_the_witness

_HABIT = re.compile(
    r"\b(?:whenever|always|usually|regularly|invariably|each time|as a rule|every (?:time|day|night|evening"
    r"|morning|week|month|year|trip|visit|shift|voyage|\w+day))\b"
)
"""What is done on every occasion; what was done to every one of some things is no habit."""
_DEVICE = re.compile(r"\b(?:plotters?|cameras?|gauges?|recorders?|machines?|sensors?|radar|panels?|meters?)\b")
"""What an instrument does each time is its working, and nobody's habit."""
_TRAIT = re.compile(
    r"\b(?:kind|sort) of (?:man|woman|person)\b|\breputation\b|\b(?:violent|honest|truthful|greedy|careless"
    r"|reckless|peaceful) (?:man|woman|person)\b|\bknown (?:for|as)\b"
)
_BACKGROUND = re.compile(
    r"^(?:for )?how (?:long|many years) (?:have|had|did) you\b|^when (?:did you (?:become|start|begin)"
    r"|were you (?:a|an)\b)|^how (?:often|many times) have you (?:done|examined|given)"
)
_DATE = re.compile(
    r"\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? ?)?(?:(?:January|February|March|April|May|June|July"
    r"|August|September|October|November|December) \d{1,2}(?:, \d{4})?)|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur"
    r"|Sun)day\b"
)
_SUPPOSES = re.compile(
    r"\b(?:do|would|did) you (?:suppose|imagine|guess|reckon)\b|\bwhy would (?:it be|that be|he|she|they)\b"
    r"|^why(?:,| [^?]*?,) do you think\b"
    r"|\bwhat (?:do|would) you (?:think|say) (?:he|she|they|was going|went) [^?]*\b(?:mind|thinking|thought"
    r"|meant|wanted|intended)\b"
)
_NAMED_NUMBER = re.compile(r"\b[A-Z][\w']+ \d+\b|\bnumber \w+\b")
_FIGURE = re.compile(r"\b[A-Za-z][\w']+ \d[\d,.:]*(?<![,.:])(?!\d)")
_PARTICULAR = re.compile(
    r"(?<![\d,.:])\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|when|while|because|after|before)\b"
)
"""Figures and clauses that counsel supplies; the day of which one speaks and a number in a name supply nothing."""
PARTICULARS = 2
SHOWN = 0.5
"""From this sureness on the form itself suggests its answer."""


def plain_law(
    case: Case, setting: Setting, witness: str, ground: Ground, response: str, shown: frozenset[str]
) -> SettledRuling | None:
    """What the law says of this question on this ground, where it leaves no choice; None for discretion.

    ``response``: what is said for the question. ``shown``: the ids of exhibits in evidence.
    """
    match ground:
        case "compound":
            return _compound(setting)
        case "leading":
            return SettledRuling("overruled", "611(c)", "leave_given") if setting.leave else _whether(setting)
        case "hearsay":
            return own_words(case, setting, witness, response)
        case "best_evidence":
            return _own_writing(case, setting, witness, shown)
        case "opinion" | "speculation":
            return _impression(setting) or (_supposed(setting) if ground == "speculation" else None)
        case "character" | "relevance":
            return _habit(setting, ground)
        case "foundation":
            return _foundation(case, setting, witness)
        case _:
            return None


def _compound(setting: Setting) -> SettledRuling:
    if introduces(setting.question):
        return SettledRuling("overruled", "611(a)", "one_introduction")
    if two_facts(setting):
        return SettledRuling("sustained", "611(a)", "two_questions" if open_questions(setting) else "two_facts")
    asked = straight(bare(setting.question))
    clause = ", " in asked or " without " in asked or " when " in asked
    return SettledRuling("overruled", "611(a)", "one_with_a_clause" if clause else "one_fact")


def _own_writing(case: Case, setting: Setting, witness: str, shown: frozenset[str]) -> SettledRuling | None:
    if not written_by_the_witness(setting):
        return None
    paper = paper_of(case, setting, witness)
    if paper is not None and paper.id in shown:
        return SettledRuling("overruled", "1002", "own_record")
    if paper is not None and _marked(setting, paper.id):
        return SettledRuling("overruled", "1002", "marked")
    return SettledRuling("sustained", "1002", "own_writing")


def _marked(setting: Setting, exhibit: str) -> bool:
    """Whether it was held up to this witness, now or before: then the writing is at hand, and is being made known."""
    number = re.compile(rf"\b{exhibit_number(exhibit).lower()}\b")
    return any(number.search(straight(one)) for one in (*setting.questions, setting.question))


def _whether(setting: Setting) -> SettledRuling | None:
    """Whether a thing is so may be asked of anybody's witness; many particulars at once are left to the judge."""
    matter = Matter(setting, shared_words)
    found = weighed(setting, "leading")
    if not matter.friendly or matter.question.form != "yes_no" or (found is not None and found.sure >= SHOWN):
        return None
    asked = _without_the_record(_NAMED_NUMBER.sub("", _DATE.sub("", bare(setting.question))), setting)
    if len(_PARTICULAR.findall(asked)) >= PARTICULARS:
        return None
    return SettledRuling("overruled", "611(c)", "asks_whether")


def _without_the_record(asked: str, setting: Setting) -> str:
    """Without the figures that stand in the record with the same word before them ("lamp 41"): counsel supplies no
    such thing."""
    record = straight(" ".join((*setting.in_court, *setting.established)))
    return _FIGURE.sub(lambda found: "" if straight(found.group()) in record else found.group(), asked)


def _impression(setting: Setting) -> SettledRuling | None:
    """What anybody may say from the senses, whoever says it:
    how a thing looked, whose voice it was, how fast it went."""
    kind = lay_perception(straight(bare(setting.question)))
    if kind is None:
        return None
    professional = kind == "impression" and Matter(setting, shared_words).profession
    return SettledRuling("overruled", "702" if professional else "701", "of_an_expert" if professional else kind)


def _supposed(setting: Setting) -> SettledRuling | None:
    """What a witness of fact is asked to suppose is a guess, in so many words."""
    if expert_here(setting.witness, (*setting.questions, setting.question)):
        return None
    return SettledRuling("sustained", "602", "supposed") if _SUPPOSES.search(straight(bare(setting.question))) else None


_SAID_ONCE = re.compile(
    r"\byou (?:\w+ )?(?:told|said|wrote|swore|testified|stated)\b|\bdid you (?:\w+ )?(?:tell|say|write)\b"
)
"""What the witness said of a habit is an earlier statement, and no habit."""


def _habit(setting: Setting, ground: Ground) -> SettledRuling | None:
    asked = straight(bare(setting.question))
    if ground == "relevance" and _BACKGROUND.search(asked):
        return SettledRuling("overruled", "401", "background")
    if not _HABIT.search(asked) or _DEVICE.search(asked) or _TRAIT.search(asked) or _SAID_ONCE.search(asked):
        return None
    return SettledRuling("overruled", "406", "habit_not_character" if ground == "character" else "habit_relevant")


_HOW_THINGS_GO = re.compile(
    r"^(?:wh\w+|how) (?:\w+ ){0,5}?(?:do|does|can|could|would|is|are)\b|^(?:can|could|do|does|would) "
)
"""What an expert knows by its learning, whether or not it was there."""


def _foundation(case: Case, setting: Setting, witness: str) -> SettledRuling | None:
    if away(setting):
        return SettledRuling("sustained", "602", "away")
    if anothers_senses(setting):
        return SettledRuling("sustained", "602", "anothers_senses")
    if setting.phase in ("cross", "recross"):
        return None
    asked = straight(bare(setting.question))
    if expert_here(setting.witness, (*setting.questions, setting.question)):
        general = bool(_HOW_THINGS_GO.search(asked))
        return SettledRuling("overruled", "703", "expert_footing") if general or sought(case, witness, asked) else None
    stood = "own_deed" if identifies(case, "", asked) else footing(case, witness, setting)
    return SettledRuling("overruled", "602", stood) if stood else SettledRuling("sustained", "602", "unshown")
