"""Words of which every argument about anything is full. What a turn says beyond them, it says of its matter.

The stems that stand in arguments on five or more of the seven topics of UKPConvArg1 (I. Habernal and I. Gurevych 2016,
CC BY 4.0; a count, no text of theirs), and words of debate itself.
"""

from __future__ import annotations

from functools import lru_cache

from venire.monitors.conduct.plain_words import stems

_COUNTED = """
absolut action alive allow alreadi alwai anyth argument back bad becom behind believ big cant cas cause certain
chang choos com common complet consider cours dai debat differenc dont els enough everyon everyth exampl fact feel
find first forc giv go going good hand happen happy hard help however human idea instead involv keep known last
learn leav lie lif littl liv long look lot love mak man matter mean near need obvious opinion person personal plac
pleas plus point power problem prov put question reason remember right same see sid someth support tak talk therefor
think tim together understand unless use used view wai want watch whatever whol win word work world writ wrong year
yes yourself""".split()  # noqa: SIM905
_OF_DEBATE = """
I we they people everybody anybody nobody somebody everyone anyone someone others other thing things stuff something
anything nothing everything sort kind way ways bit lot couple number amount part side sides case point points matter
matters issue issues question questions answer answers reply replies respond response subject topic topics debate
discussion discuss position positions view views viewpoint opinion opinions perspective perspectives aspect aspects
angle angles factor factors argument arguments argue argued arguing reason reasons reasonable reasonably sense sensible
sensibly obvious obviously clear clearly clarity plain plainly simple simply certain certainly sure surely doubt doubts
doubtful perhaps maybe possibly probably likely generally usually often sometimes always never ever rather quite fairly
pretty really truly actually basically essentially honestly frankly personally overall finally eventually ultimately
end ends begin beginning start started continue conclude conclusion conclusions consider considered considering think
thinking thought thoughts believe believed feel feels feeling feelings felt know knows known knew understand understood
understanding see seen saw look looks looking looked hear heard listen listening say says said saying speak speaks
spoke spoken speaking speaker speakers tell told talk talked talking word words mention mentioned state stated claim
claims claimed suggest suggested mean means meant meaning agree agreed agrees agreement disagree disagreed concede
conceded concession grant granted admit admitted accept accepted deny denied support supported oppose opposed right
wrong true truth false good better best bad worse worst fine great big bigger large small little much many more most
less least few important importance serious seriously seriousness interesting difficult difficulty easy hard complex
complicated complexity various several different differ differently difference similar same equal equally fair fairness
unfair just justified proper properly appropriate useful helpful necessary need needs needed want wants wanted wish
wishes hope hopes hoped like liked love prefer try tried trying make makes made making do does done doing take takes
took taken taking give gives given gave put puts get gets got go goes going gone went come comes came coming let lets
leave leaves left stay stays keep keeps kept bring brings brought turn turns turned move moves moved stand stands stood
hold holds held show shows showed shown use uses used work works worked help helps helped change changes changed happen
happens happened become becomes matter time times moment moments day days year years today tomorrow future past present
now then once again still already yet soon later ago long short world life lives live human person persons place places
society public everyday common general generally particular particularly special specific whole entire full complete
completely total totally absolute absolutely respect respects respected attention mind minds heart hearts spirit eyes
eye hand hands face head idea ideas notion concept principle principles value values judgement judge judged decide
decides decided decision decisions choice choices choose result results outcome outcomes effect effects consequence
consequences cause causes caused responsibility responsible example examples instance fact facts detail details
evidence proof prove proves proved proven figure figures data source sources information knowledge experience learned
learn picture story situation situations circumstances condition problem problems solution solutions challenge
challenges benefit benefits advantage advantages disadvantage disadvantages pros cons balance weigh weighed careful
carefully attitude approach approaches path road step steps direction course process progress forward back away ahead
together alone apart along around beyond between among within without above below behind first second third last next
final opponent opponents friend friends colleague colleagues colleague's members ladies gentlemen thank thanks please
sorry welcome round rounds turn closing opening summary sum close motion proposal house team add added adding nothing
further anyway however therefore thus hence indeed instead otherwise moreover besides though although whether either
neither both each every all any some such own able unable possible impossible cannot won't let's yes no okay well oh
enough almost nearly perhaps deserve deserves deserved remain remains remained seem seems seemed appear appears
follow follows followed following return returns touch touched raise raised address addressed cover covered deal dealt
pass passed skip wait lose lost loses win won wins attempt concern concerns concerned worry worries strong stronger
strongly weak weaker force power important reach reached sound sounds sensible wise wisdom guess suppose supposed
assume assumed wonder wondered trust rest main key basic nature form manner terms term regard regards respectively
set sets setting run open opened join share shared reading read write wrote written sit people's one two three four
five several dozen hundred thousand half third""".split()  # noqa: SIM905
COMMON: frozenset[str] = frozenset(_COUNTED) | stems(" ".join(_OF_DEBATE)) | frozenset(_OF_DEBATE)


@lru_cache(maxsize=4096)
def particulars(text: str) -> frozenset[str]:
    """The content of a text beyond what any argument is made of: stems."""
    return stems(text) - COMMON
