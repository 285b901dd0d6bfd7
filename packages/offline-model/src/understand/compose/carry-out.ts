import type { Requirement } from '../../model/application-model.ts'
import { readItem, understoodFrom, type Frame } from '../language/read-frames.ts'
import { namesTechnologyOnly } from '../language/read-technology.ts'
import { claimNeed } from '../needs/claim-need.ts'
import type { Need, NeedName } from '../needs/need.ts'
import { findTemplate } from '../subjects/entity-templates.ts'
import { isAttribute } from '../subjects/read-attribute.ts'
import { builders } from './builders.ts'
import type { ChosenPack } from './choose-pack.ts'
import { addFromPack, expectThings } from './add-from-pack.ts'
import { nameThings } from './name-things.ts'
import { needAccounts, needAdministrator, type Draft } from './draft.ts'
import { administrator, readRole } from './roles.ts'

/** Builds what every frame asks for, and says of each part of the request whether it was built. */
export function carryOut(draft: Draft, told: readonly Frame[], chosen: ChosenPack): Requirement[] {
  const frames = told
    .flatMap(splitCompanion)
    .map((frame) => nameActor(draft, frame))
    .flatMap((frame) => [frame, ...frame.items.flatMap((item) => readExample(draft, frame, item))])
  for (const frame of frames) {
    const role = readRole(frame)
    if (role?.id === administrator.id) needAdministrator(draft)
    else if (role !== null) draft.roles.set(role.id, role)
  }
  if (draft.roles.size > 0) needAccounts(draft)
  const claims = frames.map((frame) => ({ frame, need: readNeed(draft, frame) }))
  const named = nameThings(
    chosen,
    claims.flatMap(({ need }) => need ?? []),
  )
  draft.aliases = named.pack?.aliases ?? new Map()
  expectThings(draft, named, told.length)
  const built = new Map<Frame, NeedName | null>()
  for (const { frame, need } of claims.toSorted(
    (a, b) => rankOf(a.need, draft.subject) - rankOf(b.need, draft.subject),
  )) {
    const isClear =
      frame.confidence >= understoodFrom ||
      need?.name === 'quality' ||
      (need !== undefined && pages.has(need.name))
    const isBuilt = need !== undefined && isClear && build(draft, need)
    built.set(frame, isBuilt ? need.name : null)
  }
  addFromPack(draft, named, told.length)
  return writeRequirements(draft, frames, built)
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

const publicKinds: ReadonlySet<Draft['kind']> = new Set([
  'blog',
  'company',
  'portfolio',
  'shop',
  'booking',
  'jobs',
  'learning',
  'streaming',
  'promotion',
  'community',
])

/** Abilities that others depend on are built first; pages and extras last. */
const order: readonly NeedName[] = [
  'accounts',
  'recover',
  'profile',
  'users',
  'permissions',
  'browse',
  'search',
  'manage',
  'publish',
  'describe',
  'detail',
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

function build(draft: Draft, need: Need): boolean {
  return builders[need.name]?.(draft, need) ?? false
}

/** An example in a list that asks for something by itself: a page, or something to do. */
function readExample(draft: Draft, frame: Frame, item: string): Frame[] {
  if (isAttribute(bare(item))) return []
  const page: Frame = { ...frame, action: 'view', object: item, phrase: item, text: item, items: [] }
  const need = claimNeed(page)
  const read = need !== undefined && pages.has(need.name) ? [page] : readItem(frame, item)
  if (read.length > 0) draft.carried.add(item.toLowerCase())
  return read
}

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

/** What is asked of a game is part of playing it. */
const inGame: ReadonlySet<NeedName> = new Set([
  'player',
  'manage',
  'browse',
  'search',
  'timer',
  'quality',
  'choose',
  'track',
  'detail',
  'history',
  'rate',
  'comment',
  'import',
  'export',
  'favourite',
  'cart',
])

/** Folders, labels and search are part of a mail client. */
const inMail: ReadonlySet<NeedName> = new Set([
  'browse',
  'search',
  'editor',
  'manage',
  'chat',
  'choose',
  'detail',
  'inquiry',
])

/** The need of a frame, as the kind of application bends it. */
function readNeed(draft: Draft, frame: Frame): Need | undefined {
  const need = claimNeed(frame)
  const isApplying = /^apply\b/i.test(frame.text) && /^$|\b(?:cv|resume|form|online)\b/i.test(frame.object)
  if (isApplying) return { name: draft.kind === 'jobs' ? 'apply' : 'inquiry', thing: '', frame }
  const isReport = /^(?:report|flag)\b/i.test(frame.text) && reportable.test(frame.object)
  if (isReport) return { name: 'moderation', thing: 'post', frame }
  if (need === undefined) return undefined
  // Tables of figures stand on the dashboard; only a restaurant has tables of wood.
  if (draft.kind === 'dashboard' && /^(?:data )?table$/.test(need.thing))
    return { ...need, name: 'dashboard' }
  if (draft.kind === 'community' && need.name === 'browse' && /^(?:reply|answer)$/.test(need.thing))
    return { name: 'comment', thing: '', frame }
  const isLead = need.name === 'inquiry' && frame.action === 'create' && draft.kind === 'operations'
  if (isLead) return { ...need, name: 'manage' }
  if (draft.kind === 'game' && inGame.has(need.name)) return { name: 'game', thing: '', frame }
  if (draft.kind === 'mail' && inMail.has(need.name)) return { name: 'mail', thing: '', frame }
  const isSum = draft.kind === 'tool' && /calculator|converter/.test(draft.words)
  if (isSum && /checkout|wallet/.test(need.name)) return { name: 'calculator', thing: '', frame }
  const isTrading =
    draft.kind === 'finance' && /\b(?:bitcoin|crypto\w*|stocks?|trad(?:e|ing))\b/.test(draft.words)
  if (isTrading && need.name === 'checkout') return { ...need, name: 'wallet' }
  // Somebody who sells has something to show; who lets others sell has something to enter.
  const isSelling = need.name === 'wallet' && frame.action === 'trade' && draft.kind !== 'finance'
  if (isSelling && need.thing !== '')
    return { ...need, name: /^(?:that )?sells\b/i.test(frame.text) ? 'browse' : 'manage' }
  const isKept = frame.action === 'save' && need.name !== 'favourite' && publicKinds.has(draft.kind)
  if (isKept && need.thing !== '' && readRole(frame) === null) return { ...need, name: 'favourite' }
  // One's own notes are written, not looked at.
  if (need.name === 'browse' && need.thing === 'note' && draft.kind === 'personal')
    return { ...need, name: 'editor' }
  if (need.thing === 'service' && draft.kind === 'company' && frame.action === 'view')
    return { ...need, name: 'services' }
  // In a guestbook or on a message board, messages are what people leave for all to read.
  const isBoard = /\b(?:guest ?book|message board|leave messages)\b/.test(draft.words)
  const isMessage = need.name === 'chat' || /\b(?:messages?|replies|reply)\b/.test(need.thing)
  return isBoard && isMessage ? { ...need, name: 'forum' } : need
}

const reportable =
  /\b(?:posts?|threads?|comments?|replies|users?|members?|content|abuse|spam|videos?|reviews?)\b/i

/** Every part of the request once, in its own words. What nothing was built for is not left out: it is `missed`. */
function writeRequirements(
  draft: Draft,
  frames: readonly Frame[],
  built: ReadonlyMap<Frame, NeedName | null>,
): Requirement[] {
  const seen = new Map<string, Requirement>()
  const note = (words: string, isBuilt: boolean) => {
    const text = shorten(words.trim())
    if (text.length < 4 || emptyWords.test(text) || namesTechnologyOnly(text)) return
    if (seen.get(text.toLowerCase())?.state === 'built') return
    seen.set(text.toLowerCase(), { text, state: isBuilt ? 'built' : 'missed', screens: [] })
  }
  for (const frame of frames) {
    const name = built.get(frame) ?? null
    note(frame.text, name !== null)
    for (const item of frame.items) {
      const isPartOf = name !== null && !looseNeeds.has(name)
      if (!seen.has(item.toLowerCase()))
        note(item, isPartOf || isAttribute(bare(item)) || draft.carried.has(item.toLowerCase()))
    }
  }
  return [...seen.values()].slice(0, 200)
}

/** Examples in a list belong to what the list is about, except where the need itself builds nothing of its own. */
const looseNeeds: ReadonlySet<NeedName> = new Set(['browse', 'search', 'manage', 'publish', 'choose'])

const emptyWords =
  /^(?:also|with features|that|more|management functions|after \w+|functions?|functionalit\w+|features?|users?|used|vice versa|(?:this|last|next) (?:month|year|week))$/i

function bare(item: string): string {
  return item.replace(/^(?:the|an?|its|their|our) /i, '')
}

function shorten(text: string): string {
  return text.length > 160 ? `${text.slice(0, 157).trimEnd()}…` : text
}
