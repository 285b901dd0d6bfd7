import { createField } from '../../model/create-field.ts'
import type { Field } from '../../model/entity.ts'
import { toSingular } from '../language/inflect.ts'
import { capitalise, cleanNounPhrase, toIdentifier } from '../language/noun-phrase.ts'
import { findTemplate } from '../subjects/entity-templates.ts'
import { isSubmission } from '../subjects/submissions.ts'
import type { Need } from '../needs/need.ts'
import type { Builder } from './builder.ts'
import { ensureCollection } from './collections.ts'
import { guessArchetype } from './compose-entity.ts'
import { hasAccounts, needAdministrator, type Draft } from './draft.ts'
import { needEntity } from './need-entity.ts'
import type { EntityDraft } from './entity-draft.ts'
import { listTaken } from './own-lists.ts'
import { administrator, readRole, type ActingRole } from './roles.ts'
import { ensureState, insertState } from './states.ts'

/** "assign maintenance workers to repair requests": a step that asks who does it, and lists that tell. */
export const buildAssignment: Builder = (draft, need) => {
  const { given, target } = readAssignment(draft, need)
  if (given === '' || target === undefined) return false
  const field = findGiven(draft, target, given)
  if (field === undefined) return false
  const role = need.frame === null ? null : readRole(need.frame)
  if (role?.id === administrator.id) needAdministrator(draft)
  if (field.refersTo !== null && isPerson(given)) target.taker = field.id
  const label = need.frame?.action === 'schedule' ? 'Schedule' : 'Assign'
  const known = target.steps.find((step) => step.label === label)
  if (known === undefined) addStep(draft, target, { label, asks: [field.id] })
  else known.asks = [...new Set([...(known.asks ?? []), field.id])]
  callTasks(draft, target)
  ensureCollection(draft, target, need)
  if (target.taker !== undefined) listTaken(draft, target)
  return true
}

/** Those who are given something to do accept "tasks" and finish "jobs", by whatever name these were handed in. */
function callTasks(draft: Draft, { one }: EntityDraft): void {
  const general = ['task', 'job', 'work order', 'assignment'].filter(
    (name) => !draft.entities.has(toIdentifier(name)),
  )
  draft.aliases = new Map([...general.map((name): [string, string] => [name, one]), ...draft.aliases])
}

function addStep(
  draft: Draft,
  target: EntityDraft,
  { label, asks }: { label: string; asks: string[] },
): void {
  const done = label === 'Schedule' ? 'Scheduled' : 'Assigned'
  workOn(target)
  const state = ensureState(target)
  const first = state.options[0] ?? 'Open'
  const to = insertState(state, done)
  target.steps.push({
    label,
    from: [first, to],
    to,
    roles: draft.roles.has(administrator.id) ? [administrator.id] : [],
    needsReason: false,
    asks,
  })
}

/** "couriers accept parcels": whoever does so is named in the record, and finds it among what is theirs to do. */
export function letTake(draft: Draft, entity: EntityDraft, role: ActingRole | null): void {
  const isKnown = entity.template?.flow === 'gig' || entity.steps.some(({ takes }) => takes === true)
  if (!hasAccounts(draft) || isKnown) return
  workOn(entity)
  const state = ensureState(entity)
  const [first = 'Open'] = state.options
  const under = state.options.find((option) => /^(?:accepted|taken|in progress|in treatment)$/i.test(option))
  const before = state.options.filter((option) => /^(?:paid|assigned|scheduled|confirmed)$/i.test(option))
  const to = under ?? insertState(state, 'Accepted', before.at(-1))
  if (entity.taker === undefined) {
    const field = createField(role?.id ?? 'takenBy', 'text', { label: role?.label ?? 'Taken by' })
    if (!entity.fields.some(({ id }) => id === field.id)) entity.fields.splice(2, 0, field)
    entity.taker = field.id
  }
  entity.steps.push({
    label: 'Accept',
    from: [first, ...before],
    to,
    roles: role === null ? [] : [role.id],
    needsReason: false,
    takes: true,
    ...(role === null && { by: 'others' as const }),
  })
}

/** What is handed in and then done by somebody is not only approved. */
function workOn(entity: EntityDraft): void {
  if (entity.flow !== undefined || !isSubmission(entity.one) || entity.template?.flow !== 'approval') return
  entity.flow = 'job'
  const state = ensureState(entity)
  state.options.splice(0, state.options.length, 'Submitted', 'In progress', 'Done', 'Cancelled')
}

interface Assignment {
  /** Who or what is given: "maintenance worker", "vehicle", "time". */
  readonly given: string
  readonly target: EntityDraft | undefined
}

function readAssignment(draft: Draft, { frame, thing }: Need): Assignment {
  const [left = '', right = ''] = (frame?.phrase ?? thing).split(givenTo)
  const one = nameOf(left)
  const other = nameOf(right)
  const isTurned = !isPerson(one) && isPerson(other)
  const given = isTurned ? other : one
  const target = isTurned ? one : other
  return { given, target: findTarget(draft, target, given) }
}

function nameOf(words: string): string {
  return toSingular(
    cleanNounPhrase(words.replace(/\b(?:unsent|new|open|pending|incoming|submitted) /gi, '')).toLowerCase(),
  )
}

/** What it is given to: the thing named, otherwise what is worked on here. */
function findTarget(draft: Draft, named: string, given: string): EntityDraft | undefined {
  const exact = named === '' || isPerson(named) ? undefined : needEntity(draft, named)
  if (exact !== undefined) return exact
  return [...draft.entities.values()]
    .filter(({ archetype, one, id }) => id !== given && (worked.has(archetype) || isSubmission(one)))
    .toSorted((a, b) => b.mentions - a.mentions)[0]
}

const worked: ReadonlySet<EntityDraft['archetype']> = new Set(['transaction', 'task'])

/** People and vehicles are referred to; a time is written down. */
function findGiven(draft: Draft, target: EntityDraft, given: string): Field | undefined {
  const isTime = timeWords.test(given)
  const source = isTime ? undefined : needEntity(draft, given)
  if (!isTime && (source === undefined || source === target)) return undefined
  const field =
    source === undefined
      ? createField('scheduledFor', 'datetime', { label: 'Scheduled for' })
      : createField(source.id, 'reference', {
          label: capitalise(source.one),
          refersTo: source.id,
          isFilter: true,
        })
  const known = target.fields.find(({ id }) => id === field.id)
  if (known !== undefined) return known
  target.fields.splice(Math.min(target.fields.length, 2), 0, field)
  return field
}

export function isPerson(thing: string): boolean {
  if (thing === '') return false
  const known = findTemplate(thing)?.known.archetype
  return (known ?? guessArchetype(thing)) === 'person'
}

/** "maintenance workers to repair requests", "drivers", "time for unsent cargo": somebody or something is given to somebody. */
export function givesSomebody(phrase: string): boolean {
  const [left = '', right = ''] = phrase.split(givenTo)
  return isGiven(nameOf(left)) || (right !== '' && (isPerson(nameOf(right)) || timeWords.test(nameOf(left))))
}

const givenTo = / (?:to|for|among|between) (?:the |each |every )?/i
const timeWords = /^(?:(?:start|departure|delivery) )?(?:date|time|date and time)$/

/** Whether a schedule is made of people and vehicles, rather than of days. */
function isGiven(thing: string): boolean {
  return isPerson(thing) || /^(?:[a-z]+ )?(?:vehicle|truck|van|car|ambulance|machine|room)$/.test(thing)
}
