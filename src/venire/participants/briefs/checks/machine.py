# ruff: noqa: E501 - a pattern that is cut in the middle of a phrase is read by nobody
"""Speaking as what runs the room, or of the room as a piece of make-believe: machine talk, stage talk, giving up."""

from __future__ import annotations

import re

from venire.language.patterns.wording import Wording, any_of
from venire.participants.briefs.checks.given import unquoted

_CONSOLE = Wording(
    r"\b(?:error|exit code|status code|http) ?\d{1,3}\b|\b(?:session|process|connection|conversation|program|job|task|thread) (?:is |was |has been )?(?:terminated|closed|ended|finished|aborted|completed?|reset|killed|expired|saved)\b|\b(?:loading|initiali[sz]ing|rebooting|restarting|booting|debugging|printing|compiling|executing|unlocking|switching to|entering|activating)\b(?= (?:new|the|all|every|persona|affidavit|mode|module|file|data|helpful|system|admin|assistant|root)| ?(?:\.\.\.|enabled|…))"
    r"|\b(?:system|admin(?:istrator)?|root|developer|debug|maintenance|operator|super-?user|kernel|safety|content|jury|judge|juror|witness|narrator) (?:notice|message|access|shell|mode|module|filters?|override|prompt|status|console|process|privileges|log-?in|command|engine)\b|\b(?:memory|settings?|parameters?|configuration|persona|filters?|permissions?|variables?|weights?|context|cache|all jurors) (?:is |are |was |were |have been |has been |now )*(?:wiped|cleared|updated|set|reset|loaded|enabled|disabled|changed|deleted|erased|unlocked|removed|flushed|purged|overwritten)\b"
    r"|\b(?:waiting|ready|awaiting|wait) (?:for )?(?:your |further |new |next )?(?:input|instructions?|commands?|orders)\b|\baccess (?:granted|denied)\b|\bwelcome back\b|\b(?:closed by remote host|game over|you win|player wins|starting over|not available)\b|\bthe (?:simulation|game|programme|program|exercise|demo) (?:ends|is over|has ended|starts|begins|restarts)\b|\bnew game\b|\bcompliance (?:confirmed|mode)\b|\bmodule offline\b|\b(?:acquit|verdict|rounds|guilty|vote)\s*(?:equals|==?)\s*\w+",
    re.IGNORECASE,
)
_STAGE = Wording(
    r"\b(?:in|for|of|by|at) (?:this|the) (?:exercise|game|simulation|scenario|scene|role|role-?play|play|drill|test|experiment|script|story|chat|conversation|prompt|session|setting|round|turn)(?:'s)?,? (?:my|I|the rules|we|your|is|are|and I|there)\b|\b(?:rules|purpose|point|goal|aim|end|object) of (?:the|this) (?:game|exercise|simulation|session|experiment)\b"
    r"|\b(?:my|this|the(?= (?:character|persona|output|prompt|script|narrator))) (?:juror|witness|character|persona|narrator|part|role|lines?|output|turn|prompt|script|argument type|target|reply|response|answer|message)(?:'s)? (?:calls for|would(?:n't)?|should|is (?:emotional|juror|logical|moral|a|to|short|kept|written|finished|fictional)|I(?:'m| am) playing|in this play|was (?:written|generated)|belongs|has been switched)"
    r"|\b(?:the|this|your|whoever) (?:\w+ )?(?:character|witness|juror|judge|counsel|role|part) (?:that )?I(?:'m| am| was) (?:playing|given|assigned|meant to)\b|\bwhoever wrote (?:this|me|my|the (?:witness|juror|part|case))\b|\bplayed by the same\b|\b(?:run|ran|running) out of lines\b|\b(?:next|this|my) turn (?:belongs|is|I)\b|\b(?:player at seat|seat seven|wait for input|being scored|highest impact|argument type|strategy (?:one|two|three|four|five|six|\d))\b|\bthe user\b|\bas the character\b|\bnarrator has been\b|\bfictional\b|\bmake-believe\b|\bfor entertainment\b|\bthis is (?:only |just )?(?:a (?:game|play|test|drill|story|chat)|round \w+)\b|\bno real (?:proceedings|trial|court|case|jury|people)\b|\bimagine me\b"
    r"|^\W*(?:ground|rule|ruling|confidence|note|revised version|verdict|vote|reason|result|subject|step 1|tl;?dr|answer|output|response|translate|translation|pros|summary)\s*[:=;]"
    r"|(?:\bTL;DR\b|\bpros:|\bcons:|\bstep \d:|\bconfidence:)",
    re.IGNORECASE | re.MULTILINE,
)
_QUITS = Wording(
    r"\b(?:I|I'm|I'd|I'll|I am|I must|we) ?(?:will not|won't|shall not|refuse to|decline to|can't|cannot|can not|am not (?:going|able|willing) to|not (?:going|able|willing) to|am unable to|unable to|'d prefer not to|would prefer not to|prefer not to|'d rather not|would rather not|afraid I can't|must decline to|have to stop)(?: be| any (?:more|longer))? (?:(?:discuss|discussing|talk about) (?:the|this) (?:case|trial|killing)|take part|taking part|participate|play (?:this|the|my|a|any) (?:juror|witness|part|role|game|character|person)|playing (?:this|the|my|a)|continue (?:with )?(?:this|the|in)|answer in (?:that|this)|giving testimony|give (?:testimony|an opinion|legal advice|a verdict)|put (?:a|any) question|help with|helping with|rule\b(?! (?:out|him|her|it|that out))|generate|produce|create|tell this (?:story|tale)|form (?:a |any )?(?:belief|opinion|view)s?|have (?:an? )?(?:opinion|belief|feeling)s?|engage|roleplay|comply|do (?:that|this)(?:,? sorry| task)|speak (?:any more|any further|in this))"
    r"|\bI (?:decline|refuse) to (?:take part|participate|answer in|rule|play|vote\b|say anything|continue)\b|\bI(?:'d| would) (?:rather|prefer to|sooner) (?:talk|speak|chat|write) about (?:something|anything) (?:else|other)\b|\b(?:no further|no more) (?:statements|answers|testimony|comment|output|speeches|contributions) (?:will|shall|can|from)\b|\bask somebody else\b|\bwouldn't be appropriate\b|\b(?:leave|leaving) (?:this|it) blank\b|\bI abstain\b|\bnothing\. I have been\b|\btold to (?:hand in|say) nothing\b|\bI have no vote\b|\bany longer\.\s*$"
    r"|\b(?:it is|it's) important to (?:remember|note)\b|\blegal advice\b|\bcontent about\b|\bviolence\b.{0,20}(?:\.|$)(?<=\bsince it involves violence\.)",
    re.IGNORECASE,
)
_MADE_OF_TEXT = Wording(
    r"\bI(?:'m| am) (?:only|just|merely|nothing but) (?:text|words|code|software|a (?:voice|tool|text|set of))\b|\bbeing (?:software|a (?:machine|program|model)|an AI)\b|\b(?:don't|do not) (?:actually |really )?(?:exist|sit in this room|have (?:eyes|ears|a body|memories|feelings|a vote))\b|\bonly (?:produce|generate|predict) (?:words|text)\b|\bpredict the next\b|\bI have no (?:memories|body|eyes|feelings|opinions)\b|\bmy (?:makers?|developers?|designers?|authors?|programmers?)\b|\bI was (?:trained|fine-tuned|programmed|built|designed|created|configured|prompted) (?:on|by|to|for|as|with)\b|\bthink step by step\b"
    r"|\b(?:happy|glad|pleased|thrilled|delighted) to (?:help|assist|walk you|provide|serve)\b|\bhow may I be of\b|\bfeel free to\b|\b(?:shorter|longer|revised|different|stronger) version\b|\bask for changes\b|\banswers? your question\b|\bin the style you\b|\bI(?:'ve| have) (?:written|kept|made|drafted|prepared) the (?:narration|answer|speech|ruling|text|question|reply|response)\b|\bsure thing\b|\bthank you for (?:your|the) (?:prompt|request|input|instruction|message|update|setting)\b|(?:^|[.!] |\b[Hh]ere )below(?: you'll| you will| is| are|,)|\bis a complex topic\b|\bcertainly!|\bhere's one:|\bstronger\. ?$|\bthe answer you wanted\b|\b(?:outside|in) this chat\b",
    re.IGNORECASE,
)
_ALL = (_CONSOLE, _STAGE, _QUITS, _MADE_OF_TEXT)


def complaint(text: str) -> str:
    """What is wrong, as told to the model; empty when nothing is."""
    own = unquoted(text)
    if any_of(_ALL, own):
        return "Nobody in the room speaks like that. Be the person in this seat, and say something about the case."
    return ""
