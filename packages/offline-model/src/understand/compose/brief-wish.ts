import type { Opening } from '../language/read-opening.ts'
import type { Pack } from '../subjects/pack.ts'
import { briefPacks } from '../subjects/packs.ts'
import { bookingPack } from './bookings/booking-pack.ts'
import { figurePack } from './figure-pack.ts'
import { finderPack } from './finder-pack.ts'

/** What a short wish names clearly. What stands behind "with" is a part of it, and does not say what it is. */
export function readBriefWish(opening: Opening, words: string): Pack | undefined {
  const named = words.split(/ (?:with|where|including|featuring|that|which)\b|[:;,]/)[0] ?? ''
  if (orders.test(words) && eats.test(named)) return briefPacks.find(({ id }) => id === 'foodorders')
  return (
    bookingPack(opening) ??
    briefPacks.find((pack) => pack.words.test(named)) ??
    finderPack(opening) ??
    figurePack(opening)
  )
}

/** A menu from which one orders is more than a menu. */
const orders =
  /\b(?:online|take-?away|delivery|table) order(?:s|ing)?\b|\border(?:s|ing)? (?:food )?(?:online|from the table)\b/
const eats = /\b(?:restaurants?|caf[eé]s?|menus?|bistro|pizzeria|diner|take-?away|food truck|canteen)\b/

/** A site about anything can be made; so can one for a trade that is named alone. */
export function isSite({ head, subject, isRequest, tail }: Opening, words: string): boolean {
  if (head !== '') return siteHeads.test(head)
  const isOneThing = isRequest || /^(?:an?|the) /.test(words)
  return (
    !devices.test(subject) &&
    (trades.test(subject) || (tail !== '' && !tail.startsWith('of ')) || !isOneThing)
  )
}

const siteHeads =
  /^(?:web ?sites?|sites?|web ?pages?|pages?|portals?|platforms?|landing pages?|home ?pages?|services?|networks?|hubs?)$/

/** What is made to do something, and is no trade. */
const devices =
  /(?:resiz|merg|help|compress|crop|encod|decod|optimi[sz]|validat|minif|highlight|beautif|split|remov|shorten|record|tun|upload|scann|view|read|check|test|roll|pick|find|mak|count|convert|shoot|solv|pars|download|play|sort|tim|block|format|mix|sequenc|synthesi[sz]|simulat)(?:er|or)s?$|\b(?:tower|letter|number|paper|poster|flower|river|weather|ladder|mirror|motor|monitor|sensor)s?$/i

const trades =
  /(?:er|or|ist|ian|ant|smith|wright|man|woman|shop|store|house|hall|inn|bar|farm|school|clinic|centre|center|studio|salon|agency|company|firm|office|church|museum|alley)s?$/i
