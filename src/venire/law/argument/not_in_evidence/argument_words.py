"""Words in which people argue whatever the case is: who hears one of them has not been told a new fact by it.

The first list is of the words that the argument maps of two or more of the shipped cases use; the second was written
beside it: how people feel and judge, and what a court is made of.
"""

from __future__ import annotations

from venire.language.words.stems import stem
from venire.language.words.word_list import words

_OF_THE_MAPS = """
able above accept accident accounts accused acting add added admits afford afraid afterwards agree agreed air alarm
alike alive allow almost alone already always among ankle answer anything anywhere apart argue arms ashamed aside
ask asleep ate awake away back badly bank bare bargain battery bead bear became bed begged begin behind believe bell
belong below bench beneath bent beside better bigger bill bitten black blames blanket blew blood boards boat body
bone book bottom box boy breakfast breathed bridge bright bring broke brother brown bucket building bunk burned
business buy call camera cannot captain car card careful careless carried case cash catch cause certificate chain
chair chance changed charge chart chest children choice choose church clear clerk clock close coat code coin
coincidences cold colour comes common company compare complains conclusion convenient convicted conviction corner
corridor costs count course court covered cried crime crossing curtain curved cuts damage danger dark date day dead
deal decide decision deep delivery describe description desk detective diary died difference different disputes
distance disturbed ditch diver doctor dog dollar door doorway dose doubt draw drawer dressed dripping driver drove
dry earlier early easily echo edge eight either eleven else elsewhere emptied end engine engineer enough entered
entry errand everybody everyone everything everywhere evidence exactly examined exchange exclude excuse exist expect
experts explain eye face facts false far fast fault fear feeling fell ferry fetch fever field fifty figure filling
finding fingers finished fire firm first fit five fixed flashlight floor follows foot forbid forging forgotten form
forty forward four free freedom fresh friends fright frightened front full further gained gap gate gauge given glad
glass gloves going grab grain granted great grew grey grip grounds guess guilty half halfway hall hand handle
handshake hangs happens hard harm hat head heard hearts heat heavy height held help hidden high hit hole home honest
hood hook hopes horrible hospital hot hour house hurrying hurts inches includes initials injury innocent inside
instead islands joined judge jumped keep keeper kettle key killing kind kitchen knife knocked knots know label
laboratory ladder laid lamp larger last latch late later latest law lawyer leans learn least leather left less
letter liar lid lie life lift limit line link list listened lit little live locked log long longer looked loose lost
lot loud lovely lowered luck machine makes malice man marks married mask match matters meant measured measurement
meet memory mend mentions middle midnight miles mind minutes mistake model money months morning morphine mother
motive mouth moved named near nearer need news next nice night nine noise notebook notice nowhere nurse obeyed
occasion odd offering office officer often old oldest once opened operation opinion opposite order ordinary
otherwise outside outward owing owner pad page paid pain paint pair palms papers park part passing past path pause
pencil perfect person phone photographs picked picture pieces place plainly planned playing please pleasure plot
pocket point police poor position post pour present pressed price prison privilege professor promised proof proud
proves pull purpose push put quarter question quiet rags rail rained raised reached read ready reason recording red
refused relies remains remember repair reported rests result return right ringing risk road robber rock roll roof
room rope rotten round row ruin ruled run safe sale salted sample save scale score scream screen sea seal seaman
search second seem seen seldom sell sent sentence sergeant set settled seven shade shaken shape sheet ships shoe
shop short shout shows shut side sight signs silence silent simply sitting six sixty size skull sleep slips slowly
small smaller smell smoking something soon sooner sorry sort soul sound space spare speed spend spoke spot spring
stair staircase stamp start state statements stayed steered step stolen stood stopped story stove straight strange
street suing suits sum summer supper supposed sure surprised suspected swab swallow swears sweep switched swung
tablets take talking tall taller tap taste taught tea teeth telephone temper ten tested testified thinking third
thirty thread threat three throw thumb ticking tied tight time tin tired together tongue tools torn touch toward
town trace trade train trials trouble true trust truth try turned twelve twenty twice two typed uncle understood
unless unlocked unlucky unscrew unseen upper use used van view voice wait wakes walk wall wallpaper wanted warm
warmth warning washed watched water way week weighs went wet whatever whenever wherever whichever white whoever
whole wide windows wiping wiring wished within witness wolf woman wonder wood word wore working workshop world worse
worth wound wrong wrote yard years yes young yourself
"""
_OF_SPEAKERS = """
grief grieving love loved hate terrified terror anger angry furious rage ashamed shame pride agony suffering suffered
sorrow regret relief joy calm panic panicked desperate desperation lonely jealous jealousy cruel cruelty kind kindness
brave courage coward cowardly stubborn foolish fool fooled foolishly clever careless carelessly carefully cold-blooded
deliberate deliberately recklessly reckless callous coolly slow quickly suddenly finally exactly merely barely
forbidden permission stronger weaker stronger weak strong thousand hundred million dozen couple several handful
convenient conveniently coincidence coincidences accidental innocence guilt blame blamed blameless fault sin crime
choice chose decision decided decide believed belief trusted faith hope hoped wish dreamed feared fear dread doubt
doubts suspicion suspected theory theories guesswork speculation version versions account tale stories excuse excuses
motive opportunity means intent intention purpose reason reasons explanation explained explain invent invented fiction
lied lying liar truthful truth honest honestly dishonest deceived deceit betrayed betrayal pretended pretend hid hide
fell apart collapse collapsed unravelled crumbled ignored ignore overlooked neglected abandoned failed failure refused
insisted conceded concede agreed denied deny accused accuse accusation prosecution defence counsel attorney judge court
courtroom witness-box stand oath verdict justice liberty freedom burden standard proof prove proved proven evidence
testimony cross-examination examination examined contradicted contradict contradiction corroborated consistent
inconsistent reliable unreliable credible incredible plausible implausible obvious obviously simple simply complicated
fact facts fair unfair reasonable unreasonable careful duty promise promised promises responsibility responsible
remarkable astonishing ridiculous absurd strange odd curious curiously peculiar tragic tragedy terrible awful dreadful
wicked evil decent ordinary respectable stranger neighbourly friend friends colleague colleagues boss company life
lives living death dying died future past moment moments instant chance chances risk risked gamble luck unlucky odds
conscience appointment meeting flat hid hidden battery mistake mistaken afterwards sincerely convenience
road path step steps stepped turned walked ran crossed climbed reached stood sat knelt bent leaned looked stared
glanced watched listened spoke whispered shouted begged pleaded asked demanded answered replied plank piece pieces
puzzle picture thread chain link links gap gaps hole holes weight scale scales wall door doors line lines mark shadow
darkness light silence noise voice word words sentence paper papers desk room floor roof bridge corner
"""
ARGUMENT = frozenset(stem(word) for word in words(_OF_THE_MAPS + _OF_SPEAKERS.replace("-", " ")))
"""By stem."""
