import { template } from './entity-template.ts'

/** Learning, reading, watching, listening and playing. */
export const learningTemplates = [
  template({
    names: 'flashcard|flash card|learning card|study card',
    archetype: 'document',
    icon: 'layers',
    fields: 'question!*,answer!:longtext,deck(Words|Places|History|Numbers),level',
    columns: 'question answer deck',
    rows: `Which river flows through Vienna?; The Danube.; Places
What does “ubiquitous” mean?; Found everywhere.; Words
When did the first people walk on the Moon?; In July 1969.; History
What is twelve times twelve?; 144.; Numbers
Which is the largest ocean?; The Pacific.; Places
What does “frugal” mean?; Spending little, and wasting nothing.; Words`,
  }),
  template({
    names:
      'course|class|lesson|online course|training course|curriculum|learning path|subject of study|e-learning course|study material|learning resource|educational resource',
    archetype: 'catalogue',
    icon: 'book-open',
    fields:
      'title!*,picture,teacher:text,category(Technology|Language|Business|Arts),level,lessons:number[4..24],duration[60..900],price:money[0..120],rating,description',
    columns: 'title category level description',
    rows: `Web pages from scratch; Technology; Beginner; From the first tag to a page you can show.
Spanish for the journey; Language; Beginner; Order, ask, thank, get lost politely.
Reading a balance sheet; Business; Intermediate; Which five numbers matter, and why.
Drawing what you see; Arts; Beginner; Pencil, paper and fewer excuses.
Data with Python; Technology; Intermediate; Load it, clean it, question it, plot it.
Negotiating fairly; Business; Advanced; Interests first, positions later.
German pronunciation; Language; Intermediate; From ich to ach.
Light in photography; Arts; Intermediate; One lamp, one window, ten ways.`,
  }),
  template({
    names:
      'exam|quiz|question bank|test paper|homework|exercise question|flashcard|vocabulary|word|term|dictionary word|code book entry',
    archetype: 'document',
    icon: 'list-checks',
    fields:
      'title!,subject(Language|Science|History|Maths),questions:number[5..30],points:number[10..100],dueDate,status(Open|Handed in|Graded)',
    columns: 'title subject',
    rows: `Irregular verbs, part two; Language
Forces and motion; Science
The long nineteenth century; History
Fractions without fear; Maths
Reading comprehension; Language
Cells; Science`,
  }),
  template({
    names: 'grade|score|result|exam result|attendance|school record|gpa',
    archetype: 'record',
    icon: 'award',
    fields:
      'student!:text,subject(Language|Science|History|Maths),score:number[40..100],date,remark:longtext',
  }),
  template({
    names: 'book|e-book|novel|audiobook|comic|textbook|library book|manga|publication',
    archetype: 'catalogue',
    icon: 'book',
    fields:
      'title!*,picture,author:text,genre(Novel|History|Science|Children),year[1920..2024],pages:number[90..640],copies:number[0..12],rating,description',
    columns: 'title author genre description',
    rows: `The Lighthouse Ledger; Ilse Brandt; Novel; A keeper counts ships and, one winter, the days without any.
Rivers Remember; Tomás Ferreira; History; How five rivers made five cities.
The Patient Atom; Wen Li; Science; What happens when nothing seems to happen.
Moth and Lantern; Ruth Abel; Children; A small insect learns to keep its distance.
Bread of the North; Kaisa Niemi; History; Rye, salt and long roads.
A House With Two Doors; Amara Obi; Novel; Two families, one corridor.
Why Leaves Let Go; Piotr Zieliński; Science; Autumn, explained without poetry.
The Owl Who Overslept; Ruth Abel; Children; Night comes, the owl does not.`,
  }),
  template({
    names:
      'movie|film|tv show|series|drama|episode|documentary|animation|cartoon|anime|tv series|movie information',
    archetype: 'media',
    icon: 'clapperboard',
    fields:
      'title!*,picture,genre(Drama|Comedy|Documentary|Adventure),year[1994..2024],director:text,duration[24..148],rating,description',
    columns: 'title genre director description',
    rows: `The Last Ferry; Drama; Ana Costa; The line closes tonight, and nobody wants to be on the last boat alone.
Two Left Shoes; Comedy; Ben Arkwright; A lost parcel brings a street together and takes it apart again.
Salt; Documentary; Wen Li; From sea to table in four seasons.
North of the Map; Adventure; Kaisa Niemi; Three siblings, one sledge, a wrong turn.
Quiet Hours; Drama; Tomás Ferreira; A night porter learns the hotel's secrets by their sounds.
The Cheese Incident; Comedy; Ruth Abel; Everyone denies everything.
Under the Ice; Documentary; Piotr Zieliński; Divers, lamps and a wreck from 1911.
Lanterns; Adventure; Amara Obi; A festival, a map drawn on a fan.`,
  }),
  template({
    names:
      'video|trailer|clip|short video|course video|live video|vlog|highlight|recording|tv program|broadcast',
    archetype: 'media',
    icon: 'video',
    fields:
      'title!*,picture,channel:text,category(How-to|Nature|Music|Talk),duration[2..58],views:number[120..92000],publishedOn:date,description',
    columns: 'title channel category description',
    rows: `How a lock works; Workshop Notes; How-to; Cut open, explained, closed again.
One hour of rain on a tin roof; Slow Sounds; Nature; Nothing happens, beautifully.
Kitchen session: three cellos; Room Concerts; Music; Recorded between the stove and the window.
What I got wrong; Plain Talk; Talk; An engineer on five mistakes.
Sharpening a knife; Workshop Notes; How-to; Two stones and ten minutes.
The marsh at dawn; Slow Sounds; Nature; Cranes from minute twelve.
A waltz for a broken piano; Room Concerts; Music; Four keys are missing. You will hear which.
Ask me about bridges; Plain Talk; Talk; Questions from viewers.`,
  }),
  template({
    names: 'album|music album|single|ep',
    archetype: 'media',
    icon: 'disc-3',
    fields:
      'title!*,picture,artist:text,genre(Ambient|Folk|Jazz|Electronic),releasedOn:date,songs:number[6..14],description',
    columns: 'title artist genre description',
    rows: `Indoor Weather; Slow Harbour; Ambient; Rain, rooms and a piano with the lid down.
Late Bread; The Lanternmen; Folk; Nine songs from a kitchen, recorded in one night.
Second Floor; Mira Vale Trio; Jazz; Three people who listen to each other.
Towers; Relay; Electronic; Made from the hum of masts and wires.
Salt on the Sleeve; Slow Harbour; Folk; Songs for the way home from the sea.
Paper Moon Motel; Mira Vale Trio; Jazz; Live, with glasses and one dog.`,
  }),
  template({
    names:
      'song|track|music|audio|podcast|playlist|sound|radio program|white noise|melody|audio file|voice|sound effect|radio station|relaxing music',
    archetype: 'media',
    icon: 'music',
    fields:
      'title!*,picture,artist:text,album:text,genre(Ambient|Folk|Jazz|Electronic),duration[2..7],plays:number[40..18000],lyrics:longtext',
    columns: 'title artist album genre',
    rows: `Rain on the Skylight; Slow Harbour; Indoor Weather; Ambient
Walking Home; The Lanternmen; Late Bread; Folk
Blue Staircase; Mira Vale Trio; Second Floor; Jazz
Night Signal; Relay; Towers; Electronic
Ferry Song; The Lanternmen; Late Bread; Folk
Low Tide; Slow Harbour; Indoor Weather; Ambient
Elevator in Three; Mira Vale Trio; Second Floor; Jazz
Antenna; Relay; Towers; Electronic`,
  }),
  template({
    names:
      'stream|live stream|live broadcast|channel|live match|program schedule|live room|live event|live class',
    archetype: 'media',
    icon: 'radio-tower',
    fields:
      'title!,picture,host:text,category(Games|Music|Talk|Sport),viewers:number[8..4200],startsAt:datetime,status(Live|Planned|Ended),description',
    columns: 'title host category status startsAt description',
    rows: `Evening chess with comments; Ilya; Games; Live; 0.02; Every move is explained before it is played.
Acoustic hour; Mira Vale; Music; Live; 0.03; Requests in the chat.
The week in questions; Plain Talk; Talk; Planned; 1.8; Send yours ahead.
Harbour Hawks against River Foxes; Stadium desk; Sport; Live; 0.01; Second half.
Building a kite; Workshop Notes; Talk; Planned; 3.6; Wind permitting.
Speed puzzles; Nadia; Games; Ended; -1.2; A thousand pieces, ninety minutes.
Sunrise at the marsh; Slow Sounds; Music; Ended; -2.4; Cranes from minute twelve.`,
  }),
  template({
    names: 'game|mini game|board game|video game|card game|puzzle|level|game list',
    archetype: 'catalogue',
    icon: 'gamepad-2',
    fields:
      'title!*,picture,genre(Puzzle|Action|Strategy|Party),players:text,duration[5..90],price:money[0..30],rating,description',
    columns: 'title genre players description',
    rows: `Lantern Run; Action; 1; Jump from roof to roof before the oil burns out.
Nine Bridges; Puzzle; 1–2; Cross each of them once, and only once.
Salt and Iron; Strategy; 2–4; Trade, build, apologise.
Who Took the Cake; Party; 3–8; Everyone has an alibi. One is true.
Tidal; Puzzle; 1; The level rises while you think.
Caravan; Strategy; 2–5; Three deserts, one well.`,
  }),
  template({
    names:
      'match|football match|sports match|fixture|competition|tournament|race|score record|game result|sports event|football data',
    archetype: 'event',
    icon: 'trophy',
    fields:
      'title!,score:text,home:text,away:text,date,kickOff:time,venue:place,status(Planned|Live|Finished)',
    columns: 'title home away status score date kickOff',
    rows: `Hawks – Foxes; Harbour Hawks; River Foxes; Live; 2 : 1; 0; 19:00
Lights – Badgers; Northern Lights; Iron Badgers; Finished; 0 : 0; -3; 15:30
Rovers – Owls; Coast Rovers; Valley Owls; Finished; 3 : 1; -4; 18:00
United – Wolves; Old Town United; Summit Wolves; Planned; – : –; 2; 15:30
Foxes – Lights; River Foxes; Northern Lights; Planned; – : –; 6; 20:00
Badgers – Hawks; Iron Badgers; Harbour Hawks; Finished; 1 : 2; -10; 15:30`,
  }),
]
