import type { BookedTrade } from '../../subjects/booked-trade.ts'
import { template } from '../../subjects/entity-template.ts'

/** Points where cars are charged: whoever comes starts and stops it, and pays for the time between. */
export function chargingTrade(words: string): BookedTrade | undefined {
  const [, named] = points.exec(words) ?? []
  if (named === undefined || !charged.test(words)) return undefined
  const booked = `charging ${named}`
  const booking = 'charging session'
  return {
    booked,
    booking,
    entities: new Map([
      [booked, point],
      [booking, session],
    ]),
    aliases: {
      ...Object.fromEntries(
        ['pile', 'charger', 'charge point', 'charging pile', 'charging point', 'charging post']
          .filter((name) => name !== booked)
          .map((name) => [name, booked]),
      ),
      ...Object.fromEntries(sessions.map((name) => [name, booking])),
    },
    section: { title: '', text: '', mode: 'hours', slots: [], capacity: 1 },
    handling: {
      begin: 'Start charging',
      end: 'Stop charging',
      inside: 'Charging',
      after: 'Finished',
      isCharged: true,
      isSelf: true,
    },
    marks: { field: 'status', busy: 'In use', free: 'Free' },
    isLog: true,
    answers:
      /\b(?:start|stop|begin|end)\w*\b.{0,30}\bcharg|^stop charging$|\bcharging (?:behaviou?rs?|records?|sessions?|orders?|history)\b|\b(?:pile|charger|charging \w+) usage\b/,
  }
}

const points = /\bcharging (pile|point|post|station)s?\b/

/** A map of stations alone charges nothing. */
const charged =
  /\b(?:start|begin|stop)\w*\b[^.]{0,25}\bcharging\b|\bcharging (?:sessions?|orders?|records?|behaviou?r|history)\b|\bcharg(?:e|ing) (?:their|an?) (?:electric )?(?:cars?|vehicles?)\b/

const sessions = [
  'session',
  'charging order',
  'charging record',
  'charging history',
  'charging behavior',
  'charging behaviour',
  'stop charging',
  'charging pile usage',
  'pile usage',
  'charger usage',
  'order',
]

const point = template({
  names: 'point for charging cars',
  archetype: 'place',
  icon: 'plug-zap',
  fields:
    'name!*,address!:place,plug(Type 2|CCS|CHAdeMO),power!:number[11..300]{kW},hourlyPrice!:money,openingHours:text,status(Free|In use|Out of order)',
  columns: 'name address plug power hourlyPrice openingHours status',
  rows: `Market Square 1; 1 Market Square; Type 2; 22; 4.5; 0-24; Free
Market Square 2; 1 Market Square; CCS; 150; 18; 0-24; In use
Harbour East 1; 4 Quay Street; CCS; 300; 29; 0-24; Free
Harbour East 2; 4 Quay Street; CHAdeMO; 50; 11; 0-24; Free
University 1; 17 College Lane; Type 2; 11; 3; 7-21; Free
West Park 1; 210 Park Avenue; Type 2; 22; 4.5; 6-23; Out of order
Old Station 1; 2 Station Road; CCS; 150; 18; 0-24; Free
South Mall 1; 9 Mall Street; Type 2; 22; 4; 9-21; Free`,
})

const session = template({
  names: 'session of charging',
  archetype: 'record',
  icon: 'zap',
  fields: 'licencePlate!:text,customer:text,date!:date,energy:number{kWh},status(Expected|Cancelled)',
  columns: 'licencePlate date energy status',
  rows: `KX 204; 0; 18; Expected
LM 881; 0; 42; Expected
TR 560; -1; 27; Expected
PB 3017; -2; 55; Expected
VW 719; -3; 12; Expected
GA 650; -5; 33; Cancelled`,
})
