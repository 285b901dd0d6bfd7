import { flavour, type Flavour } from './flavour.ts'

/** What a school teaches, by what kind of school it is: a title, how hard it is and what one learns. */
export const lessonFlavours: readonly Flavour[] = [
  flavour(
    /\bski\w*|snowboard\w*\b/i,
    `First turns; Beginner; From the carpet lift to the blue run in three days.
Children's group; Beginner; From four years on, with lunch.
Parallel, at last; Intermediate; Five mornings, small group.
Off the piste; Advanced; With a guide and an avalanche course.
Snowboard for beginners; Beginner; Bring patience and thick trousers.
Private lesson; Intermediate; One teacher, your pace.`,
    [45, 320],
  ),
  flavour(
    /\bdriving\b/i,
    `Car, class B; Beginner; Theory in two weeks, practice at your pace.
Motorcycle; Beginner; From the yard to the pass.
Refresher; Intermediate; After years without a wheel.
Automatic only; Beginner; One pedal less to think about.
Theory in a week; Beginner; Seven evenings, one exam.
Motorway and night; Advanced; What everybody is afraid of.`,
    [45, 320],
  ),
  flavour(
    /\b(?:surf\w*|sail\w*|kite\w*|windsurf\w*|diving)\b/i,
    `First wave; Beginner; Two hours, a large board, warm water.
Weekend course; Beginner; Standing by Sunday.
Green waves; Intermediate; Further out, with a coach beside you.
Reading the sea; Intermediate; Wind, tide and when to stay on land.
Children; Beginner; From seven years on, in pairs.
Private hour; Advanced; Filmed, and looked at afterwards.`,
    [35, 280],
  ),
  flavour(
    /\b(?:danc\w*|ballet|tango|salsa)\b/i,
    `Salsa, first steps; Beginner; No partner needed.
Tango; Intermediate; Walking is the hard part.
Ballet for grown-ups; Beginner; Nobody is too old, really.
Hip-hop for teens; Beginner; Loud on Thursdays.
Wedding dance; Beginner; Five lessons, one song.
Ballroom; Advanced; For those who know the basics.`,
    [12, 140],
  ),
  flavour(
    /\b(?:cook\w*|baking|culinary)\b/i,
    `Pasta by hand; Beginner; Flour, eggs, an evening.
Sauces; Intermediate; Five that carry everything else.
Bread; Beginner; You leave with a loaf and a starter.
Knife skills; Beginner; Faster, and all fingers left.
Vegetarian menu; Intermediate; Four courses, nothing missing.
Patisserie; Advanced; Layers, temper, patience.`,
    [35, 160],
  ),
  flavour(
    /\b(?:music|piano|guitar|violin|singing|drums?)\b/i,
    `Piano, single lesson; Beginner; Forty-five minutes, any age.
Guitar for beginners; Beginner; Three chords, thirty songs.
Violin; Intermediate; From the first good note on.
Singing; Beginner; Breath, voice, courage.
Band class; Intermediate; Five people, one song a month.
Theory; Advanced; Why it sounds like that.`,
    [25, 120],
  ),
  flavour(
    /\b(?:swim\w*)\b/i,
    `Water and I; Beginner; For children from four on.
Crawl; Intermediate; Breathing is half of it.
Adults who cannot swim; Beginner; Small group, warm water.
Badges; Intermediate; Bronze, silver, gold.
Endurance; Advanced; Two kilometres without a stop.
Baby hour; Beginner; With a parent, thirty minutes.`,
    [15, 120],
  ),
  flavour(
    /\b(?:kindergarten|day ?care|nursery|preschool)\b/i,
    `Morning circle; Beginner; Songs, weather, who is missing.
Forest day; Beginner; In rubber boots, in all weather.
Letters and numbers; Intermediate; For those who go to school soon.
Painting; Beginner; With both hands, on large paper.
Music and movement; Beginner; Drums, bells, a lot of jumping.
Little cooks; Beginner; Soup on Fridays.`,
    [0, 30],
  ),
]

/** What is on, by where: a title, a time and what to expect. */
export const eventFlavours: readonly Flavour[] = [
  flavour(
    /\b(?:bands?|choirs?|orchestra|ensemble|concerts?|music(?:ians?)?|festival|nightclub|jazz|djs?)\b/i,
    `Opening night; 20:00; New songs, old friends.
By the river; 19:00; Outside, free, bring a blanket.
Small stage; 21:00; A hundred people and no distance.
Summer tour, last stop; 20:00; With guests.
Unplugged; 18:00; No amplifier, every word.
New Year's concert; 17:00; Something loud to begin with.`,
    [0, 45],
  ),
  flavour(
    /\b(?:theat(?:er|re)s?|operas?|comedy|plays?|cabaret)\b/i,
    `The Visitor; 19:30; Three acts, one table, no way out.
A Summer Too Long; 20:00; Comedy with seven doors.
The Lighthouse; 19:30; Two actors and a storm.
Stand-up Thursday; 21:00; Six people, one microphone.
The Little Star; 15:00; For children from four on.
Matinee; 11:00; Coffee first, then Chekhov.`,
    [8, 55],
  ),
  flavour(
    /\b(?:church|parish|mosque|synagogue|temple)\b/i,
    `Sunday service; 10:00; Everybody is welcome.
Soup and talk; 12:00; After the service, in the hall.
Choir practice; 19:30; New voices wanted.
Quiet evening; 18:00; Candles, music, few words.
Children's hour; 10:00; Stories and paper.
Open church; 14:00; Come in and look around.`,
    [0, 0],
  ),
  flavour(
    /\b(?:kindergarten|day ?care|nursery|preschool|primary school)\b/i,
    `Open morning; 09:00; Look around, ask anything.
Summer party; 15:00; Cake, games, a tombola.
Lantern walk; 17:00; Bring warm socks.
Parents' evening; 19:00; In the large room.
Day in the forest; 08:30; Rubber boots, please.
Christmas play; 16:00; Everybody has a part.`,
    [0, 5],
  ),
]
