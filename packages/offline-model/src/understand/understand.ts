import {
  applicationModel,
  type ApplicationKind,
  type ApplicationModel,
  type Requirement,
} from '../model/application-model.ts'
import { readColours } from './colour/read-colours.ts'
import { builders } from './compose/builders.ts'
import { chooseLook } from './compose/choose-look.ts'
import { createDraft, needAdministrator, needEntity, type Draft } from './compose/draft.ts'
import { finishModel } from './compose/finish-model.ts'
import { administrator, readRole } from './compose/roles.ts'
import { writeCopy } from './compose/write-copy.ts'
import { normalise } from './language/normalise.ts'
import { capitalise, toSlug } from './language/noun-phrase.ts'
import { readClauses } from './language/read-clauses.ts'
import { readFrames, understoodFrom, type Frame } from './language/read-frames.ts'
import { readOpening, type Opening } from './language/read-opening.ts'
import { readGivenName } from './language/read-given-name.ts'
import { splitSentences } from './language/split-sentences.ts'
import { claimNeed } from './needs/claim-need.ts'
import type { Need, NeedName } from './needs/need.ts'
import { findTemplate } from './subjects/entity-templates.ts'
import { packs, type Pack } from './subjects/packs.ts'
import { hashText } from './subjects/random.ts'

/** Reads a request in free English and derives a whole application from it. Always answers, always the same. */
export function understand(request: string): ApplicationModel {
  const text = normalise(request)
  const sentences = splitSentences(text)
  const colours = readColours(sentences)
  const told = sentences
    .filter((sentence) => !colours.sentences.has(sentence))
    .map((sentence) =>
      colours.phrases.reduce((rest, phrase) => rest.replace(phrase, ''), sentence).replace(/[\s,]+$/, ''),
    )
  const opening = readOpening(told[0] ?? '')
  const frames = [...opening.requests, ...told.slice(1)].flatMap((sentence) =>
    readClauses(sentence).flatMap(readFrames),
  )
  const words = told.join('. ').toLowerCase()
  const { pack, isNamed } = choosePack(opening, words)
  const kind = kindOf(opening, pack)
  const subject = subjectOf(opening)
  const draft = createDraft({ kind, subject, words })
  const requirements = build(draft, frames, { pack, isNamed })
  const name = nameOf(opening, text, kind)
  const seed = hashText(text)
  const { tagline, purpose } = writeCopy({ opening, frames, name, kind, subject })
  const model = finishModel(draft, {
    schema: 1,
    seed,
    request: request.slice(0, 4_000),
    name,
    slug: toSlug(name) || 'app',
    tagline,
    purpose,
    kind,
    subject,
    form: formOf(opening, words),
    framework: /\b(?:in|with|using) vue\b|\bvue(?:\.?js)? (?:app|component|application)/.test(words)
      ? 'vue'
      : /\bsvelte\b/.test(words)
        ? 'svelte'
        : 'react',
    language: /\b(?:in|with|using|plain) javascript\b/.test(words) ? 'javascript' : 'typescript',
    backend: backendOf(words),
    locale: 'en',
    currency: currencyOf(text),
    look: chooseLook({ colours, mood: pack?.mood ?? 'calm', words, seed }),
    requirements,
    notUnderstood: [
      ...requirements.filter(({ state }) => state === 'missed').map(({ text: missed }) => missed),
      ...nameOtherTechnology(words),
    ],
  })
  // What does not pass its own schema could not be changed later, so a plain application stands in for it.
  return applicationModel.safeParse(linkRequirements(model, draft)).data ?? understand('')
}

/** Special subjects are looked for in the name of the thing first, then in its sentence, then anywhere. */
function choosePack(opening: Opening, words: string): ChosenPack {
  const first = words.split('. ')[0] ?? ''
  const places = [`${opening.subject} ${opening.head}`, first, words]
  for (const [at, place] of places.entries()) {
    const found = packs.find((pack) => pack.words.test(place) && (pack.id !== 'company' || place === words))
    if (found !== undefined) return { pack: found, isNamed: at < 2 }
  }
  return { pack: packs.find(({ id }) => id === 'company'), isNamed: false }
}

interface ChosenPack {
  readonly pack: Pack | undefined
  /** Whether the first sentence names the subject, rather than a word further on. */
  readonly isNamed: boolean
}

function kindOf(opening: Opening, pack: Pack | undefined): ApplicationKind {
  return headKinds.find(([pattern]) => pattern.test(opening.head))?.[1] ?? pack?.kind ?? 'company'
}

const headKinds: readonly (readonly [RegExp, ApplicationKind])[] = [
  [/^dashboards?$/, 'dashboard'],
  [/^(?:blogs?|magazines?|newspapers?)$/, 'blog'],
  [/^forums?$/, 'community'],
  [/^games?$/, 'game'],
  [/^(?:calculators?|converters?|generators?)$/, 'tool'],
  [/^(?:shops?|stores?|marketplaces?)$/, 'shop'],
  [/^(?:portfolios?|resumes?|cvs?)$/, 'portfolio'],
  [/^(?:crms?|erps?)$/, 'operations'],
]

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
  'detail',
  'orders',
  'cart',
  'checkout',
  'booking',
  'course',
  'player',
]

function build(draft: Draft, frames: readonly Frame[], chosen: ChosenPack): Requirement[] {
  for (const frame of frames) {
    const role = readRole(frame)
    if (role?.id === administrator.id) needAdministrator(draft)
    else if (role !== null) draft.roles.set(role.id, role)
  }
  const claims = frames.map((frame) => ({ frame, need: readNeed(draft, frame) }))
  const built = new Map<Frame, boolean>()
  for (const { frame, need } of claims.toSorted((a, b) => rankOf(a.need) - rankOf(b.need))) {
    built.set(frame, need !== undefined && frame.confidence >= understoodFrom && buildNeed(draft, need))
  }
  addFromPack(draft, chosen, frames.length)
  return readRequirements(frames, built)
}

function rankOf(need: Need | undefined): number {
  if (need === undefined) return order.length + 1
  return order.includes(need.name) ? order.indexOf(need.name) : order.length
}

/** What is asked of a game is part of playing it. */
const inGame: ReadonlySet<NeedName> = new Set([
  'player',
  'manage',
  'browse',
  'search',
  'timer',
  'quality',
  'track',
  'detail',
  'history',
])

/** In a guestbook or on a message board, messages are what people leave for all to read. */
function readNeed(draft: Draft, frame: Frame): Need | undefined {
  const need = claimNeed(frame)
  const isApplying = /^apply\b/.test(frame.text) && frame.object === ''
  if (isApplying) return { name: draft.kind === 'jobs' ? 'apply' : 'inquiry', thing: '', frame }
  if (need !== undefined && draft.kind === 'game' && inGame.has(need.name))
    return { name: 'game', thing: '', frame }
  if (
    need !== undefined &&
    draft.kind === 'tool' &&
    /checkout|wallet/.test(need.name) &&
    /calculator|converter/.test(draft.words)
  ) {
    return { name: 'calculator', thing: '', frame }
  }
  if (need?.thing === 'service' && draft.kind === 'company' && frame.action === 'view')
    return { ...need, name: 'services' }
  const isBoard = /\b(?:guest ?book|message board|leave messages)\b/.test(draft.words)
  if (need === undefined || !isBoard || !/\b(?:messages?|replies|reply)\b/.test(need.thing)) return need
  return { ...need, name: 'forum' }
}

function buildNeed(draft: Draft, need: Need): boolean {
  return builders[need.name]?.(draft, need) ?? false
}

/** A short request gets what its subject is expected to have; a long one only what makes the subject itself. */
function addFromPack(draft: Draft, { pack, isNamed }: ChosenPack, frameCount: number): void {
  if (pack === undefined) return
  const isShort = frameCount < 4
  const things = isShort
    ? pack.things
    : draft.entities.size === 0
      ? pack.things.slice(0, 2)
      : isNamed
        ? pack.things.slice(0, 1)
        : []
  for (const thing of things) {
    const template = findTemplate(thing)?.known
    const isThere = [...draft.entities.values()].some(
      (entity) => entity.template !== undefined && entity.template === template,
    )
    const entity = isThere ? undefined : needEntity(draft, thing)
    if (entity !== undefined && pack.needs.includes('browse'))
      buildNeed(draft, { name: 'browse', thing, frame: null })
    if (entity !== undefined && pack.needs.includes('manage'))
      buildNeed(draft, { name: 'manage', thing, frame: null })
  }
  const wanted =
    isShort || draft.screens.size < 3
      ? pack.needs
      : pack.needs.filter((name) => signature.has(name) && (isNamed || always.has(name)))
  for (const name of wanted) {
    if (name !== 'browse' && name !== 'detail' && name !== 'manage')
      buildNeed(draft, { name, thing: '', frame: null })
  }
}

/** What makes a subject itself, however much else is asked for. */
const always: ReadonlySet<NeedName> = new Set([
  'game',
  'converter',
  'console',
  'sheet',
  'editor',
  'mail',
  'draw',
  'formBuilder',
  'habits',
  'reminders',
  'quiz',
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

function readRequirements(frames: readonly Frame[], built: ReadonlyMap<Frame, boolean>): Requirement[] {
  const seen = new Map<string, Requirement>()
  for (const frame of frames) {
    const text = frame.text.trim()
    if (
      text.length < 5 ||
      text.length > 160 ||
      /^(?:also|with features|that|more|management functions|after \w+)$/i.test(text)
    )
      continue
    const isBuilt = built.get(frame) === true
    const known = seen.get(text.toLowerCase())
    if (known?.state === 'built') continue
    seen.set(text.toLowerCase(), {
      text,
      state: isBuilt ? 'built' : 'missed',
      screens: [],
    })
  }
  return [...seen.values()].slice(0, 40)
}

function linkRequirements(model: ApplicationModel, draft: Draft): ApplicationModel {
  const known = new Set(model.screens.map(({ id }) => id))
  return {
    ...model,
    requirements: model.requirements.map((requirement) => ({
      ...requirement,
      screens: [...(draft.screensOf.get(requirement.text) ?? [])].filter((id) => known.has(id)),
    })),
  }
}

function subjectOf(opening: Opening): string {
  return opening.subject
    .replace(
      /\b(?:management|system|platform|information|display|service|services|tool|website|application|into an?|integration)\b/gi,
      ' ',
    )
    .replace(/[^\p{L}\p{N} '&-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .split(' ')
    .slice(0, 4)
    .join(' ')
    .slice(0, 48)
}

function nameOf(opening: Opening, text: string, kind: ApplicationKind): string {
  const given = opening.givenName ?? readGivenName(text)
  if (given !== null) return given
  const words = opening.subject
    .replace(/[^\p{L}\p{N} '&.+-]/gu, ' ')
    .replace(/\b(?:into|of|with|to) .*$/i, '')
    .replace(/[- ]based\b|-(?= |$)/gi, '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 4)
  if (words.length === 0) return kindNames[kind]
  const isHeadTelling =
    /^(?:shops?|stores?|blogs?|forums?|games?|dashboards?|trackers?|planners?|calculators?|converters?|generators?|portfolios?|boards?|players?|editors?)$/.test(
      opening.head,
    )
  const all = isHeadTelling && words.length < 4 ? [...words, opening.head] : words
  return all
    .map((word) => (/^(?:of|and|the|for|in|on|to)$/.test(word) ? word : capitalise(word)))
    .join(' ')
    .slice(0, 48)
}

const kindNames: Readonly<Record<ApplicationKind, string>> = {
  company: 'Our Company',
  portfolio: 'Portfolio',
  blog: 'The Journal',
  community: 'Community',
  shop: 'Corner Shop',
  booking: 'Bookings',
  dashboard: 'Dashboard',
  operations: 'Operations Desk',
  learning: 'Learning Place',
  jobs: 'Job Board',
  projects: 'Project Board',
  game: 'Play',
  mail: 'Mail',
  streaming: 'Watch',
  tool: 'Toolbox',
  developer: 'Workbench',
  finance: 'Finance Desk',
  personal: 'My Day',
  promotion: 'Campaign',
}

function formOf(opening: Opening, words: string): ApplicationModel['form'] {
  if (
    /mini-program|mobile (?:app|application)|phone app|ios|android/.test(
      `${opening.head} ${opening.subject} ${words.slice(0, 160)}`.toLowerCase(),
    )
  )
    return 'phone'
  return /\b(?:landing page|one-page|single[- ]page (?:site|website))\b/.test(words)
    ? 'singlePage'
    : 'desktop'
}

function backendOf(words: string): ApplicationModel['backend'] {
  return (
    (['express', 'laravel', 'django', 'flask', 'rails'] as const).find((name) =>
      new RegExp(`\\b${name}\\b`).test(words),
    ) ?? 'none'
  )
}

/** Only React and TypeScript are written, without a server: whoever asked for something else is told. */
function nameOtherTechnology(words: string): string[] {
  return otherTechnology.flatMap(([pattern, name]) =>
    pattern.test(words)
      ? [`${name}: the app is written with React and TypeScript and runs in the browser alone.`]
      : [],
  )
}

const otherTechnology: readonly (readonly [RegExp, string])[] = [
  [/\bvue(?:\.?js)?\b/, 'Vue'],
  [/\bsvelte\b/, 'Svelte'],
  [/\bangular\b/, 'Angular'],
  [/\b(?:in|with|using|plain) javascript\b/, 'JavaScript'],
  [/\bexpress(?:\.?js)\b|\b(?:with|using|in) express\b/, 'Express'],
  [/\blaravel\b/, 'Laravel'],
  [/\bdjango\b/, 'Django'],
  [/\bflask\b/, 'Flask'],
  [/\brails\b/, 'Rails'],
  [/\bwordpress\b/, 'WordPress'],
]

function currencyOf(text: string): string {
  if (/\b(?:euros?|EUR)\b|€/.test(text)) return 'EUR'
  if (/\b(?:yuan|RMB|CNY|WeChat|Alipay)\b|¥/.test(text)) return 'CNY'
  if (/\b(?:pounds?|GBP)\b|£/.test(text)) return 'GBP'
  if (/\b(?:rupees?|INR)\b|₹/.test(text)) return 'INR'
  return 'USD'
}
