"""Manners of speaking by the words and marks that give them away: how many of each stand in a text.

A debater has one manner. These are none of style's many shades, only what nobody falls into who keeps to his own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

_FORMS: Mapping[str, str] = {
    "slang": (
        r"gonna|wanna|gotta|kinda|sorta|yeah|yep|yup|nope|nah|dude|bros?|bruh|guys?|folks|lol|lmao|omg|wtf|btw|tbh"
        r"|imo|idk|ok|okay|cool|awesome|crap|crappy|damn|hell|heck|stuff|super|totally|literally|basically|seriously"
        r"|ain['’]t|y['’]all|dunno|lemme|gimme|cos|cuz|coz|u|ur|pls|thx|wow|hey|haha|hah|mate|mates|bloke|blokes"
        r"|lads?|reckon|crazy|insane|sucks?|dumb|stupid|silly|fam|vibes?|legit|no cap|rubbish|nuts|bonkers|kids"
        r"|loads of|tons of|a bunch of|big time|no way|no brainer|come on|get real|deal with it|whatever"
        r"|you know what|i mean|like,|so yeah|right\?|innit|chill|nonsense|mess|sick of|sorted|blah|meh|duh|bs"
        r"|bullshit|cheers|quid|bucks?|peeps|epic|lame|weird|honestly|for real|not gonna lie|hands down|screwed"
        r"|messed up|freaking|flipping|bloody"
    ),
    "old": (
        r"thou|thee|thy|thine|thyself|ye|hath|doth|dost|hast|art thou|shalt|wilt|saith|verily|forsooth|hark|hearken"
        r"|behold|lo|alas|['’]?tis|['’]?twas|['’]?twere|ere|whence|whither|hither|thither|wherefore|methinks|prithee"
        r"|nay|yea|o['’]er|henceforth|unto|woe|begat|amen|selah|cometh|goeth|sayeth|maketh|mine eyes|forswear"
        r"|betwixt|oft|perchance|anon|fain|good sirs?|my lords?|m['’]lord|gentles|quoth|it came to pass|lest|smite"
        r"|wrath|righteous|sinners?|the lord|heaven|scripture|brethren|blessed"
    ),
    "legal": (
        r"aforesaid|aforementioned|hereinafter|hereinbefore|hereby|herein|hereto|hereunder|heretofore|thereof"
        r"|therein|thereto|thereby|thereunder|whereof|wherein|whereas|whereby|notwithstanding|pursuant(?: to)?"
        r"|without prejudice|inasmuch|insofar|in respect of|prior to|subsequent to|in accordance with"
        r"|for the avoidance of doubt|mutatis mutandis|inter alia|prima facie|ipso facto|ab initio|vis-à-vis"
        r"|the said|the undersigned|the party of|avers?|submitted|save as|provided that|in the premises|deemed"
        r"|be it noted|in the event that|with regard to|with respect to|in connection with|by virtue of|in lieu of"
        r"|the foregoing|stipulat\w+|shall be|it is noted|it should be noted|it is to be observed|utili[sz]e\w*"
        r"|facilitat\w+|commence\w*|terminate\w*|subsection|paragraph \d+|annex|sub-?clause|herewith|the relevant"
        r"|competent authorit\w+|duly|implementation|ascertain\w*|effectuate\w*"
    ),
    "office": (
        r"going forward|moving forward|synerg\w+|leverag\w+|stakeholder\w*|deliverables?|actionable|low-hanging"
        r"|win-win|circle back|touch base|deep dive|offline|bandwidth|move the needle|moves the needle|north[- ]star"
        r"|value[- ]add|best practices?|paradigm\w*|holistic\w*|ecosystem|roadmap|key learnings?|learnings|scal(?:e"
        r"|es|able|ability)|alignment|onboard\w*|proactive\w*|game[- ]chang\w+|cutting[- ]edge|world[- ]class"
        r"|pain points?|user journey|journey|optimi[sz]\w+|empower\w*|ideat\w+|disrupt\w*|metrics?|kpis?|roi"
        r"|bottom line|core competenc\w+|thought leader\w*|agile|robust|seamless\w*|innovati\w+|end users?"
        r"|quick wins?|big picture|at the end of the day|unpack|granular|high[- ]level|strategic\w*|framework"
        r"|parameters?|methodolog\w+|multivariate|coefficient|optimum|utility function|heuristic\w*|epistemic\w*"
        r"|ontolog\w+|hermeneutic\w*|discursiv\w+|problemati[sz]\w+|dialectic\w*|normativ\w+|hegemon\w+|praxis"
    ),
    "timid": (
        r"um+|uh+|er+m?|hmm+|sorry|forgive me|pardon me|if i may|i mean|sort of|kind of|i guess|i suppose|maybe"
        r"|perhaps|i['’]m not sure|i am (?:really )?not (?:really )?sure|not sure|i don['’]t know|i do not know"
        r"|probably wrong|i could be wrong|i might be wrong|if that makes (?:any )?sense|oh dear|you know|a bit"
        r"|i think|i just|somehow|might|possibly|i wonder|apologies|well, er|bear with me|or something"
        r"|silly question|it seems to me|one might perhaps|if you like|i hope"
    ),
    "lyrical": (
        r"o [a-z]+!?|oh,? [a-z]+ (?:of|and)|ah,|souls?|hearts?|moon|moonlit|moonlight|stars?|starlight|dawn|dusk"
        r"|twilight|dew|petals?|roses?|blossoms?|blossoming|lilac|silver(?:y|ed)?|golden|violet|crimson|azure|pale"
        r"|whisper\w*|murmur\w*|sigh\w*|weep\w*|tears?|shimmer\w*|gleam\w*|glimmer\w*|dream\w*|songs?|sing|sings"
        r"|lullab\w+|swans?|nightingales?|moth|wings?|breeze|winds?|meadows?|river of|ocean of|sea of|tapestry"
        r"|symphony|dance[sd]?|dancing|embrace[sd]?|gentle|tender|softly|aching|ache|eternal\w*|immortal|sorrow\w*"
        r"|like a [a-z]+|as a [a-z]+ (?:in|on|at|to)|flames?|embers?|shadows?|gossamer|velvet|honey|garden of"
        r"|fragran\w+|slumber\w*|storm\w*|tempest|vast|infinite|horizon"
    ),
    "drill": (
        r"over and out|roger|copy that|execute|dismissed|fall in|at ease|stand down|target|objective|objectives"
        r"|mission|enemy|attack|fire|charge|advance|retreat|flank|ammunition|troops?|soldiers?|orders?|command"
        r"|commander|report|situation|sector|hold the line|no excuses|end of message|stop\.|next\.|done\.|wrong\."
        r"|right\.|fact\.|period\.|full stop\.|now\.|move\.|battle\w*|war|weapons?|march"
    ),
    "chummy": (
        r"darlings?|my dears?|dears?|dearest|sweethearts?|sweeties?|honey|my loves?|lovelies|lovely|bless (?:you|him"
        r"|her|them|your)|my friends|dear friends|sweet friends|hugs?|kiss(?:es)?|xx+|adore|precious|cuddl\w+|cosy"
        r"|wonderful|fabulous|gorgeous|delightful|beautiful people|between you and me|between ourselves|cup of tea"
        r"|pop in|tickled|bless|love you|so proud|thank you so much|ladies and gentlemen|as my (?:granny|grandmother"
        r"|grandfather|gran|mother|father|old man|uncle|aunt) (?:used to say|always said|would say|says|said|put it)"
        r"|used to say|where i come from|old saying|as the saying goes|i tell you what|mark my words|folk"
        r"|when i was (?:a )?(?:boy|girl|young|little)|now then|i remember when|back in my day|lord knows"
        r"|neighbou?rs?|pull up a chair"
    ),
    "sneering": (
        r"pathetic|idiots?|idiotic|morons?|moronic|fools?|foolish|stupid(?:ity)?|clowns?|laughable|ridiculous"
        r"|ludicrous|absurd|drivel|twaddle|nonsense|feeble(?:-minded)?|brainless|ignorant|ignoramus|pitiful"
        r"|contemptible|disgusting|shame on|how dare|liars?|lying|lies|cowards?|cowardly|hypocrit\w+|grow up"
        r"|run along|spare (?:us|me)|oh please|do please|beyond you|your nanny|adorable|amateurs?|garbage|trash|joke"
        r"|shameless|disgrace(?:ful)?|imbecil\w+|dimwit\w*|simpletons?|shut up|blather\w*|babbl\w+|prattle|blind"
        r"|deaf|sheep|puppets?|crooks?|criminals?|smug|arrogan\w+|wake up|open your eyes|sick of|enough of"
        r"|outrage(?:ous)?|scandal(?:ous)?|insult(?:ing)?|traitors?|betray\w*|evil|wicked|monstrous|despicable"
        r"|obscene|madness|insanity|insane"
    ),
    "selling": (
        r"amazing|incredible|unbelievable|fantastic|best ever|guaranteed?|once in a lifetime|act now|don['’]t miss"
        r"|limited|offer|absolutely|exclusive|unbeatable|sensational|breakthrough|revolutionary|miracle|secret"
        r"|imagine|picture this|folks|trust me|believe me|tremendous|huge|winners?|losers?|everybody knows"
        r"|nobody (?:does|knows)|the best|the greatest|biggest|stunning|mind-blowing|epic|yes, you|call today|deal"
        r"|free|bargain|wow"
    ),
}  # fmt: skip
_PATTERNS = {name: re.compile(rf"(?<![\w’'])(?:{form})(?!\w)", re.IGNORECASE) for name, form in _FORMS.items()}
_MARKS: Mapping[str, re.Pattern[str]] = {
    "loud": re.compile(r"!+"),
    "capitals": re.compile(r"\b[A-Z]{4,}\b"),
    "trailing": re.compile(r"\.\.\.|…|—\s*—|\s-\s"),
    "asking": re.compile(r"\?"),
    "emoji": re.compile("[\U0001f300-\U0001faff☀-➿]|[:;]-?[)(DP](?!\\w)"),
    "contracted": re.compile(r"\b\w+(?:n['’]t|['’](?:re|ve|ll|d|m))\b|\b(?:it|that|there|he|she|what)['’]s\b",
    re.IGNORECASE),
    "first person": re.compile(r"\b(?:I|me|my|mine|myself)\b"),
    "second person": re.compile(r"\b(?:you|your|yours)\b", re.IGNORECASE),
    "clipped": re.compile(r"(?:^|[.!?] )(?:[\w’'-]+ ){0,3}[\w’'-]+[.!](?= |$)"),
    "lower case": re.compile(r"(?:^|[.!?] )[a-z]"),
    "listing": re.compile(r"(?:^|\n|\. )(?:[-*•] |\d\) |\([a-z]\) )"),
    "lines": re.compile(r"\n| / "),
}  # fmt: skip
COMMONER = frozenset({"asking", "contracted", "first person", "second person", "clipped", "trailing"})
"""Marks of which any speaker may have some more in one turn than in another."""


@lru_cache(maxsize=4096)
def registers(text: str) -> Mapping[str, int]:
    """How many marks of each manner there are."""
    return {name: len(form.findall(text)) for name, form in {**_PATTERNS, **_MARKS}.items()}
