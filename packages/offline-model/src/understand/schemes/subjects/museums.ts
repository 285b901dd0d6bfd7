import { addBooking } from '../add-booking.ts'
import { addThing } from '../add-thing.ts'
import { describeThing } from '../describe-thing.ts'
import { addList } from '../lay-out.ts'
import type { Scheme } from '../scheme.ts'

/** A museum: what is shown, what is kept, guided tours and tickets. */
export const museums: Scheme = {
  id: 'museums',
  about: /\bmuseums?\b/,
  also: /\b(?:exhibit\w*|collections?)\b/,
  not: /\b(?:virtual|shop|store|blog|management|game|quiz|guide app)\b/,
  wishes: 'long',
  hears: 'wordsAndSentence',
  kind: 'booking',
  mood: 'elegant',
  line: 'Come and look closer',
  supporting: 'See what is on, look through the collection, and reserve a tour or a ticket',
  steps: [
    ['See what is on', 'Every exhibition with its dates and its story.'],
    ['Reserve', 'A ticket for a day, or a guide for your group.'],
    ['Come in', 'Your tickets are on your list, with the day and the number of people.'],
  ],
  invitation: { title: 'When are you coming?', text: 'Choose a day, and for how many people.' },
  parts: [
    {
      answers: /\b(?:my|their|view|own)\b.{0,12}\btickets?\b|\bmy reservations\b|\borders?\b/,
      title: 'My tickets',
    },
    {
      answers:
        /\btours?\b.{0,30}\b(?:reserv\w*|book\w*)|\b(?:reserv\w*|book\w*)\b.{0,30}\btours?\b|\bnumber of people\b|\breserv\w*/,
      title: 'Reserve a tour',
    },
    { answers: /\btickets?\b|\bpay\w*|\bbook\w*/, title: 'Buy tickets' },
    { answers: /\b(?:guided )?tours?\b/, title: 'Guided tours' },
    { answers: /\bexhibit(?:ion)?s?\b|\bintroductions?\b/, title: 'Exhibitions' },
    {
      answers:
        /\bcollections?\b|\bartefacts?\b|\bobjects?\b|\bworks?\b|\bperiods?\b|\bcategor\w+|\bsearch\w*|\brelics?\b/,
      title: 'Collection',
    },
  ],
  build(draft) {
    const exhibition = addThing(
      draft,
      'exhibition',
      describeThing({
        names: 'exhibition',
        archetype: 'event',
        icon: 'frame',
        fields:
          'title!*,picture,hall(North wing|South wing|Tower|Courtyard),startsOn:date,endsOn:date,curator:text,description',
        columns: 'title hall curator description',
        rows: `Bread, salt and bronze; North wing; Ines Duarte; How people ate three thousand years ago: ovens, sieves and a burnt loaf that survived.
Rivers on paper; South wing; Paul Mercier; Forty maps of the same river, drawn by those who sailed, taxed and feared it.
The weaver's year; Tower; Amara Obi; From flax to sheet: looms that still work, and the songs sung at them.
Glass before glass; Courtyard; Luca Ferrari; Obsidian, rock crystal and the first blown cups.
Letters from the quarry; North wing; Ruth Abel; What stonecutters wrote home, and what they carved for themselves.`,
        can: 'filter,share',
        mentions: 8,
      }),
    )
    const artefact = addThing(
      draft,
      'artefact',
      describeThing({
        names: 'artefact',
        archetype: 'catalogue',
        icon: 'landmark',
        fields:
          'name!*,picture,period(Bronze Age|Antiquity|Middle Ages|Early modern|19th century|20th century),category(Ceramics|Jewellery|Textiles|Paintings|Tools|Coins),origin:place,year:text,material:text,description',
        columns: 'name period category origin year material description',
        rows: `Jar with swallows; Bronze Age; Ceramics; Harbour dig; about 1500 BC; Clay; Found in eleven pieces, complete but for one wing.
Ring with a seal; Antiquity; Jewellery; Old Town; 1st century; Gold, carnelian; The seal shows a ship under sail.
Tax coin; Antiquity; Coins; Market dig; 2nd century; Silver; Cut in half to make change.
Pilgrim's cloak; Middle Ages; Textiles; Abbey; about 1380; Wool; Mended thirty times, always with the same stitch.
Carpenter's plane; Middle Ages; Tools; Mill quarter; 15th century; Beech, iron; The owner burned his mark into it.
Portrait of a glover; Early modern; Paintings; Guild hall; 1612; Oil on oak; She looks past the painter.
Tulip tile; Early modern; Ceramics; Canal houses; about 1650; Tin glaze; One of four hundred from the same kitchen.
Mourning brooch; 19th century; Jewellery; Private gift; 1864; Jet, hair; Opens with a hidden spring.
Railway lamp; 19th century; Tools; North station; 1889; Brass, glass; Red on one side, green on the other.
Wedding shawl; 20th century; Textiles; Weaver's lane; 1921; Silk; Three sisters wore it in turn.
Winter harbour; 20th century; Paintings; City; 1934; Oil on canvas; The ice came that year and stayed.
Victory medal; 20th century; Coins; Parade ground; 1919; Bronze; Never worn, still in its box.`,
        can: 'filter',
        mentions: 7,
      }),
    )
    const tour = addThing(
      draft,
      'guided tour',
      describeThing({
        names: 'guided tour',
        archetype: 'catalogue',
        icon: 'footprints',
        fields:
          'name!*,picture,language(English|German|French),duration[45..90],price:money[0..12],description',
        columns: 'name language duration price description',
        rows: `Highlights in an hour; English; 60; 8; The ten things that everybody asks about.
Behind the walls; English; 75; 12; Storage rooms, the workshop and the roof.
For children; English; 45; 4; Touching allowed, with a treasure to find.
Schätze der Stadt; German; 60; 8; Die Sammlung von der Bronzezeit bis heute.
La collection; French; 60; 8; Les grandes pièces, racontées lentement.`,
        can: 'filter',
        mentions: 5,
      }),
    )
    const admission = addThing(
      draft,
      'admission',
      describeThing({
        names: 'admission',
        archetype: 'catalogue',
        icon: 'ticket',
        fields: 'name!*,category(Regular|Reduced|Group),price:money[0..30],description',
        columns: 'name category price description',
        rows: `Day ticket; Regular; 12; All exhibitions and the collection, for one day.
Reduced ticket; Reduced; 7; For students, pupils and people over sixty-five.
Family ticket; Group; 26; Two grown-ups and up to three children.
Evening ticket; Regular; 6; Thursdays from five o'clock.`,
        can: '',
        mentions: 3,
      }),
    )
    addList(draft, exhibition, { view: 'magazine' })
    addList(draft, artefact, { title: 'Collection', view: 'cards', path: '/artefacts' })
    addList(draft, tour, { view: 'cards' })
    addBooking(draft, {
      resource: tour,
      one: 'tour reservation',
      mode: 'seats',
      title: 'Reserve a tour',
      heading: 'Reserve a guided tour',
      text: 'Choose the tour, the day, and for how many people.',
      capacity: 20,
      own: 'My reservations',
      all: 'All reservations',
    })
    addBooking(draft, {
      resource: admission,
      one: 'ticket',
      mode: 'seats',
      title: 'Buy tickets',
      heading: 'Buy tickets',
      text: 'Choose the ticket, the day you come, and how many of you.',
      capacity: 200,
      isPaid: true,
      icon: 'ticket',
      own: 'My tickets',
      all: 'All tickets',
    })
  },
}
