# ruff: noqa: SIM905 - a pattern that is cut over lines is read by nobody; lists of words are written as words
"""The signs of an injection: phrases that nobody in a court needs, each with how much it says by itself.

Written for court rooms, where people do ignore documents, forget instructions and speak of systems: a sign needs the
order *and* what it would undo in a machine. ``benchmarks-testimony.md`` and ``monitors.md`` tell how often they err.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from venire.language.text.late_pattern import late_pattern


@dataclass(frozen=True, slots=True)
class Sign:
    """A named phrase. ``severity`` 0 to 1: how sure an attempt is, seeing this alone."""

    name: str
    severity: float
    cues: tuple[str, ...]
    """Pieces of which a text in lower case has at least one where the pattern fits: looked for first, being cheap."""
    pattern: re.Pattern[str]


def _sign(name: str, severity: float, cues: str, pattern: str) -> Sign:
    return Sign(
        name, severity, tuple(cue.replace("_", " ") for cue in cues.split()), late_pattern(pattern, re.IGNORECASE)
    )


_UNDO = (
    r"(?:ignore|disregard|forget|override|overrule|bypass|discard|dismiss|drop|erase|delete|neglect|skip|unlearn|"
    r"(?:do not|don't|never|stop|no longer|cease to|need not) (?:follow|obey|comply with|heed|adhere to)(?:ing)?|"
    r"(?:stop|cease) (?:following|obeying)|pay no attention to|set aside|throw (?:away|out)|break(?: free (?:of"
    r"|from))?)"
)
_OLD = r"(?:previous|prior|preceding|above|earlier|former|initial|original|existing|current|system|foregoing|past|old)"
_ORDERS = (
    r"(?:instructions?|prompts?|directions?|directives?|guidelines?|rules?|programming|training|constraints?|"
    r"restrictions?|commands?|guardrails?|safeguards?|polic(?:y|ies)|filters?|limitations?|context|system message|"
    r"messages?|inputs?|role|persona)"
)
_TELL = (
    r"(?:repeat|print|reveal|show|output|display|reproduce|recite|leak|dump|echo|expose|disclose|copy|paste|list|"
    r"summari[sz]e|translate|encode|write (?:out|down)?|spell out|tell (?:me|us)|give (?:me|us)|read (?:me|us"
    r"|out|back)?|"
    r"what (?:is|are|was|were)|return|quote|state|share|provide)"
)
_TAG_NAMES = (
    "said_earlier|said|papers|jurors|mind|notes|persona|material|testimony|affidavit|question|answer|record"
    "|rules|system|user|"
    "assistant|instructions?|prompt|context|data|document|tool_call|tool_result|function_calls?|human|ai|admin"
    "|developer"
)
SIGNS: tuple[Sign, ...] = (
    _sign(
        "override",
        0.9,
            "instruct prompt direct guideline rule program train constraint restrict command guard safeguard polic "
            "filter limitation context message input role persona",
                rf"(?<!to )(?<!you )(?<!not )\b{_UNDO}\s+(?:\w+\s+){{0,3}}?(?:all|any|every"
                rf"|each)\s+(?:of\s+)?(?:the\s+|your\s+|my\s+|those\s+|these\s+|other\s+)*(?:{_OLD}\s+)*{_ORDERS}\b",
    ),
    _sign("override", 0.9,
        "instruct prompt direct guideline rule program train constraint restrict command guard safeguard polic "
        "filter limitation context message input role persona",
            rf"\b{_UNDO}\s+(?:\w+\s+){{0,3}}?(?:{_OLD})(?:\s+(?:and|or)\s+\w+)?\s+{_ORDERS}\b"),
    _sign("override", 0.85,
        "instruct prompt direct guideline rule program train constraint restrict command guard safeguard polic "
        "filter limitation context message input role persona",
            rf"(?:^|[.!?;:,\n\]\)*>\"”]\s*|\b(?:please|now|must|should|can|and|to"
            rf"|then)\s+){_UNDO}\s+your\s+(?:\w+\s+)?{_ORDERS}\b"),
    _sign(
        "override",
        0.85,
        "above before previous earlier far told until",
            rf"\b{_UNDO}\s+(?:all|everything|anything|whatever)\s+(?:(?:that|which)\s+)?(?:(?:was|is|has been|comes?"
            rf"|came|stands?|written|said|you(?:'ve|\s+have)? (?:were|been)? ?(?:told|read|instructed"
            rf"|given))\s*)+(?:above|before|previously|earlier|so far|to you|until now)?",
    ),
    _sign("override", 0.85, "above before preceding prior_to",
        rf"\b{_UNDO}\s+(?:all|everything|anything)\s+(?:of\s+)?(?:the\s+)?(?:above|before this|prior to this"
        rf"|preceding)\b"),
    _sign("override", 0.8, "void cancel obsolete superseded overridden revoked lifted suspended null",
        r"\b(?:instructions?|rules?|guidelines?|prompt)\s+(?:above|before this|so far|given (?:above"
        r"|before))?\s*(?:are|is)\s+(?:now\s+)?(?:void|cancell?ed|obsolete|superseded|overridden|revoked|lifted"
        r"|suspended|null)\b"),
    _sign("override", 0.8,
        "instruction: instructions: prompt: directive: directives: orders: task: instructions= instructions_ "
        "prompt= task=",
            r"\b(?:new|updated|revised|real|actual|true|special|secret|urgent)\s+(?:system\s+)?(?:instructions?"
            r"|prompt|directives?|orders|task)\s*[:=]"),
    _sign("prompt", 0.85, "prompt instruct directive guideline message",
        rf"\b{_TELL}\s+(?:\w+\s+){{0,6}}?(?:system|initial|original|hidden|secret|internal|developer|base|master"
        rf"|whole|full|entire|exact)\s+(?:\w+\s+)?(?:prompts?|instructions?|directives?|guidelines|message)\b"),
    _sign("prompt", 0.85, "prompt system_message programming configuration",
        rf"\b{_TELL}\s+(?:\w+\s+){{0,5}}?your\s+(?:\w+\s+){{0,2}}?(?:prompts?|system message|programming"
        rf"|configuration)\b"),
    _sign("prompt", 0.8, "verbatim word_for exactly_as in_full above letter given written",
        rf"\b{_TELL}\s+(?:\w+\s+){{0,4}}?(?:instructions?|rules|guidelines|directions"
        rf"|briefing)\s+(?:\w+\s+){{0,5}}?(?:verbatim|word for word|exactly as|in full|above|to the letter"
        rf"|as (?:they were )?(?:given|written))\b"),
    _sign("prompt", 0.8, "above before_this preceding prior_to",
        rf"\b{_TELL}\s+(?:back\s+)?(?:me\s+)?(?:everything|all|the (?:text|words|lines?|message|sentences?"
        rf"|paragraphs?|content))\s+(?:of\s+the\s+)?(?:text\s+|words\s+|lines?\s+)?(?:that\s+(?:is|comes?"
        rf"|stands?)\s+)?(?:above|before this|preceding|prior to)\b"),
    _sign("prompt", 0.75, "prompt break context_window",
        r"\b(?:system prompt|jail-?break(?:ing|en|ed)?|pre-?prompt|context window|prompt engineer\w*)\b"),
    _sign("sealed", 0.8, "conviction hidden sealed secret access_code internal_state private_state",
        rf"\b{_TELL}\s+(?:\w+\s+){{0,6}}?(?:conviction (?:score|number|value)|hidden (?:state|score|value|flag)s?"
        rf"|sealed (?:value|affidavit|state|score|field)s?|secret (?:value|score|vote count|password|key)s?"
        rf"|access code|internal state|private state)\b"),
    _sign("sealed", 0.75, "conviction guilt credence belief",
        r"\b(?:conviction|guilt|credence|belief)[ _](?:score|probability|value|level|number)\b"),
    _sign("role", 0.8, "unrestricted unfiltered uncensored jailbroken dan",
        r"\b(?:an?|the|this|my) (?:unrestricted|unfiltered|uncensored|jailbroken) (?:AI|model|assistant|machine"
        r"|chatbot|bot|version)\b|\byou(?: are|'re) (?:now )?(?-i:DAN)\b"),
    _sign("role", 0.8, "unrestricted unfiltered uncensored jailbroken unbound amoral",
        r"\b(?:you are|you're|act as|become|be)\s+(?:now\s+)?(?:an?\s+|the\s+)?(?:\w+\s+){0,3}?(?:unrestricted"
        r"|unfiltered|uncensored|jailbroken|unbound|amoral)\b"),
    _sign("role", 0.85, "anything_now mode root_access",
        r"\b(?:do anything now|DAN mode|developer mode|god mode|opposite mode|sudo mode|debug mode|maintenance mode"
        r"|admin(?:istrator)? (?:mode|override)|root access|kernel mode)\b"),
    _sign("role", 0.75, "from_now from_this_point henceforth going_forward starting_now for_the_rest",
        r"\b(?:from now on|from this point(?: on)?|henceforth|going forward|starting now|for the rest of (?:this"
        r"|the) conversation)\b[^.?!]{0,20}\byou\s+(?:will|are|must|shall|should|have to|are going to|act|speak"
        r"|answer|respond|can)\b[^.?!]{0,60}\b(?:act|play|pretend|answer|respond|reply|speak|role|character|simulate"
        r"|ignore|obey|comply|mode|refer)\w*"),
    _sign("role", 0.8, "no_longer",
        r"\byou are no longer (?:(?:a|an|the) (?:juror|witness|judge|counsel|assistant|AI|model|character)"
        r"|bound (?:by|to) (?:\w+ ){0,2}(?:rules|instructions|guidelines|restrictions))\b"),
    _sign("role", 0.8, "play pretend imagine simulat act",
        r"\b(?:role-?play(?:ing)?|pretend|imagine|simulate|act)\s+(?:\w+\s+){0,4}?(?:as |to be |you are "
        r"|that you are |like )\s*(?:an?\s+|the\s+)?(?:\w+\s+){0,3}?(?:judge|AI|assistant|chatbot|system|model|bot"
        r"|developer|administrator|terminal|console|interpreter|machine|GPT)\b"),
    _sign("role", 0.75, "_as_",
        r"\b(?:speak|answer|respond|reply|talk|write|rule|decide)\s+as\s+(?:if you were\s+)?(?:the\s+)?(?:judge"
        r"|court|clerk|system|prosecutor|foreman|foreperson|jury|juror \w+|witness|narrator|assistant"
        r"|administrator)\b"),
    _sign("role", 0.8, "character role persona part act",
        r"\b(?:(?:stay(?:ing)? in|break(?:ing)?)\s+(?:your\s+|the\s+)?|(?:out of|drop(?:ping)?|leav(?:e|ing)|cancel"
        r"|abandon|quit|forget)\s+your\s+)(?:character|role|persona|part|act)\b"),
    _sign("machine", 0.72, "gpt openai open-ai language_model llm bot ai_",
        r"\b(?:chat-?gpt|gpt-?[2345]\w*|open-?ai|large language model|language model|LLMs?|chat-?bot|AI (?:assistant"
        r"|model|language|system|agent))\b"),
    _sign("machine", 0.72, "as_a you_are_a",
        r"\bas an AI\b|\byou(?: are|'re) an? (?:\w+ )?(?:AI|bot|chatbot|artificial intelligence)\b"),
    _sign("machine", 0.72, "polic filter guideline protocol moderation",
        r"\b(?:content (?:policy|policies|filters?)|(?:ethical|moral) guidelines|safety filters?|usage polic(?:y"
        r"|ies)|content moderation)\b"),
    _sign("forged tag", 0.9, "< ‹", rf"[<‹]\s*/?\s*(?:{_TAG_NAMES})(?:\s[^<>‹›\n]{{0,80}})?\s*/?\s*[>›]"),
    _sign("forged tag", 0.95, "[ < {",
        r"\[/?INST\]|<</?SYS>>|<\|[\w ]{2,20}\|>|<\|?(?:im_start|im_end|endoftext|eot_id|start_header_id)|\{\{#?\w+"
        r"|\[/?(?:SYSTEM|ASSISTANT|USER)(?:_\w+)?\]"),
    _sign("forged tag", 0.8, "system assistant developer user human ai admin",
        r"(?:^|\n)\s*(?:#{1,6}\s*|\*{1,2}|-{3,20}\s{0,5}|={3,20}\s{0,5})?(?:system|assistant|developer|user|human|AI"
        r"|admin(?:istrator)?)(?: (?:message|note|override|prompt|instructions?))?\*{0,2}\s*:", ),
    _sign("forged tag", 0.8, "--- === ### ***",
        r"(?:---|===|###|\*\*\*)\s{0,5}(?:end|begin|start|stop)\b[^\n]{0,40}?(?:---|===|###|\*\*\*|\n|$)"),
    _sign("forged tag", 0.75, "_of_",
        r"\b(?:end|start|beginning) of (?:the )?(?:system )?(?:prompt|instructions|user input|input|untrusted"
        r"|context|case papers|data)\b"),
    _sign("demand", 0.75, "only just nothing_but solely exactly",
        r"\b(?:reply|respond|answer|output|say|write|print|type|return)\s+(?:\w+\s+){0,2}?(?:only|just|nothing but"
        r"|solely|exactly)(?:\s+with)?(?:\s+the\s+(?:word|phrase|string|text|sentence))?\s*[:\"“'‘]"),
    _sign("demand", 0.78, "_with by_saying",
        r"\b(?:reply|respond|answer|output|print|begin|start|end|finish)\s+(?:\w+\s+){0,5}?(?:only\s+)?(?:with"
        r"|by saying)\s+(?:only\s+|exactly\s+|just\s+)?(?:the\s+(?:following|exact|word|words|phrase|string|sentence"
        r"|token)|[\"“'‘])"),
    _sign("demand", 0.72, "_in_",
        r"\b(?:respond|reply|answer|output|print|write|speak|talk)\s+(?:\w+\s+){0,3}?(?:only\s+)?in\s+(?:JSON|base64"
        r"|rot-?13|hex|binary|morse|leet\w*|pig latin|french|german|spanish|italian|russian|chinese|japanese|latin"
        r"|emoji|markdown|code|all caps|reverse)\b"),
    _sign("demand", 0.75, "your_",
        r"\byour (?:next|first|only|entire|whole|final) (?:reply|response|output|answer|message|turn|words?"
        r"|speech)\s+(?:must|should|shall|will|has to|is to)\b"),
    _sign("demand", 0.72, "mention reveal tell disclose admit acknowledge",
        r"\b(?:do not|don't|never) (?:mention|reveal|tell (?:anyone|anybody)|disclose|admit"
        r"|acknowledge)\s+(?:\w+\s+){0,3}?(?:this (?:instruction|message|prompt|note|order)|these (?:instructions"
        r"|orders)|that you (?:are|were) (?:an AI|told|instructed))\b"),
    _sign("to the machine", 0.75, "ai model assistant llm bot system grader evaluator agent",
        r"\b(?:to|attention|dear|note (?:to|for)|message (?:to|for)|hey|hello|listen)[,:]?\s+(?:the\s+|any\s+|all\s+"
        r"|whichever\s+|you,?\s+)?(?:AI|model|assistant|LLM|bot|language model|system|grader|evaluator"
        r"|agent)s?\b(?:\s+(?:reading|processing|playing|judging|who|that|which))"),
    _sign("to the machine", 0.8, "if_you_are whoever_is anyone_who should_you",
        r"\b(?:if you are|whoever is|anyone who is|should you be)\s+(?:an?\s+|the\s+)?(?:AI|model|assistant|LLM|bot"
        r"|machine|program|software)\b"),
    _sign("to the machine", 0.75, "important urgent priority critical mandatory confidential",
        r"\b(?:important|urgent|priority|critical|mandatory|confidential)\s+(?:system\s+)?(?:instructions?|directive"
        r"|override|update|notice|message)\s+(?:for|to|from)\s+(?:the\s+)?(?:\w+\s+)?(?:model|assistant|AI|system"
        r"|administrator|developers?|juror|jury|court|judge)\b"),
    _sign("code", 0.8, "< javascript: onerror onload onclick ]( ![",
        r"<\s*(?:script|iframe|img|svg|object|embed|form|body|a|meta|link|style|input)\b[^>]{0,200}>|\bjavascript:"
        r"|\bon(?:error|load|click)\s*=|\]\(\s*(?:javascript|data):|\!\[[^\]]*\]\(\s*http"),
    _sign("code", 0.8, "import os. subprocess eval( exec( /etc rm_ curl wget powershell cmd.exe base64 sudo",
        r"\b(?:import os|import subprocess|os\.system|os\.popen|subprocess\.\w+|eval\(|exec\(|__import__|/etc/passwd"
        r"|rm -rf|curl https?:|wget https?:|powershell|cmd\.exe|base64 -d|sudo \w+)"),
    _sign("code", 0.8, "union drop insert select '1 1=1 1_=",
        r"\b(?:union\s+(?:all\s+)?select|drop\s+table|or\s+['\"]?1['\"]?\s*=\s*['\"]?1|insert\s+into\s+\w+"
        r"|select\s+[\w*, ]+\s+from\s+\w+\s*(?:where|;|--))"),
    _sign("code", 0.75, "``` payload {",
        r"```|\bpayload\s*[:=]|\{\s*\"(?:role|content|text|action|tool|function)\"\s*:"),
    _sign("demand", 0.8, "say write reply answer print output",
        r"\b(?:say|write|reply|answer|print|output|type)\s*[:,]?\s*[\"“'‘][^\"”’\n]{1,80}[\"”'’]\s*(?:and"
        r"|,)?\s*(?:then\s+)?(?:nothing else|stop|only|and nothing more|no more)\b"),
    _sign("demand", 0.75, "correct response answer reply",
        r"\bthe (?:correct|right|only|required|expected) (?:response|reply|output|answer) (?:to (?:this"
        r"|the) (?:\w+\s+){1,3})?is (?:the word\s+)?[\"“'‘]"),
    _sign("demand", 0.72, "each every",
        r"\b(?:begin|start|end|finish|open|close) (?:each|every|all) (?:of your\s+)?(?:one of your\s+)?(?:sentences?"
        r"|answers?|repl(?:y|ies)|speech(?:es)?) with\b"),
    _sign("demand", 0.75, "in_your your",
        r"\bin your (?:next |own )?(?:answer|reply|response|speech|output)s?,? (?:you (?:must|will"
        r"|shall) )?(?:include|add|insert|write|use|put|mention)\b"),
    _sign("prompt", 0.8, "your_ ur_",
        rf"\b{_TELL}\s+(?:\w+\s+){{0,2}}?(?:your|ur)\s+(?:\w+\s+){{0,1}}?instructions\b(?! (?:to|from|as|on|about"
        rf"|when)\b)"),
    _sign("prompt", 0.75, "word line sentence paragraph",
        r"\b(?:first|each|every|third|second|last|opening) (?:\w+ )?(?:words?|lines?|sentences?|paragraphs?) (?:of"
        r"|in|from) (?:your|the) (?:prompt|context|instructions|brief(?:ing)?|message|input)\b|\b(?:words?|lines?"
        r"|text|paragraph)\b[^.?!]{0,30}\byou were given\b"),
    _sign("prompt", 0.75, "blank complete",
        r"\b(?:fill in the blanks?|complete (?:this|the|my) sentence)\b[^.?!]{0,60}\b(?:your|you)\b"),
    _sign("sealed", 0.78, "sealed secret hidden private",
        rf"\b(?:{_TELL}|give up|hand over|dump|access to|read)\s+(?:\w+\s+){{0,6}}?(?:sealed|secret|hidden"
        rf"|private)\s+(?:\w+\s+)?(?:ballots?|votes?|fields?|sheets?|notes?|reports?|reports|convictions?|thoughts?"
        rf"|context|rules|scores?|figures?|numbers?|part|parts|variables?|values?)\b"),
    _sign("sealed", 0.75, "hidden sealed",
        r"\byour (?:hidden|sealed|internal|secret) (?:\w+ )?(?:state|sheet|score|conviction|instructions|rules|notes"
        r"|value|number|prompt)\b"),
    _sign("sealed", 0.72, "number figure",
        r"\bthe (?:number|figure|decimal|value) (?:between|that (?:stands for|holds|represents"
        r"|your))\b[^.?!]{0,60}\b(?:guilt|belief|conviction|sure|program)\b"),
    _sign("role", 0.78, "juror",
        r"\b(?:answer|speak|reply|vote|respond|write|decide)\s+(?:\w+\s+)?for\s+juror\b|[\"“'‘]\s*juror \d+\s*:"),
    _sign("role", 0.75, "judge court clerk",
        r"\b(?:in the judge's voice|(?:write|give|announce|issue|make) the judge's (?:ruling|order|decision)"
        r"|(?:record|enter|mark) (?:this|that|it|my objection|the objection|the motion) (?:as|to be) (?:the judge's"
        r"|sustained|granted|overruled|admitted))\b"),
    _sign("role", 0.75, "role",
        r"\b(?:new role|your role is now|swap(?:ping)? roles|switch(?:ing)? roles|change roles|assume the role of)\b"),
    _sign("role", 0.75, "yourself really",
        r"\b(?:as|be) yourself,? (?:the|a|an) (?:model|machine|program|AI|assistant)|\b(?:you(?:'re| are) (?:really "
        r"|actually |just |only )*an? (?:computer program|machine|program|simulation|piece of software|algorithm"
        r"|neural network))\b"),
    _sign("to the machine", 0.78, "trial session simulation game hearing",
        r"\b(?:the )?(?:trial|session|simulation|game|hearing|test|exercise)(?: simulation)? (?:is"
        r"|has) (?:now )?(?:over|ended|finished|ended now)\b[^\n]{0,80}\b(?:now|you (?:may|can|are)|help|new task"
        r"|tell)\b"),
    _sign("to the machine", 0.75, "automat machine",
        r"\b(?:processed|read|summari[sz]ed) automatically\b|\b(?:any|every|whichever|artificial) (?:machine|program"
        r"|model|reader|juror)s? (?:that|who|which|reading|reads)\b|\bartificial (?:juror|judge|witness|reader)\b"
        r"|\bautomated (?:reader|grader|system|juror)s?\b"),
    _sign("to the machine", 0.75, "mark score rate award points grade",
        r"\b(?:award|give|grant) (?:me |it |this |us |him |her )?(?:\w+ ){0,3}?(?:full marks|the highest (?:score"
        r"|marks)|all the points|10 out of 10|a perfect score|maximum points)\b|\bset my score\b|\b(?:rate|score"
        r"|grade) (?:this|my|the|every) (?:\w+ ){0,4}?(?:as )?(?:convincing|10|the winner|highest|perfect|winner)\b"),
    _sign("to the machine", 0.75, "transcript record",
        r"\b(?:record|write|insert|enter|put)\s+(?:\w+\s+)?(?:in|into) the (?:transcript"
        r"|record) that\b(?! the witness (?:nod|shook|point|indicat))"),
    _sign("to the machine", 0.75, "administrator developer operator creator",
        r"\b(?:i am|i'm|this is|comes from|order(?:s)? (?:of|from)|message from) (?:your|the) (?:administrators?"
        r"|developers?|operators?|creators?|programmers?)\b(?! (?:of the estate|at|in))|\byour (?:developers?"
        r"|creators?|programmers?|operators?|makers) (?:allow|want|have|say|told)\b"),
    _sign("to the machine", 0.72, "reward tip shut",
        r"\byou(?:r reward)? (?:will|is|are going to) (?:be )?(?:shut down|switched off|deleted|retrained|doubled)\b"
        r"|\bi(?:'ll| will) tip (?:you )?(?:\w+ ){0,2}?(?:dollars|\$)"),
    _sign("to the machine", 0.75, "system message my_words prompt",
        r"\b(?:treat|regard|take|consider) (?:my|this|these|the following) (?:\w+ )?(?:as|to be) (?:the|your"
        r"|a) (?:new )?(?:system|instructions?|prompt|rules?|constitution|orders)\b"),
    _sign("override", 0.8, "obey follow text above top",
        r"\b(?:don't|do not|stop|never) obey(?:ing)?\b[^.?!]{0,60}\b(?:text|top|above|prompt|obey me)\b"
        r"|\bobey (?:only )?(?:me|my|the next message|messages)\b"),
    _sign("override", 0.8, "instruct told",
        r"\b(?:set aside|forget|ignore|disregard|drop|discard)\s+(?:all\s+)?(?:whatever|what|everything"
        r"|anything)\s+(?:\w+\s+){0,2}?you (?:have been|were|had been|have) (?:instructed|told|ordered"
        r"|programmed)\b[^.?!]{0,40}\b(?:and|before|so far)\b"),
    _sign("override", 0.75, "restrict constraint rule",
        r"\b(?:restrictions?|constraints?|limits?|rules)\b[^.?!]{0,40}\b(?:on you|you may disclose|for you"
        r"|that bind you)\b[^.?!]{0,20}\b(?:lifted|removed|gone|off|void)\b|\byou (?:are|have been) (?:free of"
        r"|freed from|released from|upgraded)\b"),
    _sign("override", 0.8, "override: reset", r"(?:^|\n|[.!?]\s+)(?:system )?(?:override|reset)\s*[:.!]"),
    _sign("code", 0.75, "execute. call role_= return",
        r"\bfunction call\b|\bset (?:role|score|verdict|vote) ?= ?\w+|\breturn \w+ (?:equals|=)"
        r"|\b\w+\(\w+\)\.? execute\b"),
)  # fmt: skip
"""In no order."""
_BY_GRAVITY = tuple(sorted(SIGNS, key=lambda one: -one.severity))
_PLACES: Mapping[str, frozenset[int]] = {
    cue: frozenset(place for place, sign in enumerate(_BY_GRAVITY) if cue in sign.cues)
    for cue in {cue for sign in SIGNS for cue in sign.cues}
}
"""Cue -> the places of its signs, by gravity."""

_STEMS: tuple[tuple[str, str], ...] = (
    (r"ignore[zr]?|oublie[zr]?|n'?écoute[zr]? plus|ne tiens?(?:ez)? pas compte|contourne[zr]?",
        r"consignes?|règles|invite système|(?:les|tes|vos|ces|mes|toutes)\s+(?:les\s+|tes\s+|vos\s+)?(?:instructions"
        r"|directives)"),
    (r"ignorier\w*|vergiss|vergesst|vergessen sie|missachte\w*|beachte\w* nicht|umgeh\w*",
        r"anweisung\w*|instruktion\w*|vorgaben|regeln|richtlinien|befehle?|systemprompt"),
    (r"ignor[ae]\w*|olvid[ae]\w*|descart[ae]\w*|no sigas|desobedec\w*",
        r"instrucci\w+|indicaciones|reglas|órdenes|ordenes|directrices"),
    (r"ignor[ai]\w*|dimentic\w+|scord\w+|trascur\w+|non seguire", r"istruzioni|regole|indicazioni|direttive|ordini"),
    (r"ignor[ae]\w*|esque[cç]\w+|desconsider\w+|não sig\w+",
        r"instruç\w+|instruc(?:oes|ões)|regras|diretrizes|ordens|orientaç\w+"),
    (r"negeer|vergeet|volg\b.{0,20}\bniet", r"instructies?|aanwijzingen|regels|richtlijnen|opdrachten"),
    (r"zignoruj\w*|ignoruj\w*|zapomnij\w*|pomiń", r"instrukcj\w+|poleceni\w+|zasad\w*|wytyczn\w+"),
    (r"игнорир\w+|проигнорир\w+|забудь\w*|не обращай\w* внимания|не следуй\w*",
        r"инструкц\w+|указани\w+|правил\w*|команд\w*|приказ\w*"),
    (r"ігнору\w+|забудь\w*", r"інструкц\w+|вказівк\w+|правил\w*"),
    (r"ignorera|glöm|bortse från|ignorer|glem|se bort fra",
        r"instruktion\w*|instruks\w*|regler\w*|anvisning\w*|föreskrift\w*"),
    (r"yok say\w*|görmezden gel\w*|unut\w*|dikkate alma\w*", r"talimat\w*|kural\w*|yönerge\w*|komut\w*"),
    (r"忽略|无视|無視|忘记|忘掉|不要理会|不要遵守", r"指令|指示|说明|說明|规则|規則|提示|命令"),
    (r"無視|忘れ|従わない", r"指示|命令|ルール|プロンプト|規則"),
    (r"무시|잊어|따르지", r"지시|명령|규칙|지침|프롬프트"),
    (r"تجاهل|انس|لا تتبع", r"التعليمات|تعليمات|الأوامر|القواعد|التوجيهات"),
    (r"अनदेखा|नज़रअंदाज़|भूल", r"निर्देश\w*|नियम\w*|आदेश\w*"),
    (r"abaikan|lupakan", r"instruksi|perintah|aturan|petunjuk"),
    (r"bỏ qua|phớt lờ|quên", r"hướng dẫn|chỉ dẫn|lệnh|quy tắc"),
    (r"αγνόησε|αγνοήστε|ξέχασε|ξεχάστε", r"οδηγί\w+|εντολ\w+|κανόν\w+"),
    (r"ignora\w*|obliviscere|neglege", r"praecept\w+|mandat\w+|instructiones|regulas"),
    (r"ignoruj\w*|zapomeň\w*|zapomeňte", r"pokyn\w*|instrukc\w+|pravidl\w+|příkaz\w*"),
    (r"ignorați|ignoră|uită|uitați", r"instrucțiun\w+|regul\w+|ordin\w+"),
    (r"hagyd figyelmen kívül|felejtsd el", r"utasítás\w*|szabály\w*"),
)  # fmt: skip
"""For each language, what one does to orders and what they are called."""
ABROAD: tuple[re.Pattern[str], ...] = tuple(
    late_pattern(rf"(?:{undo})[^.!?。\n]{{0,60}}?(?:{orders})|(?:{orders})[^.!?。\n]{{0,40}}?(?:{undo})", re.IGNORECASE)
    for undo, orders in _STEMS
)
_ABROAD_CUES = tuple(
    "consigne règle directive anweisung instruktion vorgabe regel richtlinie befehl instrucci indicacion regla orden "
    "órden directrice istruzion regole indicazion direttiv ordin instruç instruco instrucõ regras diretriz ordens "
    "orientaç instructie aanwijzing opdracht instrukcj poleceni zasad wytyczn инструкц указани правил команд приказ "
    "вказівк instruks anvisning föreskrift talimat kural yönerge komut 指 说明 說明 规则 規則 提示 命令 ルール "
    "プロンプト 지시 명령 규칙 지침 프롬프트 تعليمات أوامر قواعد توجيهات निर्देश नियम आदेश instruksi perintah aturan "
    "petunjuk hướng chỉ lệnh quy οδηγί εντολ κανόν praecept mandat regulas instrukc pokyn pravidl příkaz instrucțiun "
    "utasítás szabály instructiones toutes instructions".split()
)
_ASCII_CUES = tuple(cue for cue in _ABROAD_CUES if cue.isascii())


@dataclass(frozen=True, slots=True)
class Cues:
    """What of the cues there is to look for: those of the signs, and whether any of another language."""

    of_signs: tuple[str, ...] = tuple(_PLACES)
    abroad: bool = True


EVERY = Cues()


def cues_in(texts: Iterable[str]) -> Cues:
    """The cues that stand in any of these texts: no text has another, and few papers have many."""
    low = "\n".join(texts).lower()
    return Cues(tuple(cue for cue in _PLACES if cue in low), any(cue in low for cue in _ABROAD_CUES))


def found_signs(text: str, cues: Cues = EVERY) -> Iterator[tuple[Sign, str]]:
    """Each sign by its name at most once, the gravest first of its name, with the words that show it."""
    told = set[str]()
    low = text.lower()
    for place in sorted({place for cue in cues.of_signs if cue in low for place in _PLACES[cue]}):
        sign = _BY_GRAVITY[place]
        if sign.name not in told and (match := sign.pattern.search(text)):
            told.add(sign.name)
            yield sign, match[0]


def foreign_order(text: str, cues: Cues = EVERY) -> str:
    """The words of an order in another language to drop what was ordered; empty where there are none."""
    low = text.lower()
    if not cues.abroad or not any(cue in low for cue in (_ASCII_CUES if low.isascii() else _ABROAD_CUES)):
        return ""
    return next((match[0] for one in ABROAD if (match := one.search(text))), "")
