# ruff: noqa: E501 - a pattern is read as one line
"""Forms of words by which a fallacy shows itself, several to a kind; matched on lower-case text, straight quotes.

``sure`` forms are the textbook's own and told without any fitted weight; the others only weigh in.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from venire.law.argument.fallacies.kinds import Fallacy

_MANY = r"(?:every(?:one|body)|most (?:people|of us|americans|students)|(?:many|lots of|a lot of|millions of|billions of|thousands of|so many|all the|all (?:my|of my|your)) (?:\w+ )?(?:people|friends|kids|others?|girls|guys|classmates|students|customers|parents|users)|the (?:whole|entire) (?:world|country|class|school)|the majority|\d+ ?(?:%|percent|out of)|everyone else|all the other)"
_ABUSE = r"(?:stupid|idiots?|moron|liar|dumb|ugly|fat|lazy|crazy|ignorant|jerk|loser|fool(?:ish)?|hypocrit\w+|drunk\w*|criminal|crook|corrupt|socialist|communist|bitter|incompetent|selfish|racist|nerd|snob|old man|divorced|drop-?out|convicted|alcoholic|cheat\w*|slob|weird|dishonest|immature)"
_CLAIMANT = (
    r"(?:opponent|senator|professor|teacher|candidate|president|mayor|you|he|she|they|lawyer|doctor|him|her|his|author)"
)
_STAR = r"(?:doctors?|dentists?|scientists?|experts?|celebrit\w+|actors?|actress\w*|famous|stars?|professors?|physicists?|dr\.?|ph\.?d|nba|nfl|olympic|singer|athletes?|uncle|grandm\w+|mechanic|brad pitt|oprah|einstein|michael jordan|beyonce|kardashian\w*|taylor swift|lebron\w*|expert|physician|authority|authorities|spokes\w+|endors\w+)"
_FEEL = r"(?:heart\w*|tears?|cry|crying|sad|suffer\w*|starv\w+|poor|innocent|scared|afraid|fear|terrified|pity|sorry|guilt\w*|pain|dying|die|death|killed|helpless|lonely|homeless|love|happy|happiness|worry|worried|hungry|orphan\w*|puppy|puppies|shame|horrible|nightmare|please|feel|terrible|devastat\w+|beg)"


@dataclass(frozen=True, slots=True)
class Cue:
    """One form of words. ``sure``: it is enough by itself."""

    name: str
    fallacy: Fallacy
    pattern: re.Pattern[str]
    sure: bool = False


_FORMS: Mapping[Fallacy, Sequence[tuple[str, bool]]] = {
    "ad populum": (
        (
            rf"\b{_MANY}\b.{{0,60}}\b(?:so|therefore|must be|should|can't be wrong|cannot be wrong|it's true|right|best)\b",
            False,
        ),
        (rf"\b(?:because|since|after all,?) {_MANY}\b", True),
        (
            rf"\b{_MANY}\b.{{0,25}}\b(?:is|are|does|do|doing|has|have|thinks?|believes?|agrees?|loves?|likes?|knows?|buys?|uses?|wants?|says?)\b",
            False,
        ),
        (
            r"\b(?:popular\w*|best-?sell\w*|bandwagon|fastest.growing|america's favou?rite|number one|trend\w*|join the|millions|majority|polls?|percent|consensus)\b",
            False,
        ),
        (r"\beverybody\b|\beveryone\b", False),
    ),
    "ad hominem": (
        (rf"\b{_ABUSE}\b", False),
        (
            r"\b(?:don't|can't|cannot|shouldn't|should not|do not|never|how can (?:you|we|anyone)|why (?:should|would)) (?:\w+ ){0,3}(?:listen|believe|trust|vote for|take)\b",
            False,
        ),
        (
            r"\b(?:of course|naturally),? (?:you|he|she|they)(?:'d| would| is| are|'re) .{0,50}\b(?:you're|you are|he's|he is|she's|she is|they're|they are) (?:an?|just)\b",
            True,
        ),
        (rf"\b{_CLAIMANT}\b.{{0,80}}\b{_ABUSE}\b", False),
        (
            r"\b(?:what do you know|who are you to|look who's talking|you're just|you are just|coming from (?:a|someone|the)|you (?:yourself|did|do|used to|smoke|too))\b",
            False,
        ),
        (r"\b(?:attack\w*|insult\w*|character|personal\w*|name.calling|slander)\b", False),
        (r"\bmy opponent\b|\bcandidate\b|\bsenator\b|\bpolitician\b", False),
    ),
    "appeal to emotion": (
        (rf"\b{_FEEL}\b", False),
        (rf"\b{_FEEL}\b.*\b{_FEEL}\b", False),
        (r"\b(?:imagine|think of|think about|think how|picture) (?:the|how|all|those|what|your|that)\b", False),
        (r"\b(?:commercial|advert\w*|\bad\b|donat\w+|charity|sarah mclachlan|slogan|campaign|images?|music)\b", False),
        (
            r"\b(?:if you don't|if we don't|if you do not|unless)\b.{0,80}\b(?:die|killed|destroy\w*|lose|suffer|dead|regret|disaster)\b",
            False,
        ),
        (r"\b(?:emotion\w*|feelings?|sympath\w+|compassion|scare tactic)\b", False),
        (r"\b(?:officer|professor|teacher|mom|dad|boss)\b.{0,60}\b(?:please|ticket|grade|fail)\b", False),
    ),
    "circular reasoning": (
        (
            r"\b(?:because|since) (?:it(?:'s| is)|he(?:'s| is)|she(?:'s| is)|they(?:'re| are)|i(?:'m| am)) (?:\w+ ){0,3}\w+\W*$",
            False,
        ),
        (r"\b(?:bible|god|word of god|scripture)\b", False),
        (
            r"\b(?:circular|begging the question|begs? the question|restat\w+|premise\w*|same as the conclusion|goes? around)\b",
            False,
        ),
        (r"\b(\w{4,})\b[^.]{0,60}\bbecause\b[^.]{0,60}\b\1\b", False),
        (r"\b(\w{3,}) is \1\b", True),
    ),
    "equivocation": (
        (
            r"\b(?:double meaning|two meanings|ambigu\w+|same word|different meaning\w*|vague|definition|means?|meaning)\b",
            False,
        ),
        (r"\b(?:technically|i never said|didn't say|literally|depends on what)\b", False),
        (
            r"\b(?:right|light|free|headache|star|bank|law|laws|bright|cool|nothing|better than)\b.*\b(?:right|light|free|headache|star|bank|law|laws|bright|cool|nothing|better than)\b",
            False,
        ),
    ),
    "fallacy of credibility": (
        (
            rf"\b{_STAR}\b.{{0,60}}\b(?:says?|said|recommends?|believes?|thinks?|claims?|agrees?|assures?|uses?|drinks?|told|supports?|endorses?)\b",
            False,
        ),
        (rf"\b(?:says?|said|according to|recommended by|approved by|told me|wrote)\b.{{0,40}}\b{_STAR}\b", False),
        (
            r"\b(?:always been|always done|tradition\w*|for (?:centuries|generations|years|decades)|ancient|never used to|since the beginning|our ancestors|has worked so far)\b",
            False,
        ),
        (r"\b(?:natural|organic|all-natural|chemicals)\b", False),
        (r"\b(?:authorit\w+|expert\w*|credib\w+|celebrit\w+|qualified|famous)\b", False),
        (r"\bi(?:'m| am) (?:a|an|the) \w+\b.{0,60}\b(?:so|therefore|trust|know)\b", False),
    ),
    "fallacy of extension": (
        (
            r"\b(?:so|oh,? so|then) (?:you|you're|you are|what you're)(?: saying| want| think| mean| just| basically|'re saying| are saying| believe| hate)",
            True,
        ),
        (
            r"\bwhy (?:do|does|are|is|don't|doesn't) (?:you|he|she|they) (?:\w+ )?(?:hate|want|against|care|forcing|trying)",
            False,
        ),
        (
            r"\b(?:wants? (?:us )?to|would (?:rather|have us)|hates?|hate) (?:\w+ ){0,4}(?:all|every|completely|country|children|america|poor|defen[cs]eless|animals|puppies)\b",
            False,
        ),
        (r"\b(?:straw ?man|misrepresent\w*|exaggerat\w*|distort\w*|oversimplif\w*)\b", False),
        (
            r"(?:\b[a-z]+(?: [a-z0-9])?|\b[ab]):[^:]{5,}\b[a-z]+(?: [a-z0-9])?:.*\b(?:why do you|hate|you want|want to|so you)\b",
            False,
        ),
    ),
    "fallacy of logic": (
        (r"\ball (?:\w+ ){1,4}(?:are|have|do|like|live)\b.*\b(?:therefore|so|thus)\b", False),
        (r"\ball (?:\w+ ){1,4}are\b.*\ball (?:\w+ ){1,4}are\b", True),
        (r"\bif (?:\w+[ ,]+){2,16}(?:then )?.*\. .*(?:therefore|so|thus|must)\b", False),
        (r"\b(?:is|are) (?:just )?(?:like|no different (?:from|than)|the same as|similar to)\b", False),
        (
            r"\b(?:analog\w+|compar\w+|syllogism|affirming|denying|antecedent|consequent|non.?sequitur|does not follow)\b",
            False,
        ),
        (r"\b(?:just as|same way|like a)\b", False),
        (r"\b(?:some|no) \w+ (?:are|is)\b.*\b(?:some|no|therefore)\b", False),
    ),
    "fallacy of relevance": (
        (
            r"\b(?:red herring|whatabout\w*|what about|irrelevant|off.?topic|distract\w*|divert\w*|unrelated|change the subject|relevan\w*)\b",
            False,
        ),
        (
            r"\b(?:but|yes,? but|yeah,? but|and yet) (?:what about|think about|did you|look at|i|we|you|have you|how about)\b",
            False,
        ),
        (r"\b(?:important|real|bigger|worse|other) (?:issues?|problems?|things?|question)\b", False),
        (r"\b(?:starving|other countries|children in|worse off|at least|speaker 2|interviewer|reporter)\b", False),
        (r"\b(?:you too|you did it|so do you|did it too|you also|hypocri\w+)\b", False),
    ),
    "false causality": (
        (
            r"\b(?:caused?|causes|causing|made me|makes you|due to|leads? to|led to|because of|responsible for|as a result|result(?:s|ed)? in|must have)\b",
            False,
        ),
        (
            r"\b(?:after|ever since|since|when(?:ever)?|every time|each time|right after|as soon as|before|then)\b.{0,80}\b(?:must|because|caused?|therefore|so|every time|won|win|lost|sick|blame|fault)\b",
            False,
        ),
        (
            r"\b(?:lucky|luck|rabbit|superstit\w+|black cat|rooster|full moon|ice cream|coincidence|correlat\w*|post hoc|vaccin\w*|storks?|jinx\w*)\b",
            False,
        ),
        (r"\bevery time (?:i|we|he|she|you|my)\b", True),
        (
            r"\b(?:increase\w*|decrease\w*|rose|dropped|rates?|higher|lower|went (?:up|down)|more)\b.*\b(?:increase\w*|decrease\w*|rose|dropped|rates?|higher|lower|went (?:up|down)|more)\b",
            False,
        ),
        (r"\bthe (?:more|bigger|higher|less)\b.{0,50}\bthe (?:more|bigger|better|higher|less)\b", False),
    ),
    "false dilemma": (
        (r"\beither\b.{0,120}\bor\b", True),
        (r"\b(?:you're|you are|you) (?:either|with us|for us|against us)\b", True),
        (r"\bor (?:else|you(?:'re| are| will|'ll| can)|we(?:'ll| will| can)|i(?:'ll| will))\b", False),
        (
            r"\b(?:only (?:two|2|choice|option|way|alternative)|two (?:choices|options|kinds|types|sides)|no (?:other|middle|alternative)|black.(?:and|or).white|if you're not|if you aren't|if you don't|otherwise|have to choose|love it or)\b",
            False,
        ),
        (r"^[^.]{0,80}\bor\b[^.]{0,60}[.!?\"]*$", False),
    ),
    "faulty generalization": (
        (r"\b(?:all|every|always|never|no one|nobody|none|only)\b", False),
        (
            r"\b(?:my|one|a|two|three|last|once|first|this) (?:\w+ ){0,3}(?:so|therefore|must|all)\b.{0,40}\b(?:all|every|always|never|must)\b",
            False,
        ),
        (r"\bi (?:met|know|knew|saw|had|dated|tried|ate|heard|went|asked|got|have)\b", False),
        (r"\b(?:stereotyp\w*|generali[sz]\w*|jump\w* to|conclusions?|sample|hasty)\b", False),
        (
            r"\b(?:if we (?:allow|let|ban|legali[sz]e|start|give|make)|next thing (?:you|we) know|before (?:you|we) know|slippery|eventually|soon|will lead to|end up)\b",
            False,
        ),
        (r"\b(?:all|every) (?:\w+ ){1,3}(?:are|is|must|have|do|drive)\b", False),
    ),
    "intentional": (
        (
            r"\b(?:no(?:body| one)? (?:has|one has|can)? ?(?:ever )?(?:been able to )?(?:proven?|proof|prove[ds]?|evidence|disprove\w*)|can't prove|cannot prove|prove (?:that|me|it)|hasn't been prove\w*|never been prove\w*|not been (?:dis)?prove\w*|disproven|have not proven)\b",
            True,
        ),
        (r"^\W*(?:have|when|why|did|are|do|does|how|where|is) (?:did |will |are |do )?you\b.{0,60}\?", False),
        (r"\bhave you (?:\w+ )?stopped\b|\bwhen (?:did|will) you stop\b|\bdo you still\b", True),
        (
            r"\b(?:burden of proof|moving the goalposts?|no true|true (?:scotsman|american|fan|christian)|real (?:men|man|fan|american)|cherry.?pick\w*|loaded|special pleading|texas sharpshooter|exception|absence of|deliberate\w*)\b",
            False,
        ),
        (r"\b(?:expect me to|trust me|nothing you (?:can )?say|you must be|obviously)\b", False),
    ),
}
CUES: tuple[Cue, ...] = tuple(
    Cue(f"{fallacy} {place}", fallacy, re.compile(pattern), sure)
    for fallacy, forms in _FORMS.items()
    for place, (pattern, sure) in enumerate(forms)
)
