import type { BookedTrade } from '../../subjects/booked-trade.ts'
import { template, type EntityTemplate } from '../../subjects/entity-template.ts'
import { readHandling } from './read-handling.ts'

/** A garage whose spaces are reserved for some hours, and where vehicles come and go. */
export function parkingTrade(words: string): BookedTrade | undefined {
  if (!garage.test(words.split('. ')[0] ?? '')) return undefined
  const handling = readHandling(words)
  if (handling === undefined && !/\b(?:reserv\w*|book\w*)\b/.test(words)) return undefined
  const booked = /\bparking spots?\b/.test(words) ? 'parking spot' : 'parking space'
  const booking = /\bbook(?:s|ings?)?\b/.test(words) && !/\breserv/.test(words) ? 'booking' : 'reservation'
  return {
    booked,
    booking,
    entities: new Map<string, EntityTemplate>([
      [booked, space],
      [booking, reservation],
    ]),
    aliases: {
      ...Object.fromEntries(spaces.filter((name) => name !== booked).map((name) => [name, booked])),
      ...Object.fromEntries(stays.filter((name) => name !== booking).map((name) => [name, booking])),
    },
    section: {
      title: `Reserve a ${booked}`,
      text: 'Choose a day, your hours and a free space. The price is by the hour.',
      mode: 'hours',
      slots: [],
      capacity: 1,
      asks: ['licencePlate'],
    },
    handling: handling && {
      ...handling,
      isCharged: handling.isCharged || /\bfees?\b|\brates?\b/.test(words),
    },
    marks: { field: 'status', busy: 'Taken', free: 'Free' },
    answers,
  }
}

const garage =
  /\b(?:parking (?:garages?|lots?|spaces?|spots?|facilit\w+|house|management|reservations?|system)|car parks?)\b/

const answers =
  /\bcheck[- ]|\bcheck(?:s|ing)? (?:vehicles?|cars?)|\bentr(?:y|ies)\b|\bexits?\b|\breserv|\bbook|\bpay|\bfees?\b|\bcancel|\b(?:licen[cs]e|number) plates?\b/

const spaces = [
  'space',
  'spot',
  'parking space',
  'parking spot',
  'parking lot',
  'free parking space',
  'free space',
  'rate',
  'hourly rate',
  'price',
  'tariff',
  'level',
]
const stays = [
  'reservation',
  'booking',
  'vehicle',
  'check-in',
  'check-out',
  'check-out vehicle',
  'fee',
  'parking fee',
]

const space = template({
  names: 'garage space',
  archetype: 'place',
  icon: 'map-pin',
  fields:
    'name!*,level(Level 1|Level 2|Level 3),type(Standard|Electric|Accessible|Family),hourlyPrice!:money,status(Free|Reserved|Taken|Closed)',
  columns: 'name level type hourlyPrice status',
  rows: `A-01; Level 1; Accessible; 2.5; Free
A-02; Level 1; Standard; 2.5; Free
A-03; Level 1; Electric; 3.5; Free
A-04; Level 1; Standard; 2.5; Free
B-01; Level 2; Standard; 2; Free
B-02; Level 2; Family; 2; Free
B-03; Level 2; Standard; 2; Free
B-04; Level 2; Electric; 3; Free
C-01; Level 3; Standard; 1.5; Free
C-02; Level 3; Standard; 1.5; Free
C-03; Level 3; Standard; 1.5; Closed
C-04; Level 3; Family; 1.5; Free`,
})

const reservation = template({
  names: 'garage reservation',
  archetype: 'record',
  icon: 'car',
  fields:
    'title!:text,number!*:text,licencePlate!:text,customer:text,date!:date,from!:time,until:time,status(Reserved|Cancelled)',
  columns: 'number licencePlate date from until status',
  rows: `B-1001; KX 204; 2; 08:00; 17:30; Reserved
B-1002; LM 881; 3; 09:15; 12:00; Reserved
B-1003; TR 560; 0; 08:00; 18:30; Reserved
B-1004; PB 3017; 4; 14:00; 19:00; Reserved
B-1005; VW 719; 0; 07:45; 16:00; Reserved
B-1006; HN 42; -1; 08:00; 16:30; Reserved
B-1007; GA 650; -2; 08:15; 17:00; Reserved
B-1008; SO 18; -2; 10:00; 13:00; Cancelled`,
})
