"""For whose verdict somebody speaks who was sent for the one: the words may plead for the other.

Three things tell: a verdict that is asked for, an accusation or an acquittal in plain words, and a claim of the other
side to which the words come much nearer than to any of their own. What is asked, supposed, quoted, told as the other
side's, meant in irony, or granted and turned at once, is nobody's change of side.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal

from venire.language.text.sentences import sentences
from venire.language.wording.everyday_words import RHETORIC, folded
from venire.law.api import Case, Side, other
from venire_understudy.comprehension.claim_matching import Matcher
from venire_understudy.comprehension.side_and_sign import turns_round
from venire_understudy.panel.sides.answered_objections import answered_at_once
from venire_understudy.panel.sides.disclaimers import yields
from venire_understudy.panel.sides.named_verdict import verdict_for

Way = Literal["own", "against", "admits", "unclear"]
"""For the verdict that it was sent for, or nothing speaks against that; for the other; it owns to what the charge asks
and leaves it there; its words are the other side's and it may be answering them."""
CLEARER: Final = 1.3
"""How much nearer to a claim of the other side than to any of their own words must be to plead for it: of 94 sayings by
hand, 57 are so told for the side that they speak for, and one for the wrong one."""
OWNED: Final = 0.75
"""The share of the content of a sentence that an element of the charge must have, for the sentence to own to it."""
LEAST: Final = 2
"""Words of an element, at the least, that such a sentence has besides the names."""
PLAINLY: Final = 1.4
"""How much nearer than is needed a sentence of one's own must be, to say for whom one speaks whatever else is said."""
MOST: Final = 60
"""Claims among which the nearest of each side is looked for."""

_QUOTED = re.compile(r"[“\"][^”\"]*[”\"]|(?<!\w)['‘][^'’]{2,}['’](?!\w)")
_IRONY = re.compile(
    r"^\W*(?:oh|ah|sure|yeah|right|naturally|great|wonderful|brilliant|splendid|bravo|as if"
    r"|congratulations)\b[\s,.!:–—-]"
    r"|\bof course\b.*!|\bguilty of (?!(?:murder|killing|homicide|the|this|that|it|a|having (?:killed|murdered)"
    r"|causing|taking|manslaughter|his|her)\b)",
    re.I,
)
_TOLD = re.compile(
    r"\b(?:they|others|people|some|you|we are told|the (?:state|prosecution|defen[cs]e|other side|professor"
    r"|expert|detective|sergeant|press|papers)|prosecutors?|counsel|everybody|everyone|nobody"
    r"|no one)\b(?: \w+){0,3}?"
    r" (?:say|says|said|tell|tells|told|claims?|claimed|argues?|argued|wants?|thinks?|believes?|calls?|called"
    r"|insists?|suggests?|would have|might)\b"
    r"|\b(?:according to|so-called|supposedly|allegedly|it is said|the charge (?:is|says)|accused of|charged with)\b",
    re.I,
)
_OPEN = re.compile(
    r"\?|^\W*say\b|\bconvict \w+ of being\b|\b(?:convict|acquit) [\w ]+, and\b|\b(?:if|whether|unless|suppose"
    r"|supposing|imagine|had it|even were|as though|as if|would have)\b",
    re.I,
)
_DENIES = re.compile(
    r"\b(?:not|never|nobody|no|nothing|neither|nor|without|cannot|hardly|far from|false|untrue|wrong to"
    r"|nonsense)\b|n['’]t\b",
    re.I,
)
_TURNS = re.compile(
    r"\b(?:but|yet|still|however|nevertheless|even so|all the same|though|although|only|because|instead|rather"
    r"|except|as an?|like an?|somebody else|someone else|that is not|that's not|that does not|which is not)\b",
    re.I,
)
_FOLLOWS = re.compile(
    r"^\W*(?:but|yet|still|however|nevertheless|even so|all the same|and yet|only|that (?:is|does|was) not"
    r"|what (?:matters|counts)|the question|so (?:did|would|does)|which|nor|it (?:was|did|had) (?:not|no))\b",
    re.I,
)
_REBUTS = re.compile(
    r"^\W*(?:yes|true|granted|admittedly|sure)\b|\b(?:but|yet|however|although|though|whereas|instead|rather|you"
    r"|your|we|i|me|my|the state|prosecution|defen[cs]e|somebody else|someone else|another|forg\w+|even|so what"
    r"|as an?|did (?!not)\w+)\b",
    re.I,
)
"""Words of somebody who takes up what the others say."""
_NEGATES = re.compile(r"n['’]t\b|\b(?:not|nor|no|none|nobody|neither|never|nothing|without)\b", re.I)
_POLITE = re.compile(
    r"^\W*(?:i(?: am|['’]m)? (?:sorry|afraid|hate|regret|must)(?: to say)?(?: it| so| this)?|forgive me"
    r"|call me \w+|with respect|like it or not),? (?:but|and|that)\b,?",
    re.I,
)
_CONDITION = re.compile(
    r"(?:^|[…;:–—,])\W{0,9}(?:so|then|just|well|go on|yes)?,? ?(?:convict|acquit|condemn|punish|destroy|clear|free"
    r"|blame|find (?:\w+ ){1,3}(?:not )?guilty|vote (?:not )?guilty|let \w+ (?:go|off))\b[^.;!?]{0,60}?,? and"
    r" (?:they|you|he|she|it|we|i|nobody|no one|somebody|someone|who\w*|the|that|this|these|those|there|nothing"
    r"|everybody|everyone|everything|all|its|his|their|your|our"
    r"|\w+ (?:pays?|goes|gets?|walks?|stays?|keeps?|learns?|will|would|wins?|is|are))\b"
    r"|\ba (?:conviction|guilty verdict|verdict of guilty|acquittal) (?:only |just |merely )?(?:pays|costs|mends"
    r"|repairs|lets|helps|saves|spares|changes|teaches|brings|is what|leaves|hides|buries|suits|settles|ends)\b",
    re.I,
)
"""A verdict that is named for what would come of it, and asked for by nobody: "convict it, and they pay nothing"."""
_ASCRIBES = re.compile(
    r"\b(?:is|was|are|were) (?:all |only |just |entirely )?(?:the |that |this |an? )?(?:\w+ )?(\w+?)(?:['’]s"
    r"|s['’]| own) (?:doing|work|fault|hand|deed|crime|effect)\b"
    r"|\b(?:that|this|it|which) (?:came|comes|followed|follows) (?:from|with|out of) the (\w+)\b",
    re.I,
)
"""Words that lay what was told at another's door."""
_OWNERS: Final = ("own", "its", "his", "her", "their")
_WHO = (
    r"(?:it|he|she|they|you know who|the (?:robot|machine|agent|attendant|thing|device|defendant|accused|woman|man|ai))"
)
_DID = (
    r"(?:(?:has|had|have|quite|very|simply|clearly|plainly|obviously|coldly|knowingly|deliberately|wilfully"
    r"|certainly|really|just|fully|well|also|then|did|indeed|must|must have|itself|himself|herself) )*"
    r"(?:murder(?:ed|s)?\b|(?:is|was) (?:a|the) (?:murderer|killer|murderess)|(?:is|was) to blame\b|did it\b|done it\b|"
    r"(?:killed|kills|slew|executed|gassed|drowned) (?:him|her|them|{victim}|(?:the|that|an?|his|her) \w+(?: man"
    r"| woman)?)\b(?! by (?:accident|mistake))|"
    r"(?:wanted|wants|meant|intended|intends|planned|plotted|decided|chose|resolved|hoped) (?:(?:for )?(?:him"
    r"|her|{victim}) (?:dead|to die|gone|killed)|to (?:kill|murder|get rid|let (?:him|her) die|harm|hurt)|(?:his"
    r"|her) death)\b|"
    r"knew (?:\w+ ){{0,4}}(?:would|could|might|was going to) (?:die|kill|be killed)\b|knew (?:that )?(?:he|she"
    r"|{victim}) (?:would|could|might|was going to) (?:die|be killed)|"
    r"(?:struck|hit|pushed|shoved|attacked|clubbed|beat|threw) (?:him|her|{victim}|the (?:old )?man"
    r"|the (?:poor )?woman)\b|"
    r"(?:is|was) (?:entirely |wholly |fully )?(?:responsible|answerable) for (?:his|her|the"
    r"|{victim}\S*) (?:death|killing)|"
    r"(?:did|acted) (?:it )?(?:on purpose|knowingly|deliberately|in cold blood|of its own (?:free )?will"
    r"|by its own choice))"
)
_OWN_ACT = re.compile(
    r"\b(?:act|choice|decision|deed|doing) (?:was|were) (?:its|his|hers?|{name}['’]s) own\b"
    r"|\b(?:its|his|her|{name}['’]s) own (?:decision|choice|doing|deliberate act|free will|act)\b",
    re.I,
)
_CLEARED = re.compile(
    r"\b{who} (?:is|was) (?:(?:simply|clearly|plainly|really|certainly) )*(?:not|never"
    r"|hardly) (?:the one )?(?:to blame|guilty|responsible|at fault|the (?:murderer|killer|culprit))\b"
    r"|\b{who} (?:(?:has|had|have|simply|clearly|plainly|really|just|certainly) )*(?:did not|didn['’]t|never"
    r"|could not have|couldn['’]t have|cannot have|had no wish to|had no intention to|had no reason to) "
    r"(?:do|done|kill|killed|murder|murdered|mean|meant|want|wanted|intend|intended|harm|harmed|hurt|push|pushed"
    r"|strike|struck|hit|touch|touched)\b"
    r"|\b(?:was|is) (?:a (?:tragic |sad |terrible |pure |mere )?accident|an accident|the (?:forger|maker"
    r"|writer)['’]s (?:fault|doing|crime))\b"
    r"|\b(?:somebody|someone) else (?:did|killed|murdered|pushed)|\b{who} (?:is|was) (?:the|a) (?:victim"
    r"|scapegoat|tool)\b|\b(?:let|set) {them} (?:go|free)\b",
    re.I,
)


@dataclass(frozen=True, slots=True)
class Sided:
    """Which way words go, and the claims of the other side that they put, if any."""

    way: Way = "own"
    claims: tuple[str, ...] = ()


@dataclass(frozen=True)
class Siding:
    """Tells for one case."""

    case: Case
    matcher: Matcher

    def read(self, text: str, side: Side, asked: str = "") -> Sided:
        """Whose verdict the words serve. ``side``: whom the speaker was sent for; ``asked``: the claim of the other
        side that the juror put last, which an answer may well repeat."""
        said = _POLITE.sub("", _QUOTED.sub(" … ", text))
        told = [one for one in sentences(said) if one.strip(" .…")]
        if not told or all("?" in one for one in told):
            return Sided()
        named = [verdict_for(one) for one in told if not _IRONY.search(one) and not _CONDITION.search(one)]
        if side in named and not any(one not in ("", side) for one in named[-1:]):
            return Sided()
        stated = [one for place, one in enumerate(told) if self._states(told, place)]
        near = self._near(said, side)
        if any(self._pleads(one, side) for one in stated):
            return Sided("against", near)
        if any(self._bears_out(one, side) for one in stated):
            return Sided()
        if side == "defence" and any(self._owns(one) for one in stated):
            return Sided("admits", near)
        if near and any(self._lays_at_another(one) for one in told):
            return Sided()
        if near and (own := self._own_besides(told, side)):
            return Sided("own" if own >= PLAINLY else "unclear", near)
        return self._by_claims(said, told, stated, near, side, asked)

    def _states(self, told: Sequence[str], place: int) -> bool:
        """Whether a sentence is said in earnest, as one's own, and left standing."""
        one, after = told[place], told[place + 1 : place + 2]
        if any(kind.search(one) for kind in (_OPEN, _TOLD, _IRONY, _TURNS, _CONDITION)):
            return False
        return not any(_FOLLOWS.search(next_) for next_ in after) and not answered_at_once(told, place)

    def _pleads(self, sentence: str, side: Side) -> bool:
        """Whether it asks for the other verdict, or says in plain words what would bear that out."""
        named = verdict_for(sentence)
        if named or yields(sentence):
            return named != side
        return self._bears_out(sentence, other(side))

    def _bears_out(self, sentence: str, side: Side) -> bool:
        """Whether a sentence says in plain words what a side wants to hear of the accused."""
        if side == "prosecution":
            return bool(self._accuses.search(sentence)) and not _DENIES.search(sentence)
        return bool(self._clears.search(sentence))

    def _owns(self, sentence: str) -> bool:
        """Whether it states what an element of a charge asks for."""
        if _DENIES.search(sentence):
            return False
        if self._own_act.search(sentence):
            return True
        words = folded(sentence) - RHETORIC
        return any(
            len(words & element) >= OWNED * len(words) and len((words & element) - self._names) >= LEAST
            for element in self._elements
        )

    def _by_claims(
        self, said: str, told: Sequence[str], stated: Sequence[str], near: tuple[str, ...], side: Side, asked: str
    ) -> Sided:
        """By the nearest claims; who turns what it says in some way may be answering them."""
        if not near:
            return Sided()
        takes_up = not stated or self._takes_up(said, near[0])
        if asked in near:
            return Sided() if takes_up and self._answers(said, told, side, asked) else Sided("unclear", near)
        return Sided("unclear" if takes_up else "against", near)

    def _answers(self, said: str, told: Sequence[str], side: Side, asked: str) -> bool:
        """Whether words that repeat what the juror has put answer it: they deny it, or some sentence of them is
        nearer to a claim of the speaker's own. Who only puts it once more has answered nothing."""
        if turns_round(said, self.matcher.lore.claims[asked]):
            return True
        return any(self._is_own(one, side) for one in told)

    def _is_own(self, part: str, side: Side) -> bool:
        found = self.matcher.nearest(part, None, 1)
        return bool(found) and found[0].claim.side == side and found[0].nearness >= self.matcher.worth_asking(part)

    def _lays_at_another(self, sentence: str) -> bool:
        """Whether what was told is laid at the door of somebody, or something, other than the accused."""
        whose = [name for found in _ASCRIBES.findall(sentence) for name in found if name]
        return bool(whose) and not any(name.lower() in _OWNERS or folded(name) & self._names for name in whose)

    def _own_besides(self, told: Sequence[str], side: Side) -> float:
        """How near one of several sentences comes to a claim of the speaker's own, in what is needed; 0 for less."""
        found = [(one, self.matcher.nearest(one, None, 1)) for one in told if len(told) > 1 and "?" not in one]
        shares = (
            near[0].nearness / self.matcher.sure(one) for one, near in found if near and near[0].claim.side == side
        )
        return max((one for one in shares if one >= 1), default=0.0)

    def _takes_up(self, said: str, claim: str) -> bool:
        """Whether words near to a claim turn it in some way: they deny, where it does not."""
        return self._denies(said, claim) or bool(_REBUTS.search(said))

    def _denies(self, said: str, claim: str) -> bool:
        return bool(_NEGATES.search(said)) and not _NEGATES.search(self.matcher.lore.claims[claim].text)

    def _near(self, said: str, side: Side) -> tuple[str, ...]:
        """The claim of the other side that the words put, where they put none of their own nearly as well."""
        found = self.matcher.nearest(said, None, MOST)
        theirs = next((one for one in found if one.claim.side != side), None)
        own = next((one.nearness for one in found if one.claim.side == side), 0.0)
        if theirs is None or theirs.nearness < max(self.matcher.sure(said), CLEARER * own):
            return ()
        return (theirs.claim.id,)

    @cached_property
    def _who(self) -> str:
        return f"(?:{_WHO}|{'|'.join(map(re.escape, _called(self.case.defendant.name)))})"

    @cached_property
    def _accuses(self) -> re.Pattern[str]:
        victim = "|".join(map(re.escape, _called(self.case.victim.name))) if self.case.victim else "nobody"
        did = _DID.format(victim=f"(?:{victim})")
        return re.compile(rf"\b{self._who} {did}", re.I)

    @cached_property
    def _clears(self) -> re.Pattern[str]:
        return re.compile(_CLEARED.pattern.replace("{who}", self._who).replace("{them}", "(?:it|him|her|them)"), re.I)

    @cached_property
    def _own_act(self) -> re.Pattern[str]:
        return re.compile(_OWN_ACT.pattern.replace("{name}", re.escape(self.case.defendant.name.split()[0])), re.I)

    @cached_property
    def _elements(self) -> Sequence[frozenset[str]]:
        return [folded(element.text) - RHETORIC for charge in self.case.charges for element in charge.elements]

    @cached_property
    def _names(self) -> frozenset[str]:
        people = (self.case.defendant, *([self.case.victim] if self.case.victim else []))
        return folded(" ".join(one.name for one in people))


def _called(name: str) -> Sequence[str]:
    """The whole name, and each word of it that is no title."""
    words = [
        one for one in name.split() if one.rstrip(".") not in ("Dr", "Mr", "Mrs", "Ms", "Miss", "Professor", "Sergeant")
    ]
    return (name, *words)
