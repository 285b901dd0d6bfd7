import type { NeedName } from '../needs/need.ts'
import { toPlural } from '../language/inflect.ts'
import { findTemplate } from '../subjects/entity-templates.ts'
import { builders } from './builders.ts'
import { buildQuote } from './quotes/build-quote.ts'
import { buildTimetable } from './timetables/build-timetable.ts'
import type { ChosenPack } from './choose-pack.ts'
import { type Draft } from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'
import { needEntity } from './need-entity.ts'

/** A short request gets what its subject is expected to have; a long one only what makes the subject itself. */
export function addFromPack(draft: Draft, { pack, isNamed }: ChosenPack, frameCount: number): void {
  if (pack === undefined) return
  const isShort = frameCount < 4
  const things = pack.isFallback && draft.entities.size > 0 ? [] : pack.things
  for (const thing of thingsOf(draft, things, { isShort, isNamed })) {
    // Figures of every day need no sales beside them.
    if (thing === 'sale' && draft.entities.has('measurement')) continue
    // Who is reminded of appointments needs no other reminders beside them.
    if (thing === 'reminder' && hasReminders(draft)) continue
    const template = findTemplate(thing)?.known
    const isThere = [...draft.entities.values()].some(
      (entity) => entity.template !== undefined && entity.template === template,
    )
    const entity = isThere && !draft.expected.has(thing) ? undefined : needEntity(draft, thing)
    // A house that sells nothing here tells nobody how much is left.
    if (thing === 'product' && pack.kind === 'company' && isShort) forget(entity, 'stock')
    // What is booked or ordered is listed by booking and ordering themselves.
    if (entity === undefined || (/^(?:booking|appointment|order)$/.test(thing) && isSelling(pack.needs)))
      continue
    // Who applies for a job is nobody's to look at.
    if (thing === 'candidate' && isShort && pack.needs.includes('apply')) continue
    for (const name of ['browse', 'manage'] as const)
      if (pack.needs.includes(name)) builders[name]?.(draft, { name, thing, frame: null })
  }
  const wanted =
    isShort || draft.screens.size < 3
      ? pack.needs
      : pack.needs.filter(
          (name) =>
            signature.has(name) &&
            (isNamed || always.has(name)) &&
            (name !== 'booking' || pack.kind === 'booking' || pack.kind === 'operations'),
        )
  for (const name of wanted) {
    if ((name === 'cart' || name === 'checkout') && draft.told.size > 0 && !selling.test(draft.words))
      continue
    // A bakery that takes orders has been told what to do; tables to book are for those that said nothing.
    if (name === 'booking' && pack.kind === 'company' && draft.entities.has('order')) continue
    if (name !== 'browse' && name !== 'detail' && name !== 'manage')
      builders[name]?.(draft, { name, thing: '', frame: null })
  }
}

function forget(entity: EntityDraft | undefined, field: string): void {
  const at = entity?.fields.findIndex(({ id }) => id === field) ?? -1
  if (at > 0) entity?.fields.splice(at, 1)
}

function hasReminders({ screens }: Draft): boolean {
  return [...screens.values()].some(({ sections }) => sections.some(({ type }) => type === 'reminders'))
}

function isSelling(needs: readonly NeedName[]): boolean {
  return needs.some((name) => name === 'booking' || name === 'cart' || name === 'orders')
}

/** In a short request the things of the subject are there from the start, so that what is asked finds them. */
export function expectThings(draft: Draft, { pack, isNamed }: ChosenPack, frameCount: number): void {
  // What a week is planned with has other fields than elsewhere, and is there before anybody speaks of it.
  if (pack?.needs[0] === 'timetable') buildTimetable(draft, { name: 'timetable', thing: '', frame: null })
  if (pack?.needs[0] === 'quote') buildQuote(draft, { name: 'quote', thing: '', frame: null })
  if (pack === undefined || !isNamed || pack.isFallback || frameCount >= 4) return
  for (const thing of pack.things.slice(0, 2)) {
    if (needEntity(draft, thing) !== undefined) draft.expected.add(thing)
  }
}

function thingsOf(
  draft: Draft,
  things: readonly string[],
  { isShort, isNamed }: { isShort: boolean; isNamed: boolean },
): readonly string[] {
  if (isShort) return things
  if (draft.entities.size === 0) return things.slice(0, 2)
  // A request that tells what its things have means them, and not what else such subjects have.
  if (draft.told.size > 0) return things.slice(0, 1).filter((thing) => isSpokenOf(draft, thing))
  return isNamed && draft.kind !== 'developer' ? things.slice(0, 1) : []
}

function isSpokenOf({ words, aliases }: Draft, thing: string): boolean {
  return [thing, ...[...aliases].filter(([, meant]) => meant === thing).map(([word]) => word)].some((word) =>
    words.includes(toPlural(word)),
  )
}

const selling = /\b(?:cart|basket|check ?out|buy|purchase|shop|order)/

/** What makes a subject itself, however much else is asked for. */
const always: ReadonlySet<NeedName> = new Set([
  'scheme',
  'game',
  'converter',
  'console',
  'sheet',
  'quote',
  'timetable',
  'relay',
  'editor',
  'mail',
  'draw',
  'formBuilder',
  'habits',
  'reminders',
  'quiz',
  'study',
  'kanban',
])
const signature: ReadonlySet<NeedName> = new Set([
  ...always,
  'cart',
  'checkout',
  'booking',
  'course',
  'feed',
  'forum',
  'apply',
  'player',
  'canvas',
  'timer',
  'poll',
  'dashboard',
  'liveStream',
])
