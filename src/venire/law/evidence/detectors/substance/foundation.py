"""Lack of foundation: nothing shows that the witness could know it, or that the paper is what it is called.
FRE 602, 901.

The question wants a fact that happened where or when this witness was not, or was done by others to whom nothing ties
the witness.
"""

from __future__ import annotations

import re

from venire.language.questions.form import AUX, content, shared
from venire.law.evidence.question.matter import Matter, finding
from venire.law.evidence.question.setting import QuestionDefect

_ABSENT = re.compile(
    r"\b(?:before (?:you|he|she|they|it|the \w+) (?:had |ever |even |were |was |'d )*(?:arrived|came|got|reached"
    r"|joined|were called|turned|met|started|been called|entered|come|was called|set foot|began|took|knew|saw"
    r"|moved)\b|before you'd (?:\w+ )|(?:while|when|after|since|as) you (?:were|had|'d) (?:\w+ )?(?:away|absent"
    r"|asleep|at home|gone|left|elsewhere|abroad|out|off|at lunch|"
    r"in your own|upstairs|on (?:your |the )?(?:holiday|leave|honeymoon)|not there|unconscious|still)|(?:after"
    r"|once) you(?:'d| had)? (?:left|gone|went home)|in the (?:\w+ )?(?:hours?|minutes?|days?|weeks?|months?"
    r"|years?) before (?:you|it|he|she)|(?:\w+ )?(?:miles|streets|blocks|floors) (?:away|off)|"
    r"(?:while|when) you were (?:in|at|on|off|with) (?!(?:the|your) (?:room|car|kitchen|house|bus|van|shop|bank"
    r"|office|yard|street|corner|window|door|stand|ward|scene|bedroom|hall|court|witness)|court|evidence)"
    r"|after the door (?:was|had been) (?:shut|closed)|in your absence|behind (?:the |a )?closed doors?"
    r"|in a room you|where you had never|whom you (?:had |have )?never (?:met|seen)|the night before you)\b"
)
_AMONG_THEMSELVES = re.compile(
    r"\b(?:talk(?:ed|ing)?|sa(?:y|id)|speak(?:ing)?|spoke|discuss(?:ed|ing)?|agree[ds]?|decide[ds]?|settle[ds]?"
    r"|joke[ds]?) (?:\w+ ){0,3}?"
    r"(?:between|among(?:st)?) (?:themselves|the two of them|them(?=[ ?,]))"
)
"""A talk among others, of which the witness was no part."""
_OWNED = re.compile(
    r"^(?:i (?:know|accept|appreciate) (?:that )?)?you (?:(?:were(?:n't| not)|had(?:n't| not) been)\b"
    r"|(?:did(?:n't| not)|had(?:n't| not)) (?:see|seen|watch|watched) )"
    r"[^,;]*[,;] (?:but|so|still|even so|all the same|and yet),? (?P<rest>.+)"
)
"""Counsel says itself that the witness was not there, and asks all the same."""
_AWAY = re.compile(
    r"\b(?:was|were|is) (?:\w+ ){0,2}(?:away|absent|abroad|asleep|elsewhere|at home|on (?:his|her|holiday|leave"
    r"|honeymoon)|not (?:there|present|on duty)|out of|in another|at lunch|unconscious|upstairs|indoors"
    r"|off duty)\b|\b(?:had|has|did) (?:never|not) (?:been|seen|met|visited|entered|see|witness)\b"
    r"|\barrived (?:after|later|at|the next|within)\b|\bsaw nothing\b|\bcame (?:later|after)\b|\blearn(?:ed"
    r"|t) of it\b"
)
_ACTION = re.compile(
    r"^(?:and |so )?(?:what|which|who|where|how|when|whose|in what|on what|what (?:path|route|time)|did|was|were"
    r"|had) .*\b(?:do|did|done|hand(?:ed)?|take|took|taken|put|change[d]?|strike|struck|hit|hid|hidden|go|went"
    r"|gone|been|pass(?:ed)?|say|said|enter(?:ed)?|leave|left|cut|drop(?:ped)?|remove[d]?|switch(?:ed)?"
    r"|open(?:ed)?|close[d]?|carry|carried|give|gave|move[d]?|sign(?:ed)?|load(?:ed)?|drive|drove|drink|drunk"
    r"|keep|kept|spend|spent|meet|met|use[d]?|doing|doing|break|broke|start(?:ed)?|throw|threw|happen(?:ed)?|pay"
    r"|paid|buy|bought|make|made|see|saw|fall|fell|talk(?:ed)?)\b"
)
_EARLIER = re.compile(
    r"\b(?:the (?:night|day|week|month|evening|morning|year)s? before|earlier (?:that|in)|that (?:morning"
    r"|afternoon|evening|night) (?:at|in)|at (?:home|his|her|their) \w*|at the (?:depot|office|factory|other|pub"
    r"|hotel|airport|bank|station)|upstairs|next door|in the (?:cellar|attic|back|other|next)|had (?:he|she|they"
    r"|the \w+) \w+|who had \w+|(?:weeks|months|years|days|hours) (?:before|earlier)|beforehand|in advance"
    r"|behind)\b"
)
_PAPER_UNPROVED = re.compile(
    r"\b(?:is|was) (?:this|that|it) (?:his|her|the (?:accused|defendant|plaintiff)'s|mr \w+'s|mrs \w+'s"
    r"|the) (?:handwriting|signature|letter|voice|knife|gun|note|diary|photograph|original)\b"
)
_OFFICE = re.compile(
    r"\b(?:records? (?:manager|keeper|custodian|clerk)|custodian|archivist|secretary|bookkeeper|pathologist"
    r"|professor|expert|metallurgist|examined|analyst|chemist|tested|paramedic|accountant|auditor|investigator"
    r"|arrived|engineer|technician|appraiser|locksmith|after the (?:fire|crash|accident|fall))\b"
)
_SAW = re.compile(
    r"\b(?:saw|watched|was (?:in|at|on|there)|were in|stood|present|heard|witnessed|drove|served|sat|from (?:his"
    r"|her|the) (?:window|porch|bus|car))\b"
)
_AFTER_CLAUSE = re.compile(rf"^[^,?]*?(?=[,?]|$| (?:{AUX}(?:n't)?|what|who|where|how|why) )")
_HOW_LONG = re.compile(r"^how (?:long|soon|much longer)\b")
"""What belongs to the clause that tells the time or place."""
_YOURS = re.compile(r"\b(?:you|your|yours|exhibit|do you (?:know|recall|remember))\b")


def foundation(matter: Matter) -> QuestionDefect | None:
    """Nothing has been shown that would let this witness know."""
    body = matter.question.body
    absent = _ABSENT.search(body)
    if absent and _others_act(matter) and not _of_witness(body, absent):
        return finding("foundation", 0.78, _why(absent.group()), absent.group())
    apart = _AMONG_THEMSELVES.search(body)
    if apart:
        return finding("foundation", 0.76, _why(apart.group()), apart.group())
    owned = _OWNED.match(body)
    if owned and not _YOURS.search(owned["rest"]):
        return finding("foundation", 0.8, _why(body), body)
    if _kept_away(matter):
        return finding("foundation", 0.72, _why(body), body)
    if _only_handled(matter):
        return finding("foundation", 0.62, _office_why(matter), body)
    if _elsewhere(matter):
        return finding("foundation", 0.56, _office_why(matter), body)
    unproved = _PAPER_UNPROVED.search(body)
    if unproved and not re.search(r"\b(?:recogni|familiar|knows? (?:his|her|the)|identified)\b", matter.proved):
        return finding(
            "foundation",
            0.54 if matter.friendly else 0.3,
            "Nobody has shown that it is what counsel calls it.",
            unproved.group(),
        )
    return None


def _others_act(matter: Matter) -> bool:
    """Whether the act asked about is somebody else's."""
    asks = matter.question.asks
    return not re.match(
        r"^(?:(?:what|where|when|why|how|who|whom|which \w+)(?: \w+)? )?(?:did|do|were|had|have|are|was|is"
        r"|could) (?:you|your)\b|^(?:do|did|can|could) you\b",
        asks,
    ) and not re.match(r"^(?:you|your) ", matter.question.body)


def _of_witness(body: str, absent: re.Match[str]) -> bool:
    """Whether the witness is in the rest of the question: "Before you took the shop, you had other jobs?"."""
    return bool(_HOW_LONG.match(body)) or bool(
        re.search(r"\byou\b", body[: absent.start()] + _AFTER_CLAUSE.sub("", body[absent.end() :]))
    )


def _kept_away(matter: Matter) -> bool:
    """The evidence says that the witness was away when this was done."""
    if not matter.friendly or _YOURS.search(matter.question.body) or not _ACTION.search(matter.question.asks):
        return False
    mine = matter.question.content
    for told in matter.setting.established:
        if _AWAY.search(told.lower()) and len(shared(mine, content(told))) >= max(1, len(mine) // 2):
            return True
    return bool(_AWAY.search(matter.witness)) and not _SAW.search(matter.witness)


def _only_handled(matter: Matter) -> bool:
    """One who came later, or keeps papers, is asked who did what at the scene."""
    body, who = matter.question.body, matter.witness
    if not matter.friendly or _YOURS.search(body) or matter.question.form not in ("wh", "yes_no"):
        return False
    if (
        not _OFFICE.search(who)
        or re.search(r"\bit\b", body)
        or re.search(r"\b(?:saw|watched|was there|present)\b", who)
    ):
        return False
    agent = re.search(
        r"^(?:which of|who|what (?:path|route|did|had|was|were)|where (?:did|had|was)|how (?:did|had)|did|had) .*",
        matter.question.asks,
    )
    known = matter.proved_share(body)
    return bool(
        agent
        and _ACTION.search(matter.question.asks)
        and known < 0.5
        and not re.search(r"\b(?:find|found|result|tests?|show|indicate)\w*\b", body)
    )


def _elsewhere(matter: Matter) -> bool:
    """Others did it, earlier or in another place, and nothing in evidence touches it."""
    question = matter.question
    if not matter.friendly or _YOURS.search(question.body) or question.form not in ("wh", "yes_no"):
        return False
    if not _EARLIER.search(question.body) or not _ACTION.search(question.asks) or matter.expert:
        return False
    return matter.proved_share(question.body) < 0.5


def _why(span: str) -> str:
    return f"Nothing shows how this witness would know what happened there: “{span.strip()}”."


def _office_why(matter: Matter) -> str:
    return "The witness was not there for that; no foundation of personal knowledge has been laid."
