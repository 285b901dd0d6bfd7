import { toSingular } from '../../language/inflect.ts'
import type { Opening } from '../../language/read-opening.ts'
import { offeredThing } from './offered-things.ts'
import { findTemplate } from '../../subjects/entity-templates.ts'
import type { Pack } from '../../subjects/pack.ts'
import { briefPacks, packs } from '../../subjects/packs.ts'

/** "a booking app for tennis courts": whatever it is for, something can be booked there. */
export function bookingPack(opening: Opening): Pack | undefined {
  const [said] = bookings.exec(`${opening.own} ${opening.subject} ${opening.head}`.toLowerCase()) ?? []
  if (said === undefined) return undefined
  const about = opening.subject.toLowerCase().replace(bookings, '').trim()
  const pack = withOffer(packOf(about), offeredThing(opening))
  return pack && { ...pack, things: pack.things.map((thing) => (isBooked(thing) ? toSingular(said) : thing)) }
}

/** Where it is said what there is to book, that stands in for what such a house usually has. */
function withOffer(pack: Pack | undefined, offer: string | undefined): Pack | undefined {
  const usual = pack?.things.find((thing) => !isBooked(thing) && kindOf(thing)?.archetype !== 'person')
  if (pack === undefined || offer === undefined || usual === undefined) return pack
  const isSame = kindOf(offer) !== undefined && kindOf(offer) === kindOf(usual)
  return isSame ? pack : { ...pack, things: pack.things.map((thing) => (thing === usual ? offer : thing)) }
}

const kindOf = (thing: string) => findTemplate(thing)?.known

const appointments = packs.find(({ id }) => id === 'appointments')

function withList(thing: string): Pack | undefined {
  return (
    appointments && { ...appointments, things: [thing, 'booking'], needs: ['browse', 'detail', 'booking'] }
  )
}

function packOf(about: string): Pack | undefined {
  if (/\bdoctor\b/.test(about)) return packs.find(({ id }) => id === 'practice')
  const thing = about === 'hotel' ? 'guest room' : bookableIn(about)
  if (thing !== undefined) return withList(thing)
  const known = [...briefPacks, ...packs].find(
    ({ needs, words }) =>
      needs.includes('booking') && [about, `${about} booking`].some((name) => words.test(name)),
  )
  return known ?? appointments
}

const bookings = /\b(?:bookings?|reservations?|appointments?)\b/

function isBooked(thing: string): boolean {
  return thing === 'booking' || thing === 'appointment'
}

/** What there is a choice of: courts, desks, parking spaces, and all that is hired out. */
function bookableIn(about: string): string | undefined {
  const [, hired] = /^(?:an? )?(.+?) (?:rentals?|hire)$/.exec(about) ?? []
  const thing = toSingular(hired ?? about.split(' ').slice(-2).join(' '))
  const isChosen = ['room', 'table', 'course', 'parking space', 'court', 'locker', 'berth'].includes(
    findTemplate(thing)?.known.names[0] ?? '',
  )
  return hired !== undefined || isChosen ? thing : undefined
}
