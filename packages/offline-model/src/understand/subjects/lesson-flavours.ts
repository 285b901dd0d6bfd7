import { flavour, type Flavour } from './flavour.ts'

/** What a school teaches, by what kind of school it is: a title, how hard it is, its kind and what one learns. */
export const lessonFlavours: readonly Flavour[] = [
  flavour(
    /\bski(?:s|ing|ers?)?\b|\bsnowboard\w*/i,
    `First turns; Beginner; Groups; From the carpet lift to the blue run in three days.
Children's group; Beginner; Children; From four years on, with lunch.
Parallel, at last; Intermediate; Groups; Five mornings, small group.
Off the piste; Advanced; Off piste; With a guide and an avalanche course.
Snowboard for beginners; Beginner; Snowboard; Bring patience and thick trousers.
Private lesson; Intermediate; Private; One teacher, your pace.`,
    [45, 320],
  ),
  flavour(
    /\bdriving\b/i,
    `Car, class B; Beginner; Car; Theory in two weeks, practice at your pace.
Motorcycle; Beginner; Motorcycle; From the yard to the pass.
Refresher; Intermediate; Car; After years without a wheel.
Automatic only; Beginner; Car; One pedal less to think about.
Theory in a week; Beginner; Theory; Seven evenings, one exam.
Motorway and night; Advanced; Car; What everybody is afraid of.`,
    [45, 320],
  ),
  flavour(
    /\b(?:surf\w*|sail\w*|kite\w*|windsurf\w*|diving)\b/i,
    `First wave; Beginner; Beginners; Two hours, a large board, warm water.
Weekend course; Beginner; Beginners; Standing by Sunday.
Green waves; Intermediate; Groups; Further out, with a coach beside you.
Reading the sea; Intermediate; Theory; Wind, tide and when to stay on land.
Children; Beginner; Children; From seven years on, in pairs.
Private hour; Advanced; Private; Filmed, and looked at afterwards.`,
    [35, 280],
  ),
  flavour(
    /\b(?:danc\w*|ballet|tango|salsa)\b/i,
    `Salsa, first steps; Beginner; Couples; No partner needed.
Tango; Intermediate; Couples; Walking is the hard part.
Ballet for grown-ups; Beginner; Ballet; Nobody is too old, really.
Hip-hop for teens; Beginner; Street; Loud on Thursdays.
Wedding dance; Beginner; Couples; Five lessons, one song.
Ballroom; Advanced; Couples; For those who know the basics.`,
    [12, 140],
  ),
  flavour(
    /\b(?:cook\w*|baking|culinary)\b/i,
    `Pasta by hand; Beginner; Evenings; Flour, eggs, an evening.
Sauces; Intermediate; Evenings; Five that carry everything else.
Bread; Beginner; Baking; You leave with a loaf and a starter.
Knife skills; Beginner; Basics; Faster, and all fingers left.
Vegetarian menu; Intermediate; Evenings; Four courses, nothing missing.
Patisserie; Advanced; Baking; Layers, temper, patience.`,
    [35, 160],
  ),
  flavour(
    /\b(?:music|piano|guitar|violin|singing|drums?)\b/i,
    `Piano, single lesson; Beginner; Piano; Forty-five minutes, any age.
Guitar for beginners; Beginner; Guitar; Three chords, thirty songs.
Violin; Intermediate; Strings; From the first good note on.
Singing; Beginner; Voice; Breath, voice, courage.
Band class; Intermediate; Groups; Five people, one song a month.
Theory; Advanced; Theory; Why it sounds like that.`,
    [25, 120],
  ),
  flavour(
    /\b(?:swim\w*)\b/i,
    `Water and I; Beginner; Children; For children from four on.
Crawl; Intermediate; Adults; Breathing is half of it.
Adults who cannot swim; Beginner; Adults; Small group, warm water.
Badges; Intermediate; Children; Bronze, silver, gold.
Endurance; Advanced; Adults; Two kilometres without a stop.
Baby hour; Beginner; Children; With a parent, thirty minutes.`,
    [15, 120],
  ),
  flavour(
    /\b(?:kindergarten|day ?care|nursery|preschool)\b/i,
    `Morning circle; Beginner; Every day; Songs, weather, who is missing.
Forest day; Beginner; Outside; In rubber boots, in all weather.
Letters and numbers; Intermediate; Learning; For those who go to school soon.
Painting; Beginner; Making; With both hands, on large paper.
Music and movement; Beginner; Making; Drums, bells, a lot of jumping.
Little cooks; Beginner; Making; Soup on Fridays.`,
    [0, 30],
  ),
  flavour(
    /\b(?:pottery|ceramics?|clay|potters?)\b/i,
    `First bowl; Beginner; Hand building; Pinch, coil, smooth. It is fired for you.
On the wheel; Beginner; Wheel; One wheel each, and aprons are here.
Tuesdays at the wheel; Intermediate; Wheel; From centring to a cup with a handle.
Glazing evening; Beginner; Glazing; Twelve glazes and what the kiln does to them.
Parents and children; Beginner; Families; One table, four hands, from five years on.
Large forms; Advanced; Wheel; Five kilograms at once, thrown in two parts.`,
    [28, 190],
  ),
  flavour(
    /\b(?:painting|drawing|art (?:school|studio|class\w*)|watercolou?rs?|life drawing|atelier)\b/i,
    `Watercolour, the first sheet; Beginner; Watercolour; Water, paper, and what they do alone.
Drawing what you see; Beginner; Drawing; Pencil, paper and fewer excuses.
Oil on Saturdays; Intermediate; Oil; A still life, a little further each time.
Life drawing; Intermediate; Drawing; A model, short poses, no talking.
Colour and light; Advanced; Oil; One lamp, one apple, ten shadows.
Children's atelier; Beginner; Children; Large paper on the floor.`,
    [18, 160],
  ),
  flavour(
    /\b(?:sewing|knitting|crochet|weaving|quilting|embroidery|dressmaking)\b/i,
    `The first seam; Beginner; Sewing; Threading, straight lines, a bag to take home.
A skirt in a day; Intermediate; Sewing; Bring two metres of something.
Knit and purl; Beginner; Knitting; A scarf, and the way back when a stitch falls.
Mending; Beginner; Mending; Holes that are seen, and nicer than before.
Patterns of one's own; Advanced; Sewing; Measured, drawn, tried in cotton.
Needles and tea; Beginner; Knitting; Open evening, questions welcome.`,
    [12, 120],
  ),
  flavour(
    /\b(?:languages?|english|spanish|french|german|italian|chinese|japanese) (?:school|course\w*|class\w*|lessons?|academy|teachers?)\b/i,
    `First words; Beginner; Groups; Greet, ask, thank, get lost politely.
Over lunch; Intermediate; Conversation; A sandwich and no grammar.
Exam in spring; Advanced; Exams; Mock tests, marked with comments.
One to one; Beginner; Private; Your pace, your subjects.
For work; Intermediate; Business; Mails, calls, the meeting in between.
Reading together; Advanced; Conversation; One short story a week.`,
    [15, 240],
  ),
  flavour(
    /\b(?:martial arts?|karate|judo|aikido|taekwondo|boxing|jiu[- ]?jitsu|dojo|self[- ]defen[cs]e)\b/i,
    `Trial hour; Beginner; Adults; Barefoot, in whatever you have.
Children from six; Beginner; Children; Falling, rolling, stopping.
Basics; Beginner; Adults; Stance, guard and distance.
Forms; Intermediate; Adults; Slowly first, then slower.
Sparring; Advanced; Adults; With gear, and with respect.
Self-defence for women; Beginner; Courses; A closed group, and a plan for the way home.`,
    [10, 95],
  ),
  flavour(
    /\b(?:climbing|bouldering)\b/i,
    `Taster; Beginner; Bouldering; Shoes are included, courage comes later.
Top rope; Beginner; Rope; Knots, belaying, trust.
Lead climbing; Intermediate; Rope; Clipping, falling, catching.
Movement; Intermediate; Bouldering; Feet first, then everything else.
Children's group; Beginner; Children; From six years on, every week.
On real rock; Advanced; Outside; With a guide and a van.`,
    [15, 180],
  ),
  flavour(
    /\b(?:riding|horses?|equestrian|stables?|pony|ponies)\b/i,
    `On the lunge; Beginner; Private; On a patient horse.
Group lesson; Beginner; Groups; Four riders in the hall.
Ride out; Intermediate; Outside; Through the forest and back by the lake.
Pony morning; Beginner; Children; Brushing, leading, riding.
Jumping; Advanced; Groups; From poles on the ground upwards.
Dressage; Advanced; Private; Small signs, large circles.`,
    [22, 110],
  ),
  flavour(
    /\b(?:tennis|padel|squash|badminton|golf)\b/i,
    `First strokes; Beginner; Private; Racket or clubs are included.
Beginners' group; Beginner; Groups; Four people, and nobody has played before.
Serve and short game; Intermediate; Groups; The half of it that decides.
Juniors; Beginner; Children; In teams, with a tournament in June.
Video hour; Intermediate; Private; Filmed, slowed down, put right.
Match practice; Advanced; Groups; Points, tactics, nerves.`,
    [15, 120],
  ),
  flavour(
    /\b(?:photograph\w*|camera)\b/i,
    `Off automatic; Beginner; Basics; Time, aperture, and what they cost.
Light in a room; Intermediate; Studio; One lamp, one window, ten ways.
City at night; Intermediate; Walks; Tripods, reflections, warm gloves.
Portraits; Intermediate; Studio; How to look at people so that they let you.
Developing film; Advanced; Darkroom; Red light and patience.
With the phone; Beginner; Basics; The camera that is always there.`,
    [25, 190],
  ),
]
