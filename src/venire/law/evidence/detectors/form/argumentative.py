# ruff: noqa: E501 - a pattern is read as one line
"""Argumentative: a comment, an insult or a speech with a question mark. Federal Rule of Evidence 611(a).

A pointed fact is no argument, nor is "so that was not true?" after a contradiction has been proved.
"""

from __future__ import annotations

import re
from functools import lru_cache

from venire.law.evidence.question.matter import Matter, finding
from venire.law.evidence.question.setting import QuestionDefect

IRONY = 0.87
"""A turn of phrase that nobody means as it is said."""
_PATTERNS: tuple[tuple[float, re.Pattern[str]], ...] = tuple(
    (sure, re.compile(pattern))
    for sure, pattern in (
        (IRONY, r"\bnever (?:once |even |so much as )?(?:entered|crossed) your (?:\w+ )*(?:head|mind|thoughts)\b|\bpretty (?:little )?head\b|\b(?:good|fine|reason|proof) enough for you\b|\bto suit (?:your|his|her|their) (?:\w+ )?(?:convenience|purposes?|story|case|book)\b|\bknow the truth\b[^?]* if\b|\boath (?:is|was|must be) (?:worth|good for)\b"),
        (IRONY, r"^(?:so|then|and so) [^?]*, is that (?:it|the idea|the way of it|how it goes|your evidence now)\b|\b(?:simply|just|merely|all) (?:walked (?:off|out|away)|vanished|disappeared|melted|evaporated|flew|got up and)\b|\binto thin air\b|\b(?:opened|moved|walked|changed|wrote|signed|happened|got there) (?:\w+ ){0,4}(?:all )?by (?:it|them)sel(?:f|ves)\b|\bof its own accord\b"),
        (IRONY, r"^(?:isn't|wasn't|is not|was not) (?:it|that) (?:all )?(?:rather|very|a little|a bit|terribly|just a (?:little|bit)|altogether) (?:too )?(?:easy|handy|lucky|neat|tidy|fortunate|simple|surprising|remarkable|curious|unlikely|late)\b|\b(?:nod and a wink|under the sun|hand on heart|lo and behold|hey presto|wave of (?:a|the) (?:hand|wand)|in a puff of smoke|stroke of (?:luck|genius)|a little bird|it slipped your mind|clean slate|wide-eyed|scout's honou?r)\b"),
        (IRONY, r"\bhow (?:very|extremely|remarkably|terribly|wonderfully|awfully) \w+(?! (?:did|do|does|was|were|is|are|had|would|could)\b)\b(?: of| that| for|,|\?|$)|^how (?:fortunate|convenient|lucky|handy|clever|brave|noble|generous|touching)\b(?! (?:was|were|is|are|did|do|does|had|has|a)\b)|\banswer for everything\b|\blisten to yourself\b|\bpigs\b[^?]*\b(?:wings|fl(?:y|ew))\b|^(?:so|then|and) (?:so )?(?:everybody|everyone|the whole (?:world|town|village)|they(?: were| are) all|all of them|nobody) (?:else )?(?:is|was|are|were)? ?(?:wrong|lying|mistaken|to blame|against you|in it together)\b|\bwounded (?:pride|vanity)\b|\b(?:pride|vanity|greed|spite|malice|envy) that (?:wrote|made|drove|told)\b"),
        (IRONY, r"^(?:so|then|and so) (?:the )?(?:deity|almighty|lord|god|heaven|providence|fate|fortune|luck|lady luck)\b(?! \w+ v)|^(?:so|and|then)(?: so)? (?:this|that|these|those) (?:is|was|were|are) (?:the|your|what|how) [^?]{12,}, (?:is|was|were|are) (?:it|that|they)\b"),
        (0.86, r"\b(?:it|that) (?:suited|served|pleased) you (?:very |rather |well )*\b|\bthought (?:up|of) nothing better\b|\byou (?:would|'d) (?:rather|sooner|prefer) (?:it )?(?:that )?(?:this|the) (?:jury|court)\b|\byou (?:had |have )?hoped (?:that )?(?:nobody|no one)\b|\bthe best you can (?:say|do|offer)\b"),
        (0.9, r"\byou (?:really |seriously |honestly )*(?:expect|want|ask|are asking) (?:us|the (?:jury|court|chair)|anyone|anybody|twelve (?:\w+ )*?\w+|(?:\w+ )?(?:men|people|women|jurors)) (?:all )?to (?:believe|swallow|accept|think|buy|trust)\b"),
        (0.9, r"\b(?:would|do|did|will|are|could|can) you (?:\w+ )?(?:really |seriously |honestly )*(?:expect(?:ing)?|want(?:ing)?|ask(?:ing)?|have|asking) (?:us|the (?:jury|court)|this (?:jury|court)|these (?:people|ladies|jurors|good people)|anyone|anybody|\w+ (?:men|people) and women|twelve \w+|me) (?:all )?(?:\w+ )?to (?:believe|swallow|accept|think|buy|trust)\b|\bhave (?:us|the jury|this jury|me) (?:all )?believe\b|\bdo you (?:really |honestly |seriously )?(?:expect|think) (?:anyone|anybody|the jury|this jury|us|we|they|i)\b"),
        (0.86, r"\b(?:have|had) you (?:no|any|not an ounce of|a shred of) (?:shame|conscience|decency|heart|pity|honou?r)\b|\bno shame\b|\bashamed\b|\bhow (?:dare|can you (?:sit|stand|look|sleep|live|say)|do you (?:sleep|live|look at yourself)|could you (?:sit|be so|do such|stoop|look))\b|\bsleep at night\b|\blook (?:at yourself|yourself) in the (?:mirror|face|eye)\b|\bcall yourself\b|\bwarm you in bed\b|\bproud of\b"),
        (0.84, r"\b(?:how (?:very )?convenient|conveniently|isn't (?:it|that) (?:rather |just |very )?(?:convenient|funny|odd|strange|curious|remarkable|amazing|rich)|very convenient|awfully convenient|so convenient|what a (?:coincidence|surprise|miracle)|pure coincidence|miraculous\w*|as if by magic|magic(?:ally)?|pull the other|cock and bull|fairy[- ]?tales?|bedtime stor\w+|cinderella|pinocchio|once upon a time|"
         r"figment|fantas(?:y|ies)|pack of lies|string of lies|web of lies|tissue of lies|tall (?:tale|story)|yarns?|nonsense|rubbish|hogwash|absurd|ridiculous|preposterous|laughable|ludicrous|incredible|farce|charade|circus|pantomime|theatre|theater|performance|play-?acting|crocodile tears|acting lessons|oscar|alice in wonderland|comedy|sham|whitewash|joke|song and dance|smoke and mirrors|fiction|invention|novel(?:ist)?)\b"),
        (0.86, r"\b(?:liars?|coward(?:ly|ice)?|fool(?:ish)?s?|idiots?|stupid|moron|imbecile|scoundrels?|crooks?|snakes?|weasels?|rats?|vultures?|leech|parasites?|monsters?|hypocrites?|thieves|parrots?|puppets?|mouthpiece|lackey|stooge|toady|turncoat|judas|hired gun|charlatan|quack|fraudster|buffoon|clown|greedy|heartless|shameless|gutless|pathetic|disgrace(?:ful)?|despicable|disgusting|contemptible|nasty|villains?|brute|"
         r"fleec\w+|sponger|gold-?digger|mercenary|saints?|angels?|mother teresa|boy scout|martyr|hero|genius|wizard|mind-?reader|clairvoyant|crystal ball|psychic|superman|superhuman|eagle|elephant|owl|bat|hawk|oracle|prophet)\b"),
        (0.78, r"\b(?:are you lying|were you lying|are you a liar|you(?:'re| are| were) (?:just |simply |plainly |obviously |clearly )?(?:lying|making (?:this|that|it|all of (?:this|it)) up)|(?:lying|lied) (?:then|now|to (?:us|this jury|the jury)) (?:or|and)|which (?:time|story|lie)|lie comes? (?:easily|naturally)|(?:lying|lie) through your teeth|make it up|made (?:it|that|this|all (?:of )?that) (?:all )?up|making it up|dreamt? (?:it|that|this) up|(?:coached|rehearse[d]?|told what to say|fed (?:you )?(?:the|your) (?:lines|answers))|learn(?:ed|t)? (?:it|that|this|your lines) by heart|"
         r"story straight|changed your (?:story|tune)|your (?:story|tale|lies)|this (?:story|tale)|sing(?:ing)? so|sang like|bought and paid for|for sale|sell your|price of your|you (?:are |were )?in (?:his|her|their|the \w+'s) pocket)\b"),
        (0.84, r"\b(?:butter (?:would(?:n't| not)? )?melt|the moon|melons?|pigs (?:might )?fly|hole in (?:your|his) head|born yesterday|eyes in the back|cat got|on your high horse|white as snow|pure as|innocent as|clean as|blood on your hands|thirty pieces|skin of your teeth|nose (?:grow|long)|fell off (?:a|the)|under a (?:rock|stone)|walk on water|halo|guardian angel|out of (?:pure|sheer) (?:malice|kindness|spite|goodness)|goodness of (?:his|her|your|their) heart|"
         r"sold your soul|the devil|heaven|tooth fairy|father christmas|santa|lightning|swear (?:black|to anything|that the)|wouldn't (?:swear|say|do|stoop)|stop at nothing|a kind of hobby|bright idea|great (?:detective|lover)|lap ?dog|lady of the manor|sixth sense|telepath\w+|gift of prophecy)\b"),
        (0.74, r"\b(?:don't you think (?:the jury|it's time|you (?:owe|should|ought))|isn't it (?:high )?time (?:you|that you)|why (?:don't|won't) you (?:just )?(?:admit|tell (?:us|the jury) the truth|confess|come clean|be honest)|do you (?:understand|know) (?:the penalty|what an oath|what perjury|what the truth|the difference between)|does (?:the truth|an oath|your oath) mean|tell the truth for once|for once in your life|big brave|brave boy|"
         r"do you take (?:us|this jury|me|the jury) for|with a straight face|insult(?:ing)? (?:to )?(?:the|our|this)|in your right mind|any (?:self-respecting|decent|honest|sane|reasonable) (?:man|woman|person|father|mother|doctor|parent|officer|human)|so that is your excuse|is that (?:really )?(?:the best|your excuse|what you call)|(?:some|fine|what a|great) (?:friend|doctor|mother|father|husband|expert|officer|nurse|policeman|neighbour|neighbor|sort of a) you (?:are|were)|and you (?:still )?call)\b"),
        (0.74, r"\bwas it (?:the|your|his) \w+ or (?:the|your|his) \w+ that (?:made|drove|told)\b|\bor (?:were|are|was|is|do|did) (?:you|it|that) (?:just|merely|simply|only) (?:hoping|pretending|incompetent|blind|too|plain|careless|lazy|stupid|greedy|lucky|guessing|another|theatre)\b|\bwould you call that (?:\w+ )*(?:science|medicine|policing|justice|care|work|honest|police work|parenting|research|engineering),?\b|\bis there (?:anything|anyone|nothing|a \w+) (?:\w+ ){0,3}(?:you wouldn't|you won't|you haven't|left)\b|\bnobody on this jury\b|\b(?:hoping|counting on it) that nobody\b"),
        (0.76, r"\b(?:you(?:'d| would) say (?:anything|whatever)|just stood (?:there|by)|you call that|why should (?:we|the jury|anyone|anybody|they) believe|you want us|are we (?:really |seriously )?(?:to|supposed to) (?:believe|suppose|accept|swallow)|how many (?:more )?lies|aren't you (?:just |merely )?(?:a|an|the|ashamed|embarrassed)|(?:man|woman|person|officer|doctor) like you|you of all people|how does it feel to|ever told the truth|come now|oh,? really|of your (?:sort|calibre)|as (?:blind|deaf|thick|cunning|slippery|crooked) as|so you (?:just|simply) (?:stood|sat|let|left|walked|ignored)|don't you think (?:that )?(?:he|she|they|it|a|the)|you (?:would|'d) (?:sell|swear|do) (?:anything|your)|(?:swear|say) (?:to )?anything|keep (?:them|it|your \w+) straight|so many (?:stories|lies|versions|excuses)|call it a lie|which of your (?:versions|stories|accounts|lies)|not exactly an?|take (?:the|your) word (?:of|for)|make you tell|always (?:this|so|that) (?:convenient|bad|vague|good)|(?:don't|do not|didn't|never|simply not|couldn't|not) care\b(?! (?:for|home))|an? (?:real|true|proper|decent|loving) (?:mother|man|father|friend|doctor|nurse|parent|officer|woman|husband|wife)|is that what (?:they|you|your \w+) (?:taught|teach|call|learned)|(?:who|what|which of you) are we (?:supposed|meant) to believe|(?:think|imagine|hop(?:e|ing)) (?:that )?(?:nobody|no one)|let (?:people|him|her|them|a \w+) (?:die|suffer|drown|burn)|"
         r"memory (?:comes and goes|is (?:so|very) selective)|selective memory|so-called|expect a medal|even a child|any fool|a blind man|(?:bother|trouble|please|amuse|shame|embarrass|worry) you (?:at all |even )?(?:that|to)|lo(?:se|st) (?:any|a wink of|much) sleep|the (?:nerve|gall|cheek|audacity)|(?:your|clear|guilty) conscience|in god's name|couldn't be bothered|too busy|lin(?:e|ing) your|means? more to you|(?:worth|price of) (?:a|his|her|their) (?:life|man's life)|enjoy(?:ed)? (?:watching|hurting|lying|seeing)|"
         r"isn't that (?:just )?(?:what|like)|(?:pull|pulled) (?:it|that) out of|wool over|teach you (?:to|that)|spare us|save your|do us a favou?r|laugh(?:ing)? (?:all the way|at us)|for heaven's sake|what planet|living in a dream|invisible|x-ray (?:eyes|vision)|good at (?:lying|pretending|forgetting)|make a habit of|your excuse|the best you can do|you people|answer me that|what sort of (?:a )?(?:man|woman|mother|father|person|doctor|friend) (?:does|would|leaves?|walks?|lets?|takes?|sells?))\b"),
        (0.78, r"\b(?:robbed?|fleeced?|cheated|swindled|betray(?:ed)?|butchered|destroyed|ruined) (?:a |an |the |your |this )?(?:\w+ ){0,2}(?:sick|old|poor|dying|helpless|innocent|defenceless|own|widow|orphan|child|young|honest)\b|\b(?:poor|innocent|helpless|defenceless) (?:old )?(?:man|woman|lady|child|boy|girl|widow|people|family)\b|\bcut corners\b|\bblood money\b|\bgreed\b|\bhang (?:a|an innocent) man\b|\bruin (?:a|an innocent|his|her|my client's) (?:\w+ )?(?:man|life|woman|name|career)\b"),
    )
)  # fmt: skip


def argumentative(matter: Matter) -> QuestionDefect | None:
    """It argues with the witness, or speaks to the jury."""
    best, span = 0.0, ""
    for sure, words in _found(matter.text):
        if sure > best and not _spoken_of(matter, words):
            best, span = sure, words
    if not span:
        return None
    if matter.friendly and not matter.hostile and best < 0.9 and matter.question.form in ("wh", "yes_no", "command"):
        best *= 0.62
    why = f"“{span.strip().capitalize()}” is a comment for the jury, not a question for the witness."
    return finding("argumentative", best, why, span)


@lru_cache(maxsize=1024)
def _found(text: str) -> tuple[tuple[float, str], ...]:
    """How sure each pattern is that is in a question, and its words; kept, since a question is weighed by counsel, the
    other side and the court."""
    found = ((sure, pattern.search(text)) for sure, pattern in _PATTERNS)
    return tuple((sure, one.group()) for sure, one in found if one)


def _spoken_of(matter: Matter, span: str) -> bool:
    """Whether the words are those of the evidence or of the case, and so no comment: a hawk in a suit over a hawk."""
    case = f"{matter.background} {' '.join(matter.setting.issues)} {' '.join(matter.setting.direct_topics)}".lower()
    if f'"{span}' in matter.text or f'{span}"' in matter.text:
        return True
    if len(span.split()) == 1 and re.search(rf"(?<=[a-z,;] ){span.capitalize()}\b", matter.setting.question):
        return True  # part of a name: "the college in Theatre Square"
    return len(span.split()) == 1 and span.rstrip("s") in case
