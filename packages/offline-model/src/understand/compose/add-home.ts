import type { Screen } from '../../model/application-model.ts'
import type { Section } from '../../model/section.ts'
import { capitalise, toIdentifier } from '../language/noun-phrase.ts'
import { isWish } from '../language/is-wish.ts'
import { bookingTexts } from './bookings/booking-texts.ts'
import { handingIn, invitationOf, invitations, inviteToTakePart } from './home-texts.ts'
import { highlights, isOwnList, tellWhatThereIs, type HomeFrame } from './home-highlights.ts'
import { findLeadingForm } from './leading-form.ts'
import { stepsSection } from './page-texts.ts'
import { createDashboard } from './dashboard-section.ts'
import { addScreen } from './add-screen.ts'
import { chooseSliders } from './choose-sliders.ts'
import { hasAccounts, type Draft } from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'
import { gadgetWorkId } from './gadget-work/read-gadget-work.ts'

type Frame = HomeFrame

/** The first screen: the tool itself, the figures of the day, or a page that leads to everything else. */
export function addHome(draft: Draft, frame: Frame): void {
  const toolKinds: readonly string[] = ['tool', 'developer', 'game', 'mail', 'personal']
  const screens = [...draft.screens.values()]
  const existing = screens.find(({ path }) => path === '/')
  if (existing !== undefined) return
  const leading = findLeadingForm(draft)
  const first =
    leading?.screen ??
    screens.find(
      ({ isInMenu, access, path }) => isInMenu && access === 'public' && !path.startsWith('/admin'),
    )
  const sections: Section[] = []
  const tools = frame.kind === 'game' ? screens.toSorted(playFirst) : screens
  const called = calledAfter.find(([pattern]) => pattern.test(frame.name))?.[1]
  const tool =
    screens.find((screen) => opensTo(screen, planned)) ??
    findOpening(draft, screens) ??
    (draft.pack?.id === gadgetWorkId ? screens.find((screen) => opensTo(screen, gadgets)) : undefined) ??
    (draft.pack?.id === 'calculator' ? screens.find(showsPayments) : undefined) ??
    (called && screens.find((screen) => opensTo(screen, called))) ??
    (isWish(draft.words) && player.test(frame.name)
      ? screens.find((screen) => opensTo(screen, players))
      : undefined) ??
    findMainList(draft, screens) ??
    (toolKinds.includes(frame.kind) ? tools.find((screen) => opensTo(screen, toolSections)) : undefined)
  const existingDashboard = screens.find(
    ({ access, sections: own }) => access === 'public' && own.length === 1 && own[0]?.type === 'dashboard',
  )
  if (tool !== undefined) {
    // A tool is opened to be used: its first screen is the tool itself.
    moveHome(draft, tool, [...tool.sections, ...draft.homeSections])
    return
  }
  const own = frame.kind === 'booking' || frame.kind === 'shop' ? ownSections[frame.kind] : undefined
  // A site for houses can be asked for without a way to book one: then it does not speak of booking.
  const lacksItsOwn =
    own !== undefined && !screens.some((screen) => screen.sections.some(({ type }) => type === own))
  const isWork = workKinds.has(frame.kind)
  if (isWork && existingDashboard !== undefined && !hasAccounts(draft)) {
    const watched = draft.homeSections.filter(({ type }) => type === 'watch')
    const others = draft.homeSections.filter(({ type }) => type !== 'watch')
    moveHome(draft, existingDashboard, [...watched, ...existingDashboard.sections, ...others])
    return
  }
  const isOverview = isWork && existingDashboard === undefined && leading === undefined
  const dashboard = isOverview ? createDashboard(draft, frame.name) : undefined
  const actions = first === undefined ? [] : [{ label: first.title, screen: first.id }]
  const second =
    (leading && screens.find((screen) => isOwnList(screen, leading.entity))) ??
    screens.find((screen) => screen.isInMenu && screen.access === 'public' && screen !== first)
  if (second !== undefined) actions.push({ label: second.title, screen: second.id })
  const sliders = chooseSliders(draft)
  if (sliders.length > 0 && dashboard === undefined) {
    // What was asked to slide stands at the top, where a picture would push it off the screen.
    sections.push(...sliders.map((slider) => ({ ...slider, title: frame.tagline, text: frame.purpose })))
  } else if (dashboard === undefined || hasAccounts(draft))
    sections.push({
      type: 'hero',
      title: frame.tagline,
      text: frame.purpose,
      actions,
      picture: `${frame.subject || frame.name} ${frame.kind}`,
    })
  if (dashboard !== undefined)
    sections.push({
      ...dashboard,
      title: hasAccounts(draft) ? 'At a glance' : frame.name,
      text: hasAccounts(draft) ? '' : frame.purpose,
    })
  if (dashboard !== undefined) sections.push(...sliders)
  if (dashboard === undefined) {
    const shown = [...draft.entities.values()].filter(
      (entity) =>
        leading === undefined &&
        ['sellable', 'place', 'event', 'document', 'media', 'catalogue', 'person', 'post'].includes(
          entity.archetype,
        ) &&
        !['user', 'message'].includes(entity.id) &&
        !sliders.some((section) => 'entity' in section && section.entity === entity.id) &&
        !isParty(draft, entity) &&
        !(frame.kind === 'shop' && ['stock', 'inventory'].includes(entity.id)) &&
        !isOfSomebody(draft, entity) &&
        draft.screens.size > 0 &&
        hasCollection(draft, entity),
    )
    for (const entity of shown.toSorted((a, b) => b.mentions - a.mentions).slice(0, 2)) {
      sections.push({
        type: 'collection',
        title: capitalise(entity.many),
        text: '',
        entity: entity.id,
        view: entity.archetype === 'document' ? 'magazine' : 'cards',
        scope: 'newest',
        isManaged: false,
      })
    }
    sections.push(...tellWhatThereIs(draft, frame, { leading, sections }))
  }
  sections.push(...draft.homeSections.filter(({ type }) => type !== 'slider'))
  if (
    ['booking', 'shop', 'promotion', 'learning', 'jobs'].includes(frame.kind) &&
    !lacksItsOwn &&
    !sections.some(({ type }) => type === 'steps')
  )
    sections.push(stepsSection(draft))
  const contact = screens.find(({ path }) => path === '/contact')
  const invited = leading === undefined ? inviteToTakePart(draft) : undefined
  const bookedTexts = frame.kind === 'booking' ? bookingTexts(draft) : undefined
  const goal = leading?.screen ?? invited?.screen ?? contact ?? first
  if (dashboard === undefined && goal !== undefined)
    sections.push({
      type: 'callToAction',
      ...(leading === undefined
        ? (invited?.words ??
          invitationOf(draft) ??
          bookedTexts?.invitation ??
          invitations[lacksItsOwn ? 'company' : frame.kind])
        : handingIn),
      actions: [{ label: goal.title, screen: goal.id }],
    })
  addScreen(draft, {
    title: dashboard === undefined ? 'Home' : 'Overview',
    path: '/',
    icon: dashboard === undefined ? 'home' : 'layout-dashboard',
    section: sections[0] ?? highlights(draft, frame, leading),
  })
  const home = [...draft.screens.values()].find(({ path }) => path === '/')
  home?.sections.push(...sections.slice(1))
}

/** A short wish for a feed or a chat opens with it. */
function findOpening({ pack, words }: Draft, screens: readonly Screen[]): Screen | undefined {
  const type = pack?.opensWith
  return type === undefined || (!isWish(words) && pack?.scheme === undefined)
    ? undefined
    : screens.find((screen) => opensTo(screen, new Set([type])))
}

/** What somebody keeps for themselves opens with what it is about, whatever else was named before it. */
function findMainList({ kind, pack, entities }: Draft, screens: readonly Screen[]): Screen | undefined {
  if (kind !== 'personal' || pack?.needs[0] !== 'manage') return undefined
  const main = entities.get(toIdentifier(pack.things[0] ?? ''))
  return screens.find(
    ({ isInMenu, access, sections }) =>
      isInMenu &&
      access === 'public' &&
      sections.some(
        (section) =>
          section.type === 'collection' && section.entity === main?.id && section.where === undefined,
      ),
  )
}

const workKinds: ReadonlySet<Frame['kind']> = new Set([
  'operations',
  'dashboard',
  'projects',
  'finance',
  'personal',
])

const ownSections = { booking: 'booking', shop: 'cart' } as const

function opensTo({ isInMenu, access, sections }: Screen, types: ReadonlySet<Section['type']>): boolean {
  return isInMenu && access === 'public' && sections.some(({ type }) => types.has(type))
}

/** What is called a board is opened to move its cards, whatever else it has. */
/** Whoever wants a player in a few words wants to press play. */
const player = /\b(?:music|audio|mp3|song) player\b/i
const players: ReadonlySet<Section['type']> = new Set(['player'])

const calledAfter: readonly (readonly [RegExp, ReadonlySet<Section['type']>])[] = [
  [/\bboard\b/i, new Set(['kanban'])],
  [/\bcalendar\b/i, new Set(['calendar'])],
  [/\bflash ?cards?\b|\bvocabulary\b/i, new Set(['study'])],
]

/** A site for loans begins with working one out. */
function showsPayments({ sections }: Screen): boolean {
  return sections.some(
    (section) =>
      section.type === 'calculator' && section.schedule !== undefined && section.isCompared !== true,
  )
}

/** A week that is planned is what everybody opens the app for. */
const planned: ReadonlySet<Section['type']> = new Set(['timetable'])

/** What is about one gadget begins with it, whatever else it has. */
const gadgets: ReadonlySet<Section['type']> = new Set(['gadget'])

const toolSections: ReadonlySet<Section['type']> = new Set([
  'converter',
  'generator',
  'calculator',
  'quote',
  'diff',
  'tableDiff',
  'console',
  'canvas',
  'speech',
  'sheet',
  'editor',
  'formBuilder',
  'game',
  'mail',
  'upload',
  'jobs',
  'monitor',
  'quiz',
  'levelTest',
  'timer',
  'gadget',
  'poll',
  'playground',
  'chat',
  'collection',
  'liveFeed',
  'eventFeed',
  'collector',
  'relay',
  'inquiry',
  'player',
  'habits',
  'study',
  'reminders',
  'kanban',
  'calendar',
  'assistant',
])

function moveHome(draft: Draft, screen: Screen, sections: readonly Section[]): void {
  draft.screens.set(screen.id, { ...screen, path: '/', sections: [...sections] })
}

/** Whatever else a game has, it begins with playing. */
function playFirst(one: Screen, other: Screen): number {
  return Number(hasGame(other)) - Number(hasGame(one))
}

function hasGame({ sections }: Screen): boolean {
  return sections.some(({ type }) => type === 'game' || type === 'quiz')
}

/** Those who have accounts here are not shown to everybody. */
function isParty({ kind, plainRole, roles }: Draft, { id, archetype }: EntityDraft): boolean {
  return archetype === 'person' && (plainRole?.id === id || roles.has(id)) && workKinds.has(kind)
}

/** Bookings belong to those who made them: the first page shows what can be booked. */
function isOfSomebody(draft: Draft, { id }: EntityDraft): boolean {
  return [...draft.screens.values()].some(({ sections }) =>
    sections.some(
      (section) => section.type === 'booking' && section.booking === id && section.resource !== id,
    ),
  )
}

function hasCollection(draft: Draft, entity: EntityDraft): boolean {
  return [...draft.screens.values()].some(
    (screen) =>
      screen.access === 'public' &&
      screen.sections.some((section) => section.type === 'collection' && section.entity === entity.id),
  )
}
