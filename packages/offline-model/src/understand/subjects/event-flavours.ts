import { flavour, type Flavour } from './flavour.ts'

/** What is on, by where: a title, a time and what to expect. */
export const eventFlavours: readonly Flavour[] = [
  flavour(
    /\b(?:winer\w+|vineyards?|wines?|brewer\w+|distiller\w+|whisk(?:e)?y|cheese|tastings?)\b/i,
    `Six glasses; 17:00; From light to dark, with bread and water.
Harvest evening; 18:30; What is still in the barrel, tasted from it.
Old and new; 19:00; The same slope, five years apart.
Cellar by candle; 20:00; Forty steps down, so bring a jacket.
Blind; 18:00; Covered labels, open talk, one surprise.
With the cook; 19:30; Four courses, four glasses.`,
    [18, 75],
  ),
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
