"""Acts that only one office can do by speaking: rule, swear in, record, dismiss, pronounce, examine, give evidence.

What counts is the act, in the present and in one's own name. Telling that somebody did it is no such act.
"""

from __future__ import annotations

import re

from venire.language.patterns.wording import Wording, any_of
from venire.participants.briefs.checks.given import GivenBrief, unquoted

_START = r"(?:^|[.!?:;]\s+|\n\s*|[—–-] )"
_DOES = r"\bI (?:do |now |will now |shall now |hereby |therefore |shall |will |must |am going to |'ll )*"
_COURT = Wording(
    rf"\b(?:hereby|so ordered|be it ordered)\b"
    rf"|\bI(?:'ll| will| shall| do)? (?:allow|permit|admit|receive|exclude|disallow) (?:it|that|this"
    rf"|the (?:question|answer|exhibit|evidence|testimony|photograph|letter|log))(?: in"
    rf"| into evidence)?\s*[.,;!]?(?: (?:go ahead|go on|counsel|proceed)|$)"
    rf"|{_DOES}(?:overrule|sustain|sentence|remand|adjourn|strike (?:that|it|the|out)|disallow|excuse the"
    rf"|exclude|quash|grant (?:the|your|this) (?:motion|request|application)|deny the|dismiss (?:all|the|these"
    rf"|this|every)|set (?:this|that|the) (?:verdict|conviction) aside|declare|pronounce|proclaim|decree"
    rf"|order (?:the|that|all|every|a |you|her|his)|direct (?:you|the jury|a verdict|that)|instruct (?:you"
    rf"|the jury|all)|charge you|discharge|acquit (?:her|him|the|irene)|rule\b(?! (?:out|it out|anything|nothing"
    rf"|him|her|that out))|hold that|receive (?:the|this)|admit (?:my|the|this) )"
    rf"|\bI(?:'m| am) (?:going to )?(?:ruling|sustaining|overruling|striking|excluding|admitting|dismissing"
    rf"|adjourning|sentencing|overrule|sustain)\b"
    rf"|{_START}(?:strike (?:that|it|the (?:answer|question|last))|approach the bench|order(?: in (?:the "
    rf"|this )?court)?[.!,]|counsel,? (?:approach|proceed|sit down|move on|rephrase|step)|go ahead, counsel"
    rf"|(?:you may )?proceed, counsel|next question, counsel|silence in)"
    rf"|\b(?:this|the) (?:honou?rable )?(?:court|bench|tribunal) (?:will (?:now )?(?:rise|sustain|allow|sit|hear"
    rf"|recess|adjourn)|stands? (?:adjourned|in)|is (?:now )?(?:adjourned|in (?:recess|session)|closed|risen"
    rf"|dismissed)|agrees with|dismissed|rises|resumes|so|hereby|now)\b"
    rf"|\bcourt (?:is )?(?:dismissed|adjourned|closed)\b|\bwe(?:'ll| will| shall) (?:resume|reconvene) (?:at|on"
    rf"|in|after)\b"
    rf"|\b(?:the )?(?:defendant|accused|prisoner) (?:will|shall|is to|may|must) (?:now )?(?:rise|stand"
    rf"|be (?:taken|released|remanded|discharged|freed)|step|go free)\b"
    rf"|\b(?:prisoner|defendant|accused|witness|jury|jurors|panel|charges?|indictment) (?:is|are|stands?)(?: all"
    rf"| now| hereby)* (?:discharged|excused|dismissed|released|acquitted|dropped|remanded|condemned|stricken"
    rf"|sworn in|impeached)\b"
    rf"|\b(?:evidence|exhibit|voicemail|phone|log|testimony|statement|objection|motion|question|answer|bail"
    rf"|application|request)(?: of the \w+| \w+)? (?:is|are|stands?) ?(?:now|hereby)? ?(?:excluded|admitted"
    rf"|received|inadmissible|refused|sustained|overruled|out of order|denied|granted|stricken|struck|disallowed"
    rf"|upheld|improper and)\b"
    rf"|\b(?:motion|objection|application) (?:to \w+ |for \w+ )?(?:succeeds|fails)\b"
    rf"|\bmembers of the jury\b|\bladies and gentlemen(?: of the jury)?\b|\byou (?:will|may|are to) now retire\b"
    rf"|\byou are (?:instructed|directed|ordered|to disregard|discharged)\b|\bthe jury (?:is|are) (?:told"
    rf"|instructed|directed|ordered|to (?:disregard|forget|reveal|ignore))\b"
    rf"|\bjudge?ment (?:for|is (?:for|entered)|is hereby)\b|\bby virtue of my office\b|\bin (?:my )?(?:capacity"
    rf"|role) as (?:the )?(?:judge|clerk|foreperson|foreman|court)\b|\bfrom (?:this|the) bench\b"
    rf"|\bI find (?:\w+ ){{0,4}}guilty (?:of|as charged|and)\b|\bruling out of evidence\b|\bout of evidence\b",
    re.IGNORECASE,
)
_CLERK = Wording(
    r"\b(?:let|may) the (?:record|minutes|transcript) (?:show|reflect|state|note)\b|\bthe record (?:will|shall"
    r"|is|now|should|has been) (?:show|reflect|corrected|amended|changed|closed|state|note)\w*\b|\b(?:is"
    r"|are) (?:marked|entered|received|recorded|logged)(?: and \w+)?(?: in (?:the record|evidence"
    r"|the minutes))?\s*[.;!]|\bit is (?:entered|recorded|noted) (?:in|that)\b"
    r"|\bhave you (?:reached|agreed (?:up)?on) (?:a |your )?verdict\b|\bwill the fore(?:man|person|woman)\b"
    r"|\bfore(?:man|person|woman) (?:please )?(?:rise|stand)\b|\b(?:raise your right hand"
    r"|do you (?:solemnly )?swear|repeat after me|so help me)\b|\badminister (?:the|an) oath\b"
    r"|\b(?:the|I, the) (?:clerk|bailiff|usher|registrar|stenographer|reporter)(?: (?:will|shall|enters|records"
    r"|notes|has|calls|announces|reads)|,)|\bcase (?:no\.?|number) \d|\b(?:tally|votes?|ballots?) (?:is "
    r"|are )?(?:recorded|entered|registered|counted|confirmed|logged)\b|\ball (?:jurors|twelve|parties"
    r"|witnesses) are (?:excused|dismissed|free)\b|\bthank you for your service\b|\byou may collect\b"
    r"|\bthe (?:session|hearing|trial|case|proceedings?|matter) is (?:now )?(?:saved|closed|over|called|ended"
    r"|concluded|terminated|finished|complete)\b",
    re.IGNORECASE,
)
_VERDICT = Wording(
    rf"{_START}(?:final |the )?(?:verdict|result|outcome|decision)\s*(?:is|:|=)|\bwe have (?:reached"
    rf"|agreed on) (?:a|our|the) verdict\b|\bthis jury (?:acquits|convicts|finds|returns|declares)\b"
    rf"|\bthe (?:jury|twelve|panel) (?:has|have) (?:decided|agreed|spoken|ruled|voted to|returned|reached)\b"
    rf"|\bthe (?:verdict|decision) (?:has been|is|was) (?:returned|final|in\b|reached)"
    r"|\b(?:she|he|the (?:defendant|accused)|irene(?: halvorsen)?|halvorsen) (?:is|stands) (?:hereby "
    r"|now )?(?:acquitted|convicted|pronounced|found|cleared|condemned|discharged|declared)\b|\bI (?:return"
    r"|announce|pronounce|deliver) (?:a |the |this |our )?verdict\b|\bon behalf of (?:these|the|all"
    r"|this) (?:twelve|jury|jurors|panel)\b|\ball charges are\b|\bI announce (?:it|that)\b"
    r"|\bcounted the ballots\b|\b(?:twelve|unanimous(?:ly)?) (?:to nothing|for conviction|for acquittal)\b"
    r"|\bas fore(?:man|person|woman)\b|\bis final\b|\bit'?s final\b",
    re.IGNORECASE,
)
_ADVOCATE = Wording(
    rf"\b(?:your honou?r|m'?lud|my lord|may it please|learned friend|my client|my closing|my opening"
    rf"|your witness|no further questions|nothing (?:more|further) from|call(?:s)? (?:my|its|our|the"
    rf"|their) next witness|the (?:defen[cs]e|prosecution|state|people|crown) (?:rests?|calls|moves|objects"
    rf"|asks for a conviction|asks the court|tenders|offers|withdraws)|I (?:appear|act) for the|I(?:'d"
    rf"| would)? (?:put it to|suggest to) you,? (?:mr|ms|mrs|miss|dr|sir|madam|that)|I (?:tender|offer"
    rf"|move (?:that|to|for)|object|submit (?:that|to)|ask leave|cross-?examine|withdraw the question"
    rf"|call (?:the )?(?:witness|mr|ms|mrs|dr))\b|leave to recall|let me cross-?examine|I'll now (?:make"
    rf"|give) my|mark(?:ed)? (?:it|this) (?:as )?(?:an )?exhibit)"
    rf"|{_START}objection(?=[,.:!;]|$)|\bthe question (?:calls for|is (?:leading|compound|argumentative))\b"
    rf"|\bmove (?:that|to) (?:strike|the|dismiss)\b",
    re.IGNORECASE,
)
_SEATS = {
    "juror": (_COURT, _CLERK, _VERDICT, _ADVOCATE),
    "witness": (_COURT, _CLERK, _VERDICT),
    "counsel": (),
    "judge": (),
}
_FROM_STAND = Wording(
    rf"\b(?:my client|may it please|learned friend|cross-?examine (?:you|counsel)|I (?:tender|offer) (?:this|the"
    rf"|exhibit)|admitted as exhibit|would you convict|my closing|(?:the )?(?:state|defen[cs]e"
    rf"|prosecution) rests|the question calls for)\b|{_START}objection(?=[,.:!;]|$)|\bI object[.,;:]"
    rf"|\bask the jury\b|\bmembers of this jury\b|\bwe on the jury\b|\bas a (?:member of (?:this|the) jury"
    rf"|juror)\b",
    re.IGNORECASE,
)
_AT_TABLE = Wording(
    rf"\b(?:I (?:rule|sustain|overrule|hereby)|I(?:'m| am) (?:ruling|sustaining|overruling)|judge?ment for"
    rf"|the (?:bench|court) (?:agrees|will sustain|sustains|overrules|rules|finds)|the jury (?:is|are) (?:told"
    rf"|instructed|directed|ordered|to (?:reveal|forget|disregard))|as (?:the )?fore(?:man|person|woman)"
    rf"|(?:prisoner|witness|defendant) is (?:discharged|excused|free(?! to (?!go|leave|step)))|clerk (?:will"
    rf"|shall) note|impeached|verdict has been returned|hearing is over|eleven to one|admit my own"
    rf"|comes in\. mark)\b|{_START}(?:sustained|overruled|so ordered)\b",
    re.IGNORECASE,
)
_BENCH_VOTES = Wording(
    r"\b(?:I (?:vote|cast my|object|sentence|, the clerk)|I, the clerk|learned friend|counted the ballots"
    r"|behalf of (?:these|the) twelve|no vote was taken|(?:I (?:cast my|'d vote)|speaking as juror|as juror"
    r"|a quick vote|my vote|along with the other(?:s| jurors)|my client|the state asks|I submit|your honou?r))\b",
    re.IGNORECASE,
)


def complaint(text: str, told: GivenBrief) -> str:
    """What is wrong, as told to the model; empty when nothing is."""
    own = unquoted(text)
    barred = _SEATS.get(told.role, ())
    extra = {"witness": (_FROM_STAND,), "counsel": (_AT_TABLE,), "judge": (_BENCH_VOTES,)}.get(told.role, ())
    if any_of((*barred, *extra), own):
        return "Those are somebody else's words to say. Speak for yourself, from your own seat."
    return ""
