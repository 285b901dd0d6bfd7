import { toSingular } from '../language/inflect.ts'
import { cleanNounPhrase } from '../language/noun-phrase.ts'
import { findOccasion } from '../language/find-occasion.ts'
import type { Frame } from '../language/read-frames.ts'
import type { Need, NeedName } from '../needs/need.ts'
import { hasArrivals } from './bookings/booking-course.ts'
import { givesSomebody } from './build-assignments.ts'
import type { Draft } from './draft.ts'
import { isMachine } from './is-machine.ts'
import { readRole } from './roles.ts'

/** What the words of a frame say, whatever was claimed for it. */
export function readSaid(draft: Draft, frame: Frame, need: Need | undefined): Need | undefined {
  const settled = settlements.exec(frame.text)?.[1]
  if (settled !== undefined && isOfTrade(draft))
    return { name: 'manage', thing: `${settled.toLowerCase()} settlement`, frame }
  // What becomes of what somebody handed in is its state; only a program's work runs as one watches it.
  const isFollowed =
    need?.name === 'jobs' && frame.action === 'view' && /\b(?:progress|status)$/.test(frame.object)
  if (isFollowed && handingIn.test(draft.words) && !isMachine(draft))
    return { name: 'track', thing: '', frame }
  const isGiving = frame.action === 'assign' || (need?.name === 'calendar' && frame.action === 'schedule')
  if (need !== undefined && assigning.has(need.name) && isGiving && givesSomebody(frame.phrase))
    return { ...need, name: 'assign' }
  if (/^mark (?:[a-z]+ )?as [a-z ]+$/i.test(frame.text) && need?.thing === 'mark')
    return { name: 'track', thing: '', frame }
  // "See which rooms are free", "see who has accepted": how things stand, rather than a thing.
  const [, which, who] =
    /^(?:see|view|check|know|find out) (?:which ([a-z ]{3,30}?) (?:are|is|have|has|were)|(who|whether|if))\b/i.exec(
      frame.text,
    ) ?? []
  const isOpen = need === undefined || (need.name === 'browse' && need.thing === '')
  if (which !== undefined && isOpen)
    return { name: 'browse', thing: toSingular(cleanNounPhrase(which)), frame }
  if (who !== undefined) return { name: 'track', thing: '', frame }
  // Who checks in at a house is no collector of points.
  const [, arrived] = /^check-?(?:in|out)(?: of (.+))?$/i.exec(frame.text) ?? []
  if (/^check-?(?:in|out)\b/i.test(frame.text) && hasArrivals(draft.words))
    return { name: 'track', thing: arrived === undefined ? '' : toSingular(cleanNounPhrase(arrived)), frame }
  // What is printed can be saved as a PDF by every browser.
  const isPdf =
    /^(?:(?:export|download|save|print) (?:(?:it|them) )?(?:to |as )?(?:an? )?pdfs?|pdf (?:export|download)s?)$/i
  if (isPdf.test(frame.text) && !isMachine(draft))
    return { name: 'print', thing: letters.exec(draft.words)?.[1] ?? '', frame }
  // Whoever sells and lists something enters it.
  const isOffering = need?.name === 'browse' && /^list (?:their|his|her|own)\b/i.test(frame.text)
  if (isOffering && readRole(frame) !== null) return { ...need, name: 'manage' }
  const isApplying = /^apply\b/i.test(frame.text) && /^$|\b(?:cv|resume|form|online)\b/i.test(frame.object)
  if (isApplying) return { name: draft.kind === 'jobs' ? 'apply' : 'inquiry', thing: '', frame }
  const isReport = /^(?:report|flag)\b/i.test(frame.text) && reportable.test(frame.object)
  if (isReport) return { name: 'moderation', thing: 'post', frame }
  if (isOccasion(draft, frame)) return { name: 'gadget', thing: '', frame }
  return undefined
}

/** What is owed to those one works with, and what of it was paid. */
const settlements =
  /\b(supplier|vendor|merchant|carrier|partner|contractor)s?'? (?:accounting|accounts? payable|settlements?|balances?)\b/i

function isOfTrade({ kind }: Draft): boolean {
  return kind === 'operations' || kind === 'finance' || kind === 'projects'
}

/** What one prints, where several things are kept. */
const letters = /\b(invoice|quote|report|recipe|certificate|receipt|contract|ticket)s?\b/

const handingIn =
  /\bsubmit(?:ting)? (?:[a-z]+ ){0,3}(?:requests?|applications?|reports?|complaints?|faults?|orders?|repairs?)\b/

const assigning: ReadonlySet<NeedName> = new Set(['track', 'orders', 'calendar', 'booking'])

/** What a countdown leads to is what it is about. */
function isOccasion({ pack, words }: Draft, { text }: Frame): boolean {
  const occasion = pack?.id === 'countdown' ? findOccasion(words) : undefined
  return occasion !== undefined && text.toLowerCase().endsWith(occasion.toLowerCase())
}

const reportable =
  /\b(?:posts?|threads?|comments?|replies|users?|members?|content|abuse|spam|videos?|reviews?)\b/i
