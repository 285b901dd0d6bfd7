import type { SchemeThing } from '../scheme.ts'
import { describeThing } from '../describe-thing.ts'

/** Who plays where and when on a festival, and what is sold, shown and told there. */
export const festivalThings: ReadonlyMap<string, SchemeThing> = new Map([
  [
    'artist',
    describeThing({
      isComplete: true,
      names: 'festival act',
      archetype: 'catalogue',
      icon: 'music',
      fields:
        'name!*,picture:image,genre!(Indie|Electronic|Hip-hop|Folk|Jazz),day!(Friday|Saturday|Sunday),lane!(Meadow stage|River stage|Forest stage),startTime!:time,endTime!:time,origin:text,description:longtext',
      columns: 'name genre day lane startTime endTime origin description',
      labels: { lane: 'Stage', startTime: 'From', endTime: 'To', origin: 'From where' },
      rows: `The Paper Lanterns; Indie; Friday; Meadow stage; 18:00; 19:15; Leeds; Guitars that begin softly and do not stay so.
Nightjar; Electronic; Friday; River stage; 18:30; 20:00; Lisbon; Slow beats, a cello and a wall of light.
Wool & Wire; Folk; Friday; Forest stage; 17:30; 18:30; Bergen; Three voices and one old accordion.
Marrow; Hip-hop; Friday; Meadow stage; 20:00; 21:30; Chicago; A live band, and words that stay.
Lowtide; Indie; Saturday; Meadow stage; 16:00; 17:00; Hamburg; Surf songs from a cold coast.
Ada Brass; Jazz; Saturday; Forest stage; 16:30; 18:00; Lagos; Nine horns and nobody standing still.
Circuit Bloom; Electronic; Saturday; River stage; 17:30; 19:00; Berlin; Plants wired to a synthesizer. Really.
Old Ferry; Folk; Saturday; Forest stage; 19:00; 20:00; Galway; Songs for the way home.
Kite Season; Indie; Saturday; Meadow stage; 21:00; 22:30; Osaka; The loudest quiet band there is.
Cardinal Points; Jazz; Sunday; Forest stage; 15:00; 16:15; Paris; A trio that listens.
Mina Sol; Hip-hop; Sunday; Meadow stage; 16:00; 17:15; Madrid; Fast, funny, and in three languages.
Harbour Lights; Electronic; Sunday; River stage; 20:30; 22:00; Rotterdam; The last dance by the water.`,
      can: 'filter,favourite,share',
      editableBy: 'staff',
    }),
  ],
  [
    'ticket type',
    describeThing({
      isComplete: true,
      names: 'festival ticket type',
      archetype: 'configuration',
      icon: 'tags',
      fields: 'title!,price!:money[0..500],quantity!:number[1..50000],description:longtext',
      columns: 'title price quantity description',
      rows: `Weekend; 129; 4000; All three days, with camping.
Friday; 49; 800; From four in the afternoon.
Saturday; 62; 800; From noon.
Sunday; 55; 800; From noon.
Weekend, under 16; 59; 500; With a grown-up who has a ticket.
Camper van; 45; 120; One van for the weekend, tickets apart.`,
      editableBy: 'staff',
      hasPage: false,
    }),
  ],
  [
    'festival ticket',
    describeThing({
      isComplete: true,
      names: 'sold festival ticket',
      archetype: 'record',
      icon: 'ticket',
      fields:
        'title!,code!*:text,ticketType>ticketType,holder:text,email,price:money[0..500],boughtOn:date,status(Valid|Checked in|Cancelled)',
      columns: 'title code ticketType holder email price boughtOn status',
      flow: 'admission',
      rows: `Weekend; T-7KQ2MX; #1; Ines Calder; ines@example.com; 129; -9; Valid
Saturday; T-9HD4RW; #3; Tom Reyes; tom@example.com; 62; -4; Valid
Weekend; T-3PLX8A; #1; Ada Nkemelu; ada@example.com; 129; -20; Valid
Sunday; T-V5T6NC; #4; Mei Tanaka; mei@example.com; 55; -2; Valid`,
      can: 'filter',
      editableBy: 'owner',
      hasPage: false,
    }),
  ],
  [
    'festival place',
    describeThing({
      isComplete: true,
      names: 'place on the festival ground',
      archetype: 'place',
      icon: 'map-pin',
      fields: 'name!*,kind(Stage|Food|Water|Camping|Help|Entrance),address!:place,description:longtext',
      columns: 'name kind address description',
      labels: { address: 'Where' },
      rows: `Meadow stage; Stage; Meadow, north; The largest, with a rise at the back from which one sees well.
River stage; Stage; By the river; Electronic music until midnight.
Forest stage; Stage; Among the beeches; Small, shady, and quiet enough to hear every word.
Food court; Food; Between the meadow and the river; Fourteen kitchens, half of them without meat.
Drinking water; Water; Beside every stage; Free, at all hours.
Camping; Camping; South field; Open from Thursday noon until Monday noon.
First aid; Help; Beside the entrance; Day and night.
Main entrance; Entrance; Mill Lane; Shuttle buses stop here every twenty minutes.`,
      can: 'filter',
      editableBy: 'staff',
    }),
  ],
  [
    'news',
    describeThing({
      isComplete: true,
      names: 'festival news',
      archetype: 'document',
      icon: 'newspaper',
      many: 'news',
      fields: 'title!,picture:image,publishedOn:date,summary:longtext,body:longtext',
      columns: 'title publishedOn summary body',
      rows: `Kite Season close the Saturday; -3; The band comes back after four years, with a new record.; They play at nine on the Meadow stage. It is their only show of the summer.
Shuttle buses run all night; -8; From the station to the main entrance, every twenty minutes.; The last one leaves at half past three. It is free for everybody with a ticket.
Bring your own cup; -15; There are no single-use cups this year.; Bars fill any cup of up to half a litre. Whoever has none borrows one for a deposit.
Swimming in the river; -24; The bathing place is open again.; From ten in the morning until eight in the evening, with lifeguards.`,
      can: 'share',
      editableBy: 'staff',
    }),
  ],
])
