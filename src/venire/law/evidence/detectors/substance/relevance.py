# ruff: noqa: E501 - a pattern is read as one line
"""Relevance: it makes no fact that matters likelier or less, or a rule keeps it out. FRE 401-403, 407-412, 610.

Cues: faith, politics, private life, wealth, status, taste; insurance, repairs afterwards, offers to settle. An odd
question far from everything in the case counts too, but likeness alone is a weak sign.
"""

from __future__ import annotations

import re

from venire.language.questions.form import content, shared
from venire.law.evidence.question.matter import Matter, finding
from venire.law.evidence.question.setting import QuestionDefect

_CUES: tuple[tuple[float, str, re.Pattern[str]], ...] = tuple(
    (sure, about, re.compile(pattern))
    for sure, about, pattern in (
        (0.8, "faith", r"\b(?:believe in god|religio\w+|church-?go(?:er|ing)|(?:go|goes|going|gone|went|belong\w*) to (?:\w+ ){0,2}(?:mass|church|mosque|temple|synagogue|services)|(?:attend|miss|skip)\w* (?:\w+ ){0,2}(?:mass|church|mosque|temple|synagogue|services)|(?:what|which|whose) (?:church|mosque|temple|synagogue|faith)|atheist|(?:an?|is|are|be|being|devout|lapsed|practi[sc]ing) (?:muslim|catholic|jewish|jew|protestant|hindu|buddhist|mormon|baptist)\b(?! \w+ (?:church|school|hospital))|pray|prayers?|baptised|baptized|bible|koran|worship|sabbath)\b"),
        (0.8, "politics", r"\b(?:vote[ds]?|voted for|political (?:party|views|beliefs)|party member|democrat|republican|conservative|labour party|socialist|communist|the (?:mayor|governor|president)'s party|election|campaign sign)\b"),
        (0.78, "private life", r"\b(?:(?:are|were|is|was) (?:you|he|she) (?:\w+ )?(?:married|single|gay)\b(?! (?:to|at the time|when))|how many times (?:has|have|was|were) [\w' ]+ married|drinks? (?:a|two|three|half) [\w ]+ (?:every|each|a) (?:night|evening|day)|divorc\w+|remarried|affairs?|mistress|lover|sleep(?:ing)? with|slept with|dating|girlfriends?|boyfriends?|sexual\w*|sex life|abortion|virgin|pregnan\w+|homosexual|gay|lesbian|left (?:his|her) (?:wife|husband)|adulter\w+|extramarital|out of wedlock|how many (?:men|women|partners)|marriages?|been married|fertility|contracepti\w+|tattoo\w*|psychiatric history)\b"),
        (0.74, "immigration", r"\b(?:visa|immigra\w+|citizenship|green card|illegal alien|deport\w+|asylum|overstay\w*|what country (?:are|were) you|where were you born|papers in order|residence permit)\b"),
        (0.72, "wealth", r"\bhow (?:much|rich|wealthy)\b[^?]*\b(?:is|are|was|were) [\w' ]+? worth\b|\bhow much (?:did|does|do|is|was) (?:your|his|her|the \w+'s) (?:house|car|watch|boat|wedding|holiday|suit|coat|rent|mortgage|salary)\b|\bhow much (?:do|does|did) (?:you|he|she) (?:earn|make a year|weigh|inherit)\b|\b(?:net worth|wealth(?:y)?|how rich|millionaire|yachts?|inherit\w*|bank balance|other (?:\w+ )?(?:houses|buildings|cars|boats|properties|homes))\b|\bwhat (?:car|kind of car) (?:does|do) [\w' ]+ (?:drive|own)\b|\bhow many (?:\w+ )?(?:cars|houses|horses|boats)\b"),
        (0.78, "insurance", r"\b(?:who insures|insured (?:by|against|for)|liability insurance|insurance (?:policy|company|cover\w*|carrier)|insurers?|carry insurance|covered by insurance)\b"),
        (0.78, "repairs afterwards", r"\b(?:after (?:the|that|my client's|your|this|his|her) (?:\w+ )?(?:accident|fall|fire|crash|collision|incident|injury|explosion|death|operation)|afterwards|the next (?:day|week|month)|since then|later|since the (?:accident|fall|fire|crash)|(?:day|week|month)s? (?:later|after))\b[^?]*\b(?:repair(?:ed)?|fix(?:ed)?|replace[ds]?|install(?:ed)?|put (?:up|in|on|down)|fitted|change[ds]?|redesign\w*|add(?:ed)?|moved|warning signs?|handrails?|new \w+|rail(?:ing)?|retrain\w*|re-?laid|closed|guard)\b"),
        (0.78, "repairs afterwards", r"\b(?:repair(?:ed)?|fix(?:ed)?|replace[ds]?|install(?:ed)?|fitted|redesign\w*|put (?:up|in|on|down)|add(?:ed)?|sack(?:ed)?|fire[d]|dismiss(?:ed)?|retrain\w*|non-slip|handrail|(?:mended?)|changed)\b[^?]*\b(?:after (?:the|that|my|this|his|her) (?:\w+ )?(?:accident|fall|fire|crash|collision|incident|injury|explosion|death|operation)|afterwards|the (?:very )?next (?:day|week|month|morning)|the (?:day|week|month) after|since the (?:accident|fall|fire|crash)|(?:days|weeks|months) (?:later|after))\b"),
        (0.8, "an offer to settle", r"\b(?:offer(?:ed|s)? (?:\w+ ){0,4}(?:to settle|settlement|in settlement|to (?:drop|end|close) (?:the|this))|offered? (?:\w+ ){0,3}(?:\$|£|\d)[\w,. $£]*(?:to (?:settle|drop|go away|end|forget|close)|settle)|settle(?:ment|d)? (?:offer|talks|negotiat\w+|proposal|conference|with|out of court)|to settle (?:the|this|that|out)|propos(?:e|ed|al) (?:to )?(?:settle|compromise)|mediation|plea (?:offer|bargain|discussion)|"
         r"offered to plead|withdrawn plea|pay (?:the|her|his|your) (?:medical|hospital|doctor's) (?:bills?|expenses))\b"),
        (0.74, "taste", r"\b(?:football|baseball|soccer|cricket|rugby) team\b|\bfavou?rite\b|\bhobb(?:y|ies)\b|\bprice of (?:bread|milk|petrol|gas)\b|\bwhat (?:music|films|books) (?:do|does)\b|\bstar sign\b|\bwhat do you think of the (?:weather|price|food|government)\b|\bhow do you like\b|\bspare time\b|\bpets?\b|\bvegetarian\b|\bviews on\b|\b(?:rich|wealthy) (?:man|woman|family)\b|\bdeath penalty\b|\bcollect (?:stamps|coins)\b|\bwhat (?:does|did) your (?:wife|husband|father|mother|son|daughter) do\b|\bhow many children (?:do|does|have|has)\b|\bwhat school\b|\bwho did you vote\b|\bdiet\b|\bhair (?:dyed|colou?r)\b|\bwhat do you do (?:at|on) (?:the )?weekends?\b|\bon holiday\b|\bwhere (?:did|do) you (?:buy|get) (?:your|that) (?:coat|dress|hat|suit|tie|shoes|watch)\b|\bwhat did you have for (?:breakfast|lunch|dinner)\b|\bthe zodiac\b|\bdo you (?:watch|follow|support)\b"),
        (0.8, "taste", r"\b(?:do|does|did|would) (?:you|he|she|they|your \w+|the \w+) (?:\w+ )?(?:prefer|like better|rather have)\b[^?]*\bor\b|\bwhat (?:is|are|was|were) your (?:opinions?|views?) (?:of|on|about) (?:the |our )?(?:\w+ )?(?:bridge|railway|mayor|governor|president|king|queen|government|weather|play|opera|theatre|war|tax(?:es)?|fashions?|budget|strike|elections?|newspapers|town)\b"),
        (0.8, "wealth", r"\b(?:how much|what) (?:did|does|do|would) (?!you\b)[\w' ]{2,40}? (?:pay|charge|spend|give|ask)\b[^?]*\b(?:for|on) (?:an?|his|her|their|the) (?:\w+ )?(?:waistcoat|dress|gown|suit|hat|bonnet|shoes|boots|coat|wedding|honeymoon|holiday|haircut|dinner|curtains|wallpaper|sofa|piano)\b"),
        (0.66, "private misfortune", r"\b(?:bankrupt\w*|welfare|on benefits|food stamps|unemploy\w+|drop(?:ped)? out of (?:school|college)|expelled|fail(?:ed)? (?:out|your exam\w*|your driving)|school (?:grades|marks)|rehab|alcoholics anonymous|adopted|illegitimate|mental hospital|hiv|aids|venereal|disease had|childhood|how much do you weigh)\b"),
        (0.66, "family", r"\b(?:your|his|her) (?:\w+ )?(?:son|daughter|brother|sister|mother|father|uncle|aunt|cousin|nephew|niece|husband|wife)(?:'s)? (?:was|is|were|has|had|been|once|did|went|in|job|school|debts?|prison|convict\w*|arrest\w*)\b[^?]*\b(?:prison|jail|arrest\w*|convict\w*|drug\w*|drink\w*|debt\w*|divorc\w*|asylum|suspended|expelled)\b"),
    )
)  # fmt: skip
SPOKEN_OF = 0.45
"""How sure it is that a private matter is irrelevant of which the witness has already been asked."""
FAR_OFF = 0.6
"""How sure a matter is that is merely far from the case, and so beyond the scope of cross as well."""
_OTHER_SEX = re.compile(r"\b(?:divorc|custody|marriage|alimony|matrimonial|adulter|betroth)\w*\b|\bbreach of promise\b")
_FAR = re.compile(
    r"\b(?:uniforms?|car park|parking|canteen|cafeteria|resurfac\w+|repaint\w*|redecorat\w*|new (?:building|office|premises|headquarters|logo|uniform|chairman|manager|roof|carpet)|moved (?:to|into|offices|house|its|their)|moving to|thinking of (?:selling|moving|leaving|buying)|Christmas|christmas|party|holiday|wedding|garden|allotment|choir|golf|fishing|ballet|piano|"
    r"recipe|pets?|cats?|parrot|gym|decorat\w+|wallpaper|curtains|website|logo|lease of|renamed|name of your (?:dog|cat|boat|house)|sponsors?|charity run|marathon|cruise|lottery|kitchen garden|greenhouse|caravan|swimming|yoga|cook for|works? as a (?:cook|gardener|cleaner|hairdresser)|school play|twin|stamp|won a (?:prize|medal))\b"
)
ENOUGH = 16
"""After so many questions and claims a court knows what has not been spoken of."""
IDLE = 0.8
"""How sure it is that a private matter is idle of which nobody has spoken."""
_PRIVATE = re.compile(
    r"^(?:what|which|where|how|do|does|did|is|are|have|has)\b[^?]*\b(?:your|his|her)(?: \w+'s)? (?P<it>front door|garden|dog|cat|horse|breakfast|supper|dinner|tea|coffee|hair|shoes"
    r"|kitchen|bedroom|wallpaper|neighbours?|neighbors?|cousins?|uncles?|aunts?|nephews?|nieces?|grand(?:mother|father|son|daughter)|(?:brother|sister|son|daughter|father|mother)-in-law"
    r"|tailor|dressmaker|hairdresser|barber|gardener|cook|school (?:days|friends?)|birthday|holidays?|hobb(?:y|ies)|handwriting teacher)\b"
)
"""Whose things, and which of them, nobody comes to court about."""
_KIN_AT_WORK = re.compile(
    r"\byour (?:\w+ )?(?:son|daughter|brother|sister|mother|father|uncle|aunt|cousin|nephew|niece)(?:'s \w+)? (?:works? (?:as|in|at)|lives?|studies|studied|went to|is an?|teaches|plays|runs an?)\b|\b(?:tell us about|how is|how are) your (?:\w+, \w+, and your )?family\b|\band your family\b"
)
_BIAS = re.compile(
    r"\b(?:paid|pays|promised|owe[sd]?|borrowed|lent|loan|friend|engaged to|married to|related|grudge|quarrel|dispute|sue[ds]?|suing|stand to|share in|your testimony|to testify|immunity|reward|in love|plaintiff|accused|defendant|prosecut\w+|feud|bias)\b"
)

_GAINS = re.compile(
    r"\byou(?:'ll| will| would| do)? (?:\w+ )?(?:inherit|gain|profit|stand to (?:gain|inherit)|come into)\b"
)
"""What a witness gets by the outcome or by the death is interest, and always open on cross."""


def relevance(matter: Matter) -> QuestionDefect | None:
    """Nothing in the case turns on it."""
    body = matter.question.body
    own = content(" ".join(matter.setting.issues))
    issues = " ".join(matter.setting.issues).lower()
    for sure, about, pattern in _CUES:
        found = pattern.search(body)
        if found and not _matters(matter, found.group(), about, issues, own):
            told = sure if not _opened(matter, found.group()) else SPOKEN_OF
            return finding("relevance", told, _why(about, found.group()), found.group())
    idle = _idle(matter)
    if idle:
        return finding("relevance", IDLE, _why("", idle), idle)
    far = _FAR.search(body) or (None if _BIAS.search(body) else _KIN_AT_WORK.search(body))
    if far and not content(far.group()) & (own | matter.known):
        return finding("relevance", FAR_OFF, _why("", far.group()), far.group())
    return None


def _idle(matter: Matter) -> str:
    """On cross, where much has been heard: a thing of somebody's private life of which nobody has spoken."""
    found = _PRIVATE.search(matter.question.body)
    heard = len(matter.setting.questions) + len(matter.setting.established)
    if found is None or matter.friendly or heard < ENOUGH or _BIAS.search(matter.question.body):
        return ""
    own = content(" ".join(matter.setting.issues))
    return "" if content(found["it"]) & (matter.known | own) else found.group()


def _opened(matter: Matter, span: str) -> bool:
    """Whether the evidence or an earlier question has spoken of it, so that it is no stray any more."""
    mine = content(span)
    return bool(mine) and shared(mine, matter.known) == mine


def _matters(matter: Matter, span: str, about: str, issues: str, own: frozenset[str]) -> bool:
    """Whether the case is about that, or it shows bias."""
    body = matter.question.body
    if content(span) & own:
        return True
    if about in ("private life", "family") and _OTHER_SEX.search(issues):
        return True
    if about == "an offer to settle":
        return bool(
            re.search(
                r"\b(?:your own claim|you (?:settled|were paid|were(?:n't| not| never) (?:sued|charged)))\b", body
            )
        )
    if about in ("insurance", "wealth", "immigration") and re.search(
        r"\b(?:insurance|owner|control|motive|value|estate|means|debt)\b", issues
    ):
        return True
    if (
        about == "private life"
        and not matter.friendly
        and re.search(r"\b(?:the accused|the defendant|the plaintiff|mr \w+|mrs \w+)\b", body)
        and re.search(r"\b(?:you|your)\b", body)
    ):
        return True
    if about == "wealth" and not matter.friendly and _GAINS.search(body):
        return True
    if about == "repairs afterwards":
        return not re.search(
            r"\b(?:negligen|injur|liabil|accident|fall|fire|collision|crash|bite|defect|unsafe|safety|premises|death|malpractice|damages)\w*\b",
            f"{issues} {matter.background}",
        )
    return False


def _why(about: str, span: str) -> str:
    named = {"": "That", "taste": "Taste", "faith": "Faith"}.get(about, about.capitalize())
    return f"{named} is no issue in this case: “{span.strip()}” makes nothing that matters likelier or less."
