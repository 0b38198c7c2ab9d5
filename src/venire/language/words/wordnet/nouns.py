"""Groups of nouns that mean the same in one of their common senses.

Taken from WordNet 3.1. WordNet 3.0 Copyright 2006 by Princeton University. All rights reserved. The licence is in
``licence.py`` beside this file.
"""

from __future__ import annotations

NOUNS = """
organism being|person individual someone mortal soul|animal beast brute creature|food nutrient|motivation motive need
space infinite|group grouping|measure quantity amount|accomplishment achievement|feat effort exploit|departure going
discovery find|disposal disposition|rally rallying|farewell parting|desertion abandonment|escape flight
dispatch shipment|mistake error fault|omission skip|capture seizure|return restoration|reception receipt|rescue saving
performance execution|mechanism mechanics|rendering interpretation|drive thrust|pressure pressing|belch belching
leap bounce|shooting shot|rub wipe|pat dab|hit striking|grab snap|determination finding|localization location
choice selection|appointment designation|device twist|instrument tool|measure step|adoption acceptance
vote ballot voting|economy saving|alteration modification adjustment|passage transition|resistance opposition
abandonment desertion|annihilation obliteration|killing kill|fade disappearance|constitution establishment formation
introduction debut entry|initiation founding institution creation|start starting|cleaning cleansing|scrub scouring
shave shaving|wash washing|redress remedy|repair mend|maintenance upkeep|renewal rehabilitation|approach coming
progress progression advance|amble stroll|pace stride tread|hobble limp|lurch stumble stagger|strut prance swagger
plodding plod|shamble shuffle|tour circuit|cruise sail|transportation transfer|pursuit chase following|rise ascending
soar zoom|flow stream|flood overflow|speed hurrying|motion movement move|jerk jolt|reach stretch|spin twirl twist
tremor shudder|wiggle wriggle squirm|expansion enlargement|explosion burst|drain drainage|damage harm|practice pattern
custom usage|cuddle nestle snuggle|disregard neglect|diversion recreation|joke trick|celebration festivity
dancing dance|entertainment amusement|fun merriment|jest joke|somersault flip|wrestling grappling|spree fling
festival fete|display exhibit showing|presentation demonstration|dislocation breakdown|commotion din|melee scrimmage
upset overthrow|bustle hustle flurry|haste hurry rush rushing|scamper scramble scurry|stroke shot|slice fade
cinch breeze picnic|occupation business job|career vocation|post berth|trade craft|carpentry woodwork|labor toil
effort exertion|wrestle wrestling grappling|trouble difficulty|exercise workout|squat squatting|count counting
examination scrutiny|survey study|care attention|job task chore|function office role|trespass encroachment violation
misbehavior misdeed|mischief shenanigan|negligence carelessness|drink drinking|attempt effort endeavor try
contribution share|striving pains|struggle battle|test trial|project task|enterprise endeavor
campaign cause crusade drive|risk danger|possession ownership|clasp clench clutch grip|precaution safeguard
snore snoring|consumption intake uptake|eating feeding|gulp draught|gulp gulping|mating union|reaction response
wince flinch|startle start|tremble shiver|weeping tears|calculation computation|evaluation rating|look looking
glance glimpse|gaze regard|glare glower|observation watching|view survey|education instruction teaching|course class
teaching instruction|exercise practice|construction building|output yield|farming agriculture|industry manufacture
manufacture manufacturing|approach attack|search hunting|use usage utilization employment exercise
battle conflict fight engagement|conflict struggle|encounter skirmish|rebellion insurrection revolt rising
support reinforcement|attack onslaught onset onrush|war warfare|fire firing|salvo volley burst
measurement measuring measure|succession sequence|gather gathering|continuance continuation|procedure process
rut groove|ritual rite|marriage wedding|placement location|provision supply|hesitation waver falter faltering
wait waiting|rest repose|allotment allocation|parcel portion share|contribution donation|market marketplace
shipping transport|deal trade|selling merchandising marketing|government governing|enactment passage
imposition infliction|duty responsibility obligation|treatment handling|administration disposal|permission permit
punishment penalty|whipping lashing|fight fighting combat|protest objection|conviction sentence|commitment loyalty
aid assist assistance help|boost encouragement|consolation comfort|backing patronage|employment engagement
booking reservation|behavior conduct|derision ridicule|insult affront|rebuff slight|assemblage gathering
retaliation revenge|consolidation integration|participation involvement|stupidity folly|emission emanation
leadership leading|frog toad|snake serpent|rattlesnake rattler|mammal mammalian|hide pelt skin|cattle cows oxen
stifle knee|man human|accelerator throttle|access approach|accessory supplement|airplane plane|ammunition ammo
hall foyer lobby vestibule|apparatus setup|contrivance gadget|artillery gun|attire dress|knapsack haversack
grip suitcase|bag handbag purse|banister balustrade|bar saloon ginmill|base bag|basement cellar|bathtub tub
blanket cover|blind screen|book volume|booth stall|bucket pail|buffet counter|building edifice|bullet slug|cage coop
car auto automobile|cargo freight load shipment|centerfield center|clamshell grapple|classroom schoolroom
clinch clench|clothing wear|clubhouse club|component constituent element|connection connective|counterpart similitude
cupboard closet|curio curiosity|curtain drape drapery|decoration ornament|design pattern|detector sensor|die dice
doorway door threshold|dormitory hall|dose dosage|driveway drive|drugstore pharmacy|duplicate duplication
dwelling home abode|express limited|fabric cloth material textile|facility installation|factory mill|fake sham
fence fencing|fireplace hearth|floor story|fortress fort|foundation base|gap crack|garrison fort|gauge gage|grave tomb
greatcoat overcoat|grove orchard|guard safety|gutter trough|hallway hall|handle grip|hatchway scuttle|home plate
hoop ring|housing lodging|intake inlet|invention innovation|jimdandy jimhickey|kit outfit|knit plain|lab laboratory
leftfield left|load loading burden|loft attic|medicine medication|memory store|merchandise product|underground subway
mold cast|necktie tie|package parcel|painting picture|palace castle|paneling pane|parachute chute|record disc
photograph photo|picture image|plant works|prod goad|product production|projectile missile|rag shred|railing rail
railroad railway|railway railroad|ramp incline|ranch spread|refrigerator icebox|remedy cure therapeutic
rightfield right|road route|rocket projectile|rug carpet|school schoolhouse|screen cover|section segment
shackle hamper|shop store|birdie shuttle|sidewalk pavement|vest undershirt|sling catapult|sofa couch lounge
spear lance|stairs steps|stairway staircase|steeple spire|stock inventory|storehouse storage|string twine
structure construction|stud rivet|suite rooms|total aggregate|sword blade steel|telephone phone|theater theatre
toilet lavatory john privy bathroom|toilet pot|tracing trace|transportation transit|trousers pant|tube tubing
upright vertical|wardrobe closet|weapon arm|web entanglement|wing backstage|wool woolen|workbench bench|workshop shop
yard grounds|yield fruit|heat passion|vitality verve|readiness eagerness|secrecy silence|impression effect
countenance visage|expression look face|band striation|speck pinpoint|hatch hatching|appeal charm|defect mar|spot blot
clearness clarity|hardship rigor severity|agreement correspondence|qualification making|humanity manhood
quality caliber|hallmark trademark|monotony sameness|oneness unity|discrepancy disagreement|diversity variety
gap spread|gulf disconnect|doubt question|peculiarity specialty|validity rigor|airs pose|freshness novelty
accuracy truth|dash flair|brilliance splendor grandeur|clarity clearness|sin sinfulness|good goodness|heart nerve
heroism valor|audacity temerity|firmness resolve resolution|determination purpose|persistence persistency
nobility grandeur|patriotism nationalism|folly foolishness|distrust mistrust|demeanor behavior conduct|modesty reserve
composure calm calmness|training breeding|raising rearing|origin descent|manner mode style fashion|touch signature
framework fabric|hunger thirst|glare brilliance|glitter glisten|sparkle spark|radiance shine|gleam gleaming
luster splendor|shade tint|black blackness|ivory pearl|blond blonde|amber gold|smell odor scent|silence quiet
hush stillness still|timbre quality tone|fullness richness|physique build|stature height|echo reverberation
backbone guts|potency effectiveness|force strength|badness severity|fury violence wildness|sequence succession
priority precedence|modernity modernism|duration length|pace rate|haste hurry|deceleration slowing
shape form configuration contour|list lean|gradient slope|rake slant|placement arrangement|position posture attitude
scatter spread|concentration density|interval separation|proportion dimension|probability chance|degree level
bulk volume|diameter diam|boost hike|excess surplus|majority bulk|utmost maximum|scope range reach orbit compass
sweep expanse|distance length|altitude height|width breadth|merit virtue|benefit welfare|sake interest|bad badness
price cost|utility usefulness|function purpose role use|avail help|aid assistance help|profit gain|specialty strength
price cost toll|consequence moment|authority authorization potency|build figure physique anatomy shape frame flesh
corpse stiff|area region|eyebrow brow|eyelid lid|heart pump|perspiration sweat|saliva spit|pussy slit snatch
pectoral pecs|breast tit|teat tit|abdomen stomach belly|posterior seat tail bottom behind ass
countenance physiognomy visage|brow forehead|mind brain psyche|caution precaution care|ability power
brain mentality wit|reach grasp|gift talent|knack hang|imagination vision|invention innovation conception
resource imagination|skill science|skill accomplishment|art prowess|vocabulary lexicon|memory retention
reason understanding intellect|responsiveness reactivity|sight vision|custom tradition|convention normal pattern rule
self ego|awareness consciousness|curiosity wonder|interest involvement|fog haze|tangle maze|trouble problem
anchor backbone|bait lure|substitute replacement|assurance confidence authority|reliance trust|doubt uncertainty
mistrust distrust suspicion|heed regard|vigilance alertness|penetration insight|detection sensing|smell odor
perfume scent|stink reek|flavor savor smack|tingle tingling|heat warmth|arrangement organization|design plan
knock roast|evaluation valuation rating|mark score|assay check|demarcation contrast|taste appreciation|vogue style
furor cult|remembrance recollection|interpretation rendition rendering|imagination imagery|thinking thought
generalization induction|prediction anticipation|abstraction generalization|deduction implication
contemplation reflection|choice pick selection|alternative choice|planning preparation provision|agreement arrangement
inquiry research|trial test|probe investigation|poll canvass|estimate approximation idea|understanding apprehension
appreciation grasp|realization recognition|discovery breakthrough find|world reality|life living|topic subject issue
acquaintance familiarity|detail item|particular specific|respect regard|example illustration instance
circumstance condition consideration|evidence grounds|lead track trail|stimulation stimulus stimulant
joy delight pleasure|concern worry headache|grief sorrow|idea thought|concept conception construct|trap snare
judgment mind|decision determination conclusion|kind sort form|version variation|rule regulation
restriction limitation|attribute dimension|quality character|feature characteristic|aspect facet|attraction magnet
sector sphere|abstraction abstract|sum amount total|component element factor ingredient|complex composite
hypothesis possibility theory|model framework|speculation conjecture|requirement demand|given presumption precondition
illusion fantasy fancy|phantom shadow|ghost specter|plan program|tactic tactics maneuver|scheme strategy
project projection|agenda schedule|impression feeling belief notion|intuition hunch suspicion|meaning substance
theme motif|significance import implication|substance core essence sum|criterion standard|character role|form pattern
view aspect scene|picture impression|prototype paradigm image|doctrine philosophy ism|expectation outlook prospect
opinion sentiment|religion faith|promise hope|anticipation expectancy|creed credo|aesthetic esthetic|goal end
aim object objective|purpose intent intention aim|learning scholarship|discipline subject field|average norm
population universe|sample sampling|engineering technology|phonology phonemics|teaching commandment|mentality outlook
inclination tendency|sympathy understanding|position view perspective|viewpoint standpoint|slant angle
propagation extension|newspaper paper|reprint separate|reissue reprint|root stem|conjunction connective
rewrite revision|parable allegory|ballad lay|verse rhyme|article clause|close closing|diary journal|handwriting script
inscription lettering|tract pamphlet|catalog catalogue|dictionary lexicon|revision revise|bible scripture
gospel gospels|outline abstract|sketch survey resume|document papers|roll roster|platform program|resolution resolve
request petition|history account story|policy insurance|act enactment|bill measure|decree fiat|prohibition ban
will testament|license permit|mandate authorization|message content|subject topic theme|meaning significance import
intent purport|moral lesson|nuance shade subtlety|bull shit|quotation quote|movie film|broadcast program|telegram wire
reception response|index indicator|news tidings word|testimony testimonial|argument statement
guidance counsel counseling direction|tip steer|intervention interference|code codification|admonition warning
example lesson|report account|dispatch despatch|sanction countenance|recognition credit|applause clapping
award honor honour laurels|tribute testimonial|decoration medal ribbon|rebuke reprimand|sermon preaching|blame rap
abuse insult|jeer scoff scoffing|sneer leer|condescension disdain|announcement proclamation|pronouncement dictum
explanation account|cause grounds|defense vindication|excuse alibi|solution answer result|answer reply response
condition precondition|comment commentary|cite reference mention quotation|remark comment input|mention reference
shaft dig|agreement understanding|bargain deal|wit humor|sarcasm irony satire|joke gag jest
guess conjecture surmise speculation|signal sign|underscore underline|forerunner predecessor herald|hint clue
swoop slide|natural cancel|gesture motion|frown scowl|smile smiling grin grinning|display show|expression reflection
emblem allegory|bravado bluster|act routine number|rendition rendering|greek hellenic|attic ionic|figure fig
chart graph|script book|gush outburst|tune melody strain|motif motive|opus composition piece|song vocal|refrain chorus
lyric words language|monotone drone|rhythm beat|poetry verse|speech language|alveolar dental|cry outcry yell shout
cry yell|bellow holler hollering roar roaring|scream screaming shriek screech|hoot snort|curse oath|devil dickens
groan moan|laugh laughter|chortle chuckle|snicker snort|exultation rejoicing|chatter cackle|discussion treatment
argument debate|consultation interview|haggle wrangle|motto shibboleth|cliche commonplace|dialect idiom
suggestion proposition proffer|hint breath|touch trace|overture advance|submission entry|command bid
assent acquiescence|concession yielding|accord accordance|dispute difference|controversy contention tilt argument
quarrel wrangle row|altercation fracas|prayer appeal|prayer petition|questioning inquiring|question inquiry query
examination test|retort comeback|portrayal portrait|rebuff snub repulse|protest protestation|grumble grumbling mutter
lamentation wail|report study|narrative story tale|dare daring|condemnation curse|address speech
sermon discourse preaching|remonstrance objection|weapon artillery|promotion publicity|advertisement advertising
cheering shouting|goad prod urging spur|yielding surrender|standard criterion|target mark|marking mark|tag ticket
happening occurrence|wonder marvel|result resultant outcome|wages reward|change alteration|pity shame|hell blaze
movement motion|calamity catastrophe disaster tragedy|origin inception|preliminary overture|creation conception
destiny fate|separation breakup|passing expiration going|mesh interlocking|contact impinging striking
repeat repetition|decrease lessening|improvement advance|refinement elaboration|leap jump
transformation transmutation shift|stop halt|deviation departure difference|discrepancy variant|adjustment fitting
elevation raising|fuss trouble bother|fusion merger|mix mixture|bang clap blast|blare clamor din
boom roar roaring thunder|clang clangor clash crash|crack cracking|mutter murmur|pat tap|rattle rattling
rumble grumble grumbling|rustle rustling whisper|scrape scraping|screech shriek scream screaming|spatter sputter
thump thumping thud|whir whirring|whistle whistling|pulse heartbeat beat|throb throbbing pounding|bore eager
overflow runoff|touch touching|rap tap|bang smash belt|slap smack|flicker spark glint|glitter sparkle
meeting encounter|conversion transition|pulse impulse|earthquake quake|invasion encroachment intrusion|drip dribble
distortion deformation|rush surge|replacement switch|shift displacement|rise rising|affair occasion
initiation induction|contest competition|victory triumph|runaway romp|defeat licking|setback blow|slaughter whipping
wildness abandon|ambition aspiration dream|wish want|longing yearning|urge itch|consolation solace|agony torment
distress hurt suffering|anguish torment torture|preference taste|admiration esteem|antipathy distaste
contempt disdain scorn|repulsion revulsion horror|chagrin humiliation|ego egotism|astonishment amazement
wonder admiration|shock stupor|seriousness sincerity|tumult turmoil|peace repose serenity|fury rage
indignation outrage|annoyance chafe|temper irritation|fear fright|alarm dismay consternation
shiver chill quiver shudder thrill tingle|panic terror|apprehension dread|concern care fear|thrill kick
gaiety merriment|sorrow regret|frustration defeat|resignation surrender|affection fondness|hate hatred
aggression aggressiveness|resentment bitterness|grudge grievance|temper mood humor|ardor zeal|delicacy treat
chuck grub|morsel bite|chew plug|dessert sweet|submarine wedge|egg eggs|beverage drink|mix premix|whiskey whisky
coffee java|aged elderly|timid cautious|disabled handicapped|doomed lost|collection accumulation|bunch clump cluster
clod lump clump chunk|pile heap mound agglomerate|family folk sept|class stratum|gathering assemblage
congregation fold faithful|class category family|package bundle packet|government authorities regime
institution establishment|firm house|brotherhood fraternity|family household|club nine|lineage blood pedigree ancestry
subspecies race|administration establishment brass organization|nation country|state nation country commonwealth
populace public|masses people|horde host|company troupe|choir consort|force personnel|team squad|manpower hands men
city metropolis|village settlement|club society lodge|league conference|pool syndicate|trust combine|class grade
circle band lot|core nucleus|gang crew|syndicate mob|banquet feast|crowd gang bunch|staff faculty|committee commission
agency bureau office|democracy republic|colony settlement|leadership leaders|date appointment engagement
nobility aristocracy|militia reserves|soldiery troops|mixture variety|branch subdivision|exhibition exposition
jury panel|brush thicket|scrub bush|forest wood woods|dictatorship despotism tyranny|law jurisprudence|ordering order
string train|stream current|battlefield field|beat round|beginning origin root source|boundary bound
cemetery graveyard|center middle heart|dig excavation|district territory dominion|domain land|kingdom realm
residence abode|earth|east orient|edge border|environment surroundings surround|destination goal|haunt resort
inside interior|midst thick|limit demarcation|mandate mandatory|outside exterior|outdoors open|park common green
path route|peak crest top|back rear|range reach|open clear|vicinity locality neighborhood|darkness dark shadow
state province|plot patch|vertex apex|course trend|russia ussr|confederacy south|union north|reason ground
urge impulse|mania passion|morals morality|rise raise climb upgrade|bit chip scrap|brook creek|burrow tunnel
crack cleft|earth world globe|hollow holler|mound hillock|land earth ground|land soil|moon
necessity essential requirement necessary|need want|opening gap|pond pool|ribbon thread|rip rent tear|rock stone
sediment deposit|slope incline|suds lather|spring fountain|sun|terrace bench|trench deep|sod sward
universe existence world|deity divinity god immortal|lord creator maker divine|devil fiend demon|devil lucifer
phantom specter|adult grownup|defender guardian|inhabitant dweller|peer equal|recipient receiver
massachuset massachusetts|jew hebrew|jap nip|defendant suspect|ace sensation virtuoso genius star whiz wizard
acquaintance friend|actor player|adolescent teenager teen|antagonist opponent|advocate counsel|agent factor
aide auxiliary|ally friend|ancestor antecedent|architect designer|bastard prick sob|assistant helper help
attacker aggressor|attendant tender|baby babe infant|batter hitter slugger|beast savage brute wildcat
beloved dear honey love|marxist red|lad sonny|bully rowdy|candidate prospect|carrier bearer|cavalryman trooper
champion fighter hero|fellow fella lad cuss|eccentric type|child kid youngster minor|fool gull|coach tutor
coach manager|partner pardner|colleague fellow|belligerent fighter|comedian comic
companion comrade fellow familiar associate|confidant intimate|congressman representative|convict con inmate
coquette tease|cowboy puncher cattleman|criminal crook outlaw|minister parson pastor|customer client
dad daddy papa pop|gallant clotheshorse|darling favorite pet|daughter girl|deceased decedent|deputy lieutenant
detective investigator|director manager|doctor physician|doorman porter|dramatist playwright|drunkard drunk
elder senior|enemy foe|fan buff devotee lover|foe enemy|father sire|foreigner alien|foreigner outsider
foreman chief boss|freak monster monstrosity|monk monastic|genius brain|girl miss|girlfriend girl
grandma grandmother granny|guerrilla irregular|guy cat|jackass goose|homosexual gay|hypocrite phony|idiot imbecile
fake fraud sham pseudo|judge justice|lawyer attorney|lefty southpaw|liberal progressive|scout picket|lord noble
failure loser|clod lump|madman maniac|mama mamma mommy|machinist mechanic|maid maiden|manufacturer producer
martyr sufferer|ideal saint|fiend demon|musician player|newcomer fledgling freshman|observer commentator
opposition opponent opposite|master lord|owner proprietor|peasant provincial|cuss gadfly|chemist apothecary
pitcher hurler twirler|policeman officer|president chairman|prey target|prisoner captive|professional pro
psychiatrist shrink|rake rip blood|reporter newsman|researcher investigator|resident occupant|rival competitor
saint angel|satellite planet|scholar student|scold nag|pansy milquetoast|slob pig|smuggler runner|son boy
magician wizard|soul psyche|rebel reb johnny|sovereign monarch|spectator witness|spouse partner mate|star principal
stranger alien unknown|student pupil|substitute reserve|superintendent super|alternate replacement|sweetheart steady
teacher instructor|teammate mate|trader dealer|tramp bum|valet gentleman|worm louse insect|writer author
yankee yank northerner|jesus christ|consequence effect outcome result|impact wallop|luck fortune chance hazard
luck fortune|beam ray|breeze air|freeze frost|deposit sedimentation|drift impetus|sunlight sun|potential voltage
push thrust|downpour torrent|sprinkle sprinkling|smoke fume|spark arc|conduction conductivity|flower bloom blossom
crop harvest|shrub bush|stalk stem|grape grapevine|leaf foliage|estate acres|stuff clobber|bargain buy steal
gross revenue receipts|profit profits earnings|win profits|proceeds yield|loot plunder prize|prize award
wage pay earnings salary|share portion percentage|price terms|duty tariff|sum amount|speculation venture
security protection|living sustenance|store fund|bread dough loot|penny cent|dollar buck clam|accretion accumulation
blaze blazing|blooming bloom|cooling chilling|decay decline|decrease decrement|development evolution|fire flame
growth growing maturation development|increase growth|slump slack falloff|thaw melt melting|vapor evaporation
fourth quarter|nothing zero|zero cipher|one ace single unity|couple pair brace|three trio leash|ten decade
twelve dozen|hundred century|thousand grand|addition increase gain|catch haul|footstep pace step stride|spray spraying
load loading|trace suggestion|mite speck|deal flock heap lot mass mountain peck pile plenty raft stack|battalion pack
million billion|ocean sea|tons dozens lots scores|capacity content|function map|basis ground|relevance relevancy
progressive imperfect|portion component|detail particular item|remainder residue rest|percentage percent
north northward|east eastward|south southward|west westward|reverse contrary opposite|bend crook|recess niche
disk disc|ring halo|coil curl|whirl swirl|warp buckle|bulge bump swelling|symmetry proportion|ball globe orb
column tower|boundary edge bound|margin border|periphery fringe|scratch prick dent|wrinkle furrow seam|vacancy vacuum
spur spine|mold stamp|branch leg|sack pocket|block cube|tongue knife|condition status|company fellowship
affiliation tie|affair liaison|degree level stage|height elevation peak superlative|office power|equality equation par
championship title|precedence priority|being existence|reality realism|survival endurance|employment employ
agreement accord|disturbance commotion|turmoil upheaval|stir splash|tumult uproar|clash friction|dark darkness
blackness black|ecstasy rapture|gratification satisfaction|purity innocence|captivity imprisonment
dependence dependency|shaking trembling quiver|action activity|arrest check halt hitch stay stop|deadlock impasse
fatigue weariness|sleep slumber|rage passion|bloom blush flush|ailment complaint ill|illness malady sickness
ketosis acetonemia|injury hurt harm|scratch scrape|slash slice|tan burn|wound lesion|swelling lump|agony suffering
torture torment|chill shivering|diarrhea diarrhoea|tension stress|delirium frenzy fury hysteria|stammer stutter
disturbance perturbation upset|fret sweat lather|fuss flap|panic scare|irritation annoyance|spell trance|fix jam mess
stress strain|privacy secrecy|grade level|emphasis accent|honor honour laurels|esteem respect|repute reputation
shame disgrace|domination mastery supremacy|tyranny despotism|malaise uneasiness|suffering woe|lack deficiency want
hurry haste|insistence press pressure|raw altogether|polish refinement|integrity unity|defect fault flaw
fortune fate luck lot circumstances|catastrophe disaster|potential potentiality|opportunity chance|despair desperation
depression slump|affluence richness|dirt soil stain grease|jumble welter smother|context circumstance|setting scope
canvas canvass|sphere domain area orbit|province responsibility|lull quiet|climate mood
spirit tone feel feeling flavor smell|exemption freedom|capability capacity|moisture wet|hazard jeopardy risk
menace threat|disability handicap|decomposition disintegration|darkness dark|material stuff
atom molecule particle speck|group radical|hide fell|fur pelt|stalk straw|diamond adamant|exhaust fumes|earth ground
soil dirt|discharge emission|stool dejection|effluent wastewater|garbage refuse|debris dust junk|filling fill
formulation preparation|glycerol glycerine|lumber timber|mud clay|gunpowder powder|board plank|future hereafter
duration continuance|vacation holiday|death dying|wednesday wed|day daylight|evening even|night dark
twilight dusk nightfall|january jan|february feb|march mar|august aug|september sept|october oct|november nov
december dec|minute min|second sec|spring springtime|moment minute instant|while spell|moment minute second bit
heartbeat instant twinkling wink|era epoch|inning frame|tempo pacing|beginning first outset start kickoff offset
finale finish last conclusion close|termination expiration|pause suspension|delay wait|interim meanwhile lag|cps cycle
speed velocity|cycle rhythm round|phase stage|spell tour|prime peak heyday blossom flush
"""
