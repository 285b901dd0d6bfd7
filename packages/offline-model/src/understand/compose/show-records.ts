import type { Ability } from '../../model/entity.ts'
import { isPlural, toPlural, toSingular } from '../language/inflect.ts'
import { capitalise, toIdentifier } from '../language/noun-phrase.ts'
import { findTemplate } from '../subjects/entity-templates.ts'
import { isAttribute, readAttribute } from '../subjects/read-attribute.ts'
import type { Need } from '../needs/need.ts'
import { because } from './builder.ts'
import { collection, ensureCollection, ensureDetail, viewOf } from './collections.ts'
import { stateField } from './dashboard-section.ts'
import { addNamedField } from './add-named-field.ts'
import { addScreen } from './add-screen.ts'
import { hasAccounts, mainEntity, needAccounts, needAdministrator, type Draft } from './draft.ts'
import { needEntity } from './need-entity.ts'
import type { EntityDraft } from './entity-draft.ts'
import { letTake } from './build-assignments.ts'
import { meansItself } from './doubt-effects.ts'
import { addNamed, bareItem } from './name-parts.ts'
import { listTaken } from './own-lists.ts'
import { decidesRequests } from './read-submission.ts'
import { administrator, readRole } from './roles.ts'
import { namesNothing, toolWords } from './thing-words.ts'
import { addToldField } from './told/told-fields.ts'
import { toldOf } from './told/told-things.ts'

/** A list of what is named, with a page for each record. */
export function showEntity(draft: Draft, need: Need, abilities: readonly ('filter' | 'sort')[]): boolean {
  if (/^users?$/.test(need.thing)) return true
  if (showByState(draft, need)) return true
  if (isAnything(need.thing) || isPartOfTool(draft, need.thing)) return true
  const isProperty =
    need.frame?.action === 'view' && isAttribute(need.thing) && findTemplate(need.thing) === undefined
  if (isProperty && draft.entities.size > 0) return true
  const isTold = toldOf(draft, need.thing).length > 0
  if (
    !isTold &&
    isWhatItIsAbout(draft, need.thing) &&
    draft.entities.size > 0 &&
    findTemplate(need.thing) === undefined
  )
    return true
  const entity = findShown(draft, need)
  if (entity === undefined) return false
  for (const ability of abilities) entity.abilities.add(ability)
  addNamed(draft, entity, need)
  ensureCollection(draft, entity, need)
  return true
}

/** "community information" on a community platform: all that is there. */
function isWhatItIsAbout({ subject }: Draft, thing: string): boolean {
  const about = subject.toLowerCase().split(' ')
  return thing.split(' ').every((word) => about.includes(word))
}

/** "find relevant information": nothing in particular. */
function isAnything(thing: string): boolean {
  return /^(?:data|information|content|detail|website|site|page|app|webpage|result)$/.test(thing)
}

/** What goes into a tool and comes out of it is nothing that is kept. */
function isPartOfTool({ kind }: Draft, thing: string): boolean {
  return kind === 'tool' && (toolWords.test(thing) || namesNothing(thing))
}

/**
 * Many of something are a list, whether we know the thing or not. One thing that nobody knows is a topic, except in
 * the tools of a trade, where "payroll" and "vehicle insurance" are records that are kept.
 */
function findShown(draft: Draft, need: Need): EntityDraft | undefined {
  const { thing, frame } = need
  const isOnlySeen = frame !== null && ['view', 'send', 'connect'].includes(frame.action)
  const isKnown =
    toldOf(draft, thing).length > 0 ||
    findTemplate(draft.aliases.get(thing) ?? thing) !== undefined ||
    draft.entities.has(toIdentifier(thing))
  if (!isOnlySeen || isKnown || isPlural(frame.object))
    return needEntity(draft, isOwnWord(need) ? (frame?.object ?? thing) : thing)
  return keepRecordsOf(draft, thing)
}

/** Whether a thing is called as the request calls it, rather than by what it means there: menus are dishes. */
function isOwnWord({ thing, frame }: Need): boolean {
  return frame !== null && isPlural(frame.object) && toSingular(frame.object.toLowerCase()) === thing
}

const trades: readonly Draft['kind'][] = ['operations', 'projects', 'finance', 'dashboard']

function keepRecordsOf(draft: Draft, thing: string): EntityDraft | undefined {
  const isKept = keptRecords.test(thing) && !namesNothing(thing)
  return trades.includes(draft.kind) && isKept ? needEntity(draft, `${thing} record`) : undefined
}

const keptRecords = /^(?:[a-z]+ )?[a-z]+(?:ance|ing|ment|tion|roll|wage|storage)$/

/** "each recipe has a photo and steps": fields, without saying who may do what. */
export function describeEntity(draft: Draft, need: Need): boolean {
  const entity = needEntity(draft, need.thing)
  if (entity === undefined) return false
  for (const item of need.frame?.items ?? []) {
    if (need.frame?.fields?.includes(item) === true) {
      if (addToldField(entity, bareItem(item), draft)) draft.carried.add(item.toLowerCase())
      continue
    }
    const ability = saidOf.find(([words]) => words.test(item))?.[1]
    if (ability === undefined) addNamedField(entity, bareItem(item), draft)
    else entity.abilities.add(ability)
    draft.carried.add(item.toLowerCase())
  }
  ensureCollection(draft, entity, need)
  return true
}

/** What people say of a thing is no field of it. */
const saidOf: readonly (readonly [RegExp, Ability])[] = [
  [/\bcomments$/i, 'comment'],
  [/\b(?:reviews|ratings)$/i, 'rate'],
  [/\blikes$/i, 'like'],
]

/** "pending tasks" and "completed tasks" are the same tasks, seen by how far they have come. */
function showByState(draft: Draft, need: Need): boolean {
  const [, word = '', thing = ''] = /^([a-z]+) (.+)$/.exec(need.thing) ?? []
  const group = stateWords.find(([words]) => words.test(word))?.[1]
  if (group === undefined || findTemplate(thing) === undefined) return false
  const entity = needEntity(draft, thing)
  const state = entity === undefined ? undefined : stateField(entity)
  if (entity === undefined || state === undefined) return false
  const wanted = state.options.filter((option) => finished.test(option) === (group === 'finished'))
  if (wanted.length === 0 || wanted.length === state.options.length) return false
  const title = `${capitalise(word)} ${draft.aliases.has(thing) ? toPlural(thing) : entity.many}`
  ensureDetail(draft, entity)
  addScreen(draft, {
    title,
    icon: group === 'finished' ? 'circle-check' : 'circle-dot',
    section: {
      ...collection(entity, { title, view: viewOf(draft, entity) }),
      where: { field: state.id, equals: wanted },
    },
    because: because(need),
  })
  return true
}

const stateWords: readonly (readonly [RegExp, 'open' | 'finished'])[] = [
  [/^(?:pending|open|unfinished|outstanding|active|ongoing|current|upcoming|unresolved|todo)$/, 'open'],
  [/^(?:completed|finished|closed|done|processed|resolved|past|archived)$/, 'finished'],
]
const finished =
  /^(?:done|completed|complete|closed|resolved|finished|delivered|approved|rejected|cancelled|paid|ended|archived|passed|settled|won|lost)$/i

export function manageEntity(draft: Draft, need: Need): boolean {
  const isGeneral = need.frame === null && need.thing === ''
  if (!isGeneral && (isPartOfTool(draft, need.thing) || addOwnedField(draft, need))) return true
  if (!isGeneral && (askForItems(draft, need.thing) || setStates(draft, need))) return true
  const entity = isGeneral ? undefined : findManaged(draft, need)
  if (isGeneral) {
    for (const known of draft.entities.values())
      known.abilities.add('create').add('edit').add('delete').add('filter').add('bulk').add('export')
    return draft.entities.size > 0
  }
  if (entity === undefined) return false
  addNamed(draft, entity, need)
  const role = need.frame === null ? null : readRole(need.frame)
  entity.abilities.add('create').add('edit').add('delete').add('filter')
  if (role?.id === administrator.id) {
    needAdministrator(draft)
    entity.abilities.add('bulk').add('export')
    // Whoever removes what others entered does not keep them from entering it.
    const isCleared = need.frame?.action === 'delete' && draft.told.size > 0
    if (entity.editableBy === 'everyone' && !isOwn(need) && !isCleared) entity.editableBy = 'staff'
  } else if (isOwn(need) && hasAccounts(draft)) entity.editableBy = 'owner'
  if (manyAtOnce.test(draft.words)) entity.abilities.add('bulk')
  ensureCollection(draft, entity, need)
  return true
}

const manyAtOnce = /\b(?:bulk|batch|several at once|multiple \w+ at once|at the same time)\b/

/** "input moving item information" where orders say what they hold: the order asks for it. */
function askForItems(draft: Draft, thing: string): boolean {
  if (!/(?:^| )items?$/.test(thing)) return false
  for (const { fields } of draft.entities.values()) {
    const at = fields.findIndex(({ id }) => id === 'items')
    const field = fields[at]
    if (field === undefined) continue
    fields[at] = { ...field, isRequired: true }
    return true
  }
  return false
}

/** "set the status to waiting, in repair or ready": the states that records go through here. */
function setStates(draft: Draft, need: Need): boolean {
  const states = need.frame?.items.map((item) => capitalise(item)) ?? []
  if (!need.thing.endsWith('status') || states.length < 2) return false
  const moving = [...draft.entities.values()].filter((entity) => stateField(entity) !== undefined)
  const entity =
    moving.find(({ archetype }) => archetype === 'task') ??
    moving.toSorted((a, b) => b.mentions - a.mentions)[0]
  const state = entity === undefined ? undefined : stateField(entity)
  if (entity === undefined || state === undefined) return false
  state.options.splice(0, state.options.length, ...states)
  entity.states.push(...states)
  for (const item of need.frame?.items ?? []) draft.carried.add(item.toLowerCase())
  entity.abilities.add('edit')
  ensureCollection(draft, entity, need)
  return true
}

/** "administrators to manage", without saying what, manage what the application is about. */
function findManaged(draft: Draft, need: Need): EntityDraft | undefined {
  if (need.thing === '' || isAnything(need.thing)) return mainEntity(draft)
  const made = /^(?:application|mini-program|device|site)$/.test(need.thing) ? `${need.thing}s` : need.thing
  return needEntity(draft, made) ?? keepRecordsOf(draft, need.thing)
}

/** "file expiration dates" are a field of files rather than things of their own. */
function addOwnedField(draft: Draft, need: Need): boolean {
  const words = need.thing.split(' ')
  for (let at = 1; at < words.length; at += 1) {
    const owner = words.slice(0, at).join(' ')
    const name = words.slice(at).join(' ')
    if (!isAttribute(name) || findTemplate(owner) === undefined || findTemplate(need.thing)?.isExact === true)
      continue
    const entity = needEntity(draft, owner)
    if (entity === undefined) return false
    const field = readAttribute(name)
    if (!entity.fields.some(({ id }) => id === field.id)) entity.fields.push(field)
    entity.abilities.add('edit')
    ensureCollection(draft, entity, need)
    return true
  }
  return false
}

function isOwn(need: Need): boolean {
  return /\b(?:their|own|my|personal)\b/i.test(need.frame?.text ?? '')
}

/** "mark as paid" is there where something can be paid. */
function hasState({ entities }: Draft, state: string): boolean {
  return [...entities.values()].some((entity) =>
    stateField(entity)?.options.some((option) => option.toLowerCase() === state.toLowerCase()),
  )
}

/** What somebody takes on to do it, rather than receives. */
export const taken: ReadonlySet<EntityDraft['archetype']> = new Set(['transaction', 'task', 'document'])

export function trackEntity(draft: Draft, need: Need): boolean {
  const [, marked] = /^mark (?:[a-z]+ )?as ([a-z ]+)$/i.exec(need.frame?.text ?? '') ?? []
  if (marked !== undefined && need.thing === '') return hasState(draft, marked)
  const thing = need.thing.replace(/\b(?:status|progress|tracking|usage|state)\b/g, '').trim()
  const named = needEntity(draft, thing)
  // What is named and not kept is not followed by following something else.
  if (named === undefined && thing !== '' && meansItself(draft) && !isAttribute(thing)) return false
  const entity = named ?? mainEntity(draft)
  if (entity === undefined) return false
  const role = need.frame === null ? null : readRole(need.frame)
  if (role !== null && role.id !== administrator.id) {
    draft.roles.set(role.id, role)
    needAccounts(draft)
    addScreen(draft, {
      title: `${role.label} ${entity.many}`,
      icon: entity.icon,
      access: 'roles',
      roles: [role.id],
      section: collection(entity, { title: `${capitalise(entity.many)} to work on`, view: 'list' }),
      because: because(need),
    })
  }
  // "accept or decline requests" decides about them, and takes none of them on.
  const isTaken =
    need.frame?.action === 'accept' && taken.has(entity.archetype) && !decidesRequests(draft.words)
  if (isTaken && role?.id !== administrator.id) letTake(draft, entity, role)
  if (entity.taker !== undefined) listTaken(draft, entity)
  if (role?.id === administrator.id) needAdministrator(draft)
  // Those who work on records have a screen of their own; the others see theirs where they made them.
  if (role === null || role.id === administrator.id) ensureCollection(draft, entity, need)
  else ensureDetail(draft, entity)
  return true
}
