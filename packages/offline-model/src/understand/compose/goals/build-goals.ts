import { createField } from '../../../model/create-field.ts'
import type { Goal } from '../../../model/entity.ts'
import { capitalise } from '../../language/noun-phrase.ts'
import type { Need } from '../../needs/need.ts'
import { because } from '../builder.ts'
import { addKnown } from '../add-known.ts'
import { addScreen } from '../add-screen.ts'
import { collection, ensureCollection, ensureDetail } from '../collections.ts'
import { hasAccounts, type Draft } from '../draft.ts'
import type { EntityDraft } from '../entity-draft.ts'
import { goalKindOf } from './goal-kinds.ts'
import { addOwnList } from '../own-lists.ts'
import { noMoney } from '../payment.ts'
import { readRole } from '../roles.ts'

/** What has a goal is there before the request is read further, so that every word for it means the same thing. */
export function expectGoals(draft: Draft): void {
  const kind = goalKindOf(draft)
  if (kind === undefined) return
  const thing = addKnown(draft, kind.thing, kind.template)
  const entries =
    kind.entry === null
      ? undefined
      : addKnown(draft, kind.entry, entryTemplates.get(kind.entry) ?? kind.entry)
  const rewards = addRewards(draft, thing)
  if (rewards === null && entries !== undefined) leaveOut(entries, 'reward')
  thing.mentions += 3
  nameSupporters(draft, thing, kind.fields.count)
  thing.goal = {
    ...kind.fields,
    rewards,
    openIn: setStates(draft, thing),
    verb: kind.verb,
    entries: entries === undefined ? null : linkEntries(thing, entries),
  }
  for (const field of thing.fields)
    if (
      entries !== undefined &&
      kind.entry !== 'deposit' &&
      [kind.fields.reached, kind.fields.count].includes(field.id)
    )
      hide(thing, field.id)
}

const entryTemplates: ReadonlyMap<string, string> = new Map([['donation', 'charity donation']])

/** The thing of this application that has a goal. */
export function goalOf(draft: Draft): EntityDraft | undefined {
  return [...draft.entities.values()].find(({ goal }) => goal !== undefined)
}

/** The list with its bars, where one contributes; a form to begin one; and what one gave oneself. */
export function buildGoal(draft: Draft, need: Need): boolean {
  const thing = goalOf(draft)
  const kind = goalKindOf(draft)
  if (thing === undefined || kind === undefined) return false
  if (need.thing === 'update') return buildUpdates(draft, thing, need)
  thing.abilities.add('filter')
  ensureCollection(draft, thing, need)
  if (isBegun(need)) letBegin(draft, thing, need)
  const entries = draft.entities.get(thing.goal?.entries?.entity ?? '')
  if (entries !== undefined && /\bcertificates?\b/.test(draft.words)) entries.abilities.add('certificate')
  if (entries !== undefined) listEntries(draft, entries, need)
  if (kind.isMoney && entries !== undefined) draft.simulated.add(noMoney)
  return true
}

/** What those who run something tell those who gave. */
function buildUpdates(draft: Draft, thing: EntityDraft, need: Need): boolean {
  const update = addKnown(draft, `${thing.one} update`, 'campaign update')
  update.abilities.add('create').add('edit').add('delete').add('filter')
  if (hasAccounts(draft)) update.editableBy = thing.editableBy === 'staff' ? 'staff' : 'owner'
  ensureCollection(draft, update, need)
  return true
}

/** What was given stays as it was: the sums would not be right otherwise. */
export function keepGiven(draft: Draft): void {
  const given = draft.entities.get(goalOf(draft)?.goal?.entries?.entity ?? '')
  for (const ability of ['create', 'edit', 'delete', 'bulk', 'import'] as const)
    given?.abilities.delete(ability)
}

/** Those who give are called what the request calls them. */
function nameSupporters({ words }: Draft, { fields }: EntityDraft, count: string | null): void {
  const at = fields.findIndex(({ id }) => id === count)
  const field = fields[at]
  const [said] = /\b(?:backers|donors|contributors|sponsors|patrons)\b/.exec(words) ?? []
  if (field !== undefined && said !== undefined) fields[at] = { ...field, label: capitalise(said) }
}

/** What is given in return is a line each: those who begin something write what they give. */
function addRewards({ words }: Draft, { fields }: EntityDraft): string | null {
  if (!/\b(?:rewards?|perks?|tiers?)\b/.test(words)) return null
  fields.push(createField('rewards', 'longtext', { label: 'Rewards (one a line, with the least amount)' }))
  return 'rewards'
}

/** Where somebody approves it, it is not open before. */
function setStates({ words }: Draft, thing: EntityDraft): string | null {
  const state = thing.fields.find(({ id }) => id === 'status')
  if (state === undefined) return null
  const isReviewed = reviewed.test(words)
  state.options.splice(
    0,
    state.options.length,
    ...(isReviewed ? ['In review', 'Running', 'Closed', 'Rejected'] : ['Running', 'Closed']),
  )
  thing.flow = 'fundraiser'
  return 'Running'
}

const reviewed =
  /\b(?:approv\w*|verif\w*|review(?:s|ed)? (?:and \w+ )?(?:the |new )?(?:campaigns?|fundraisers?|projects?|appeals?|causes?))\b/

function linkEntries(thing: EntityDraft, entries: EntityDraft): Goal['entries'] {
  const has = (id: string) => entries.fields.some((field) => field.id === id)
  if (!has(thing.id))
    entries.fields.splice(
      entries.fields.some(({ type }) => type === 'text') ? 1 : 0,
      0,
      createField(thing.id, 'reference', {
        label: capitalise(thing.one),
        refersTo: thing.id,
        isFilter: true,
        isRequired: true,
      }),
    )
  const person = entries.fields.find(({ id }) => /^(?:backer|donor|participant)$/.test(id))
  return {
    entity: entries.id,
    thing: thing.id,
    amount: has('amount') ? 'amount' : 'quantity',
    person: person?.id ?? null,
    reward: has('reward') ? 'reward' : null,
    message: ['message', 'notes'].find(has) ?? null,
  }
}

function leaveOut({ fields }: EntityDraft, id: string): void {
  const at = fields.findIndex((field) => field.id === id)
  if (at >= 0) fields.splice(at, 1)
}

/** What the contributions add up to is not typed in. */
function hide({ fields }: EntityDraft, id: string): void {
  const at = fields.findIndex((field) => field.id === id)
  const field = fields[at]
  if (field !== undefined) fields[at] = { ...field, inForm: false }
}

function isBegun({ frame }: Need): boolean {
  return frame !== null && begins.test(frame.text) && readRole(frame)?.isStaff !== true
}

export const begins =
  /^(?:start|begin|launch|create|creating|starting|launching|open|set up|run|organi[sz]e|propose)\b/i

function letBegin(draft: Draft, thing: EntityDraft, need: Need): void {
  thing.abilities.add('create').add('edit').add('delete')
  if (thing.editableBy === 'everyone' && hasAccounts(draft)) thing.editableBy = 'owner'
  const deadline = thing.goal?.deadline ?? null
  if (deadline !== null)
    draft.rules.push({
      type: 'notInPast',
      entity: thing.id,
      field: deadline,
      message: 'This day is over.',
    })
  addScreen(draft, {
    title: `Start a ${thing.one}`,
    icon: 'circle-plus',
    access: hasAccounts(draft) ? 'signedIn' : 'public',
    section: {
      type: 'recordForm',
      title: `Start a ${thing.one}`,
      text: 'Say what it is for, how much is needed and until when.',
      entity: thing.id,
      submitLabel: 'Start',
    },
    because: because(need),
  })
}

/** Where people sign in, they find what they gave; elsewhere everybody sees everything. */
function listEntries(draft: Draft, entries: EntityDraft, need: Need): void {
  if (hasAccounts(draft)) {
    entries.editableBy = 'owner'
    addOwnList(draft, entries, need)
    return
  }
  addScreen(draft, {
    title: capitalise(entries.many),
    icon: entries.icon,
    section: collection(entries, { title: capitalise(entries.many), view: 'list' }),
    because: because(need),
  })
  ensureDetail(draft, entries)
}
