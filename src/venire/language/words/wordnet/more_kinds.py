"""What is a kind of what, the second half of the alphabet: "vehicle: ambulance bicycle".

Taken from WordNet 3.1. WordNet 3.0 Copyright 2006 by Princeton University. All rights reserved. The licence is in
``licence.py`` beside this file.
"""

from __future__ import annotations

MORE_KINDS = """
investment: venture|involvement: comprehension intervention|irritation: impatience|issue: extra
italian: roman sicilian|japanese: jap
job: booking career carpentry chair craft employment engineering farming journalism plumbing pottery
job: profession sailing services specialization sport trade typography woodwork|joint: knee knuckle stifle|joke: funny
journey: circuit commute errand exploration ride tour trip voyage|joy: excitement kick thrill triumph
judge: critic ordinary|judgment: conclusion condemnation decision estimate evaluation justice rating|kick: kickoff
kid: monkey silly|kill: murder shooting slaughter suicide|killer: murderer suicide
killing: murder shooting slaughter suicide|kind: brand breed genus like model species type version|knife: bayonet
knot: bow|labor: difficulty effort exercise exertion handling workout|lack: absence shortage
lamp: bulb candle flashlight lantern|land: sod swamp
language: ambiguity anatomical barrage charm conversation debate dialect discussion exchange idiom indian
language: monologue proverb talk tongue words|laugh: chortle chuckle giggle snort
laughter: chortle chuckle giggle snort|law: constitution legislation precedent prohibition
lawyer: advocate counsel prosecutor|layer: backing cushion snow stratum
leader: administrator boss candidate chairman chief chieftain clergyman coach commander communist democrat
leader: employer general governor guide hero ideal legislator manager mayor politician pope priest rabbi
leader: republican secretary statesman superior supervisor|leaders: rome|leadership: rome|leaf: blade needle page
leather: buckskin buff crush kid morocco|lecture: preaching sermon|legislator: congressman senator whip
length: caliber diameter immortality mortality radius|letter: consonant initial invitation note vowel
level: badness caliber depth emphasis excess extreme grind high intensity quality superiority
liberty: discretion license|lie: fairytale tale|life: ghetto
light: daylight fluorescence headlight meteor moonlight radiance ray searchlight sun sunlight sunray|lightning: bolt
limb: arm bough lap leg stick thigh|limit: maximum utmost|liquid: alcohol distillation glycerine liquor
liquor: bourbon brandy irish whiskey whisky
list: agenda catalog catalogue checklist flag inventory roll schedule standing|load: overload|loading: overload
lobe: lobule|locality: landscape presence scenery
location: air area axis bottom corner county crest distance district divide domain dominion exterior hell here
location: hilum horizon inside interior laboratory layer notch orientation origin outside parallel planting
location: position region root route saddle side somewhere source space spot territory there top track unknown
location: whereabouts
look: contemplation gaze glance glare glimpse glower leer monitoring observation scrutiny spark sparkle
look: squint stare
looking: contemplation gaze glance glare glimpse glower monitoring observation scrutiny squint stare
loss: depreciation forfeit losses|lot: flood|love: ardor devotion loyalty warmth worship
lover: beloved chosen darling dear favorite steady sweetheart|loyalty: nationalism patriotism
luck: misfortune prosperity|luggage: overnighter suitcase trunk|lumber: board pale plank skid|lump: bloat
machine: assembly computer engine loom machinery motor willow
magnitude: amount breadth bulk deficiency depth dimension expanse extent frontage height intensity length limit
magnitude: margin multiplicity number order proportion quantity range reach scope size thickness volume width
mail: correspondence express|maker: author manufacturer producer sewer
male: boy bull cat colt fellow gentleman guy lad man scout sir steer stiff stud
man: aide boy bull cat commander don gentleman gunner guy marine officer sailor sir soldier stiff stud
man: veteran volunteer
management: administration certification disposal guidance permission permit supervision treatment
manner: contempt dignity drape hang insolence politeness setup wise|manufacture: formation mining output overrun yield
map: chart expansion operator polynomial rotation sec tangent transformation|mar: blot gouge scar
mark: milestone tag ticket trademark|market: monopoly|marketing: divestiture retailing sale sell|marksman: rifleman
mass: equivalent|match: final|meal: breakfast buffet dinner lunch supper tea
meaning: connotation implication intent moral purport sense significance|means: crutch instrument road salvation tool
measurement: observation test|medicine: cure dosage dose iodine pill prednisone prescription remedy specific
medium: album film journalism press telephone vehicle
meeting: appointment conference congress convention engagement visit|melancholy: brooding gloom
melody: bass motif motive swoop|member: brother commissioner committeeman conservative director pledge trustee
memory: identity mind recognition recollection|mend: maintenance reconstruction rehabilitation renewal restoration
mention: allusion|merchant: cleaner dealer fence grocer huckster peddler retailer trader|mercy: compassion
merit: desert|messenger: bearer herald
metal: aluminum brass bronze calcium chrome chromium copper iron lead mercury nickel platinum potassium
metal: silver solder steel tin zinc|meteor: meteorite micrometeorite|meteorite: micrometeorite
method: accounting discipline program technique theology|middle: see|mind: unconscious|mineral: concentrate ore
minute: instant|misery: suffering woe|misfortune: accident calamity catastrophe disaster distress pity tsunami
miss: maid maiden romp|missile: arrow ball bullet dart icbm quarrel shot slug
mistake: blot blunder folly fumble lapse omission skip slip stumble stupidity|mix: blend
mixture: batter beebread compost conjugate dilution dough extract injection metal mix paste plaster premix
mixture: solder solution steel suspension vapor|mode: drape hang setup wise|molecule: grain protein sugar
moment: climax instant pinpoint|money: appropriation bread budget fund pork savings|monster: dragon
month: april aug august dec december feb february january july june mar march may nov november oct october
month: sept september|monument: plaque|morality: conscience good goodness justice virtue|mother: mama mamma
motion: advance bend brandish creep descent entrance flourish flow frown grin heave laugh nod progression
motion: pulse ripple rising scowl seek shrug smile smiling snarl spread stampede stroke swell swerve
motion: translation travel tsunami wave whirl wince wink wobble wrench
motive: compulsion conscience ground impulse incentive morality reason urge|motor: engine generator
mount: buckskin charger clamber|move: measure parking step|movie: documentary musical western|mud: slop
murderer: assassin gunman|muscle: abdominal antagonist calf deltoid gastrocnemius lat pecs pectoral
music: ballet counterpoint harmony melody overture reel refrain section song stravinsky suite tune vocal
musician: composer conductor pianist singer soloist|muster: levy|nail: tack|name: brand label title
narrative: fairytale|nation: ally british dutch english french irish spanish swiss
national: citizen civilian countryman voter|native: russian|necessity: hurry insistence need urgency
need: absence deficiency lack necessity shortage urgency want|neglect: exception omission
neighborhood: landscape presence scenery|news: account bulletin dispatch exclusive latest|newspaper: daily
nightclub: dive|noble: peer sire
noise: bang bark blast boom chatter clang clap clatter crackle creak grumble grunt pant racket rattle roar
noise: rumble rustle rustling scrape screech shriek slam snore spatter splash squawk squeak squeal thunder
noise: uproar whisper|nonsense: absurdity babble|norm: mean|note: excuse|notice: remark
number: birdie bogey bulk cardinal coefficient complement constant coordinate count dividend duck first
number: imaginary integer majority minority multiplicity par prime real remainder square
objection: dissent grumble protest squawk|obligation: debt|obscurity: nowhere|observation: monitoring
observer: listener onlooker spectator spy witness|obstacle: barrier hurdle rub
occasion: celebration ceremony climax crisis dedication emergency fete funeral induction initiation landmark
occasion: milestone opening wedding|occupant: colonial inmate metropolitan
occupation: booking career carpentry chair craft employment engineering farming journalism plumbing pottery
occupation: profession sailing services specialization sport trade typography woodwork|odor: bouquet perfume scent
offer: proposal special|office: headquarters organ police|officer: aide commander corporal sergeant
official: ambassador appointee deacon diplomat federal judge officer ordinary prosecutor provincial|oil: crude grease
onset: ambush barrage charge fire firing infiltration invasion penetration raid strike volley
opening: abyss breach crack hole rent rip tear|opera: operetta|operation: idle
operator: driver engineer teamster telegrapher|opinion: conclusion decision eyes guess judgment
opportunity: hearing say throw
opposition: contradiction contrary contrast dialectic opposite polarity reciprocal reverse|orchestra: symphony
ordering: chain course cycle hierarchy progression sequence series succession train
organ: ear eye gland heart liver muscle nucleus pump stomach tongue wing|organic: manure|origin: cradle derivation
outcome: consequence reward worst|outline: brief profile silhouette
outlook: anticipation misgiving possibility promise|output: crop harvest|outside: open|oval: circle|over: maiden
owner: holder officer patron tenant|ownership: proprietorship retention storage|oxen: beef bull cow steer
oxidation: flame|package: bundle deck
pain: ache agony anguish burn discomfort distress headache hurt smart sting suffering tenderness throb
pain: torment torture|paint: oil wash watercolor|painter: cubist watercolorist
painting: canvas landscape miniature nude watercolor|pant: slacks tweed
paper: carbon card leaf linen manifold sheet tissue wallpaper
papers: act assignment authorization ballot bill brief certificate charter confession indictment law license
papers: manifest patent permit platform questionnaire report requisition resolution resolve return source
papers: testament ticket|parent: dad father mama mamma mother stepmother|participation: intervention
particle: ion micelle|partner: bride husband wife|party: dance dinner feast masquerade reception social
passage: dissolve extract quote text|passion: abandon zeal|past: history old yesterday
patch: bed fret garden grove pinpoint plaque speck|path: lane pathway sidewalk|patient: inmate
pattern: abuse communion cooperation custom disregard exploitation fashion habit rite ritual slavery strand
pattern: usage|pause: delay extension falter lapse lull respite wait waver|pay: found
payment: benefit cash compensation earnings expenditure fine forfeit incentive overpayment pay penalty
payment: pension refund reward royalty soap tribute wage|peak: maximum minimum
peer: adjunct ally alternate associate colleague contemporary double friend mate member partner
peer: replacement successor|pen: corral|penalty: execution fine forfeit imprisonment
people: aged blind brave british brotherhood cautious community damned dead deaf disabled doomed dutch
people: elderly english folk free french generation governed irish labor living lobby lost market nation
people: patronage poor population public rich sick spanish stratum swiss timid world wounded youth
percentage: allotment allowance fee ration slice stake|perception: sight view|perfection: polish
performance: concert interpretation magic playing rendering routine singing spectacular
performer: actor actress comedian comic cowboy dancer extra heavy magician musician pianist player singer
performer: soloist|permission: consent leave safeguard|personality: identity
personnel: army cavalry friendly hands hostile manpower military navy police posse staff troops|perspective: straddle
petition: application collect demand insistence requisition|phase: chapter culmination
phenomenon: chance consequence dent effect fallout fortune harvest impact luck offspring outcome response wake
phenomenon: wallop|philosopher: scholastic stoic
philosophy: aesthetic credo creed dialectic dogma esthetic imitation logic millennium mimesis nationalism
philosophy: platonism stoicism teaching testament|phone: alveolar consonant glide vowel
photograph: closeup frame stereo still|physician: psychiatrist quack resident shrink specialist surgeon
physics: electronics mechanics|piano: grand upright|pick: favorite
picture: canvas collage graphic landscape miniature nude portrait scan watercolor
piece: beam fragment handkerchief rag remnant sail shred towel upper|pile: stack|pill: capsule|pillow: bolster
pipe: main manifold sewer trap|pistol: automatic colt revolver|pitch: bass tone tune|pitcher: closer southpaw
pitching: sway|placement: alignment composition concentration density distance distribution true|plain: flat
plan: agenda budget fare maneuver policy project regime schedule scheme strategy tactic|plane: bomber fighter jet
plank: skid|planning: contraception|plant: crop factory mill vine weed|plate: disk|platform: deck landing
player: ballplayer pianist singer soloist|playing: pitching
pleasure: amusement comfort consolation delight enjoyment relief relish solace|plot: bed conspiracy garden grove
poem: ballad epic heroic lay lyric rhyme verse|poke: straggler|pole: mast|police: posse
policeman: cop detective inspector trooper|policy: interference intervention neutralism plank|polish: glaze
politician: candidate communist democrat governor legislator mayor republican statesman|pond: mere|pool: mere
porch: veranda|port: harbor
portion: addition beam butt constituent crystal detail element fraction fragment grip handle ingredient item
portion: member name particular phone piece pressing remainder remnant residue segment spare subsection
portion: substance syllable unit upstairs waist word
position: front landmark left outpost polls post right site stand viewpoint
possession: acquisition amount capital credit debt estate expenditure funds investment lease loss percentage
possession: property resource retention salvage security share storage sum things trust
possibility: chance hearing opportunity potential potentiality prospect say throw|post: fort garrison outpost
posture: grace pose sprawl tuck|potential: prospect|poverty: want
power: authority authorization color control disposal effectiveness efficacy force influence jurisdiction
power: potency rein sway veto
practice: abuse communion cooperation custom disregard exploitation fashion habit rehearsal rite ritual
practice: scrimmage slavery usage|praise: compliment recommendation|prayer: collect|preaching: kerygma
precipitate: sludge|preparation: cleaner detergent planning soap|presence: occurrence|present: now today tonight
presentation: exhibition interpretation magic performance|press: daily magazine newspaper|prevention: crushing save
price: luxury|pride: dignity ego vanity|priest: archbishop bishop canon cardinal|primitive: savage|prisoner: convict
prize: scholarship|problem: puzzle riddle|procedure: calculation computation routine
produce: avocado berry cling pear sorb vegetable
product: album book cargo film freight fruit inventory irregular leader magazine masterpiece movie novel
product: output publication release stock woodwork|production: growing making
profession: engineering journalism teaching
professional: academic advocate attorney chemist counsel craftsman critic educator instructor lawyer lecturer
professional: nurse principal prosecutor publisher teacher|profit: dividend fund reserve store
profits: dividend fund reserve store
program: agenda budget fare maneuver policy project regime schedule scheme strategy tactic|progress: career
project: adventure breeze campaign crusade danger endeavor enterprise picnic racket risk venture|proof: confirmation
proportion: percent percentage
proposal: admonition advice hint hypothesis proposition recommendation suggestion warning
proposition: assumption converse hint lemma postulate theorem universal|proprietor: patron
protection: bonnet conservation curtain defense drape drapery escort holster housing mulch patrol providence
protection: roof screen sheath shelter shield shielding shutter windshield
protein: agglutinin albumin antibody enzyme globulin protease sod thyroglobulin|protestant: anglican
provision: feeding stocking
publication: book catalog catalogue collection edition issue journal magazine periodical pictorial read
publisher: newspaper|pull: haul pluck tug|punishment: execution imprisonment
purchase: bargain buy buying shopping steal|purple: lavender|purpose: idea will|push: nudge pressing shove
quarrel: altercation|quarter: ghetto|quarters: camp|question: problem puzzle riddle
questioning: inquiry interview question|race: campaign|rage: wrath|raid: swoop|railroad: rail subway underground
rain: drizzle sprinkle|range: expanse horizon spectrum sweep
rank: eighteenth eighth fifteenth fifth first former fourth grade last latter level nineteenth ninth
rank: seventeenth seventh sixth tenth twentieth
rate: cps discount flow flux frequency infrared mortality mph pace rpm speed tempo velocity|rating: mark pricing score
ratio: average efficiency frequency incidence magnitude productivity proportion|ray: sunray
reaction: equilibrium oxidation reduction|reactionary: bourbon|reactivity: excitability|readiness: alert ready
real: rational|rear: rearward|receiver: radio|recognition: identity|recollection: mind
record: account biography copy entry file history note proceedings register translation
recreation: amusement bet celebration dancing entertainment escape festivity fete fun gambling gymnastics joke
recreation: merriment show sport|red: crimson wine|reduction: depreciation dilution discount withholding
reference: allusion|reflector: mirror|regret: guilt|regulation: limitation restriction
rejection: abandonment avoidance|relationship: affair partnership romance
relative: aunt baby bastard child cousin father heir husband nephew offspring partner sire spouse uncle wife
release: clearing vindication|relief: respite|religion: catholicism christianity church cult protestant protestantism
religious: monastic monk nun prior sister superior|remainder: remnant
remark: allusion cliche dig mention reference shaft
removal: abstraction drain drainage elimination evacuation withdrawal
repair: maintenance reconstruction rehabilitation renewal restoration|repetition: renewal|replacement: displacement
reply: retort|report: anecdote gossip grapevine rumor scandal
representation: blur chart closeup collage copy diagram document drawing duplicate example frame graphic guy idol
representation: illusion image imitation interpretation letter map memory miniature modification original overlap
representation: paradigm perception photo photograph picture scan scenery silhouette sketch spectacle stereo
representation: stereotype still tracing|representative: agent ambassador delegate president sovereign
reproach: blame rap|reputation: fame name
request: appeal application collect demand inquiry insistence invitation invite petition prayer question
request: questioning recall requisition wish|rescue: salvage salvation
research: experiment investigation poll probe test trial|resentment: envy grievance grudge|reservation: preserve
residence: home|resident: colonial inmate metropolitan|resistance: drag|resolve: determination nerves persistence
resource: aid assistance comforts maintenance subsistence|respect: stature
response: belch blink blush gulp reflex shiver startle tremble yawn|responsibility: hands requirement
rest: leisure remnant|restaurant: cafe cafeteria grill|restraint: bridle inhibition
retention: recollection remembrance storage|revelation: discovery expose singing|revenge: vengeance
revolutionary: rebel|rider: cyclist horseman|ridge: bluff shelf|right: access due privilege|rise: clamber mount soar
ritual: communion wedding|road: artery bypass driveway freeway highroad highway roadway street trail
rock: gravel marble pebble|role: behalf hat heavy hero villain|roll: wallow
room: ballroom bar bathroom bedroom boot box cab cabin classroom closet compartment court dungeon hall
room: kitchen library locker orchestra parking parlor saloon schoolroom stall toilet|root: cradle derivation
route: airway artery bearing beat bypass direction driveway freeway highroad highway orbit roadway street
route: trail trend|row: altercation|rule: limitation restriction|running: dash rushing|rush: onrush scamper scramble
safety: security|sail: lug royal|saint: buddha|sake: behalf|sale: divestiture sell
salt: alkali iodide phosphate plaster polyphosphate|sandwich: western wrap|satisfaction: fulfillment glee pride
saving: salvage salvation|scale: index|scene: darkness shadow|schedule: fare
scheme: bubble conspiracy dodge plot wheeze
scholar: doctor generalist graduate grind historian initiate philosopher reader scholastic sponge stoic
scholar: theologian|school: academy|science: chemistry economics mathematics physics politics psychology
scientist: anthropologist chemist economist experimenter investigator linguist physicist psychologist
scientist: researcher|scope: expanse horizon spectrum sweep|scorn: leer sneer|scrape: graze|scratch: graze
screen: curtain drape drapery shutter|script: continuity dialogue|sculpture: bronze statue|search: exploration looking
season: autumn spring springtime summer winter|secretary: receptionist
section: above chapter clause close closing deductible episode extract insert introduction passage rider spot
section: text|security: hedge insurance|seed: mast nut
selection: appointment ballot decision election move sampling veto vote voting willing
selling: divestiture retailing sale sell
sensation: bitter dub flavor music noise odor perfume savor scent smell sound sour taste threshold
sensibility: insight|sensitivity: excitability reactivity touch vision|sentiment: conclusion decision eyes judgment
separation: discontinuity isolation loneliness privacy secrecy|sequence: combination
series: chain combination course cycle hierarchy parade progression sequence streak stream succession train
serum: antiserum|servant: domestic familiar gentleman maid|settlement: outpost plantation|settler: homesteader pioneer
sex: conception procreation|shade: shadow|shame: embarrassment humiliation reproach
shape: bound boundary buckle coil cone cube curl curve disc disk distortion edge flare fold join mold plane
shape: rim space stamp swirl topography tower warp whirl|share: allotment allowance fee ration slice stake
sheet: leaf page|shelter: cabana dugout harbor hut tent|shield: shielding
shift: adjustment advance amplitude atrophy conservation conversion fitting improvement recovery transition
shine: glaze gleam gleaming polish|ship: hulk|shoe: sandal spectator|shooting: firing gunfire shoot
shop: canteen drugstore garage|shore: coast|shot: ball firing gunfire shoot
show: circus demonstration display exhibit exhibition fair interlude performance presentation|shunt: bypass
sight: spectacle|silence: hush quietness still stillness
similarity: approximation compare consistency homogeneity parallel parallelism resemblance similitude sort
similitude: compare resemblance|simple: ass dumbbell fool idiot sheep stupid|sin: envy wrath|singing: intonation
site: apron cemetery dig dump graveyard monument rough
situation: absurd acquiescence balance challenge circumstance complication context domain embrace environment
situation: equilibrium orbit poise prison recognition rejection scope setting sphere surroundings welcome
size: altitude greatness large small stout tall|skill: marksmanship salesmanship|skip: breach disappointment
slit: slot|slope: bank coast downgrade hillside raise slant steep|smell: bouquet perfume scent|smoke: smother
snap: interlocking|snow: flurry|socialism: communism international|society: civilization culture
soil: clay mud sand slop|soldier: marine orderly reb rebel redcoat regular rifleman trooper
solid: butter coconut crystal fish food glass ice loaf meat plastic powder precipitate produce pyrex sludge
solution: conjugate dilution extract injection pbs saline|song: ballad keen lay
sort: brand breed genus like model species type version|sound: dub music noise ring voice|south: alabama
southerner: confederate|sovereign: king
space: angle breach cell compartment crack dip gap hole hollow inclination opening pore rent rip sheet
space: stretch subspace tear vacancy vacuum|speaker: lecturer witness
specialist: decorator designer psychiatrist shrink|spectator: onlooker spy
speech: ambiguity anatomical charm conversation debate dialect discussion exchange idiom inaugural kerygma
speech: lecture monologue preaching proverb sermon talk words|speed: haste hurry
sphere: kingdom lap preserve province realm responsibility|spirit: hollywood psyche soul|sponsor: patronne
sport: fishing football gymnastics hunting swim
spot: crest grave hideout interchange intersection island overlook rendezvous tomb|spread: diffusion
squad: club eleven five nine platoon|staff: crutch|stage: chapter culmination elevation extent height ladder resultant
stairs: ladder|stake: fee mortgage pledge|standard: gauge index money norm scale tender
standing: accent disgrace dishonor emphasis esteem fame glory honor honour importance laurels nowhere
standing: obscurity prestige prominence reputation repute respect shame|standpoint: angle slant
stare: contemplation gaze glare glower|start: birth dawn menarche onset opener threshold|startle: flinch wince
station: cathode niche terminal|statistic: average correlation deviation mean norm
stem: axis branch bulb cane cutting limb trunk|step: precaution safeguard|steps: ladder
stick: baton bow cane crutch staff|stimulation: bother delight grief headache joy pleasure worry
stimulus: bother delight grief headache joy pleasure worry|stock: float|stone: pebble|storage: warehouse
store: canteen drugstore garage|story: fairytale legend mystery myth storyline|stranger: foreigner
strategy: bubble conspiracy dodge plot wheeze|stream: brook creek river|strength: endurance might tolerance
stretch: outreach|striking: blast blow collision flick impact interlocking mesh touch touching|string: violin
strip: collar elastic leading tape weed|stroke: fade putt serve
struggle: combat encounter fight fighting rebellion revolt scramble scuffle shock skirmish strife tilt warfare
student: doctor generalist graduate historian initiate philosopher reader scholastic stoic theologian
style: classical device flatness idiom poetry prose smoothness tone vein verse|subject: keynote problem question
substitute: successor|success: conquest overturn tally touchdown triumph victory winning|sugar: cellulose
suggestion: hint|suitcase: overnighter|sum: deductible gross purse revenue
superior: chief counselor monitor oyabun prior superintendent supervisor|supplement: appendix|supply: reservoir
support: acceptance approval backing patronage reassurance sponsorship
surface: back bottom exterior floor front inside interface interior outside pegboard platform rear screen
surface: skin top tread|surge: onrush|surroundings: medium setting|survival: subsistence
suspension: delay extension lapse lull steam vapor wait|suspicion: heart|swallow: draught gulp sip|sweet: snowball
swim: bathe dive plunge|switch: bell button
symbol: award badge crown decoration elephant emblem honor mark medal milestone pennant ribbon trademark
sympathy: compassion pity
symptom: abscess acetonemia ache add agony anemia atrophy burn cough diarrhea diarrhoea fever ketosis lump
symptom: pain scar smart sting suffering tenderness throb torment torture twitch|synthetic: rubber
system: assemblage economy exhaust machinery network organism subsystem syntax ventilation
table: bar counter desk workbench|tale: fairytale|talent: flair hang|talk: chatter dialogue
task: adventure breeze campaign crusade danger endeavor enterprise picnic racket risk venture
taste: bitter flavor savor sour|tax: withholding|teacher: coach don missionary mistress|teaching: lesson
team: club eleven five nine platoon|technique: musketry|technology: engineering
temperature: boil chill cold cool coolness heat simmer warmth|temptation: lure
tendency: dislike preference prejudice sympathy|tender: guide orderly squire|tent: cabana|term: session
territory: borough city commune country county department downtown fringe jurisdiction mandatory parish
territory: province quarter reservation slum state suburb ward|testimony: declaration
text: invitation letter lyric words|texture: polish roughness smoothness|theologian: doctor
theory: assumption basis conclusion framework given hypothetical liberalism model presumption speculation
thermometer: pyrometer thermocouple|thief: bandit ghoul lifter pirate robber rustler|thieving: raid robbery rustling
thigh: lap|thinking: analysis arrangement calculation computation consideration contemplation explanation inference
thinking: inquiry key rationale reasoning reflection rendering research synthesis theory|thread: metallic purl
throw: hurl pitch toss|thrust: lunge|timber: board pale plank skid|timing: conjunction priority
tissue: cortex fat flesh muscle parenchyma transplant|tongue: greek indian
tool: bevel die drill grapple hammer plow scuffle shovel|tooth: anterior posterior|top: crown poll treetop
topic: area keynote problem question territory|tower: spire steeple|town: borough|track: steps trail
tract: apron battlefield bed cemetery center churchyard clearing common desert dig dump field garden
tract: graveyard grounds infield lawn leftfield lot meadow midway monument park pasture patch plot
tract: rightfield rough short site subdivision yard|trade: carpentry plumbing pottery typography woodwork
tradition: habit|tragedy: tsunami|train: bullet commuter|training: practice rehearsal scrimmage
transducer: microphone speaker|transfer: carry delivery|translation: amplitude crib displacement shift
transmission: channel circulation modulation prompt
transport: craft express limited local rocket shipping train vehicle|transportation: carry delivery|trap: net web
travel: advance circuit climb commute creep current descent diffusion displacement drip elevation
travel: encroachment entrance flight flow flux gush heave hike intrusion invasion journey overflow
travel: progression raising ride rising rush sailing shift slide spread stampede surge tour translation trip
travel: voyage wandering|treasure: fortune valuable|treatment: massage therapy
tree: ash coffee fig hardtack maple oak willow|trip: errand|triumph: independence pin romp runaway slam win
troops: cavalry friendly hostile|truck: pickup rig technical tractor wagon
tube: barrel column drain main manifold pipe|tumble: somersault|tumor: cancer|tune: bass motif motive swoop|two: pair
type: breed version|uncertainty: disbelief distrust doubt hesitation suspense suspicion
understanding: appreciation bargain compact comprehension conspiracy contract deal find grasp realization
understanding: revelation treaty
unfortunate: captive consumptive convict desperate flop madman maniac martyr neurotic patient prey prisoner
unfortunate: survivor target victim|university: gown
usage: application exploitation habit misuse rite ritual technology wedding
use: application exploitation misuse technology|utility: avail detergency feasibility function purpose realism use
vacation: honeymoon picnic|valley: arroyo canyon holler hollow|valuable: gold silver
value: cost gnp greatness importance price prominence significance toll urgency|vapor: smoke steam
variable: correlate vector|variation: departure deviation discrepancy tide|variety: selection
vehicle: aircraft bicycle car cart craft missile rocket tank technical vessel wagon
venture: bet campaign crusade danger reform risk|vessel: artery barge boat hulk ship tug vein
victim: fool goat martyr prey target|victory: independence pin romp runaway slam win|view: background glimpse straddle
viewpoint: angle slant|vindication: excuse|vine: grapevine hop|violation: foul technical|vision: prevision
visitor: caller guest|vitality: spark sparkle|vote: election primary veto|voter: constituent|voting: veto
voyage: cruise sail|wage: found|wagon: cart|wait: extension
walk: hobble limp lurch march plod prowl shuffle skip stagger strut stumble|warning: alert caution lesson threat
warrant: pardon pickup|wash: bath shower soak|washing: bath shower soak
waste: debris dust effluent exhaust impurity litter refuse sewage stool
water: bay brook creek inlet lagoon lake main ocean pond pool rain rapid reservoir river sea shallow strait
water: stream waterfall|wave: ripple swell tsunami|weakness: fatigue|wealth: affluence ease richness
weapon: arrow bayonet bullet cannon dart firearm gun knife missile shot slug spear steel sword
wear: apron belt blue cap clothes costume disguise dress garment glove gray hat outfit overall pant robe
wear: separate shirt skirt suit trousers uniform veil vest washing
weather: breeze calm draft easter fog freeze frost gust hail overcast rain snow thaw thermal wind|week: rag
weight: barbell dumbbell|well: wildcat|wheel: gear spare trundle|while: snap|whip: quirt|whiskey: bourbon irish
whisky: bourbon irish|white: ivory|wife: housewife|wild: bush|willingness: eagerness readiness
wind: breeze calm draft easter gust puff thermal|window: skylight|wine: bishop champagne port rose sherry
wit: banter comedy fun funny gag irony joke parody satire|witness: onlooker spy
woman: broad girl housewife lady maid maiden miss mistress nurse romp whore widow wife|wonder: awe
wood: grove log maple oak pine|word: blend form loan modifier opposite pronoun singular stem subordinate term verb
worker: aide assistant attendant auxiliary clerk collector cook deputy domestic driver editor employee
worker: familiar fisherman gardener help hire hunter independent man official painter planter sailor
worker: secretary servant slave subordinate teamster technician temporary tender volunteer workman
workout: handstand pushup squat straddle|works: factory mill|worry: burden|worship: praise prayer
worth: cost gnp importance merit price toll value virtue|wound: bite graze scrape scratch slash
writer: correspondent ghost journalist lyricist novelist playwright poet scribe
writing: above ballot bible certificate chapter charter clause close closing confession diary document drama
writing: episode essay fiction gospel inscription insert introduction journal lettering literature
writing: modernization paper papers paragraph passage patent platform poem report resolution resolve review
writing: rewrite script scripture section source spot supplement text thesis|yank: federal|yankee: federal
yard: backyard|yell: bellow clamor complaint exclamation hoot scream shouting shriek whoop|yellow: amber gold lemon
yield: crop harvest|young: calf fledgling kitten lamb|youth: blade
"""
