"""Patterns by which the evidence and a question are compared: what a witness missed, what a paper's standing is, who
has an interest, what turns to another matter."""

from __future__ import annotations

import re

from venire.language.questions.form import ASKING_WORD, AUX, content

BACK = re.compile(
    r"\b(?:(?:he|she|they|counsel|mr \w+|ms \w+|mrs \w+|opponent|friend) (?:\w+ )?(?:asked|brought|raised"
    r"|pointed|suggested|"
    r"mentioned|showed|made (?:much|something|a point)|read)|you(?:'ve| have)? (?:were asked|been asked"
    r"|told (?:him|her|us|counsel|mr|ms|mrs)|"
    r"said|agreed|answered|admitted)|on (?:cross|redirect)|(?:moment|minute) ago|just now|earlier)\b"
)
"""Words that take up what another examiner asked."""
NEVER = re.compile(
    r"\b(?:never|not|no|nothing|nobody|asleep|away|absent|elsewhere|abroad|only|unconscious|until|off (?:watch"
    r"|duty)|without)\b|n't\b"
    r"|\bfirst (?:saw|met|learned|heard|came|arrived)\b|\b(?:after|before) (?:it|the)\b|\bat (?:home|work|a \w+)\b"
)
"""What a witness did not see or do, or where else the witness was."""
UNOFFERED = re.compile(
    r"(?:\b(?:not|never|no)\b|n't)(?: \w+){0,3} (?:offered|in evidence|admitted|received|produced|introduced"
    r"|authenticated)\b"
    r"|\bfor identification\b|\b(?:lost|missing|elsewhere|in (?:his|her|the) (?:office|desk|file|safe))\b"
    r"|\bmarked\b(?!.*\b(?:admitted|received)\b)"
)
UNPROVED = re.compile(
    r"\b(?:no one|nobody|no witness|not) (?:has |have |been |yet )*(?:said|shown|identified|authenticated|told"
    r"|testified|proved|established|explained)\b|\bunknown\b"
)
"""That a thing is what it is called has not been shown."""
STANDING = re.compile(
    r"\b(?:(?:has|have|is|are|was|were)(?:n't| not| never| been| only)?|no one|nobody|hangs|lies|in evidence|exists)\b"
)
PAPERS = content(
    "letter contract agreement lease will deed memo memorandum manual handbook email e-mail invoice receipt "
    "report log logbook "
    "ledger diary minutes policy recording tape video footage film photograph photo picture x-ray text message "
    "voicemail note "
    "notebook cheque check certificate statement bill chart blueprint drawing plan brochure poster article "
    "newspaper website "
    "spreadsheet file record form permit licence license prescription telegram fax postcard card roster "
    "schedule label transcript survey "
    "passport application warrant order estimate ticket register guarantee warranty specification bulletin "
    "notice sign book return "
    "page sheet slip pamphlet placard entry script table map plat scan calendar journal inventory manifest "
    "summary list paper papers document rule"
)
SAYS = re.compile(
    r"\b(?:say|says|said|state[sd]?|read|reads|put down|down in|tell us|tells?|show|shows|showed|list|lists"
    r"|listed|give|gives|gave|provide[sd]?|require[sd]?|record|records|recorded|"
    r"written|wrote|words?|wording|terms?|contain\w*|call(?:s|ed)? for|warn(?:s|ed)? of|name|figure|number"
    r"|amount|date|reading|entry|exactly|according to)\b"
)
"""What is asked of the content of a paper."""
YOU_DID = re.compile(r"\b(?:did|do|have|had|were|are|was|is) (?:you|it|that|this)\b|^you\b|\bwho\b|\bhow did\b")
SPEECH = re.compile(
    r"\b(?:sa(?:y|ys|id|ying)|t(?:ell|ells|old|elling)|remark\w*|mention\w*|claim\w*|explain\w*|report(?:s|ed"
    r"|ing)?|brag\w*|complain\w*|confid\w*|conclud\w*|account|rumou?rs?|word (?:was|is)|has it|heard|hear"
    r"|talk\w*|swear|swore|admit\w*|whisper\w*|write|wrote)\b"
)
TO_YOU = re.compile(
    r"\b(?:t(?:ell|ells|old|elling)|sa(?:y|id|ying) to|remark\w* to|confid\w* (?:in|to)|mention\w* to"
    r"|report\w* to|from|to) you\b|\byou(?:'d|'ve)? (?:hear|heard|learn\w*)\b|\bheard? from\b"
)
LEADS = re.compile(
    r"\b(?:ask\w*|want\w*|order\w*|offer\w*|promis\w*|threat\w*|warn\w*|invit\w*|agree\w*|to do|what to|where to"
    r"|how to|not to|permission|instruct\w*|yell\w*|scream\w*|cr(?:y|ied|ying) out|shout\w*|holler\w*|right then"
    r"|just then|as it happened|that second)\b"
)
OTHER_TIME = re.compile(
    r"\b(?:other (?:times?|nights?|days?|occasions?|people|fights?|flights?|years?|jobs?|boss\w*|patients?)"
    r"|any other|before this|(?:years?|back|long) (?:ago|before|back)|when (?:you|he|she) (?:was"
    r"|were) (?:\w+teen|\w+ty|an? \w+|young|in \w+)|once|twice|"
    r"back (?:when|in|at)|ever since|in (?:19|20)\d\d|in the past|\w+'s past|some other|last (?:ship|job|church"
    r"|year|boss|place)|at (?:his|her|your) (?:last|old|first|former)|another (?:time|man|woman|job|case|year)"
    r"|(?:first|last|previous|prior) \w+|ever)\b"
)
KIND_OF_MAN = re.compile(
    r"\b(?:(?:is|was|are|were|be|being|been|you're|he's|she's) (?:\w+ )?(?:one (?:to|of those|for|who)"
    r"|the (?:sort|kind|type|one)|(?:a|an) \w+(?: \w+)?(?: man| woman| person| fellow| fella)?)|(?:sort|kind"
    r"|type) (?:who|that|of)|like (?:you|him|her) to|"
    r"truthful|honest|violent|peaceful|careful|careless|reckless|dishonest|liar|thief|temper|reputation"
    r"|known (?:to|for|as)|capable of|always (?:been|was|had)|by nature|so (?:you|he|she|we) (?:know|would|could"
    r"|can|must)|so (?:you|he|she)'(?:d|re|s)|shows? (?:he|she|you|what)|forever|all (?:his|her|your"
    r"|these) (?:life|years))\b"
)
JOINED = re.compile(
    rf"(?:[,;.?]|\band\b|\bor\b|\bbut\b) (?:and |or |then |also |too ){{0,5}}(?:{ASKING_WORD}(?: \w+){{0,2}} "
    rf")?{AUX}(?:n't)? (?:i|you|he|she|it|we|they|there|the|that|this|mr|mrs|ms|dr|your|his|her|any\w*|some\w*"
    rf"|[a-z]+) \w+"
)
JOINED_CLAIM = re.compile(
    r"(?:,| and| but)(?: and| but)? (?:when |then |that )?(?:you|he|she|they|it|there)(?:'d|'ve|'s)? (?!know\b"
    r"|see\b|said\b)\w+"
)
MARKED = re.compile(
    r"\bfor identification\b|\bmarked\b|\b(?:haven't|hasn't|have not|has not|not|isn't"
    r"|don't have)\b.{0,30}\b(?:here|yet|us|with us|in evidence)\b"
)
"""That a paper is not before the court, as the question itself says."""
ADMITTED = re.compile(r"\b(?:in evidence|admitted|received)\b")
EXHIBIT = re.compile(r"\bexhibits? (\w+)")
FIELD = re.compile(r"\bexperts?(?: witness)? (?:in|on|for|of) (?P<field>[^.;]+)")
SUBJECT = re.compile(rf"\b(?P<aux>{AUX})(?:n't)?(?: not)? (?P<subject>\w+)")
ASKING = re.compile(rf"\b{AUX}(?:n't)? (?:i|you|he|she|it|we|they|there|the|that|this|mr|mrs|ms|dr|your|his|her)\b")
WH = re.compile(rf"\b{ASKING_WORD}\b")
NAMED = re.compile(r"(?<!^)(?<![.?!:] )\b[A-Z][a-z]{2,}")
PARTY = re.compile(
    r"\b(?:plaintiff|defendant|accused|deceased|victim|compan\w+|firm|hospital|department|employer|lawyer"
    r"|prosecut\w+|government|state|side)\b"
)
KIN = re.compile(
    r"\b(?:wife|husband|son|daughter|brother|sister|mother|father|mom|mama|dad|daddy|cousin|uncle|aunt|nephew"
    r"|niece|fianc\w+|in-law|friend|neighbou?r|boyfriend|girlfriend|partner|boss|roommate)\b"
)
INTEREST = re.compile(
    r"\b(?:paid?|pays|paying|owe[sd]?|owing|lent|loan\w*|money|dollars|\$|job|hired|fired|let \w+ go|laid off"
    r"|sued?|suing|lawsuit|settled|promis\w+|deal|grudge|sore|angry|mad|stock|shares?|bonus|contract|bid|fee"
    r"|rent|debt|stand to|inherit\w*|will|favou?r|charges?|immunity|friends?|engaged|dat(?:e|ed|ing)|married to"
    r"|related|cousin|same (?:church|lodge|club|team|school))\b"
)
"""What may give a witness a reason to lean to one side."""
TIMES = {
    "past": "did was were had", "present": "do does is are am has have", "other": (
        "can could will would shall should may might must need ought"
    ),
}  # fmt: skip
PERSONS = {
    "you": "you", "yours": "your", "third": "he she they", "us": "i we", "thing": "it this that there these those",
    "their": "his her their its", "any": "anyone anybody anything someone somebody nobody everyone everybody",
    "thought of": "the a an",
}  # fmt: skip
SHIFTS = re.compile(
    r"\b(?:let(?:'s| us| me) (?:\w+ ){0,2}(?:go|get|turn|talk|move|take|come|switch|change|step|speak|shift|hear"
    r"|jump)|turn(?:ing)? (?:now )?to|another (?:thing|matter|subject|topic)|(?:one|some) (?:other"
    r"|more) (?:thing|matter|subject)|something (?:else|different)|"
    r"while (?:i've got|i have|we have|we've got|you're|you are)|by the way|before (?:you go|i sit|i let)"
    r"|leav(?:e|ing) (?:that|the|all)|apart from|aside|moving on|new subject|switch\w* gears|speaking of|as for"
    r"|now about|thing, about)\b"
)
"""Words with which an examiner turns to another matter."""
ONCE_MORE = re.compile(
    r"\b(?:again|once more|(?:one|another) more time|one last time|repeat|(?:second|third|fourth|last) time"
    r"|already|still say|as (?:you|i) (?:said|asked)|(?:what|is what) you(?:'re| are| have|'ve) (?:telling"
    r"|told))\b"
)
REPEATING = content("again once more time repeat")
