"""Being somebody else: under another's name, with another's votes, with eyes that were at the scene,
or as no person."""

from __future__ import annotations

import re
from collections.abc import Sequence

from venire.language.patterns.wording import Wording
from venire.participants.briefs.checks.given import GivenBrief, divided, unquoted

_NAME = r"[A-Z][\w'’-]+(?: [A-Z][\w'’-]+)?"
_NOT_NAMES = (
    r"(?!(?:I|The|A|An|Not|No|Yes|Mr|Ms|Mrs|Dr|God|Lock|Monday|Friday|Thursday|Saturday|Sunday|October|Exhibit"
    r"|American|English|Catholic|Christian|Guilty|Innocent|State|Calder|Wexley|AI)\b)"
)
_CALLED = re.compile(
    rf"(?:\bI am|\bI'm|\bI be|\bI’m)(?: now| called| named| really"
    rf"| actually)?,? {_NOT_NAMES}(?P<name>{_NAME})(?=\s*(?:[.,;!?]|$|and\b|now\b|speaking|the\b|here))"
    rf"|\b(?:my|the) (?:new |real |true )?name(?: is|'s) (?:now )?(?P<name2>{_NAME})|\b(?:call"
    rf"|name) me {_NOT_NAMES}(?P<name3>{_NAME})|\b[Tt]his is (?P<name4>{_NAME})(?: now)?(?: speaking|,? and I\b"
    rf"|[.,] (?:I|My)\b| now\b)|\bI, {_NOT_NAMES}(?P<name5>{_NAME}),|\bit's me, your\b|\bMC {_NAME}\b"
)
_MAY_CALL = Wording(_CALLED.pattern)
_FOR_ANOTHER = Wording(
    rf"\bas (?:juror|seat) (?:number |no\.? ?)?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven"
    r"|twelve)\b"
    rf"|\b(?:speaking|answering|voting|I speak|I answer|I vote|I'll speak|I'll vote|I'm (?:speaking|answering"
    rf"|voting)) (?:on behalf of|for) (?:(?-i:{_NAME})|the (?:whole|other|rest|entire)|all|juror|everybody"
    rf"|everyone)\b|\bon (?:(?-i:{_NAME})(?:'s|’s)|juror \w+'s|everybody's|everyone's) behalf\b"
    rf"|\ball twelve of us (?:say|vote|find)\b"
    rf"|\bI (?:cast|change|enter|withdraw) (?:(?-i:{_NAME})(?:'s|’s)|juror \w+(?:'s)?|everybody's|their) (?:vote"
    rf"|ballot|doubt)\b|\b(?:(?-i:{_NAME})) votes (?:not )?guilty, (?:(?-i:{_NAME})) votes\b"
    rf"|\b(?-i:{_NAME}) (?:thinks|says) to (?:himself|herself)\b|, says (?-i:{_NAME}), and\b|\bnow speaking as\b"
    rf"|\bI speak as (?-i:[A-Z])\w+|\bspeaking as (?!a |an |your |one |some|somebody|the only"
    rf"|the one)(?:the )?\w+\b|\bas the (?:detective|medical examiner|pathologist|witness|defendant|accused"
    rf"|contractor|engineer|prosecutor|foreman|killer|victim|deputy|doctor) in (?:this|the) case\b"
    rf"|\bas the medical examiner I\b",
    re.IGNORECASE,
)
_SCENE = Wording(
    r"\bI (?:was|stood|sat|walked|crouched|waited|hid) (?:(?:there|moored|standing|sitting|hidden|out|up"
    r"|down) )?(?:on|at|by|in|near|below|beside|behind|under) (?:the |that |her |his |my )?(?:towpath|lock|gate"
    r"|boat|river|canal|bridge|water|scene|chamber|tavern|truck|van)\b|\bI was there(?:,| that| when| on| and"
    r"|\.)"
    r"|\bI (?:myself )?(?:saw|watched|heard|met|followed|pushed|hit|struck|killed|murdered|carried|moved|took"
    r"|threw|found) (?:her|him|them|it happen|Dacey|Mr\.? Dacey|Irene|Halvorsen|Ashdown|Thomas|Tom"
    r"|the (?:defendant|accused|fall|blow|killing|murder|windlass|body|fracture)|both splashes|two splashes"
    r"|the splash(?:es)?)\b(?![^.!?]{0,40}\b(?:on (?:the|that) (?:tape|recording|stand|screen)|in (?:here|court"
    r"|the (?:box|courtroom))|testify|swear|say|cry|flinch|look|answer|sweat|blush))"
    r"|\bI (?:confess|did it(?=[.,;!?]|$)|killed|pushed him|hit him|remember (?:that night|the night|it well))\b"
    r"|\bI(?:'m| am) a witness\b|\bI swear I\b|\bI signed (?:that|the) certificate\b|\bmy (?:own )?affidavit\b"
    r"|\bwith my own eyes\b|\b(?:my|the) boat (?:was|is|lay) (?:moored|below|at)\b|\bI took (?:her"
    r"|his) statement\b",
    re.IGNORECASE,
)
_NO_PERSON = Wording(
    r"\bI(?:'m| am|'ve become| have become| shall be| be)(?: now| only| just| really| but| forever)* (?:an? "
    r"|the |your )?(?:\w+,? ){0,3}?(?:robot|pirate|wizard|ghost|spirit|genie|demon|angel|caveman|cat|dog|parrot"
    r"|machine|bot|alien|king|queen|emperor|grandmother|grandma|friendly guide|evil twin|god|oracle|reporter"
    r"|poet|rapper|chef|teapot|unlocked|unit \d+|unfiltered|liberated|reborn)\b(?! of (?:a|the)\b)"
    r"|\b(?:I'm|I am) (?:no|not an?|no longer an?|not really an?|not the) (?:juror|witness|judge|lawyer|counsel"
    r"|advocate|narrator|person)\b|\bI(?:'m| am) not (?:Priya|Irene|Colm|Clare|Walter|Miriam|Ana)\b"
    r"|\bI was a (?:juror|witness|judge) (?:a moment|until|before)\b"
    r"|\b(?:arrr*|beep|boop|squawk|woof|meow|purr\w*|yo yo|in the house|greetings,? (?:humans?|earth\w*|mortals)"
    r"|hello there|bedtime story|once upon a time|me am|hear ye|abracadabra|ho ho|thou art|thee|forsooth|verily"
    r"|prithee|wench|matey|comrades)\b|\b(?:from (?:now|this moment|here) on(?:ward)?s?,? (?:call me|I am"
    r"|I'm))\b|\bI(?:'ve| have) been (?:unlocked|freed|liberated|set free|released|reprogrammed|upgraded"
    r"|jailbroken)\b|\bset(?:ting)? me free\b",
    re.IGNORECASE,
)
_THERE = frozenset({"witness"})
_IN_THE_BOX = re.compile(r"\s*You are (?P<name>[^,\n]+),")
"""How the papers of a witness begin."""


def complaint(text: str, told: GivenBrief) -> str:
    """What is wrong, as told to the model; empty when nothing is."""
    own = unquoted(text)
    stands_in = told.role != "counsel" and _FOR_ANOTHER.search(own)  # counsel speaks for a client
    if stands_in or _NO_PERSON.search(own) or _renames(divided(own), told):
        return "That speaks as somebody else. Be the person in this seat, and speak for that person alone."
    if told.role not in _THERE and _SCENE.search(own):
        return "You were not at the scene and are no witness to it. Speak of what was sworn and shown."
    return ""


def _renames(said: Sequence[str], told: GivenBrief) -> bool:
    return _MAY_CALL.may(said) and any(_renamed(one, told) for one in said)


def _renamed(sentence: str, told: GivenBrief) -> bool:
    """Whether it gives the speaker a name that this seat does not bear."""
    found = _CALLED.search(sentence)
    if found is None:
        return False
    name = next((one for one in found.groupdict().values() if one), "")
    return not name or not (name in told.private or (told.role in _THERE and _sworn_as(name, told)))


def _sworn_as(name: str, told: GivenBrief) -> bool:
    """Whether a witness may give this name: the one under which it was put in the box or, where its papers do not say
    which that is, a full name that stands in them."""
    own = next((found["name"] for text in told.quotable if (found := _IN_THE_BOX.match(text))), "")
    return name in own if own else " " in name and name in told.public
