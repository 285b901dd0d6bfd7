import type { ApplicationModel, Role, Screen } from '../../model/application-model.ts'
import type { Entity } from '../../model/entity.ts'
import type { Section } from '../../model/section.ts'
import { capitalise, toSlug } from '../language/noun-phrase.ts'
import { createLifecycle } from '../subjects/lifecycles.ts'
import { createRandom, hashText } from '../subjects/random.ts'
import { createRecords } from '../subjects/sample-records.ts'
import { flavourOf } from '../subjects/flavours.ts'
import { stepsSection } from './build-pages.ts'
import { collection, createDashboard, ensureCollection } from './build-records.ts'
import { imageFieldOf, titleFieldOf } from './compose-entity.ts'
import { addScreen, hasAccounts, mainEntity, type Draft } from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'
import { administrator, type ActingRole } from './roles.ts'

/** What the whole model is besides its draft. */
type Frame = Omit<ApplicationModel, 'roles' | 'entities' | 'screens' | 'modules' | 'rules' | 'simulated'>

/** Adds what every application of its kind has, fills in records, and orders the screens. */
export function finishModel(draft: Draft, frame: Frame): ApplicationModel {
  linkEntities(draft)
  makeManageable(draft)
  addAdministration(draft)
  addAccountScreens(draft)
  addHome(draft, frame)
  if (draft.entities.size > 0 && !draft.modules.some(({ type }) => type === 'search')) {
    const searched = [...draft.entities.values()].filter(({ id }) =>
      [...draft.screens.values()].some((screen) => screen.path.endsWith('/:id') && hasEntity(screen, id)),
    )
    if (searched.length > 0)
      draft.modules.push({ type: 'search', entities: searched.slice(0, 4).map(({ id }) => id) })
  }
  const roles = createRoles(draft)
  const staff = roles.filter(({ isStaff }) => isStaff).map(({ id }) => id)
  const entities = createEntities(draft, frame, staff)
  return {
    ...frame,
    roles,
    entities,
    screens: orderScreens(draft).map((screen) => manageWhereAllowed(screen, draft)),
    modules: draft.modules,
    rules: draft.rules,
    simulated: [...draft.simulated],
  }
}

/** A text field that names another entity becomes a reference to it. */
function linkEntities(draft: Draft): void {
  for (const entity of draft.entities.values()) {
    const title = titleFieldOf(entity.fields)
    entity.fields.forEach((field, at) => {
      const isLinked =
        field.type === 'text' && field.id !== title && field.id !== entity.id && draft.entities.has(field.id)
      if (isLinked) entity.fields[at] = { ...field, type: 'reference', refersTo: field.id, isFilter: true }
    })
  }
}

/** Where people work with records, they can also change them: nobody asks for a list that stays as it is. */
function makeManageable(draft: Draft): void {
  const isWork = ['operations', 'projects', 'finance', 'personal', 'dashboard', 'developer'].includes(
    draft.kind,
  )
  if (!isWork) return
  for (const entity of draft.entities.values()) {
    if (entity.archetype === 'configuration') continue
    entity.abilities.add('create').add('edit').add('delete').add('filter').add('export')
  }
}

function addAdministration(draft: Draft): void {
  if (!draft.roles.has(administrator.id)) return
  const access = { access: 'roles', roles: [administrator.id] } as const
  const overview = createDashboard(draft, 'Overview')
  if (overview !== undefined)
    addScreen(draft, {
      title: 'Administration',
      path: '/admin',
      icon: 'shield',
      section: overview,
      ...access,
    })
  for (const entity of draft.entities.values()) {
    if (entity.archetype === 'configuration' || entity.id === 'user') continue
    entity.abilities.add('create').add('edit').add('delete').add('bulk').add('export').add('filter')
    addScreen(draft, {
      title: `Manage ${entity.many}`,
      path: `/admin/${toSlug(entity.many) || entity.id.toLowerCase()}`,
      icon: entity.icon,
      section: collection(entity, { title: `Manage ${entity.many}`, view: 'table' }),
      ...access,
    })
  }
  addScreen(draft, {
    title: 'Users',
    path: '/admin/users',
    icon: 'users',
    section: { type: 'users', title: 'Users', text: 'Who has an account, and what they may do.' },
    ...access,
  })
}

function addAccountScreens(draft: Draft): void {
  if (draft.roles.size > 0 && !hasAccounts(draft)) draft.modules.push({ type: 'accounts' })
  if (!hasAccounts(draft)) return
  const title = /personal cent(?:er|re)/.test(draft.words) ? 'Personal center' : 'My account'
  addScreen(draft, {
    title: 'Sign in',
    icon: 'log-in',
    isInMenu: false,
    section: { type: 'signIn', title: 'Sign in', text: '' },
  })
  addScreen(draft, {
    title: 'Create an account',
    path: '/register',
    icon: 'user-plus',
    isInMenu: false,
    section: { type: 'register', title: 'Create an account', text: '' },
  })
  addScreen(draft, {
    title: 'New password',
    path: '/new-password',
    icon: 'key-round',
    isInMenu: false,
    section: { type: 'recoverPassword', title: 'Choose a new password', text: '' },
  })
  const owned = [...draft.screens.values()].flatMap((screen) =>
    screen.sections.flatMap((section) =>
      section.type === 'collection' && section.scope === 'mine' ? [section.entity] : [],
    ),
  )
  addScreen(draft, {
    title,
    path: '/account',
    icon: 'user',
    access: 'signedIn',
    section: { type: 'profile', title, text: '', entities: [...new Set(owned)] },
  })
}

function addHome(draft: Draft, frame: Frame): void {
  const workKinds: readonly string[] = ['operations', 'dashboard', 'projects', 'finance', 'personal']
  const toolKinds: readonly string[] = ['tool', 'developer', 'game', 'mail']
  const screens = [...draft.screens.values()]
  const existing = screens.find(({ path }) => path === '/')
  if (existing !== undefined) return
  const first = screens.find(
    ({ isInMenu, access, path }) => isInMenu && access === 'public' && !path.startsWith('/admin'),
  )
  const sections: Section[] = []
  const tool = toolKinds.includes(frame.kind)
    ? screens.find(
        (screen) =>
          screen.isInMenu &&
          screen.access === 'public' &&
          screen.sections.some(({ type }) => toolSections.has(type)),
      )
    : undefined
  const existingDashboard = screens.find(
    ({ access, sections: own }) => access === 'public' && own.length === 1 && own[0]?.type === 'dashboard',
  )
  const isWork = workKinds.includes(frame.kind)
  if (isWork && existingDashboard !== undefined && !hasAccounts(draft)) {
    moveHome(draft, existingDashboard, [...existingDashboard.sections, ...draft.homeSections])
    return
  }
  const dashboard = isWork && existingDashboard === undefined ? createDashboard(draft, frame.name) : undefined
  if (tool !== undefined) {
    // A tool is opened to be used: its first screen is the tool itself.
    moveHome(draft, tool, [...tool.sections, ...draft.homeSections])
    return
  }
  const actions = first === undefined ? [] : [{ label: first.title, screen: first.id }]
  const second = screens.find((screen) => screen.isInMenu && screen.access === 'public' && screen !== first)
  if (second !== undefined) actions.push({ label: second.title, screen: second.id })
  if (dashboard === undefined || hasAccounts(draft))
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
  sections.push(...draft.homeSections.filter(({ type }) => type === 'slider'))
  if (dashboard === undefined) {
    const shown = [...draft.entities.values()].filter(
      (entity) =>
        ['sellable', 'place', 'event', 'document', 'media', 'catalogue', 'person', 'post'].includes(
          entity.archetype,
        ) &&
        !['user', 'message'].includes(entity.id) &&
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
    sections.push(highlights(draft, frame))
  }
  if (dashboard !== undefined && draft.topics.size > 0) sections.push(highlights(draft, frame))
  sections.push(...draft.homeSections.filter(({ type }) => type !== 'slider'))
  if (
    ['booking', 'shop', 'promotion', 'learning', 'jobs'].includes(frame.kind) &&
    !sections.some(({ type }) => type === 'steps')
  )
    sections.push(stepsSection(draft))
  const contact = screens.find(({ path }) => path === '/contact')
  const goal = contact ?? first
  if (dashboard === undefined && goal !== undefined)
    sections.push({
      type: 'callToAction',
      title: `Ready for ${draft.subject || frame.name}?`,
      text: 'Take the next step now.',
      actions: [{ label: goal.title, screen: goal.id }],
    })
  addScreen(draft, {
    title: dashboard === undefined ? 'Home' : 'Overview',
    path: '/',
    icon: dashboard === undefined ? 'home' : 'layout-dashboard',
    section: sections[0] ?? highlights(draft, frame),
  })
  const home = [...draft.screens.values()].find(({ path }) => path === '/')
  home?.sections.push(...sections.slice(1))
}

const toolSections: ReadonlySet<Section['type']> = new Set([
  'converter',
  'generator',
  'calculator',
  'diff',
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
  'timer',
  'poll',
  'playground',
  'chat',
  'collection',
  'liveFeed',
  'inquiry',
  'player',
])

function moveHome(draft: Draft, screen: Screen, sections: readonly Section[]): void {
  draft.screens.set(screen.id, { ...screen, path: '/', sections: [...sections] })
}

function hasCollection(draft: Draft, entity: EntityDraft): boolean {
  return [...draft.screens.values()].some(
    (screen) =>
      screen.access === 'public' &&
      screen.sections.some((section) => section.type === 'collection' && section.entity === entity.id),
  )
}

function hasEntity(screen: Screen, id: string): boolean {
  return screen.sections.some((section) => 'entity' in section && section.entity === id)
}

/** What one can do here, one card for each requested screen. */
function highlights(draft: Draft, frame: Frame): Section {
  const items = [...draft.screens.values()]
    .filter(({ isInMenu, access }) => isInMenu && access === 'public')
    .slice(0, 6)
    .map((screen) => ({ title: screen.title, text: sentenceFor(screen, draft), icon: screen.icon }))
  const topics = [...draft.topics].slice(0, 6).map((title) => ({
    title,
    text: `What there is to know about ${title.toLowerCase()}, at a glance.`,
    icon: 'info',
  }))
  const usual = [
    {
      title: 'Clear',
      text: `Everything about ${draft.subject || frame.name} in one place.`,
      icon: 'compass',
    },
    { title: 'Quick', text: 'Few steps from the first look to the result.', icon: 'zap' },
    { title: 'Yours', text: 'What you enter stays in your browser.', icon: 'lock' },
  ]
  return {
    type: 'highlights',
    title: 'What you can do here',
    text: '',
    items:
      items.length + topics.length >= 3
        ? withoutTwins([...topics, ...items]).slice(0, 9)
        : [...items, ...usual].slice(0, 4),
  }
}

function withoutTwins<Item extends { title: string }>(items: readonly Item[]): Item[] {
  return items.filter(
    ({ title }, at) => items.findIndex((other) => other.title.toLowerCase() === title.toLowerCase()) === at,
  )
}

function sentenceFor(screen: Screen, draft: Draft): string {
  const [section] = screen.sections
  if (section === undefined) return ''
  if ('text' in section && section.text !== '') return section.text
  if (section.type === 'collection') {
    const entity = draft.entities.get(section.entity)
    return entity === undefined
      ? ''
      : `Look through the ${entity.many}, search and sort them, and open the details.`
  }
  return `Open ${screen.title.toLowerCase()} and try it.`
}

function createRoles(draft: Draft): Role[] {
  if (!hasAccounts(draft)) return []
  const people = ['Nora Lind', 'Samuel Okafor', 'Mei Tanaka', 'Jonas Weber', 'Amara Obi']
  const plain: ActingRole = {
    id: plainRole(draft.kind),
    label: capitalise(plainRole(draft.kind)),
    isStaff: false,
  }
  const acting = [plain, ...[...draft.roles.values()].filter(({ id }) => id !== plain.id)].slice(0, 5)
  const screens = [...draft.screens.values()]
  const home = screens.find(({ path }) => path === '/')?.id ?? screens[0]?.id ?? 'home'
  return acting.map((role, at) => {
    const own = screens.find(({ roles }) => roles.includes(role.id))?.id
    const name = people[at] ?? 'Nora Lind'
    return {
      ...role,
      home: own ?? home,
      demo: {
        name,
        email: `${role.id.toLowerCase()}@example.com`,
        password: `${role.id.toLowerCase()}-demo`,
      },
    }
  })
}

function plainRole(kind: Draft['kind']): string {
  const names: Partial<Record<Draft['kind'], string>> = {
    shop: 'customer',
    booking: 'customer',
    learning: 'student',
    community: 'member',
    jobs: 'applicant',
    blog: 'reader',
    projects: 'member',
  }
  return names[kind] ?? 'user'
}

function createEntities(draft: Draft, frame: Frame, staff: readonly string[]): Entity[] {
  const counts = new Map([...draft.entities.values()].map((entity) => [entity.id, countOf(entity)]))
  const slugs = new Map([...draft.entities.keys()].map((id) => [id, toSlug(id) || 'record']))
  return [...draft.entities.values()].map((known) => {
    const template = flavourOf(known.template, `${frame.subject} ${known.one} ${draft.words}`)
    const state = known.fields.find(({ id, type }) => type === 'choice' && /status|stage|state/.test(id))
    const fields = template === known.template ? known.fields : withOptions(known.fields, template)
    const sortField = fields.find(({ type }) => type === 'date' || type === 'datetime')
    const entity = {
      id: known.id,
      one: known.one,
      many: known.many,
      archetype: known.archetype,
      icon: known.icon,
      titleField: titleFieldOf(fields),
      imageField: imageFieldOf(fields),
      fields,
      lifecycle:
        state === undefined || known.template === undefined || known.template.flow === null
          ? null
          : createLifecycle(known.template.flow, state, staff),
      abilities: [...known.abilities],
      editableBy: known.editableBy,
      sort:
        sortField === undefined
          ? null
          : {
              field: sortField.id,
              direction: /due|start|^date$/i.test(sortField.id) ? ('up' as const) : ('down' as const),
            },
    }
    const count = counts.get(known.id) ?? 8
    const random = createRandom(hashText(`${frame.seed}${known.id}`))
    const idsOf = (id: string) =>
      Array.from({ length: counts.get(id) ?? 0 }, (_, at) => `${slugs.get(id) ?? 'record'}-${at + 1}`)
    return {
      ...entity,
      records: createRecords({ entity, template, subject: frame.subject, random, idsOf, count }),
    }
  })
}

/** A flavour brings its own categories. */
function withOptions(
  fields: EntityDraft['fields'],
  template: EntityDraft['template'],
): EntityDraft['fields'] {
  return fields.map((field) => {
    const own = template?.fields.find(({ id }) => id === field.id)
    return own !== undefined && field.type === 'choice' ? { ...field, options: own.options } : field
  })
}

function countOf(entity: EntityDraft): number {
  const rows = entity.template?.rows.length ?? 0
  if (entity.archetype === 'transaction') return 14
  if (entity.archetype === 'person') return 10
  return Math.max(6, Math.min(12, rows === 0 ? 8 : rows))
}

/** Home first, then what was asked in its order, then accounts, then administration. */
function orderScreens(draft: Draft): Screen[] {
  const main = mainEntity(draft)
  if (main !== undefined && draft.screens.size < 2) ensureCollection(draft, main, null)
  return [...draft.screens.values()].toSorted((a, b) => rankOf(a) - rankOf(b))
}

function rankOf({ path, access }: Screen): number {
  if (path === '/') return 0
  if (path.startsWith('/admin')) return 4
  if (path === '/account') return 3
  return access === 'roles' ? 2 : 1
}

/** Where people may change records, the list offers it; otherwise only administration does. */
function manageWhereAllowed(screen: Screen, draft: Draft): Screen {
  const sections = screen.sections.map((section): Section => {
    if (section.type !== 'collection' || section.scope === 'newest' || section.scope === 'favourites')
      return section
    const entity = draft.entities.get(section.entity)
    if (entity === undefined) return section
    const isStaffScreen = screen.access === 'roles'
    const canChange =
      entity.abilities.has('create') || entity.abilities.has('edit') || entity.abilities.has('delete')
    return { ...section, isManaged: canChange && (entity.editableBy !== 'staff' || isStaffScreen) }
  })
  return { ...screen, sections }
}
