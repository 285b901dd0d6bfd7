import type { Screen } from '../../model/application-model.ts'
import type { Ability } from '../../model/entity.ts'
import type { SectionOf } from '../../model/section.ts'
import { toPlural } from '../language/inflect.ts'
import { capitalise, toIdentifier, toSlug } from '../language/noun-phrase.ts'
import type { EntityTemplate } from '../subjects/entity-template.ts'
import { addScreen } from '../compose/add-screen.ts'
import { collection, ensureDetail } from '../compose/collections.ts'
import { composeEntity } from '../compose/compose-entity.ts'
import { hasAccounts, type Draft } from '../compose/draft.ts'
import type { EntityDraft } from '../compose/entity-draft.ts'

/** A thing of an outfit, made on first mention. */
export function thingOf(
  draft: Draft,
  [one, template]: readonly [one: string, template: EntityTemplate],
): EntityDraft {
  const id = toIdentifier(one)
  const known = draft.entities.get(id)
  if (known !== undefined) return known
  const entity = { ...composeEntity({ id, one, many: toPlural(one), template }), names: [] }
  draft.entities.set(id, entity)
  return entity
}

interface ListRequest {
  readonly title?: string
  readonly text?: string
  readonly view?: SectionOf<'collection'>['view']
  readonly because?: string | undefined
  /** Whether each record has a page of its own. */
  readonly hasPages?: boolean
}

/** A list that everybody who works here changes. */
export function listThing(draft: Draft, entity: EntityDraft, request: ListRequest): Screen {
  allow(entity, 'create', 'edit', 'delete', 'filter')
  return showThing(draft, entity, request)
}

/** A list to look through. */
export function showThing(
  draft: Draft,
  entity: EntityDraft,
  { title = capitalise(entity.many), text = '', view, because, hasPages = true }: ListRequest,
): Screen {
  allow(entity, 'filter')
  const screen = addScreen(draft, {
    title,
    path: `/${toSlug(entity.many)}`,
    icon: entity.icon,
    section: { ...collection(entity, { title, view: view ?? 'table' }), text },
    because,
  })
  if (hasPages) ensureDetail(draft, entity)
  return screen
}

/** What is one's own; where nobody signs in, what was made in this browser. */
export function listOwn(
  draft: Draft,
  entity: EntityDraft,
  { title = `My ${entity.many}`, text = '', view = 'list', because, hasPages = true }: ListRequest,
): Screen {
  allow(entity, 'filter')
  if (hasAccounts(draft) && entity.editableBy === 'everyone') entity.editableBy = 'owner'
  const screen = addScreen(draft, {
    title,
    icon: entity.icon,
    access: hasAccounts(draft) ? 'signedIn' : 'public',
    section: { ...collection(entity, { title, view, scope: 'mine' }), text },
    because,
  })
  if (hasPages) ensureDetail(draft, entity)
  return screen
}

/** Who may see what only those see who work here; everybody where nobody is named. */
export function forStaff({ roles }: Draft): Pick<Screen, 'access' | 'roles'> {
  const staff = [...roles.values()].filter(({ isStaff }) => isStaff).map(({ id }) => id)
  return staff.length > 0 ? { access: 'roles', roles: staff } : { access: 'public', roles: [] }
}

export function allow({ abilities }: EntityDraft, ...added: readonly Ability[]): void {
  for (const ability of added) abilities.add(ability)
}
