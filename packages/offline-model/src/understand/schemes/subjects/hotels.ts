import { addBooking } from '../add-booking.ts'
import { addThing } from '../add-thing.ts'
import { describeThing } from '../describe-thing.ts'
import { addList, addPage } from '../lay-out.ts'
import type { Scheme } from '../scheme.ts'

/** Hotels of several cities: rooms are looked for by city and days, booked for nights, paid and cancelled. */
export const hotels: Scheme = {
  id: 'hotels',
  about:
    /\b(?:hotels?|hostels?|guesthouses?|homestays?|b&b|accommodations?)\b.{0,40}\b(?:book\w*|reserv\w*|search|website|site|platform|app|portal)\b|\b(?:book\w*|reserv\w*) (?:of )?(?:hotels?|accommodations?)\b/,
  // One house alone lets its own rooms.
  also: /\b(?:hotels|hostels|cit(?:y|ies)|stars?|destinations?)\b/,
  not: /\b(?:management|pet|dog|cat|tours?|flights?|travel|housekeeping|staff|check-?ins?|cottages?|self-driving|my hotel|our hotel|for an? (?:[a-z]+ ){0,2}(?:hotel|hostel|guesthouse))\b/,
  wishes: 'long',
  hears: 'wordsAndSentence',
  kind: 'booking',
  mood: 'elegant',
  line: 'A good room, for as long as you stay',
  supporting: 'Look for a city and your days, compare by price and stars, and book in a minute',
  steps: [
    ['Choose a city and your days', 'What is taken on these nights is said at once.'],
    ['See the whole price', 'All nights added up before you pay.'],
    ['Change your mind', 'Your booking is on your list, where you can cancel it.'],
  ],
  invitation: {
    title: 'When are you coming?',
    text: 'What is free is shown, and what is taken cannot be chosen.',
  },
  parts: [
    {
      answers: /\bcancel\w*|\b(?:my|their|own|view|manage) (?:own )?bookings?\b|\borders?\b/,
      title: 'My bookings',
    },
    { answers: /\breviews?\b|\bratings?\b|\brate\b|\bcomments?\b/, title: 'Hotels' },
    {
      answers:
        /\bfacilit\w+|\bfilter\w*|\bprice and stars?\b|\bstars?\b|\bsearch\w*|\bbrows\w*|\bhotels?\b(?!.*\bbook)/,
      title: 'Hotels',
    },
    { answers: /\brooms?\b(?!.*\bbook)/, title: 'Rooms' },
    {
      answers:
        /\bbook\w*|\breserv\w*|\bpay\w*|\btotal\b|\bnights?\b|\bdates?\b|\brooms?\b|\bcheck-?(?:in|out)/,
      title: 'Book',
    },
    { answers: /\bfavou?rites?\b|\bsave hotels\b/, title: 'Favourites' },
  ],
  build(draft) {
    const hotel = addThing(
      draft,
      'hotel',
      describeThing({
        names: 'hotel',
        archetype: 'place',
        icon: 'hotel',
        fields:
          'name!*,picture,city(Lisbon|Vienna|Porto|Hamburg|Turin),stars(3 stars|4 stars|5 stars),price:money[60..260],rating,facilities:tags,description',
        columns: 'name city stars price facilities description',
        rows: `Harbour House; Hamburg; 4 stars; 128; Breakfast, Wi-Fi, Sauna; Brick walls, large windows and ships passing by.
Casa da Lapa; Lisbon; 5 stars; 214; Pool, Breakfast, Wi-Fi, Parking; A quiet garden above the river.
Hotel Prater; Vienna; 3 stars; 89; Wi-Fi, Bicycles; Plain rooms five minutes from the wheel.
Ribeira Rooms; Porto; 3 stars; 76; Wi-Fi, Breakfast; Tiled stairs and a roof for breakfast.
Palazzo Nord; Turin; 5 stars; 239; Spa, Restaurant, Wi-Fi, Parking; High ceilings and a cellar full of wine.
Elbe Garden; Hamburg; 3 stars; 82; Wi-Fi, Garden, Parking; A family house with apple trees.
Ring Residence; Vienna; 4 stars; 156; Restaurant, Wi-Fi, Gym; Opposite the opera, and still quiet.
Miradouro; Lisbon; 4 stars; 139; Wi-Fi, Breakfast, Terrace; Every room looks over the roofs.`,
        can: 'filter,rate,favourite',
        mentions: 9,
        ranges: 'price',
      }),
    )
    const room = addThing(
      draft,
      'room',
      describeThing({
        names: 'room',
        archetype: 'sellable',
        icon: 'bed',
        fields:
          'name!*,picture,hotel>hotel,city(Lisbon|Vienna|Porto|Hamburg|Turin),stars(3 stars|4 stars|5 stars),nightlyPrice:money[60..290],guests:number[1..4],facilities:tags,description',
        columns: 'name hotel city stars nightlyPrice guests facilities description',
        rows: `Harbour House, double; #1; Hamburg; 4 stars; 128; 2; Bath, Desk, Wi-Fi; Looks over the water.
Harbour House, suite; #1; Hamburg; 4 stars; 198; 3; Bath, Sofa, Wi-Fi; Two rooms and a bay window.
Casa da Lapa, double; #2; Lisbon; 5 stars; 214; 2; Balcony, Bath, Wi-Fi; Opens onto the garden.
Casa da Lapa, family room; #2; Lisbon; 5 stars; 268; 4; Balcony, Two baths; Beds for two and two.
Hotel Prater, single; #3; Vienna; 3 stars; 69; 1; Shower, Wi-Fi; Small and bright.
Hotel Prater, double; #3; Vienna; 3 stars; 89; 2; Shower, Wi-Fi; Under the roof.
Ribeira Rooms, double; #4; Porto; 3 stars; 76; 2; Shower, Wi-Fi; Tiles from 1910.
Palazzo Nord, double; #5; Turin; 5 stars; 239; 2; Bath, Minibar, Wi-Fi; Silk walls and a deep bath.
Elbe Garden, family room; #6; Hamburg; 3 stars; 112; 4; Shower, Cot; Next to the apple trees.
Ring Residence, double; #7; Vienna; 4 stars; 156; 2; Bath, Desk, Wi-Fi; Windows to the courtyard.
Miradouro, double; #8; Lisbon; 4 stars; 139; 2; Terrace, Shower; The best sunset of the hill.`,
        can: 'filter',
        mentions: 6,
        ranges: 'nightlyPrice',
      }),
    )
    addList(draft, hotel, { view: 'cards' })
    addList(draft, room, { view: 'cards' })
    addBooking(draft, {
      resource: room,
      one: 'booking',
      mode: 'stay',
      title: 'Book',
      heading: 'Find a room and book it',
      text: 'Choose the city, the day you arrive and the day you leave. Taken nights cannot be chosen.',
      isPaid: true,
      own: 'My bookings',
      all: 'All bookings',
    })
    draft.modules.push({ type: 'favourites', entities: [hotel.id] })
    addPage(draft, {
      title: 'Favourites',
      icon: 'heart',
      section: {
        type: 'collection',
        title: 'Kept hotels',
        text: '',
        entity: hotel.id,
        view: 'cards',
        scope: 'favourites',
        isManaged: false,
      },
    })
  },
}
