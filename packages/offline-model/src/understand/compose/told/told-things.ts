import { toSingular } from '../../language/inflect.ts'
import type { Frame } from '../../language/read-frames.ts'
import type { Need, NeedName } from '../../needs/need.ts'
import type { EntityTemplate } from '../../subjects/entity-template.ts'
import type { Draft } from '../draft.ts'

/** Remembers which properties the request names of which thing, before any of them is made. */
export function noteTold(draft: Draft, frames: readonly Frame[]): void {
  for (const { object, fields = [] } of frames) {
    const thing = toSingular(object.toLowerCase())
    if (thing !== '' && (fields.length > 0 || isDoneOften(object)))
      draft.told.set(thing, [...(draft.told.get(thing) ?? []), ...fields])
  }
}

/** Many sightings are things, where "sighting" would be a doing. */
function isDoneOften(object: string): boolean {
  return /^(?:[a-z]+ )?[a-z]{3,}ings$/i.test(object) && !general.test(object)
}

const general = /(?:settings|earnings|savings|ratings|rankings|listings|timings|belongings|surroundings)$/i

/** Whether the request speaks of it as of a thing, though it may not sound like one. */
export function isTold({ told }: Draft, thing: string): boolean {
  return told.has(thing)
}

/** What the request says of a thing, also under a longer name: of inspections, where hive inspections are kept. */
export function toldOf({ told }: Draft, thing: string): readonly string[] {
  return (
    [...told].find(
      ([name]) => thing === name || thing === `${name} report` || thing.endsWith(` ${name}`),
    )?.[1] ?? []
  )
}

/**
 * What we know of a name is meant only where it has something of what the request says: a plot with a grape variety and an
 * area belongs to no story, though stories have plots.
 */
export function isMeant({ fields, isComplete, archetype }: EntityTemplate, told: readonly string[]): boolean {
  // Whoever has qualifications and a rate is somebody all the same.
  if (told.length < 2 || isComplete === true || archetype === 'person') return true
  const words = fields
    .flatMap(({ id, label, options }) => [id, label, ...options])
    .flatMap((text) =>
      text
        .replace(/([A-Z])/g, ' $1')
        .toLowerCase()
        .split(/[^a-z]+/),
    )
  return told.some((field) =>
    field
      .toLowerCase()
      .split(/[^a-z]+/)
      .some((word) => word.length > 2 && !anyThing.test(word) && words.includes(word)),
  )
}

/** Words that many things have in common. */
const anyThing =
  /^(?:name|title|date|time|type|kind|number|status|photo|picture|image|description|notes?|category|address|place|location|year|price|amount|count|and|the|for|per|quantity)$/

/** "turbine overview", "find registration", "incident reports": the list of what the request tells elsewhere what it has. */
function readListOf({ told }: Draft, frame: Frame): Need | undefined {
  const [, of = ''] = listsOf.exec(frame.text.toLowerCase()) ?? []
  const thing = toSingular(of)
  const named = [...told].find(
    ([name, fields]) => fields.length > 0 && (thing === name || name.endsWith(` ${thing}`)),
  )
  return named === undefined ? undefined : { name: 'browse', thing: named[0], frame }
}

const listsOf =
  /^(?:an? |the )?([a-z]+(?: [a-z]+)??) (?:overview|catalogue|catalog|listings?|lists?|registration|register|registry|submissions?|reports?|records?|logs?|diary|directory|database|archive)$/

/** Where properties are named, something is kept or looked at, whatever else its verb could mean. */
export function readTold(draft: Draft, frame: Frame, need: Need | undefined): Need | undefined {
  const listed = readListOf(draft, frame)
  if (listed !== undefined && need?.name !== 'submission') return listed
  if (frame.fields === undefined || frame.object === '' || draft.kind === 'developer') return undefined
  if (need !== undefined && !otherwise.has(need.name)) return undefined
  const isSeen = frame.action === 'view' || frame.action === 'browse' || frame.action === 'search'
  return {
    name: isSeen ? 'browse' : 'manage',
    thing: toSingular(frame.object.toLowerCase()),
    frame,
  }
}

/** What general words are taken for, where nothing is said of what belongs to them. */
const otherwise: ReadonlySet<NeedName> = new Set([
  'about',
  'calendar',
  'canvas',
  'choose',
  'converter',
  'course',
  'dashboard',
  'detail',
  'editor',
  'follow',
  'history',
  'inquiry',
  'jobs',
  'kanban',
  'monitor',
  'notifications',
  'player',
  'profile',
  'services',
  'team',
  'track',
  'upload',
])
