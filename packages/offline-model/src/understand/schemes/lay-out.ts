import type { Screen } from '../../model/application-model.ts'
import type { Ability } from '../../model/entity.ts'
import type { Section, SectionOf } from '../../model/section.ts'
import { addScreen } from '../compose/add-screen.ts'
import { collection, ensureDetail } from '../compose/collections.ts'
import { hasAccounts, type Draft } from '../compose/draft.ts'
import type { EntityDraft } from '../compose/entity-draft.ts'
import { capitalise, toSlug } from '../language/noun-phrase.ts'

interface Page {
  readonly title: string
  readonly icon: string
  readonly section: Section
  readonly path?: string
  readonly isInMenu?: boolean
  /** Only for those who run the place, where there are such. */
  readonly isForStaff?: boolean | undefined
  /** What asked for it. */
  readonly because?: string | undefined
}

/** A page with a section. What is one's own is seen by whoever is signed in. */
export function addPage(draft: Draft, { isForStaff, ...page }: Page): Screen {
  const staff = forStaff(draft)
  if (isForStaff === true && staff.access === 'roles') return addScreen(draft, { ...page, ...staff })
  const isOwn = page.section.type === 'collection' && page.section.scope === 'mine' && hasAccounts(draft)
  return addScreen(draft, { ...page, access: isOwn ? 'signedIn' : 'public' })
}

interface Listed {
  readonly title?: string
  /** What stands above the list, where that is not the title of its page. */
  readonly heading?: string
  readonly path?: string
  readonly icon?: string
  readonly view?: SectionOf<'collection'>['view']
  readonly scope?: SectionOf<'collection'>['scope']
  readonly where?: { field: string; equals: string[] }
  readonly text?: string
  readonly isForStaff?: boolean
  readonly because?: string | undefined
  /** Whether each record has a page of its own. It has, unless it says otherwise. */
  readonly hasPages?: boolean
}

/** A page for each record, and then a list of them. */
export function addList(draft: Draft, entity: EntityDraft, listed: Listed = {}): Screen {
  ensureDetail(draft, entity)
  return addPage(draft, listPage(entity, listed))
}

/** A list to look through, and then a page for each record. */
export function showList(draft: Draft, entity: EntityDraft, listed: Listed): Screen {
  entity.abilities.add('filter')
  const page = listPage(entity, { path: `/${toSlug(entity.many)}`, view: 'table', ...listed })
  const screen = addPage(draft, page)
  if (listed.hasPages !== false) ensureDetail(draft, entity)
  return screen
}

/** The same, where everybody who sees it also changes it. */
export function keepList(draft: Draft, entity: EntityDraft, listed: Listed): Screen {
  allow(entity, 'create', 'edit', 'delete', 'filter')
  return showList(draft, entity, listed)
}

/** What is one's own; where nobody signs in, what was made in this browser. */
export function showOwn(draft: Draft, entity: EntityDraft, listed: Listed): Screen {
  entity.abilities.add('filter')
  if (hasAccounts(draft) && entity.editableBy === 'everyone') entity.editableBy = 'owner'
  const title = `My ${entity.many}`
  const screen = addPage(draft, listPage(entity, { title, view: 'list', ...listed, scope: 'mine' }))
  if (listed.hasPages !== false) ensureDetail(draft, entity)
  return screen
}

function listPage(entity: EntityDraft, listed: Listed): Page {
  const { title = capitalise(entity.many), heading = title, icon = entity.icon } = listed
  const { text = '', scope = 'all', view, where, path, isForStaff, because } = listed
  return {
    title,
    icon,
    section: {
      ...collection(entity, { title: heading, scope, ...(view && { view }) }),
      text,
      ...(where && { where }),
    },
    ...(path !== undefined && { path }),
    isForStaff,
    because,
  }
}

/** Who may see what only those see who run the place; everybody where nobody is named. */
export function forStaff(draft: Draft): Pick<Screen, 'access' | 'roles'> {
  const roles = staffOf(draft)
  return roles.length > 0 ? { access: 'roles', roles } : { access: 'public', roles: [] }
}

export function staffOf({ roles }: Draft): string[] {
  return [...roles.values()].filter(({ isStaff }) => isStaff).map(({ id }) => id)
}

export function allow({ abilities }: EntityDraft, ...added: readonly Ability[]): void {
  for (const ability of added) abilities.add(ability)
}
