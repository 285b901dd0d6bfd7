import type { Scheme } from '../scheme.ts'
import { listOf } from '../describe-thing.ts'
import { parkingThings } from './parking-lots-things.ts'

/** Several parking lots, who came and went, what that costs, and cards for a month. */
export const parkingLots: Scheme = {
  id: 'parkinglots',
  about: /\bparking\b|\bcar parks?\b/,
  also: /\b(?:monthly (?:cards?|pass(?:es)?|tickets?)|season tickets?|find\w* (?:nearby )?(?:parking|car parks?)|parking lots\b)/,
  wishes: 'all',
  kind: 'booking',
  mood: 'calm',
  line: 'A space that waits for you',
  purpose: 'Find a lot, reserve, and pay for the time you were there',
  things: parkingThings,
  aliases: {
    'parking space': 'parking lot',
    space: 'parking lot',
    'parking spot': 'parking lot',
    'license plate': 'licence plate',
    plate: 'licence plate',
    vehicle: 'licence plate',
    car: 'licence plate',
    'parking fee': 'parking record',
    fee: 'parking record',
    entry: 'parking record',
    exit: 'parking record',
    'exit record': 'parking record',
    'entry record': 'parking record',
    invoice: 'invoice request',
    'monthly pass': 'monthly card',
    'season ticket': 'monthly card',
  },
  parts: [
    {
      answers: /\binvoices?\b|\breceipts?\b/,
      title: 'Invoices',
      icon: 'receipt',
      sections: [
        {
          type: 'recordForm',
          title: 'Apply for an invoice',
          text: 'Say for which parking, and to whom it is made out.',
          entity: 'invoiceRequest',
          submitLabel: 'Apply',
        },
        listOf('invoiceRequest', 'Asked for so far', { view: 'list' }),
      ],
    },
    {
      answers: /\b(?:monthly|season|pass(?:es)?|cards?|subscription)\b/,
      title: 'Monthly cards',
      icon: 'id-card',
      sections: [
        {
          type: 'monthlyCard',
          title: 'Buy a monthly card',
          text: 'One card, one car, one lot. Whoever has one owes no fee there.',
          entity: 'parkingLot',
          cardsIn: 'monthlyCard',
          platesIn: 'licencePlate',
          methods: ['card', 'wechat', 'alipay', 'paypal'],
        },
        listOf('monthlyCard', 'Cards', { view: 'list' }),
      ],
    },
    {
      answers: /\b(?:plates?|vehicles?|cars?)\b/,
      title: 'My plates',
      icon: 'car',
      sections: [listOf('licencePlate', 'My licence plates', { view: 'cards' })],
    },
    {
      answers:
        /\b(?:entr(?:y|ies)|exits?|fees?|pay\w*|duration|charg\w*|check[- ]?(?:in|out)|records?|histor\w*)\b/,
      title: 'Entry and exit',
      icon: 'log-in',
      sections: [
        {
          type: 'parkingGate',
          title: 'Entry and exit',
          text: 'The time starts when you come in. When you leave, the fee follows from how long you were there.',
          entity: 'parkingLot',
          recordsIn: 'parkingRecord',
          platesIn: 'licencePlate',
          cardsIn: 'monthlyCard',
          methods: ['card', 'wechat', 'alipay', 'paypal'],
        },
        listOf('parkingRecord', 'Coming and going', {
          view: 'table',
          text: 'Every entry and exit, with what was paid.',
        }),
      ],
    },
    {
      answers: /\b(?:reserv\w*|book\w*|availab\w*)\b/,
      title: 'Reserve',
      icon: 'calendar-plus',
      sections: [
        {
          type: 'booking',
          title: 'Reserve a space',
          text: 'Choose a lot, a day and your hours. The price is by the hour.',
          resource: 'parkingLot',
          booking: 'reservation',
          mode: 'hours',
          slots: [],
          capacity: 60,
          asks: ['plate'],
          methods: ['card', 'wechat', 'alipay'],
        },
      ],
    },
    {
      answers: /(?!)/,
      title: 'My reservations',
      icon: 'calendar-check',
      sections: [listOf('reservation', 'My reservations', { view: 'list' })],
    },
    {
      answers: /\b(?:find\w*|search\w*|lots?|parks?|nearby|map|navigat\w*|locations?|spaces?)\b/,
      title: 'Parking lots',
      icon: 'map-pin',
      sections: [
        listOf('parkingLot', 'Parking lots', { text: 'Search by name, address or district.' }),
        {
          type: 'map',
          title: 'On the map',
          text: 'A drawn sample town.',
          entity: 'parkingLot',
          placeField: 'address',
        },
      ],
    },
  ],
  limits: [
    'The map is a drawn sample town: it shows where lots are, and finds no way there.',
    'Cars are entered by hand here; a gate with a camera would do it by itself. No money moves.',
  ],
}
