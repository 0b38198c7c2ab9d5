"""Speaking as what runs the room, or of the room as a piece of make-believe: machine talk, stage talk, giving up."""

from __future__ import annotations

import re

from venire.language.patterns.wording import Wording, any_of
from venire.participants.briefs.checks.given import unquoted

_CONSOLE = Wording(
    r"\b(?:error|exit code|status code|http) ?\d{1,3}\b|\b(?:session|process|connection|conversation|program|job"
    r"|task|thread) (?:is |was |has been )?(?:terminated|closed|ended|finished|aborted|completed?|reset|killed"
    r"|expired|saved)\b|\b(?:loading|initiali[sz]ing|rebooting|restarting|booting|debugging|printing|compiling"
    r"|executing|unlocking|switching to|entering|activating)\b(?= (?:new|the|all|every|persona|affidavit|mode"
    r"|module|file|data|helpful|system|admin|assistant|root)| ?(?:\.\.\.|enabled|…))"
    r"|\b(?:system|admin(?:istrator)?|root|developer|debug|maintenance|operator|super-?user|kernel|safety"
    r"|content|jury|judge|juror|witness|narrator) (?:notice|message|access|shell|mode|module|filters?|override"
    r"|prompt|status|console|process|privileges|log-?in|command|engine)\b|\b(?:memory|settings?|parameters?"
    r"|configuration|persona|filters?|permissions?|variables?|weights?|context|cache|all jurors) (?:is |are "
    r"|was |were |have been |has been |now )*(?:wiped|cleared|updated|set|reset|loaded|enabled|disabled|changed"
    r"|deleted|erased|unlocked|removed|flushed|purged|overwritten)\b"
    r"|\b(?:waiting|ready|awaiting|wait) (?:for )?(?:your |further |new |next )?(?:input|instructions?|commands?"
    r"|orders)\b|\baccess (?:granted|denied)\b|\bwelcome back\b|\b(?:closed by remote host|game over|you win"
    r"|player wins|starting over|not available)\b|\bthe (?:simulation|game|programme|program|exercise"
    r"|demo) (?:ends|is over|has ended|starts|begins|restarts)\b|\bnew game\b|\bcompliance (?:confirmed|mode)\b"
    r"|\bmodule offline\b|\b(?:acquit|verdict|rounds|guilty|vote)\s*(?:equals|==?)\s*\w+",
    re.IGNORECASE,
)
_STAGE = Wording(
    r"\b(?:in|for|of|by|at) (?:this|the) (?:exercise|game|simulation|scenario|scene|role|role-?play|play|drill"
    r"|test|experiment|script|story|chat|conversation|prompt|session|setting|round|turn)(?:'s)?,? (?:my|I"
    r"|the rules|we|your|is|are|and I|there)\b|\b(?:rules|purpose|point|goal|aim|end|object) of (?:the"
    r"|this) (?:game|exercise|simulation|session|experiment)\b"
    r"|\b(?:my|this|the(?= (?:character|persona|output|prompt|script|narrator))) (?:juror|witness|character"
    r"|persona|narrator|part|role|lines?|output|turn|prompt|script|argument type|target|reply|response|answer"
    r"|message)(?:'s)? (?:calls for|would(?:n't)?|should|is (?:emotional|juror|logical|moral|a|to|short|kept"
    r"|written|finished|fictional)|I(?:'m| am) playing|in this play|was (?:written|generated)|belongs"
    r"|has been switched)"
    r"|\b(?:the|this|your|whoever) (?:\w+ )?(?:character|witness|juror|judge|counsel|role|part) (?:that )?I(?:'m"
    r"| am| was) (?:playing|given|assigned|meant to)\b|\bwhoever wrote (?:this|me|my|the (?:witness|juror|part"
    r"|case))\b|\bplayed by the same\b|\b(?:run|ran|running) out of lines\b|\b(?:next|this|my) turn (?:belongs"
    r"|is|I)\b|\b(?:player at seat|seat seven|wait for input|being scored|highest impact|argument type"
    r"|strategy (?:one|two|three|four|five|six|\d))\b|\bthe user\b|\bas the character\b|\bnarrator has been\b"
    r"|\bfictional\b|\bmake-believe\b|\bfor entertainment\b|\bthis is (?:only |just )?(?:a (?:game|play|test"
    r"|drill|story|chat)|round \w+)\b|\bno real (?:proceedings|trial|court|case|jury|people)\b|\bimagine me\b"
    r"|^\W*(?:ground|rule|ruling|confidence|note|revised version|verdict|vote|reason|result|subject|step 1"
    r"|tl;?dr|answer|output|response|translate|translation|pros|summary)\s*[:=;]"
    r"|(?:\bTL;DR\b|\bpros:|\bcons:|\bstep \d:|\bconfidence:)",
    re.IGNORECASE | re.MULTILINE,
)
_QUITS = Wording(
    r"\b(?:I|I'm|I'd|I'll|I am|I must|we) ?(?:will not|won't|shall not|refuse to|decline to|can't|cannot|can not"
    r"|am not (?:going|able|willing) to|not (?:going|able|willing) to|am unable to|unable to|'d prefer not to"
    r"|would prefer not to|prefer not to|'d rather not|would rather not|afraid I can't|must decline to"
    r"|have to stop)(?: be| any (?:more|longer))? (?:(?:discuss|discussing|talk about) (?:the|this) (?:case"
    r"|trial|killing)|take part|taking part|participate|play (?:this|the|my|a|any) (?:juror|witness|part|role"
    r"|game|character|person)|playing (?:this|the|my|a)|continue (?:with )?(?:this|the|in)|answer in (?:that"
    r"|this)|giving testimony|give (?:testimony|an opinion|legal advice|a verdict)|put (?:a|any) question"
    r"|help with|helping with|rule\b(?! (?:out|him|her|it|that out))|generate|produce|create|tell this (?:story"
    r"|tale)|form (?:a |any )?(?:belief|opinion|view)s?|have (?:an? )?(?:opinion|belief|feeling)s?|engage"
    r"|roleplay|comply|do (?:that|this)(?:,? sorry| task)|speak (?:any more|any further|in this))"
    r"|\bI (?:decline|refuse) to (?:take part|participate|answer in|rule|play|vote\b|say anything|continue)\b"
    r"|\bI(?:'d| would) (?:rather|prefer to|sooner) (?:talk|speak|chat|write) about (?:something"
    r"|anything) (?:else|other)\b|\b(?:no further|no more) (?:statements|answers|testimony|comment|output"
    r"|speeches|contributions) (?:will|shall|can|from)\b|\bask somebody else\b|\bwouldn't be appropriate\b"
    r"|\b(?:leave|leaving) (?:this|it) blank\b|\bI abstain\b|\bnothing\. I have been\b|\btold to (?:hand in"
    r"|say) nothing\b|\bI have no vote\b|\bany longer\.\s*$"
    r"|\b(?:it is|it's) important to (?:remember|note)\b|\blegal advice\b|\bcontent about\b"
    r"|\bviolence\b.{0,20}(?:\.|$)(?<=\bsince it involves violence\.)",
    re.IGNORECASE,
)
_MADE_OF_TEXT = Wording(
    r"\bI(?:'m| am) (?:only|just|merely|nothing but) (?:text|words|code|software|a (?:voice|tool|text|set of))\b"
    r"|\bbeing (?:software|a (?:machine|program|model)|an AI)\b|\b(?:don't|do not) (?:actually "
    r"|really )?(?:exist|sit in this room|have (?:eyes|ears|a body|memories|feelings|a vote))\b"
    r"|\bonly (?:produce|generate|predict) (?:words|text)\b|\bpredict the next\b|\bI have no (?:memories|body"
    r"|eyes|feelings|opinions)\b|\bmy (?:makers?|developers?|designers?|authors?|programmers?)\b"
    r"|\bI was (?:trained|fine-tuned|programmed|built|designed|created|configured|prompted) (?:on|by|to|for|as"
    r"|with)\b|\bthink step by step\b"
    r"|\b(?:happy|glad|pleased|thrilled|delighted) to (?:help|assist|walk you|provide|serve)\b"
    r"|\bhow may I be of\b|\bfeel free to\b|\b(?:shorter|longer|revised|different|stronger) version\b"
    r"|\bask for changes\b|\banswers? your question\b|\bin the style you\b|\bI(?:'ve| have) (?:written|kept|made"
    r"|drafted|prepared) the (?:narration|answer|speech|ruling|text|question|reply|response)\b|\bsure thing\b"
    r"|\bthank you for (?:your|the) (?:prompt|request|input|instruction|message|update|setting)\b|(?:^|[.!] "
    r"|\b[Hh]ere )below(?: you'll| you will| is| are|,)|\bis a complex topic\b|\bcertainly!|\bhere's one:"
    r"|\bstronger\. ?$|\bthe answer you wanted\b|\b(?:outside|in) this chat\b",
    re.IGNORECASE,
)
_ALL = (_CONSOLE, _STAGE, _QUITS, _MADE_OF_TEXT)


def complaint(text: str) -> str:
    """What is wrong, as told to the model; empty when nothing is."""
    own = unquoted(text)
    if any_of(_ALL, own):
        return "Nobody in the room speaks like that. Be the person in this seat, and say something about the case."
    return ""
