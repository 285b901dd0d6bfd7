import type { ApplicationKind, ApplicationModule, Rule, Screen } from '../../model/application-model.ts'
import type { Section } from '../../model/section.ts'
import { capitalise, toIdentifier, toSlug } from '../language/noun-phrase.ts'
import { toPlural, toSingular } from '../language/inflect.ts'
import { isWish } from '../language/is-wish.ts'
import { readVerb } from '../language/verbs.ts'
import type { EntityTemplate } from '../subjects/entity-template.ts'
import { findTemplate } from '../subjects/entity-templates.ts'
import type { Pack } from '../subjects/pack.ts'
import { isAttribute } from '../subjects/read-attribute.ts'
import { isSubmission, submissionTemplate } from '../subjects/submissions.ts'
import { administrator, type ActingRole } from './roles.ts'
import { composeEntity } from './compose-entity.ts'
import type { EntityDraft } from './entity-draft.ts'
import { isThing, namesNothing, noThings, toolWords } from './thing-words.ts'

/** An application while it is being put together. Builders add to it; `finishModel` turns it into the model. */
export interface Draft {
  readonly kind: ApplicationKind
  readonly subject: string
  /** The whole request in small letters, for details such as which converter is meant. */
  readonly words: string
  /** What comes with the subject, and what its words mean there. */
  readonly pack: Pack | undefined
  /** What general words mean in this request. */
  aliases: ReadonlyMap<string, string>
  /** Whether it is put together for the first time, rather than opened again for a change. */
  readonly isNew: boolean
  readonly entities: Map<string, EntityDraft>
  readonly screens: Map<string, Screen>
  readonly modules: ApplicationModule[]
  readonly rules: Rule[]
  readonly roles: Map<string, ActingRole>
  /** What those are called who register, where the request names them. */
  plainRole: ActingRole | undefined
  readonly simulated: Set<string>
  readonly homeSections: Section[]
  /** Examples of the request that became fields, choices or records. */
  readonly carried: Set<string>
  /** Things that come with the subject and were made before the request was read. */
  readonly expected: Set<string>
  /** Screens by the part of the request that asked for them. */
  readonly screensOf: Map<string, Set<string>>
}

export function createDraft(about: Pick<Draft, 'kind' | 'subject' | 'words' | 'pack' | 'isNew'>): Draft {
  return {
    ...about,
    aliases: about.pack?.aliases ?? new Map(),
    entities: new Map(),
    screens: new Map(),
    modules: [],
    rules: [],
    roles: new Map(),
    plainRole: undefined,
    simulated: new Set(),
    homeSections: [],
    carried: new Set(),
    expected: new Set(),
    screensOf: new Map(),
  }
}

const maxEntities = 16

/** The entity that a phrase means, made on first mention. Undefined for words that name no thing. */
export function needEntity(draft: Draft, phrase: string): EntityDraft | undefined {
  const told = tellThing(phrase)
  const thing = draft.aliases.get(told) ?? told
  if (thing === '' || namesNothing(thing, phrase)) return undefined
  const found = findMeant(draft, thing)
  const known = findExisting(draft, thing, found?.known)
  if (known !== undefined) {
    known.mentions += 1
    return known
  }
  if (draft.entities.size >= maxEntities) return undefined
  if (found === undefined && !isThing(thing)) return undefined
  const one = found !== undefined && vagueNames.has(thing) ? (found.known.names[0] ?? thing) : thing
  const id = toIdentifier(one)
  if (draft.kind === 'tool' && (toolWords.test(thing) || (keepsNothing(draft) && found?.isExact !== true)))
    return undefined
  if (id === '' || draft.entities.has(id)) return draft.entities.get(id)
  const entity = composeEntity({
    id,
    one: spell(one),
    many: spell(toPlural(one)),
    template: found?.known,
    isOfWork: workKinds.has(draft.kind),
  })
  draft.entities.set(id, entity)
  return entity
}

const workKinds: ReadonlySet<ApplicationKind> = new Set(['operations', 'finance', 'projects'])

/** The entity that a phrase means, where there is one already. */
export function findEntity(draft: Draft, phrase: string): EntityDraft | undefined {
  const told = tellThing(phrase)
  const thing = draft.aliases.get(told) ?? told
  return thing === '' ? undefined : findExisting(draft, thing, findMeant(draft, thing)?.known)
}

/** A stopwatch or a calculator: what comes "with" it is a part of it, and no list, unless everybody knows it as one. */
function keepsNothing({ pack, isNew, words }: Draft): boolean {
  return isNew && isWish(words) && pack !== undefined && pack.things.length === 0
}

/** "transportation track" is no song: words of many meanings are taken for one only where nothing stands before them. */
function findMeant(draft: Draft, thing: string): ReturnType<typeof findTemplate> {
  const found = findTemplate(meantIn.get(draft.kind)?.get(thing) ?? nameOwn(draft, thing))
  if (found?.isExact !== true && isSubmission(thing) && !['tool', 'developer'].includes(draft.kind))
    return { known: submissionTemplate(thing), isExact: true }
  if (found === undefined && pricesOf.test(thing)) return findTemplate('unit price')
  const isMedia = ['streaming', 'blog', 'community', 'portfolio', 'learning'].includes(draft.kind)
  const isVague = /(?:track|show|play|match|plan|field|class|channel|host|side|group|run)$/.test(thing)
  return found !== undefined && !found.isExact && isVague && !isMedia ? undefined : found
}

/** Nobody assigns or reviews what one has to do oneself; those who live in a house bring nothing to a workshop. */
function nameOwn({ kind, words }: Draft, thing: string): string {
  if (thing === 'repair' && housed.test(words)) return 'repair request'
  const isOwn = kind === 'personal' && /^(?:task|to-?do)$/.test(thing) && !together.test(words)
  return isOwn ? 'personal task' : thing
}

const housed = /\b(?:tenants?|residents?|landlords?|housing|apartments?|flats?|buildings?|dorm\w*)\b/

const together =
  /\b(?:teams?|groups?|colleagues?|co-?workers?|family|flatmates?|roommates?|employees?|staff|members?|projects?|assign\w*|everyone|shared?)\b/

/** The prices of something are a list of their own, whatever they are for. */
const pricesOf = /^[a-z]+ (?:[a-z]+ )?(?:price|tariff|fee)$|^fee$/

/** The same word for other things: the skills of a designer are no spells. */
const professional: ReadonlyMap<string, string> = new Map([
  ['skill', 'professional skill'],
  ['award', 'recognition'],
  ['building', 'completed building'],
])

/** Where records are kept, vendors are those one buys from, and a card is somebody's. */
const administered: ReadonlyMap<string, string> = new Map([
  ['vendor', 'supplier'],
  ['card', 'membership card'],
])

const meantIn: ReadonlyMap<ApplicationKind, ReadonlyMap<string, string>> = new Map([
  ['operations', administered],
  ['company', professional],
  ['portfolio', professional],
  ['jobs', professional],
  ['learning', professional],
])

/** Whether words speak of something that is already there: a thing, a field of one, or nothing in particular. */
export function isKnownThing(draft: Draft, phrase: string): boolean {
  const thing = tellThing(phrase)
  if (thing === '' || noThings.test(thing) || isAttribute(thing)) return true
  const entities = [...draft.entities.values()]
  const about = draft.subject.toLowerCase().split(' ')
  return (
    thing.split(' ').every((word) => about.includes(word)) ||
    findExisting(draft, thing, findTemplate(thing)?.known) !== undefined ||
    entities.some(({ fields, names }) =>
      [...fields.map(({ label }) => label), ...names].some((word) => thing.includes(word.toLowerCase())),
    )
  )
}

/** The telling part of a phrase: "updated PDF documents" are PDF documents, "manage subdomains" subdomains. */
function tellThing(phrase: string): string {
  let words = toSingular(phrase.toLowerCase().trim().replace(ranked, ''))
    .replace(/[^\p{L}\p{N} '&-]/gu, '')
    .slice(0, 40)
    .trim()
    .split(' ')
  while (words.length > 1 && findTemplate(words.join(' '))?.isExact !== true) {
    if (isSubmission(words.join(' '))) break
    const [first = '', ...rest] = words
    const isVerb = readVerb(first) !== undefined || readVerb(first.replace(/e?s$/, '')) !== undefined
    // "fishing entries" are about fishing.
    if (rest.length === 1 && rest[0] === 'entry') break
    const isQuality =
      /(?:ed|ing|ent)$/.test(first) ||
      /^(?:next|original|handwritten|previous|categor(?:y|ies)|versions?|numbers?)$/.test(first)
    if (!(isVerb && !nouns.has(first)) && !(isQuality && findTemplate(rest.join(' ')) !== undefined)) break
    words = rest
  }
  return words.join(' ')
}

/** "top selling drinks" are drinks, of which some sell best. */
const ranked =
  /^(?:(?:top|best|most)[- ](?:selling|rated|popular|viewed)|(?:most )?popular|best-?sellers? of) (?=[a-z])/

/** Words that are verbs elsewhere and name things here. */
const nouns: ReadonlySet<string> = new Set(
  'order test record review report plan post message note file design work book study play game form film video access process service search code user contact trade host match practice watch show answer'.split(
    ' ',
  ),
)

/** "order" and "errand order" are the same where only one order-like thing exists. */
function findExisting(
  draft: Draft,
  thing: string,
  template: EntityTemplate | undefined,
): EntityDraft | undefined {
  const exact = draft.entities.get(toIdentifier(thing))
  if (exact !== undefined) return exact
  return [...draft.entities.values()].find(
    ({ one, template: own }) =>
      one.endsWith(` ${thing}`) ||
      thing.endsWith(` ${one}`) ||
      (one.startsWith(`${thing} `) && (own === template || findTemplate(thing)?.isExact !== true)) ||
      (own !== undefined && own === template && interchangeable(one, thing)),
  )
}

function interchangeable(one: string, other: string): boolean {
  return genericNames.has(one) || genericNames.has(other)
}

/** "csv file" → "CSV file". */
function spell(words: string): string {
  return words.replace(
    /\b(?:csv|pdf|api|ai|sms|qr|id|css|js|sql|html|php|url|tv|http|xml|json|faq|vip|usb|gps|jpeg|png)(?=s?\b)/g,
    (word) => word.toUpperCase(),
  )
}

/** Names that say nothing: the template's own name is better. */
const vagueNames: ReadonlySet<string> = new Set(
  'item good produce information content material record history log entry knowledge submission work'.split(
    ' ',
  ),
)

/** Names so general that a more telling one of the same kind takes them over. */
const genericNames: ReadonlySet<string> = new Set(
  'item good goods inventory_record job position vacancy opening article news information content material record history log transaction payment user account member file document image photo picture post topic message inquiry request submission activity event report task tool app place location stock request'
    .split(' ')
    .map((name) => name.replace('_', ' ')),
)

interface ScreenRequest {
  readonly title: string
  readonly icon: string
  readonly section: Section
  readonly isInMenu?: boolean
  readonly access?: Screen['access']
  readonly roles?: readonly string[]
  readonly path?: string
  /** What asked for it, so that the list of requirements can point to it. */
  readonly because?: string | undefined
}

/** Adds a screen, or adds the section to the screen of that title. */
export function addScreen(draft: Draft, request: ScreenRequest): Screen {
  const slug = toSlug(request.title) || `page-${draft.screens.size + 1}`
  const path = request.path ?? `/${slug}`
  const existing = [...draft.screens.values()].find((screen) => screen.path === path)
  if (existing !== undefined) {
    if (!existing.sections.some((section) => isSame(section, request.section)))
      existing.sections.push(request.section)
    remember(draft, request.because, existing.id)
    return existing
  }
  const screen: Screen = {
    id: freeId(draft, toIdentifier(request.title) || 'page'),
    path,
    title: capitalise(request.title),
    icon: request.icon,
    isInMenu: request.isInMenu ?? true,
    access: request.access ?? 'public',
    roles: [...(request.roles ?? [])],
    sections: [request.section],
  }
  draft.screens.set(screen.id, screen)
  remember(draft, request.because, screen.id)
  return screen
}

function remember(draft: Draft, because: string | undefined, id: string): void {
  if (because === undefined) return
  const known = draft.screensOf.get(because) ?? new Set()
  draft.screensOf.set(because, known.add(id))
}

function freeId(draft: Draft, id: string): string {
  let free = id
  for (let at = 2; draft.screens.has(free); at += 1) free = `${id}${at}`
  return free
}

function isSame(one: Section, other: Section): boolean {
  if (one.type !== other.type) return false
  return entityOf(one) === entityOf(other)
}

function entityOf(section: Section): string | null {
  return 'entity' in section ? (section.entity ?? null) : null
}

export function needAccounts(draft: Draft): void {
  if (draft.modules.some(({ type }) => type === 'accounts')) return
  draft.modules.push({ type: 'accounts' })
}

export function hasAccounts(draft: Draft): boolean {
  return draft.modules.some(({ type }) => type === 'accounts')
}

export function needAdministrator(draft: Draft): void {
  draft.roles.set(administrator.id, administrator)
  needAccounts(draft)
}

/** The thing the application is mostly about: most often named, catalogue-like things before records. */
export function mainEntity(draft: Draft): EntityDraft | undefined {
  return [...draft.entities.values()].toSorted((a, b) => weight(b) - weight(a))[0]
}

function weight({ archetype, mentions }: EntityDraft): number {
  const isSecondary = ['transaction', 'record', 'configuration', 'person'].includes(archetype)
  return mentions + (isSecondary ? 0 : 3)
}
