"""What somebody is to the witness, by the roles that everybody in the room has read and by what it has sworn to.

Kin come first ("She's my sister."), then a calling under somebody ("I'm her apprentice."), then a ship, a house or a
firm that both belong to. A role tells both ways: of "brother of the plaintiff" either of the two can answer.
Pure functions. Source: docs/design/examination.md, "The witness".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from venire.language.words.word_list import words
from venire_understudy.witness.affidavit.acquaintance import TITLES, Acquaintance
from venire_understudy.witness.affidavit.knowledge import KnownFact

_BACK = {
    "brother": ("brother", "sister"),
    "sister": ("brother", "sister"),
    "son": ("father", "mother"),
    "daughter": ("father", "mother"),
    "child": ("father", "mother"),
    "father": ("son", "daughter"),
    "mother": ("son", "daughter"),
    "husband": ("husband", "wife"),
    "wife": ("husband", "wife"),
    "widow": ("husband", "wife"),
    "widower": ("husband", "wife"),
    "nephew": ("uncle", "aunt"),
    "niece": ("uncle", "aunt"),
    "uncle": ("nephew", "niece"),
    "aunt": ("nephew", "niece"),
    "cousin": ("cousin", "cousin"),
    "friend": ("friend", "friend"),
    "neighbour": ("neighbour", "neighbour"),
    "partner": ("partner", "partner"),
}
"""What a man or a woman is to the witness, by what the witness is to them."""
_KIN = "|".join(_BACK)
_UNDER = "apprentice|assistant|clerk|secretary|pupil|student|household attendant|attendant|housekeeper|driver|tenant"
_TIE = re.compile(
    rf"\b(?:only |elder |younger )?(?P<what>{_KIN}|{_UNDER})(?: and \w+)? (?:of|to) "
    r"(?P<whom>the \w+(?! of)|(?:(?:Dr|Mr|Mrs|Ms) )?[A-Z][\w'-]+(?: [A-Z][\w'-]+)*)(?P<more>['’]s \w+)?"
)
_PARTS = {
    "plaintiff": "victim",
    "claimant": "victim",
    "victim": "victim",
    "accused": "defendant",
    "defendant": "defendant",
}
_PARTIES = ("the defendant", "the plaintiff", "the claimant")
_ASKED = re.compile(r"\b(?:who|what) (?P<be>is|was)\b", re.IGNORECASE)
_HOUSE = re.compile(r"^(?P<what>[a-z][a-z ]*) (?:of|for|at|on|to) (?P<where>the [A-Za-z][\w'’ -]*|[A-Z][\w'’ -]*)$")
_SMALL = frozenset(words("the of st"))
_WIDE = frozenset(
    words(
        """county state university court city town island village police department law watch records members
        surgery medicine case defendant plaintiff accused claimant"""
    )
)
"""Where so many belong that nobody need know another."""


@dataclass(frozen=True, slots=True)
class Tie:
    """What one says of it, and the id of the fact that it rests on; empty where a role says so."""

    text: str
    fact: str = ""


def related(facts: Sequence[KnownFact], me: Acquaintance, person: Acquaintance, asked: str) -> Tie | None:
    """What the person is to the witness, as an answer; None where neither the papers nor a role ties them.
    ``me``: the witness by its name, role and part; ``asked``: the question, for its tense."""
    said = _ASKED.search(asked)
    be = said["be"].lower() if said else "is"
    return _sworn(facts, person, be) or _by_role(me, person, be)


def _sworn(facts: Sequence[KnownFact], person: Acquaintance, be: str) -> Tie | None:
    """Kin by the affidavit: "Nell Corrigan is my sister", "my brother Jonah", "I am the child of Thomas Ashdown"."""
    for fact in facts:
        named = next((one for one in _OWN.finditer(fact.text) if _meant(one["name"] or one["first"], person)), None)
        if named:
            return Tie(_is(person, be, f"my {named['kin'] or named['is']}"), fact.id)
        mine = _TIE.search(fact.text) if re.match(r"I (?:am|was|have been)\b", fact.text) else None
        if mine and not mine["more"] and _meant(mine["whom"], person):
            return Tie(_mine(mine["what"], person, be, was=fact.text.startswith("I was")), fact.id)
    return None


_OWN = re.compile(
    rf"\b[Mm]y (?:only |elder |younger )?(?P<kin>{_KIN}),? (?P<name>[A-Z][\w-]+(?: [A-Z][\w-]+)*)"
    rf"|(?P<first>[A-Z][\w-]+(?: [A-Z][\w-]+)*) (?:is|was) my (?:only |elder |younger )?(?P<is>{_KIN})\b(?! of)"
)


def _by_role(me: Acquaintance, person: Acquaintance, be: str) -> Tie | None:
    """Kin and service by the role of either."""
    mine, theirs = _TIE.search(me.role), _TIE.search(person.role)
    if mine and _meant(mine["whom"], person):
        return Tie(_by_marriage(mine, person, be) if mine["more"] else _mine(mine["what"], person, be))
    if theirs and not theirs["more"] and _meant(theirs["whom"], me):
        return Tie(_is(person, be, f"my {theirs['what']}"))
    return None


def _by_marriage(mine: re.Match[str], person: Acquaintance, be: str) -> str:
    """A brother of somebody's wife has a sister whose husband that is."""
    kin, spouse = mine["what"], mine["more"].split()[-1]
    own, theirs = _BACK.get(kin, ("", "")), {"wife": "husband", "husband": "wife"}.get(spouse, "")
    if not theirs or not own[0]:
        return f"I'm the {kin} of {_their(person)} {spouse}."
    return _is(person, be, f"my {own[theirs == 'husband']}'s {theirs}")


def _meant(whom: str, person: Acquaintance) -> bool:
    """Whether these words mean the person; of two of one surname it is the one whose own name is given."""
    part = _PARTS.get(whom.lower().removeprefix("the "), "")
    if part:
        return person.part == part
    given = [word for word in re.findall(r"[A-Z][\w-]+", whom) if word not in TITLES][:-1]
    return person.named_in(whom) and all(person.named_in(word) for word in given)


def _mine(what: str, person: Acquaintance, be: str, *, was: bool = False) -> str:
    """What the person is, where the witness is its brother or its clerk."""
    he, she = _BACK.get(what, ("", ""))
    if not he or (he != she and not person.sex):
        return f"I {'was' if was else 'am'} {_their(person)} {what}."
    return _is(person, be, f"my {she if person.sex == 'she' else he}")


def _is(person: Acquaintance, be: str, what: str) -> str:
    """ "She's my sister.", "He was my father."; by name, where neither the name nor the kin tells which."""
    kin = what.removeprefix("the ").split()[0] if what.startswith("the ") else what.split()[-1]
    who = {"he": "He", "she": "She"}.get(person.sex) or ("She" if kin in _SHE else "He" if kin in _HE else "")
    if not who:
        return f"{person.name} {be} {what}."
    return f"{who} was {what}." if be == "was" else f"{who}'s {what}."


_SHE = frozenset(words("sister daughter mother wife widow niece aunt"))
_HE = frozenset(words("brother son father husband widower nephew uncle"))


def _their(person: Acquaintance) -> str:
    return {"he": "his", "she": "her"}.get(person.sex, f"{person.name}'s")


def housed(me: Acquaintance, person: Acquaintance, asked: str) -> Tie | None:
    """A ship, a house or a firm in both roles: "Through the Gannet. Tam Reid is a deckhand there, and …"."""
    mine, theirs = _post(me.role), _post(person.role)
    if mine is None or theirs is None or not (mine.names <= theirs.names or theirs.names <= mine.names):
        return None
    who = {"he": "He", "she": "She"}.get(person.sex, person.name)
    where = min((mine, theirs), key=lambda one: len(one.names)).where
    they = "was" if re.search(r"\b(?:was|did|had)\b", asked) else theirs.be
    own = "was" if mine.be == "was" else "am"
    return Tie(f"Through {where}. {who} {they} {theirs.what} there, and I {own} {mine.what}.")


def stands_as(person: Acquaintance, asked: str) -> str:
    """What somebody is in public: "He's an orthopaedic surgeon."; empty where no role is known."""
    first, *rest = [part.strip() for part in person.role.split(",")]
    what = rest[0] if rest and first in _PARTIES else first
    if not what or what.startswith("the "):
        return ""
    said = _ASKED.search(asked)
    return _is(person, said["be"].lower() if said else "is", f"the {what}" if _TIE.search(what) else _one(what))


@dataclass(frozen=True, slots=True)
class _Post:
    """What somebody is, or was, at some house."""

    what: str
    be: str
    where: str
    names: frozenset[str]


def _post(role: str) -> _Post | None:
    for part in role.split(","):
        found = _HOUSE.search(part.strip())
        if found is None or _NO_POST.search(found["what"]):
            continue
        names = frozenset(word.lower() for word in re.findall(r"[A-Za-z][\w'’-]+", found["where"])) - _SMALL
        if names and not names & _WIDE:
            what = _ONCE.sub("", found["what"]).strip()
            return _Post(_one(what), "was" if what != found["what"].strip() else "is", found["where"], names)
    return None


_ONCE = re.compile(r"^(?:retired|former|formerly) ")
_NO_POST = re.compile(rf"\b(?:called|retained|living|expert|neighbour|{_KIN})\b")


def _one(what: str) -> str:
    """A post with its article: there is one skipper, and there are many deckhands."""
    sole = re.match(r"(?:skipper|master|captain|chair|head|secretary|manager|director|keeper|owner|chief|lead)\b", what)
    return f"the {what}" if sole else f"{'an' if what[:1] in 'aeiou' else 'a'} {what}"


def kin_of(fact: KnownFact, person: Acquaintance) -> str:
    """ "He was my father.", of whoever is the victim; of anybody else with "is"."""
    found = re.search(rf"\b(?P<what>{_KIN}) of\b", fact.text)
    if found is None or not person.sex:
        return ""
    he, she = _BACK[found["what"]]
    return _is(person, "was" if person.part == "victim" else "is", f"my {he if person.sex == 'he' else she}")
