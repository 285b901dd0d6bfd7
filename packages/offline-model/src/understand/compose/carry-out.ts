import type { Requirement } from '../../model/application-model.ts'
import { readFrames, readItem, understoodFrom, type Frame } from '../language/read-frames.ts'
import { resolvePronouns } from '../language/resolve-pronouns.ts'
import { claimNeed } from '../needs/claim-need.ts'
import type { Need, NeedName } from '../needs/need.ts'
import { findTemplate } from '../subjects/entity-templates.ts'
import { isAttribute } from '../subjects/read-attribute.ts'
import { isSubmission } from '../subjects/submissions.ts'
import { castRoles } from './cast-roles.ts'
import { addFromPack, expectThings } from './add-from-pack.ts'
import { expectBallot } from './ballots/build-ballot.ts'
import { expectGoals } from './goals/build-goals.ts'
import { expectScheme } from '../schemes/build-scheme.ts'
import { expectTrade } from './bookings/build-trade.ts'
import { builders } from './builders.ts'
import type { ChosenPack } from './choose-pack.ts'
import { isPartOfConverter } from './converters.ts'
import { draggedGadgets } from './gadget-work/maker-works.ts'
import { findStepOfTool, gadgetWorkId } from './gadget-work/read-gadget-work.ts'
import { readDeskTasks } from './desk-tasks.ts'
import { joinOwn } from './bookings/join-own.ts'
import { isAboutForms } from './form-work.ts'
import { nameThings } from './name-things.ts'
import { nameMeasured, nameProfiles, nameWorked } from './told/name-told.ts'
import { listOwn } from './own-lists.ts'
import { needAccounts, needAdministrator, type Draft } from './draft.ts'
import { withOrderedPlaces } from './bookings/ordered-places.ts'
import { publicKinds } from './public-kinds.ts'
import { isUndone } from './doubt-effects.ts'
import { readContexts } from './read-contexts.ts'
import { readNeed } from './read-need.ts'
import { administrator, readRole } from './roles.ts'
import { decides } from './told/read-told-step.ts'
import { tellStep } from './told/told-steps.ts'
import { readInputs, tellInput } from './told/told-inputs.ts'
import { tellLater } from './told/told-later.ts'
import { noteTold } from './told/told-things.ts'
import { nameUnmet } from './unmet-conditions.ts'
import { withoutArticle, writeRequirements } from './write-requirements.ts'

/** Builds what every frame asks for, and says of each part of the request whether it was built. */
export function carryOut(draft: Draft, told: readonly Frame[], chosen: ChosenPack): Requirement[] {
  const read = nameWorked(nameProfiles(resolvePronouns(told)))
    .flatMap(splitCompanion)
    .map(nameMeasured)
    .map((frame) => nameActor(draft, frame))
    .flatMap((frame) => [frame, ...frame.items.flatMap((item) => readExample(draft, frame, item))])
  noteTold(draft, read)
  for (const frame of read) {
    const role = readRole(frame)
    if (role?.id === administrator.id) needAdministrator(draft)
    // Whoever works with a tool needs no account of their own kind for it.
    else if (role !== null && findStepOfTool(draft, frame) === undefined) draft.roles.set(role.id, role)
  }
  const frames = castRoles(draft, read)
  if (draft.roles.size > 0) needAccounts(draft)
  expectGoals(draft)
  expectBallot(draft)
  const inputs = draft.isNew && draft.pack?.trade === undefined ? readInputs(frames) : new Set<Frame>()
  const claims = frames.map((frame) => ({
    frame,
    need: inputs.has(frame) ? ({ name: 'quality', thing: '', frame } as const) : readNeed(draft, frame),
  }))
  const named = nameThings(
    chosen,
    claims.flatMap(({ need }) => need ?? []),
  )
  draft.aliases = new Map([...readContexts(draft), ...readDeskTasks(draft), ...(named.pack?.aliases ?? [])])
  draft.aliases = withOrderedPlaces(draft)
  expectTrade(draft)
  expectScheme(draft)
  expectThings(draft, named, told.length)
  const built = new Map<Frame, NeedName | null>()
  const carry = ({ frame, need }: (typeof claims)[number]) => {
    const isClear =
      frame.confidence >= understoodFrom ||
      need?.name === 'quality' ||
      need?.name === 'gadget' ||
      (draft.pack?.id === gadgetWorkId && need !== undefined && draft.pack.needs.includes(need.name)) ||
      need?.name === 'scheme' ||
      need?.name === 'timetable' ||
      (need?.name === 'formBuilder' && isAboutForms(draft)) ||
      (need?.name === 'converter' && isPartOfConverter(draft, frame)) ||
      need?.name === 'quote' ||
      (need !== undefined && pages.has(need.name))
    const isBuilt = need !== undefined && isClear && build(draft, need) && !isDraggedNowhere(draft, frame)
    if (isBuilt) listOwn(draft, need)
    const joined = isBuilt ? joinOwn(draft, need) : undefined
    if (joined !== undefined) build(draft, joined)
    built.set(frame, isBuilt ? need.name : null)
  }
  const sorted = claims.toSorted((a, b) => rankOf(a.need, draft.subject) - rankOf(b.need, draft.subject))
  const isBeside = ({ need }: (typeof claims)[number]) => need !== undefined && standsBeside(need, named)
  sorted.filter((claim) => !isBeside(claim)).forEach(carry)
  addFromPack(draft, named, told.length)
  sorted.filter(isBeside).forEach(carry)
  for (const frame of frames) if (isUndone(draft, frame, built.get(frame))) built.set(frame, null)
  tellSteps(draft, frames, built)
  for (const frame of frames) {
    const isThere = inputs.has(frame) ? tellInput(draft, frame) : tellLater(draft, frame)
    if (isThere !== undefined) built.set(frame, isThere ? 'dashboard' : null)
  }
  return nameUnmet(draft, writeRequirements(draft, frames, built))
}

/** What is done to records is known once all of them are there. */
function tellSteps(draft: Draft, frames: readonly Frame[], built: Map<Frame, NeedName | null>): void {
  if (draft.pack?.trade !== undefined || !draft.isNew) return
  frames.forEach((frame, at) => {
    const next = frames[at + 1]
    // "select or reject films": films are selected, too.
    const isHalf = next !== undefined && /^(?:select|choose)$/i.test(frame.text) && decides(next)
    const told = isHalf ? { ...frame, object: next.object } : frame
    if (tellStep(draft, told) === true) built.set(frame, 'track')
  })
}

/** A workout tracker with a timer shows workouts first, a timer with tasks the timer. */
function standsBeside({ name }: Need, { pack }: ChosenPack): boolean {
  if (pack === undefined || pack.needs.includes(name)) return false
  if (pack.needs[0] === 'timer') return true
  return pack.things.length > 0 && (name === 'timer' || name === 'reminders' || name === 'gadget')
}

/** "manage deals and invoices with a dashboard" asks for invoices, and for a dashboard. */
function splitCompanion(frame: Frame): Frame[] {
  const [whole, thing = '', companion = ''] = companions.exec(frame.phrase) ?? []
  if (whole === undefined || !['manage', 'create', 'edit', 'track', 'browse', 'view'].includes(frame.action))
    return [frame]
  return [
    { ...frame, phrase: thing, text: frame.text.replace(/ with .*$/i, ''), items: [] },
    { ...frame, action: 'view', object: companion, phrase: companion, text: companion },
  ]
}

const companions =
  /^(.+?) with (?:an? |the |its |their )?(dashboards?|charts?|statistics|calendar|map|kanban board)$/i

/** On a site for others, "I write posts" is said by the one who runs it. */
function nameActor(draft: Draft, frame: Frame): Frame {
  const isOwner = /^(?:i|we)$/i.test(frame.subject) && publicKinds.has(draft.kind)
  if (isOwner) return { ...frame, subject: 'administrators' }
  // "a job board for nurses": the nurses are its users, not a role beside them.
  const isAudience = draft.subject !== '' && frame.subject.toLowerCase() === draft.subject.toLowerCase()
  return isAudience ? { ...frame, subject: 'users' } : frame
}

/** Abilities that others depend on are built first; pages and extras last. */
const order: readonly NeedName[] = [
  'accounts',
  'recover',
  'profile',
  'users',
  'permissions',
  'submission',
  'relay',
  'browse',
  'search',
  'manage',
  'publish',
  'describe',
  'detail',
  'map',
  'stockMovement',
  'orders',
  'cart',
  'checkout',
  'booking',
  'course',
  'player',
]

function rankOf(need: Need | undefined, subject: string): number {
  if (need === undefined || need.name === 'choose') return order.length + 1
  // What is meant by nothing in particular is known once everything else is there.
  if (need.thing === '' && ['search', 'browse', 'manage'].includes(need.name)) return order.length + 1
  if (need.name === 'manage' && /(?:^| )item$/.test(need.thing)) return order.indexOf('cart')
  // Those who are given something to do speak of "tasks": what these are is known before.
  const [, given = ''] = need.frame?.phrase.split(/ to (?:the |each |every )?/i) ?? []
  if (need.name === 'assign' && isSubmission(given.toLowerCase())) return order.indexOf('browse')
  if (need.name === 'search' && ['filter', 'sort'].includes(need.frame?.action ?? ''))
    return order.indexOf('cart')
  if (need.name === 'manage' && need.thing === 'status') return order.length
  if (need.name === 'browse' && isAttribute(need.thing)) return order.length + 1
  if (need.name === 'browse' && isSubject(need.thing, subject)) return order.length + 1
  return order.includes(need.name) ? order.indexOf(need.name) : order.length
}

function isSubject(thing: string, subject: string): boolean {
  const about = subject.toLowerCase().split(' ')
  return findTemplate(thing) === undefined && thing.split(' ').every((word) => about.includes(word))
}

/** Where nothing can be dragged, nothing is said to be. */
function isDraggedNowhere({ screens }: Draft, { text }: Frame): boolean {
  const movable: ReadonlySet<string> = new Set([
    'kanban',
    'calendar',
    'timetable',
    'canvas',
    'upload',
    'sheet',
    'formBuilder',
  ])
  return (
    /^drag\b/i.test(text) &&
    ![...screens.values()].some(({ sections }) =>
      sections.some((section) =>
        section.type === 'gadget'
          ? draggedGadgets.has(section.gadget)
          : movable.has(section.type) || (section.type === 'game' && section.game === 'solitaire'),
      ),
    )
  )
}

function build(draft: Draft, need: Need): boolean {
  return builders[need.name]?.(draft, need) ?? false
}

/** An example in a list that asks for something by itself: a page, or something to do. */
function readExample(draft: Draft, frame: Frame, item: string): Frame[] {
  // What belongs to a thing asks for nothing by itself.
  if (frame.fields !== undefined) return []
  if (frame.action === 'filter' || isAttribute(withoutArticle(item)) || waysToTell.test(withoutArticle(item)))
    return []
  if (looks.test(item)) {
    const read = readFrames({ subject: frame.subject, mode: 'feature', tail: item, isFragment: false })
    draft.carried.add(item.toLowerCase())
    return read
  }
  const page: Frame = { ...frame, action: 'view', object: item, phrase: item, text: item, items: [] }
  const need = claimNeed(page)
  const read = need !== undefined && pages.has(need.name) ? [page] : readItem(frame, item)
  if (read.length > 0) draft.carried.add(item.toLowerCase())
  return read
}

/** What shows all of it is no property of one. */
const looks =
  /^(?:an? |the |upcoming )?(?:[a-z]+ ){0,2}(?:leaderboards?|rankings?|calendars?|charts?|dashboards?|statistics|reports?)(?: (?:for|of|by|per|with) .{2,40})?$/i

/** How somebody is told of something is a choice, not a thing that is kept. */
const waysToTell =
  /^(?:e-?mails?|sms|text messages?|(?:phone|voice) calls?|push(?: notifications?)?|wechat|whatsapp|telegram|slack|dingtalk|qq)$/i

const pages: ReadonlySet<NeedName> = new Set([
  'about',
  'inquiry',
  'faq',
  'home',
  'team',
  'services',
  'gallery',
  'pricing',
  'testimonials',
  'newsletter',
  'profile',
  'settings',
])
