"""The words the rules know: what carries no content, what negates, what is the opposite or the like of what."""

from __future__ import annotations

from venire.language.words.stems import stem
from venire.language.words.word_list import words

STOP = frozenset(
    words(
        """a an the this that these those there here it its he him his she her hers they them their theirs i me my mine
    we us our ours you your yours who whom whose which what where when why how be am is are was were been being
    do does did done doing have has had having will would shall should can could may might must to of in on at
    by for from with into onto upon over under out off up down about as than then so and or but if because while
    although though until till since before after again also too just even still yet only very quite rather
    really own same such any some each every all both few more most much many one another other not no nor never
    none nobody nothing neither without self himself herself itself themselves myself let us say well now ever
    whether between through during against along around across ought number
    somebody someone anybody anyone possibly probably perhaps maybe
    likely mr mrs ms miss dr sir get got thing things told say says said tell tells"""
    )
)
"""Words that a paraphrase may add or drop freely."""

NEGATORS = frozenset(
    words("""not no never none nobody nothing neither nor without unable hardly scarcely barely cannot nowhere""")
)
NEGATING_VERBS = frozenset(stem(word) for word in words("deny fail refuse decline forget lack avoid prevent miss"))
"""Verbs that turn what depends on them into its opposite."""

HEDGES = frozenset(
    stem(word)
    for word in words(
        """might may perhaps maybe possibly probably likely seemingly apparently supposedly allegedly reportedly think
    believe suspect guess suppose assume imagine seem appear wonder unsure uncertain rumour almost nearly if
    unless"""
    )
)
REPORTS = frozenset(words("""say said says tell told tells mention claim prove know knew think ask call call"""))
"""Verbs whose own denial denies nothing of what follows: "she did not say that it was heavy"."""
MODALS = frozenset(words("could would should can may might ought must"))
QUESTION_WORDS = frozenset(words("who whom whose what where why how whether"))

HEDGE_PHRASES = (
    "not sure",
    "not certain",
    "could have",
    "could be",
    "could well",
    "as if",
    "as though",
    "cannot rule out",
    "cannot say",
    "do not know",
    "does not know",
    "did not know",
)
UNREALISED = frozenset(
    stem(w) for w in words("""try attempt want plan mean intend threaten hope wish offer promise agree""")
)
"""Verbs after which "to do it" need not have been done."""

UNIVERSAL = frozenset(words("""all every always each everyone everybody everything whole entire entirely completely"""))
PARTIAL = frozenset(
    words(
        """some sometimes often usually many most few several occasionally partly half mostly generally once rarely
    seldom"""
    )
)
EXCLUSIVE = frozenset(words("only alone sole solely exclusively nobody none"))

OPPOSITES: dict[str, tuple[str, bool]] = {}
"""Stem -> (axis, end of the axis): "closed" is the other end of "open"."""
_OPPOSITES = """
open/closed shut|alive/dead|present/absent|guilty/innocent|locked/unlocked|remember/forget|accept/refuse reject
true/false untrue|sober/drunk drunken intoxicated|inside/outside|empty/full|hot/cold|wet/dry|dark/bright light
near/far|early/late|start/stop|enter/exit|arrive/depart|push/pull|win/lose|buy/sell|lend/borrow|love/hate
loud/quiet silent|fast/slow|young/old|tall/short|strong/weak|rich/poor|clean/dirty|safe/dangerous unsafe
public/private|same/different|increase/decrease|rise/fall|north/south|east/west|male/female|man/woman|boy/girl
husband/wife|brother/sister|son/daughter|father/mother|uncle/aunt|upstairs/downstairs|above/below
clockwise/anticlockwise|morning/evening|friend/enemy|calm/agitated angry|asleep/awake|admit/deny
confirm/contradict|honest/dishonest|legal/illegal|lawful/unlawful|possible/impossible|conscious/unconscious
visible/invisible|damaged/undamaged intact|injured/uninjured unhurt|armed/unarmed|familiar/unfamiliar
known/unknown|happy/unhappy|willing/unwilling|sealed/unsealed|signed/unsigned|positive/negative|upper/lower
maximum/minimum|left-hand/right-hand|success/failure|succeed/fail|married/unmarried single|cause/prevent
include/exclude|attack/defend|more/fewer less|lawyer/client|employer/employee|buyer/seller|landlord/tenant
victim/attacker assailant|host/guest|teacher/pupil student
"""


def _axes() -> None:
    for line in _OPPOSITES.strip().splitlines():
        for pair in line.split("|"):
            one, other = pair.split("/")
            for end, some in ((True, one), (False, other)):
                for word in some.split():
                    OPPOSITES[stem(word)] = (one.split()[0], end)


_axes()

EXCLUSIVES: tuple[frozenset[str], ...] = tuple(
    frozenset(group.split())
    for group in (
        "red green blue black white grey gray brown yellow orange purple pink silver gold beige",
        "knife gun pistol rifle hammer axe rope windlass crowbar",
        "car van truck lorry bus bicycle motorcycle taxi train",
        "dog cat horse",
        "kitchen bedroom bathroom hall cellar attic garage",
        "left right",
        "spring summer autumn winter",
        "murder theft robbery arson fraud",
    )
)
"""Words of which a thing is one only."""

_ALIKE = """
see notice observe spot witness glimpse|argue quarrel row dispute|begin start commence|end finish
car vehicle automobile|vehicle van truck|big large|buy purchase|talk speak chat converse|quick fast rapid
house home|shout yell scream cry|hit strike|near close nearby|sure certain|carry bear hold
job post position work employment|money cash|coat jacket|bag satchel sack|show reveal|kill murder slay|go travel
walk stroll|phone telephone ring call|answer reply respond|child kid|doctor physician
police officer constable detective|shop store|street road|sick ill|mend repair fix|wrong incorrect|ask request
street lane|letter note|scared afraid frightened fear|angry furious|take remove|throw hurl toss|look glance
enter inside|stay remain|live reside dwell|leave depart|return back|wallet purse billfold|intoxicated drunk
collect fetch|need require|want wish desire|help assist aid|own possess belong|path track|wound injury
loose unfixed|shut close
"""
ALIKE: dict[str, frozenset[str]] = {}
"""Stem -> stems that a paraphrase may use for it."""


def _likes() -> None:
    for line in _ALIKE.strip().splitlines():
        for group in line.split("|"):
            stems = frozenset(stem(word) for word in group.split())
            for one in stems:
                ALIKE[one] = ALIKE.get(one, frozenset()) | stems


_likes()
STOP_STEMS = frozenset(stem(word) for word in STOP)
