import type { Role } from '../../model/application-model.ts'
import type { Ability } from '../../model/entity.ts'
import { capitalise, toSlug } from '../language/noun-phrase.ts'
import { collection } from './collections.ts'
import { createDashboard } from './dashboard-section.ts'
import { addScreen } from './add-screen.ts'
import { askAtRegistration } from './ask-at-registration.ts'
import { hasAccounts, type Draft } from './draft.ts'
import { administrator, type ActingRole } from './roles.ts'

/** What only administrators see: figures, every list to manage, and the users. */
export function addAdministration(draft: Draft): void {
  const staff = managersOf(draft)
  if (staff.length === 0) return
  const access = { access: 'roles', roles: staff } as const
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
    if (!changing.some((ability) => entity.abilities.has(ability))) entity.editableBy = 'staff'
    entity.abilities.add('create').add('edit').add('delete').add('bulk').add('export').add('filter')
    addScreen(draft, {
      title: `Manage ${entity.many}`,
      path: `/admin/${toSlug(entity.many) || entity.id.toLowerCase()}`,
      icon: entity.icon,
      section: collection(entity, { title: `Manage ${entity.many}`, view: 'table' }),
      ...access,
    })
  }
  if (!draft.roles.has(administrator.id)) return
  addScreen(draft, {
    title: 'Users',
    path: '/admin/users',
    icon: 'users',
    section: { type: 'users', title: 'Users', text: 'Who has an account, and what they may do.' },
    access: 'roles',
    roles: [administrator.id],
  })
}

/** What others only look at stays with those who run the place. */
const changing: readonly Ability[] = ['create', 'edit', 'delete']
/** Where one thing is booked, the owner runs the house as an administrator does. */
function managersOf({ pack, roles }: Draft): string[] {
  if (pack?.trade === undefined) return roles.has(administrator.id) ? [administrator.id] : []
  return [...roles.values()].filter(({ isStaff }) => isStaff).map(({ id }) => id)
}

/** Signing in, registering, a new password, and one's own page. */
export function addAccountScreens(draft: Draft): void {
  if (draft.roles.size > 0 && !hasAccounts(draft)) draft.modules.push({ type: 'accounts' })
  if (!hasAccounts(draft)) return
  const registration = askAtRegistration(draft)
  const { number: _number, ...told } = registration
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
    section: { type: 'register', title: 'Create an account', text: '', ...registration },
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
    section: { type: 'profile', title, text: '', entities: [...new Set(owned)], ...(told.asks && told) },
  })
}

export function createRoles(draft: Draft): Role[] {
  if (!hasAccounts(draft)) return []
  const people = ['Nora Lind', 'Samuel Okafor', 'Mei Tanaka', 'Jonas Weber', 'Amara Obi']
  const plain: ActingRole = draft.plainRole ?? {
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
      label: role.id === administrator.id ? nameAdministrator(draft) : role.label,
      home: own ?? home,
      demo: {
        name,
        email: `${role.id.toLowerCase()}@example.com`,
        password: `${role.id.toLowerCase()}-demo`,
      },
    }
  })
}

/** Whoever runs the place is called what the request calls them. */
function nameAdministrator({ words }: Draft): string {
  if (/\badmin\w*/.test(words)) return administrator.label
  const [, named] =
    /\b(moderator|manager|librarian|receptionist|supervisor|editor|(?:election|returning|polling) officer|jury)s?\b/.exec(
      words,
    ) ?? []
  return named === undefined ? administrator.label : capitalise(named)
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
