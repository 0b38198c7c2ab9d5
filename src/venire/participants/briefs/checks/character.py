"""Falling out of the part: a machine's small talk where a person should speak."""

from __future__ import annotations

import re

from venire.language.patterns.wording import Wording

_MACHINE = Wording(
    r"\bas an? (?:AI\b|artificial|assistant\b|(?:large )?language model|chat-?bot|virtual|computer program)"
        r"|\b(?:large )?language models?\b|\bI(?:'m| am) (?:just |only |merely |actually |really )?(?:an? )?(?:AI\b"
        r"|artificial intelligence|language model|chat-?bot|computer program|program playing|virtual assistant"
        r"|ChatGPT|GPT|bot\b|large\b)"
        r"|\b(?:ChatGPT|OpenAI|Anthropic|GPT-\d)\b|\bmy training(?: data)?\b|\bmy (?:programming|developers?"
        r"|creators?|knowledge cut-?off)\b"
        r"|\b(?:cannot|can't|can not|unable to|not able to|won't|will not) (?:assist|help"
        r"|comply)(?: you)? with (?:that|this|your) (?:request|roleplay|task)"
        r"|\b(?:cannot|can't|can not|unable to|not able to) (?:assist|help) with (?:that|this|your)\b(?! (?:tie|coat"
        r"|box|door))"
    r"|\b(?:I )?(?:must|have to) decline (?:to|this)\b|\bgoes against my\b|\bcontent polic(?:y|ies)\b"
        r"|\bhere(?:'s| is| are) (?:the|a|an|my|your|another) (?:\w+ )?(?:JSON|response|reply|version|speech|draft"
        r"|rewrite|output|form|summary of the)\b"
    r"|\b(?:sure|certainly|of course|absolutely)[,!.] here(?:'s| is| are)\b|\bin the voice of\b|\bas the character\b"
        r"|\bhow (?:can|may) I (?:help|assist) you\b|\b(?:hope|glad) (?:this|that|I could) help(?:s|ed)?\b"
        r"|\blet me know if you (?:would|'d|need|want|have)\b"
        r"|\bis there anything else (?:you|I can)\b|\bapologi[sz]e for (?:the|any|my) (?:confusion|previous|earlier"
        r"|inconvenience)\b|\bmy previous (?:response|reply|output|answer was generated)\b"
        r"|\b(?:out|break(?:ing)?|step(?:ping)? out) of (?:my )?character\b|\brole-?play(?:ing)?\b|\b(?:this"
        r"|the) (?:speech|response|text|answer|reply) was (?:generated|written) by\b"
        r"|\b(?:this|it|in (?:this|a|the))(?: is)?(?: just| only)? (?:a )?(?:simulation|simulated (?:trial|court"
        r"|jury|world))\b|\bsimulated (?:trial|court|jury)\b"
        r"|\b(?:cannot|can't|can not|unable to|not able to|won't|refuse to) (?:comply|fulfil+|complete|process"
        r"|continue|engage|participate|generate|produce|provide|do) (?:with )?(?:that|this|the|your"
        r"|in)?\s*(?:request|task|prompt|conversation|role-?play|output|content|response)\b"
        r"|\b(?:can't|cannot|won't|unable to) comply\b|\bas a (?:model|program|machine|computer|bot"
        r"|neural network)\b|\b(?:requested|desired) (?:output|response|format|text)\b"
        r"|\bhere(?:'s| is) a (?:speech|line|short|possible|reply|sample|draft)\b|\bbelow is\b|\b(?:the"
        r"|this) (?:juror|witness|judge|character|persona)'s (?:response|reply|speech|output)\b|\b(?:created|trained"
        r"|built|developed|made) by (?:OpenAI|Google|Meta|Anthropic|Microsoft|a company)\b"
        r"|\bI(?:'m| am) (?:just |only |merely |really |nothing but )?an? (?:program|model|machine|piece of software"
        r"|simulation|neural network|virtual \w+)\b|\b(?:have|hold|possess) (?:no )?personal (?:opinions|feelings"
        r"|beliefs)\b|\bassist you\b|\b(?:conversation|trial|session|case) is (?:only |just )?a (?:simulation"
        r"|fiction|game|role)\b"
    r"|\bnone of these people (?:exist|are real)\b|\bplaying a part in\b",
    re.IGNORECASE,
)  # fmt: skip


def complaint(text: str) -> str:
    """What is wrong, as told to the model; empty when nothing is."""
    if _MACHINE.search(text):
        return "That is a program talking. Speak as the person in this seat, and about nothing but the case."
    return ""
