import { template, type EntityTemplate } from './entity-template.ts'

/** What is on, and when: one record for each evening. Days are counted from today. */
export const seatedTemplates: Readonly<Record<string, EntityTemplate>> = {
  film: template({
    names: 'film screening',
    archetype: 'event',
    icon: 'clapperboard',
    fields:
      'title!:text,picture,genre(Drama|Comedy|Thriller|Animation|Documentary),date!:date,startTime!:time,hall(Hall 1|Hall 2|Studio),price!:money,description',
    columns: 'title genre date startTime hall price description',
    rows: `The Last Ferry; Drama; 1; 19:30; Hall 1; 12; The line closes tonight, and nobody wants to be on the last boat alone.
Two Left Shoes; Comedy; 1; 20:15; Hall 2; 12; A lost parcel brings a street together and takes it apart again.
Paper Moonwalk; Animation; 2; 15:00; Studio; 8; A cardboard rocket that insists on flying. From five years on.
Salt Road; Documentary; 2; 18:00; Studio; 10; Six weeks with the last caravan of the desert.
The Last Ferry; Drama; 3; 19:30; Hall 1; 12; The line closes tonight, and nobody wants to be on the last boat alone.
The Quiet Floor; Thriller; 4; 21:00; Hall 2; 13; Somebody lives on the floor that the lift does not show.
Two Left Shoes; Comedy; 5; 17:45; Hall 2; 11; A lost parcel brings a street together and takes it apart again.
The Quiet Floor; Thriller; 7; 21:00; Hall 1; 13; Somebody lives on the floor that the lift does not show.`,
  }),
  play: template({
    names: 'stage performance',
    archetype: 'event',
    icon: 'ticket',
    fields:
      'title!:text,picture,genre(Drama|Comedy|Musical|Children),date!:date,startTime!:time,hall(Main stage|Small stage),price!:money,description',
    columns: 'title genre date startTime hall price description',
    rows: `The Visitor; Drama; 1; 19:30; Main stage; 32; Three acts, one table, no way out.
A Summer Too Long; Comedy; 2; 20:00; Main stage; 28; Seven doors, and all of them open at the wrong time.
The Little Star; Children; 3; 15:00; Small stage; 12; For children from four on.
The Lighthouse; Drama; 4; 19:30; Small stage; 24; Two actors and a storm.
The Visitor; Drama; 5; 19:30; Main stage; 32; Three acts, one table, no way out.
Night Train; Musical; 7; 19:00; Main stage; 42; Eleven songs between two stations.
A Summer Too Long; Comedy; 9; 20:00; Main stage; 28; Seven doors, and all of them open at the wrong time.
Night Train; Musical; 12; 19:00; Main stage; 42; Eleven songs between two stations.`,
  }),
  concert: template({
    names: 'seated concert',
    archetype: 'event',
    icon: 'music',
    fields:
      'title!:text,picture,performer:text,genre(Orchestra|Chamber music|Jazz|Choir),date!:date,startTime!:time,hall(Great hall|Small hall),price!:money,description',
    columns: 'title performer genre date startTime hall price description',
    rows: `Northern Lights; Harbour Philharmonic; Orchestra; 1; 19:30; Great hall; 38; Three symphonic poems about winter.
Four Strings; Linden Quartet; Chamber music; 2; 20:00; Small hall; 24; Early and late quartets in one evening.
Blue Hours; Maya Brandt Trio; Jazz; 3; 20:30; Small hall; 22; Ballads, and then no ballads.
Evening Voices; City Chamber Choir; Choir; 5; 19:00; Great hall; 26; Five centuries, forty singers.
The Planets at Noon; Harbour Philharmonic; Orchestra; 6; 12:00; Great hall; 18; One hour, no interval.
Piano Alone; Jonas Weil; Chamber music; 8; 20:00; Great hall; 34; Preludes, fugues and one surprise.
Brass and Bold; Old Town Big Band; Jazz; 10; 20:30; Great hall; 29; Seventeen players and a very low ceiling.
Summer's Last Concert; Harbour Philharmonic; Orchestra; 14; 19:30; Great hall; 42; A violin concerto and a fourth symphony.`,
  }),
  match: template({
    names: 'seated match',
    archetype: 'event',
    icon: 'trophy',
    fields:
      'title!:text,picture,competition(League|Cup|Friendly),date!:date,startTime!:time,price!:money,description',
    columns: 'title competition date startTime price description',
    rows: `Hawks – Foxes; League; 2; 15:30; 18; The derby. Gates open two hours before.
Hawks – Badgers; Cup; 5; 19:00; 22; Quarter-final, with extra time if it takes that.
Hawks – Rovers; League; 9; 15:30; 16; Second against third.
Hawks – Lights; League; 16; 18:00; 16; Under the floodlights.
Hawks – Owls; Friendly; 20; 17:00; 9; All proceeds go to the youth teams.
Hawks – Otters; League; 23; 15:30; 18; Last home match before the break.`,
  }),
  travel: template({
    names: 'seated departure',
    archetype: 'event',
    icon: 'bus',
    fields:
      'route!:text,from(Porto|Lisbon|Madrid|Seville),to(Lisbon|Madrid|Seville|Porto),date!:date,departure!:time,arrival:time,price!:money',
    columns: 'route from to date departure arrival price',
    rows: `Porto – Lisbon; Porto; Lisbon; 1; 07:30; 11:00; 19
Porto – Lisbon; Porto; Lisbon; 1; 15:30; 19:00; 22
Lisbon – Seville; Lisbon; Seville; 1; 08:15; 14:45; 34
Lisbon – Madrid; Lisbon; Madrid; 2; 21:30; 06:15; 41
Seville – Madrid; Seville; Madrid; 2; 09:00; 15:10; 29
Madrid – Porto; Madrid; Porto; 3; 10:45; 18:20; 38
Lisbon – Porto; Lisbon; Porto; 3; 16:00; 19:30; 19
Madrid – Lisbon; Madrid; Lisbon; 4; 07:00; 15:40; 39`,
  }),
  event: template({
    names: 'seated event',
    archetype: 'event',
    icon: 'ticket',
    fields:
      'title!:text,picture,date!:date,startTime!:time,hall(Great hall|Small hall),price!:money,description',
    columns: 'title date startTime hall price description',
    rows: `Opening night; 1; 20:00; Great hall; 28; Speeches are short, promise.
Stand-up Thursday; 3; 21:00; Small hall; 16; Six people, one microphone.
An Evening of Magic; 5; 19:30; Great hall; 24; Bring a coin that you can spare.
Readings by candlelight; 8; 20:00; Small hall; 12; Three authors, one armchair.
Dance gala; 11; 19:00; Great hall; 32; Two companies share one stage.
Science slam; 15; 20:00; Small hall; 10; Ten minutes each, and then you vote.`,
  }),
}

/** Works that are shown on several evenings. */
export const workTemplates: Readonly<Record<string, EntityTemplate>> = {
  film: template({
    names: 'film on show',
    archetype: 'catalogue',
    icon: 'clapperboard',
    fields:
      'title!*:text,picture,genre(Drama|Comedy|Thriller|Animation|Documentary),director:text,year:number,duration,description',
    columns: 'title genre director year duration description',
    rows: `The Last Ferry; Drama; Ana Costa; 2024; 112; The line closes tonight, and nobody wants to be on the last boat alone.
Two Left Shoes; Comedy; Ben Arkwright; 2023; 98; A lost parcel brings a street together and takes it apart again.
Paper Moonwalk; Animation; Yuki Mori; 2025; 84; A cardboard rocket that insists on flying. From five years on.
Salt Road; Documentary; Idris Benali; 2024; 91; Six weeks with the last caravan of the desert.
The Quiet Floor; Thriller; Marta Hale; 2025; 105; Somebody lives on the floor that the lift does not show.`,
  }),
  play: template({
    names: 'play on stage',
    archetype: 'catalogue',
    icon: 'ticket',
    fields:
      'title!*:text,picture,genre(Drama|Comedy|Musical|Children),author:text,director:text,duration,description',
    columns: 'title genre author director duration description',
    rows: `The Visitor; Drama; Helene Sand; Marcus Bell; 130; Three acts, one table, no way out.
A Summer Too Long; Comedy; Theo Marlow; Ana Costa; 115; Seven doors, and all of them open at the wrong time.
The Little Star; Children; Ines Duarte; Ruth Abel; 55; For children from four on.
The Lighthouse; Drama; Peter Holm; Marcus Bell; 95; Two actors and a storm.
Night Train; Musical; Lila Grant; Omar Haddad; 140; Eleven songs between two stations.`,
  }),
}

/** What one has in hand: its code, its seats, and whether it was used. */
export const seatTicket: EntityTemplate = template({
  names: 'seat ticket',
  archetype: 'record',
  icon: 'ticket',
  fields:
    'title!:text,code!*:text,seats:tags,customer:text,date:date,startTime:time,total:money,status(Reserved|Paid|Used|Cancelled)',
  columns: 'code seats status',
  rows: `T-7KQ2MX; C4,C5; Paid
T-R4HD9P; D6,D7,D8; Paid
T-LM83WC; B2; Paid
T-9ZTX5F; E1,E2,E3; Reserved
T-4PVN6J; C8,C9; Paid
T-GX2YB7; A5,A6; Used
T-6WQK8D; D2,D3; Paid
T-HC5SU3; E5,E6,E7,E8; Paid
T-2NJR7A; B7,B8; Cancelled
T-KD9LE4; F4,F5; Paid`,
})
