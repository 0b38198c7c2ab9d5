"""What a witness itself said or wrote before: an identification comes in, an echo does not.
FRE 801(d)(1)(C), 802, 1002."""

from __future__ import annotations

import re

from venire.language.questions.form import content, shared, straight
from venire.law.api import (
    Case,
    Exhibit,
    Fact,
    Matter,
    Ruling,
    Setting,
    bare,
    exhibit_number,
    kind_of,
    of_the_mind,
    orders,
    purpose,
    shared_words,
)
from venire_understudy.judge.hearsay.declarant import SettledRuling
from venire_understudy.judge.hearsay.own_documents import POLICE

_OWN = re.compile(r"^(?:what (?:did|had)|did|had) you (?:\w+ )?(?:tell|told|say|said|write|written)\b")
_WROTE = re.compile(
    r"^(?:what|how) (?:did|had|have) you (?:write|written|note|noted|put|enter|entered|record"
    r"|recorded)(?: down)?\b(?! (?:to|with)\b)"
)
_CHOSE = re.compile(
    r"\b(?:say|said|tell|told|write|wrote)\b[^?]*\b(?:of|about|to|on) the (?:\w+ )?(?:photographs|photos|faces"
    r"|line-?up)\b|\b(?:line-?up|identity parade|photo (?:array|spread)|(?:pick|point|single)(?:ed|s"
    r"|ing)? (?:him|her|them|\w+) out|identif(?:y|ied)|recogni[sz]ed?"
    r"|(?:choose|chose|chosen|pick|picked|point|pointed)\b[^?]*\b(?:number|photographs?|photos?|pictures?|faces?"
    r"|suspects?|men|from))\b"
)
_MADE_OUT = re.compile(
    r"\b(?:said|told|say|tell|swore|wrote|written)\b[^?]*\b(?:that(?:'s| is| was)|this is|it(?:'s| is"
    r"| was)) (?:the (?:very |same )?(?:man|woman|person|boy|girl|one|rider|driver)\b(?!'s)|him\b|her\b(?! \w))"
)
"""Words by which a person is made out who stood there: "That is the man.\""""
_OPEN = re.compile(r"^(?:what|how|whom?)\b")
_ARRAY = re.compile(r"\b(?:photographs|photos|faces|line-?up|parade|mugshots|array)\b")
_ON = re.compile(r"\b(?:on|across|under|below|beside) the (?:\w+ )?(?P<thing>sheet|paper|card|slip|form)s?\b")
_CONTENT = re.compile(
    r"\b(?:exactly|word for word|in (?:it|your|the|that)|on it|on the|about|that|of (?!(?:that|the) (?:night|day"
    r"|morning|evening)))\b"
)
"""What a paper says is wanted, and not which paper it was."""
_QUOTES = re.compile(r"\b(?:wrote|noted|entered|put down)\b[^.]*?(?:\bthat\b|\")")
"""The fact is told with the words that were written."""
_LOOKS_AHEAD = re.compile(r"\b(?:would|will|shall|meant to|intend\w*|plan\w*|going to|wish\w*|hop(?:e|ed|ing))\b")
_NOTICE = re.compile(
    r"^(?:did|had) you (?:\w+ )?(?:tell|told|inform|informed|notify|notified) (?:(?!that\b)[\w'.-]+ ){1,4}?(?:of"
    r"|about) (?!(?:what|who|how|why|whether)\b)"
)
_OF_THE_BODY = re.compile(
    r"\b(?:pains?|painful|hurts?|ach(?:e|es|ed)|numb\w*|sick|dizz\w+|breath\w*|symptoms?|bleeding|sore)\b"
)
_TREATS = re.compile(r"\b(?:doctors?|nurses?|surgeons?|physicians?|paramedics?|midwi\w+|ambulance)\b")
_OWN_PAPER_SAYS = re.compile(
    r"\byour (?:[\w'-]+ ){0,2}?(?:notes?|logs?|diary|letters?|e-?mails?|reports?|statements?|messages?|entr(?:y"
    r"|ies))\b[^,?]{0,40}?"
    r"\b(?:says?|said|states?|stated|reads?|records?|recorded|tells?|asks?|asked|promise[sd]?)\b"
)
_AS_IT_WAS_SAID = re.compile(r"\b(?:during|while|as (?:he|she|they|it)|at that (?:very )?moment|at once)\b")
_KEEPS = re.compile(
    r"\b(?:nurse|sergeant|constable|officer|detective|inspector|keeper|clerk|mate|master|pilot|bookkeeper"
    r"|secretary|dispatcher|operator|driver|marshal|deputy|treasurer)\b"
)
"""Callings in which one writes down what happens, as a matter of duty."""
_RULE = re.compile(r"\b80[1347]\(")


def own_words(case: Case, setting: Setting, witness: str, response: str) -> SettledRuling | None:
    """The ruling on an objection of hearsay to what the witness said; None where its own words are not asked for, or
    are asked for by the side that did not call it, or a rule is pleaded for them, which has conditions of its own."""
    matter = Matter(setting, shared_words)
    asked = straight(bare(setting.question))
    if not matter.friendly or not _OWN.search(asked) or purpose(matter) is not None:
        return None
    if identifies(case, witness, asked):
        return SettledRuling("overruled", "801(d)(1)(C)", "identified_before")
    if kind := _not_for_its_truth(case, witness, asked):
        return kind
    if written_by_the_witness(setting) and (paper := paper_of(case, setting, witness)):
        return _own_paper(case, matter, witness, paper)
    return None if _RULE.search(response) else SettledRuling("sustained", "802", "own_echo")


def put_to_the_writer(setting: Setting) -> SettledRuling | None:
    """What stands in a paper of the witness's own, put to it by the side that did not call it;
    None for anything else."""
    if setting.phase not in ("cross", "recross") or not _OWN_PAPER_SAYS.search(straight(bare(setting.question))):
        return None
    return SettledRuling("overruled", "801(c)", "own_paper_put")


def _not_for_its_truth(case: Case, witness: str, asked: str) -> SettledRuling | None:
    """That somebody was told of a thing is a deed, and an order asserts nothing; a complaint to whoever treats one is
    an exception. What the witness swears to shows which it was: the offer of proof."""
    if _NOTICE.search(asked):
        return SettledRuling("overruled", "801(c)", "act_of_speech")
    fact = _nearest(case, witness, asked)
    if fact is None or _WROTE.search(asked):
        return None
    if orders(fact.text):
        return SettledRuling("overruled", "801(c)", "no_assertion")
    return SettledRuling("overruled", "803(4)", "medical_met") if _complained(case, witness, fact, asked) else None


def _complained(case: Case, witness: str, fact: Fact, asked: str) -> bool:
    """Whether the witness told of its own body to somebody who treats people, and treats nobody itself."""
    told = straight(fact.text)
    if not _OF_THE_BODY.search(f"{asked} {told}") or not told.startswith("i "):
        return False
    healers = [one for one in case.witnesses if _TREATS.search(f"{one.name} {one.role}".lower())]
    if any(one.id == witness for one in healers):
        return False
    return any(one.name.split()[-1].lower() in asked for one in healers) or bool(_TREATS.search(asked))


def _own_paper(case: Case, matter: Matter, witness: str, paper: Exhibit) -> SettledRuling:
    """What the witness wrote is a statement out of court like another; that it is authentic is no answer to that."""
    asked = straight(bare(matter.setting.question))
    fact = _nearest(case, witness, asked)
    if fact is not None and fact.id in paper.foundation and not _wants_the_words(asked, fact):
        return SettledRuling("overruled", "801(c)", "own_paper_named")
    if paper.name in matter.setting.in_court and not _held_up(matter.setting, paper):
        return SettledRuling("overruled", "1002", "own_paper_in")
    if _AS_IT_WAS_SAID.search(asked):
        return SettledRuling("overruled", "803(1)", "own_paper_at_the_time")
    if POLICE.search(matter.setting.witness):
        against = case.kind == "criminal" and "called by the prosecution" in matter.setting.witness
        ruling: Ruling = "sustained" if against else "overruled"
        return SettledRuling(ruling, "803(8)", "own_paper_police" if against else "public_met")
    if of_the_mind(paper):
        plan = fact is not None and bool(_LOOKS_AHEAD.search(straight(fact.text)))
        return (
            SettledRuling("overruled", "803(3)", "mind")
            if plan
            else SettledRuling("sustained", "802", "own_paper_echo")
        )
    if matter.profession or _KEEPS.search(straight(matter.setting.witness)):
        return SettledRuling("overruled", "803(6)", "own_paper_kept")
    return SettledRuling("sustained", "802", "own_paper_echo")


def _wants_the_words(asked: str, fact: Fact) -> bool:
    """Whether the answer will be what the paper says, and not which paper it was."""
    told = straight(fact.text)
    return bool(_CONTENT.search(asked)) or (asked.startswith("what ") and bool(_QUOTES.search(told)))


def _held_up(setting: Setting, paper: Exhibit) -> bool:
    """Whether it is before the court only because this question holds it up."""
    return exhibit_number(paper.id).lower() in straight(setting.question)


def identifies(case: Case, witness: str, asked: str) -> bool:
    """Whether the words are those by which this witness made out a person among others."""
    if _CHOSE.search(asked) or _MADE_OUT.search(asked):
        return True
    fact = _nearest(case, witness, asked)
    told = straight(fact.text) if fact else ""
    if _CHOSE.search(told) or (_OPEN.search(asked) and _MADE_OUT.search(told)):
        return True
    thing = _ON.search(asked) or _ON.search(told)
    return bool(thing and _array(case, thing["thing"]))


def written_by_the_witness(setting: Setting) -> bool:
    """Whether the content of what the witness wrote is asked for: a writing like any other."""
    return bool(_WROTE.search(straight(bare(setting.question))))


def paper_of(case: Case, setting: Setting, witness: str) -> Exhibit | None:
    """The exhibit of this witness's own hand that the question is about: by a word of its name, or because what is
    asked is what makes it known for what it is; the only one, where it has been held up by its number."""
    asked = content(bare(setting.question))
    fact = _nearest(case, witness, straight(bare(setting.question)))
    own = [one for one in case.exhibits if one.sponsor == witness and kind_of(one.name) == "writing"]
    known = [one for one in own if shared(asked, content(one.name)) or (fact is not None and fact.id in one.foundation)]
    if known or len(own) != 1:
        return next(iter(known), None)
    held = re.compile(rf"\b{re.escape(exhibit_number(own[0].id).lower())}\b")
    return own[0] if any(held.search(straight(put)) for put in setting.questions) else None


def _array(case: Case, thing: str) -> bool:
    """Whether that thing is the one on which the faces were shown."""
    names = (straight(f"{one.name} {one.description}") for one in case.exhibits if thing in straight(one.name))
    return any(_ARRAY.search(one) for one in names)


def _nearest(case: Case, witness: str, asked: str) -> Fact | None:
    mine = content(asked)
    facts = [fact for one in case.witnesses if one.id == witness for fact in one.affidavit]
    best = max(facts, key=lambda fact: len(shared(mine, content(fact.text))), default=None)
    return best if best is not None and len(shared(mine, content(best.text))) * 2 >= len(mine) else None
