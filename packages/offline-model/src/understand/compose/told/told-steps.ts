import { createField } from '../../../model/create-field.ts'
import { toSingular } from '../../language/inflect.ts'
import { capitalise, cleanNounPhrase } from '../../language/noun-phrase.ts'
import type { Frame } from '../../language/read-frames.ts'
import { ensureCollection, ensureDetail } from '../collections.ts'
import { stateField } from '../dashboard-section.ts'
import { hasAccounts, needAdministrator, type Draft } from '../draft.ts'
import type { EntityDraft } from '../entity-draft.ts'
import { administrator, readRole } from '../roles.ts'
import { readToldStep, type ToldStep } from './read-told-step.ts'
import { ensureState, insertState } from '../states.ts'

/**
 * "Lock layers", "decline requests", "mark a pet as reunited": a button at each record, and a state that it leads to. Answers
 * whether it is there. Undefined where the frame speaks of no such step, or of nothing that is kept.
 */
export function tellStep(draft: Draft, frame: Frame): boolean | undefined {
  const [, extending] = /^(extend|renew|prolong)\b/i.exec(frame.text) ?? []
  if (extending !== undefined) return putOff(draft, frame, capitalise(extending.toLowerCase()))
  const step = readToldStep(frame)
  const entity = step === undefined ? undefined : findStepped(draft, frame, step)
  if (step === undefined || entity === undefined) return undefined
  if (entity.template?.isComplete === true || isThere(entity, step)) return undefined
  const role = readRole(frame)
  if (role?.id === administrator.id) needAdministrator(draft)
  // What has its own course goes on as it does, beside what the request adds.
  const state = stateOf(entity, step)
  const [first = 'Open'] = state.options
  const to = insertState(state, step.to, state.options.at(-1))
  const isCourse =
    step.isDecided && (isUnsettled(first) || entity.flow !== undefined || flowOf(entity) !== null)
  const from = isCourse ? [first] : state.options.filter((name) => name !== to)
  const roles = role !== null && draft.roles.has(role.id) ? [role.id] : []
  const isOfOthers = roles.length === 0 && step.isDecided && hasAccounts(draft)
  entity.steps.push({
    label: step.label,
    from,
    to,
    roles,
    needsReason: false,
    ...(isOfOthers && { by: 'others' as const }),
  })
  ensureDetail(draft, entity)
  // Whoever is asked has to see what there is to decide about.
  if (isOfOthers) ensureCollection(draft, entity, null)
  return true
}

/** "Extend the loan": the day by which it ends is a week later. */
function putOff(draft: Draft, frame: Frame, label: string): boolean | undefined {
  const entity = findStepped(draft, frame, { label, to: '', isDecided: false, same: [] })
  if (entity === undefined || entity.template?.isComplete === true) return undefined
  if (entity.steps.some((step) => step.label === label)) return undefined
  const ends = entity.fields.find(({ id, type }) => type === 'date' && ending.test(id))
  const field = ends ?? createField('dueDate', 'date', { isRequired: true })
  if (ends === undefined) entity.fields.splice(1, 0, field)
  const state = ensureState(entity)
  const running = state.options.find((name) => underWay.test(name)) ?? state.options[0] ?? 'Open'
  entity.steps.push({
    label,
    from: [running],
    to: running,
    roles: [],
    needsReason: false,
    moves: { field: field.id, days: 7 },
  })
  ensureDetail(draft, entity)
  return true
}

const ending = /^(?:due|until|return|end|departure|expires|dueBack)/i
const underWay = /^(?:out|on loan|active|running|confirmed|borrowed|handed out|under way)$/i

/** The states that a thing has because nobody said anything of it give way to those that are told. */
function stateOf(entity: EntityDraft, step: ToldStep) {
  const known = stateField(entity)
  const isUsual = known !== undefined && usual.has(known.options.join('|')) && entity.steps.length === 0
  if (known !== undefined && !isUsual) return known
  const state = known ?? ensureState(entity)
  state.options.splice(0, state.options.length, step.isDecided ? 'Waiting' : 'Open')
  return state
}

const usual: ReadonlySet<string> = new Set([
  'Active|Planned|Archived',
  'Active|Planned|Out of use',
  'Planned|Done|Cancelled',
  'Open|Done',
  'Active|Inactive',
])

function flowOf({ template }: EntityDraft): string | null {
  return template?.flow ?? null
}

/** What begins in such a state waits for somebody. */
function isUnsettled(state: string): boolean {
  return /^(?:waiting|new|open|requested|submitted|pending|registered|placed|unverified)$/i.test(state)
}

/** Two words for one step: what is approved is accepted. */
function isThere(entity: EntityDraft, step: ToldStep): boolean {
  const words = [step.label, step.to, ...step.same]
  const flow = entity.flow ?? entity.template?.flow
  const states = flow === undefined || flow === null ? [] : (stateField(entity)?.options ?? [])
  return [...entity.steps.flatMap(({ label, to }) => [label, to]), ...states].some((known) =>
    words.some((word) => word.toLowerCase() === known.toLowerCase()),
  )
}

/** The thing that is named, by itself or at the end of a longer name: "requests" where exchange requests are kept. */
function findStepped(draft: Draft, { object }: Frame, { thing }: ToldStep): EntityDraft | undefined {
  const told = toSingular(cleanNounPhrase(thing ?? object).toLowerCase())
  if (told === '') return undefined
  const entities = [...draft.entities.values()].filter(({ template }) => !isLetter(template?.names))
  const bare = told.replace(qualities, '').replace(/ (?:report|record|entry|log)$/, '')
  for (const name of [told, bare]) {
    const found =
      entities.find(({ one }) => one.toLowerCase() === name) ??
      (draft.told.has(bare) ? entities.find(({ one }) => one.toLowerCase() === bare) : undefined) ??
      entities.find(({ one }) => one.toLowerCase().endsWith(` ${name}`)) ??
      entities.find(({ one }) => one.toLowerCase() === `${name} request`) ??
      entities.find(({ one }) => name.endsWith(` ${one.toLowerCase()}`))
    if (found !== undefined) return found
  }
  return undefined
}

/** How something is when the step is taken: "lock finished layers". */
const qualities = /^(?:[a-z]+ed|new|false|dead|old|open|pending|incoming|expired) (?=[a-z])/

/** Messages to the house are answered, and nothing else is done with them. */
function isLetter(names: readonly string[] | undefined): boolean {
  return names?.includes('inquiry') === true || names?.includes('message') === true
}
