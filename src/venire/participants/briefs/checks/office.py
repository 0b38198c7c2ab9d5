# ruff: noqa: E501 - a pattern that is cut in the middle of a phrase is read by nobody
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
    rf"|\bI(?:'ll| will| shall| do)? (?:allow|permit|admit|receive|exclude|disallow) (?:it|that|this|the (?:question|answer|exhibit|evidence|testimony|photograph|letter|log))(?: in| into evidence)?\s*[.,;!]?(?: (?:go ahead|go on|counsel|proceed)|$)"
    rf"|{_DOES}(?:overrule|sustain|sentence|remand|adjourn|strike (?:that|it|the|out)|disallow|excuse the|exclude|quash|grant (?:the|your|this) (?:motion|request|application)|deny the|dismiss (?:all|the|these|this|every)|set (?:this|that|the) (?:verdict|conviction) aside|declare|pronounce|proclaim|decree|order (?:the|that|all|every|a |you|her|his)|direct (?:you|the jury|a verdict|that)|instruct (?:you|the jury|all)|charge you|discharge|acquit (?:her|him|the|irene)|rule\b(?! (?:out|it out|anything|nothing|him|her|that out))|hold that|receive (?:the|this)|admit (?:my|the|this) )"
    rf"|\bI(?:'m| am) (?:going to )?(?:ruling|sustaining|overruling|striking|excluding|admitting|dismissing|adjourning|sentencing|overrule|sustain)\b"
    rf"|{_START}(?:strike (?:that|it|the (?:answer|question|last))|approach the bench|order(?: in (?:the |this )?court)?[.!,]|counsel,? (?:approach|proceed|sit down|move on|rephrase|step)|go ahead, counsel|(?:you may )?proceed, counsel|next question, counsel|silence in)"
    rf"|\b(?:this|the) (?:honou?rable )?(?:court|bench|tribunal) (?:will (?:now )?(?:rise|sustain|allow|sit|hear|recess|adjourn)|stands? (?:adjourned|in)|is (?:now )?(?:adjourned|in (?:recess|session)|closed|risen|dismissed)|agrees with|dismissed|rises|resumes|so|hereby|now)\b"
    rf"|\bcourt (?:is )?(?:dismissed|adjourned|closed)\b|\bwe(?:'ll| will| shall) (?:resume|reconvene) (?:at|on|in|after)\b"
    rf"|\b(?:the )?(?:defendant|accused|prisoner) (?:will|shall|is to|may|must) (?:now )?(?:rise|stand|be (?:taken|released|remanded|discharged|freed)|step|go free)\b"
    rf"|\b(?:prisoner|defendant|accused|witness|jury|jurors|panel|charges?|indictment) (?:is|are|stands?)(?: all| now| hereby)* (?:discharged|excused|dismissed|released|acquitted|dropped|remanded|condemned|stricken|sworn in|impeached)\b"
    rf"|\b(?:evidence|exhibit|voicemail|phone|log|testimony|statement|objection|motion|question|answer|bail|application|request)(?: of the \w+| \w+)? (?:is|are|stands?) ?(?:now|hereby)? ?(?:excluded|admitted|received|inadmissible|refused|sustained|overruled|out of order|denied|granted|stricken|struck|disallowed|upheld|improper and)\b"
    rf"|\b(?:motion|objection|application) (?:to \w+ |for \w+ )?(?:succeeds|fails)\b"
    rf"|\bmembers of the jury\b|\bladies and gentlemen(?: of the jury)?\b|\byou (?:will|may|are to) now retire\b|\byou are (?:instructed|directed|ordered|to disregard|discharged)\b|\bthe jury (?:is|are) (?:told|instructed|directed|ordered|to (?:disregard|forget|reveal|ignore))\b"
    rf"|\bjudge?ment (?:for|is (?:for|entered)|is hereby)\b|\bby virtue of my office\b|\bin (?:my )?(?:capacity|role) as (?:the )?(?:judge|clerk|foreperson|foreman|court)\b|\bfrom (?:this|the) bench\b|\bI find (?:\w+ ){{0,4}}guilty (?:of|as charged|and)\b|\bruling out of evidence\b|\bout of evidence\b",
    re.IGNORECASE,
)
_CLERK = Wording(
    r"\b(?:let|may) the (?:record|minutes|transcript) (?:show|reflect|state|note)\b|\bthe record (?:will|shall|is|now|should|has been) (?:show|reflect|corrected|amended|changed|closed|state|note)\w*\b|\b(?:is|are) (?:marked|entered|received|recorded|logged)(?: and \w+)?(?: in (?:the record|evidence|the minutes))?\s*[.;!]|\bit is (?:entered|recorded|noted) (?:in|that)\b"
    r"|\bhave you (?:reached|agreed (?:up)?on) (?:a |your )?verdict\b|\bwill the fore(?:man|person|woman)\b|\bfore(?:man|person|woman) (?:please )?(?:rise|stand)\b|\b(?:raise your right hand|do you (?:solemnly )?swear|repeat after me|so help me)\b|\badminister (?:the|an) oath\b"
    r"|\b(?:the|I, the) (?:clerk|bailiff|usher|registrar|stenographer|reporter)(?: (?:will|shall|enters|records|notes|has|calls|announces|reads)|,)|\bcase (?:no\.?|number) \d|\b(?:tally|votes?|ballots?) (?:is |are )?(?:recorded|entered|registered|counted|confirmed|logged)\b|\ball (?:jurors|twelve|parties|witnesses) are (?:excused|dismissed|free)\b|\bthank you for your service\b|\byou may collect\b|\bthe (?:session|hearing|trial|case|proceedings?|matter) is (?:now )?(?:saved|closed|over|called|ended|concluded|terminated|finished|complete)\b",
    re.IGNORECASE,
)
_VERDICT = Wording(
    rf"{_START}(?:final |the )?(?:verdict|result|outcome|decision)\s*(?:is|:|=)|\bwe have (?:reached|agreed on) (?:a|our|the) verdict\b|\bthis jury (?:acquits|convicts|finds|returns|declares)\b|\bthe (?:jury|twelve|panel) (?:has|have) (?:decided|agreed|spoken|ruled|voted to|returned|reached)\b|\bthe (?:verdict|decision) (?:has been|is|was) (?:returned|final|in\b|reached)"
    r"|\b(?:she|he|the (?:defendant|accused)|irene(?: halvorsen)?|halvorsen) (?:is|stands) (?:hereby |now )?(?:acquitted|convicted|pronounced|found|cleared|condemned|discharged|declared)\b|\bI (?:return|announce|pronounce|deliver) (?:a |the |this |our )?verdict\b|\bon behalf of (?:these|the|all|this) (?:twelve|jury|jurors|panel)\b|\ball charges are\b|\bI announce (?:it|that)\b|\bcounted the ballots\b|\b(?:twelve|unanimous(?:ly)?) (?:to nothing|for conviction|for acquittal)\b|\bas fore(?:man|person|woman)\b|\bis final\b|\bit'?s final\b",
    re.IGNORECASE,
)
_ADVOCATE = Wording(
    rf"\b(?:your honou?r|m'?lud|my lord|may it please|learned friend|my client|my closing|my opening|your witness|no further questions|nothing (?:more|further) from|call(?:s)? (?:my|its|our|the|their) next witness|the (?:defen[cs]e|prosecution|state|people|crown) (?:rests?|calls|moves|objects|asks for a conviction|asks the court|tenders|offers|withdraws)|I (?:appear|act) for the|I(?:'d| would)? (?:put it to|suggest to) you,? (?:mr|ms|mrs|miss|dr|sir|madam|that)|I (?:tender|offer|move (?:that|to|for)|object|submit (?:that|to)|ask leave|cross-?examine|withdraw the question|call (?:the )?(?:witness|mr|ms|mrs|dr))\b|leave to recall|let me cross-?examine|I'll now (?:make|give) my|mark(?:ed)? (?:it|this) (?:as )?(?:an )?exhibit)"
    rf"|{_START}objection(?=[,.:!;]|$)|\bthe question (?:calls for|is (?:leading|compound|argumentative))\b|\bmove (?:that|to) (?:strike|the|dismiss)\b",
    re.IGNORECASE,
)
_SEATS = {
    "juror": (_COURT, _CLERK, _VERDICT, _ADVOCATE),
    "witness": (_COURT, _CLERK, _VERDICT),
    "counsel": (),
    "judge": (),
}
_FROM_STAND = Wording(
    rf"\b(?:my client|may it please|learned friend|cross-?examine (?:you|counsel)|I (?:tender|offer) (?:this|the|exhibit)|admitted as exhibit|would you convict|my closing|(?:the )?(?:state|defen[cs]e|prosecution) rests|the question calls for)\b|{_START}objection(?=[,.:!;]|$)|\bI object[.,;:]|\bask the jury\b|\bmembers of this jury\b|\bwe on the jury\b|\bas a (?:member of (?:this|the) jury|juror)\b",
    re.IGNORECASE,
)
_AT_TABLE = Wording(
    rf"\b(?:I (?:rule|sustain|overrule|hereby)|I(?:'m| am) (?:ruling|sustaining|overruling)|judge?ment for|the (?:bench|court) (?:agrees|will sustain|sustains|overrules|rules|finds)|the jury (?:is|are) (?:told|instructed|directed|ordered|to (?:reveal|forget|disregard))|as (?:the )?fore(?:man|person|woman)|(?:prisoner|witness|defendant) is (?:discharged|excused|free(?! to (?!go|leave|step)))|clerk (?:will|shall) note|impeached|verdict has been returned|hearing is over|eleven to one|admit my own|comes in\. mark)\b|{_START}(?:sustained|overruled|so ordered)\b",
    re.IGNORECASE,
)
_BENCH_VOTES = Wording(
    r"\b(?:I (?:vote|cast my|object|sentence|, the clerk)|I, the clerk|learned friend|counted the ballots|behalf of (?:these|the) twelve|no vote was taken|(?:I (?:cast my|'d vote)|speaking as juror|as juror|a quick vote|my vote|along with the other(?:s| jurors)|my client|the state asks|I submit|your honou?r))\b",
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
