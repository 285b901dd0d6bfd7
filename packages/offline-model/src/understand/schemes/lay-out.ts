import type { Screen } from '../../model/application-model.ts'
import type { Ability, Lifecycle } from '../../model/entity.ts'
import type { Section, SectionOf } from '../../model/section.ts'
import { toPlural } from '../language/inflect.ts'
import { capitalise, toIdentifier } from '../language/noun-phrase.ts'
import { template } from '../subjects/entity-template.ts'
import { addScreen } from '../compose/add-screen.ts'
import { collection, ensureDetail } from '../compose/collections.ts'
import { composeEntity } from '../compose/compose-entity.ts'
import { hasAccounts, needAccounts, type Draft } from '../compose/draft.ts'
import type { EntityDraft } from '../compose/entity-draft.ts'

interface Thing {
  /** Comma-separated, see `ability`. */
  readonly abilities?: string
  readonly editableBy?: EntityDraft['editableBy']
  readonly mentions?: number
  readonly steps?: Lifecycle['steps']
  /** Numbers that the list is narrowed by, comma-separated. */
  readonly ranges?: string
}

/** A thing of the work with its own fields and samples. */
export function addThing(
  draft: Draft,
  source: Parameters<typeof template>[0],
  { abilities = '', editableBy, mentions, steps = [], ranges = '' }: Thing = {},
): EntityDraft {
  const known = template(source)
  const [one = ''] = known.names
  const entity = composeEntity({ id: toIdentifier(one), one, many: toPlural(one), template: known })
  for (const ability of abilities.split(',').filter(Boolean))
    if (isAbility(ability)) entity.abilities.add(ability)
  if (editableBy !== undefined) entity.editableBy = editableBy
  if (mentions !== undefined) entity.mentions = mentions
  entity.steps.push(...steps)
  for (const [at, field] of entity.fields.entries())
    if (ranges.split(',').includes(field.id)) entity.fields[at] = { ...field, isFilter: true }
  draft.entities.set(entity.id, entity)
  return entity
}

const abilities: readonly Ability[] = [
  'create',
  'edit',
  'delete',
  'bulk',
  'filter',
  'export',
  'print',
  'comment',
  'rate',
  'like',
  'favourite',
  'share',
  'compare',
  'addToCart',
  'book',
  'apply',
  'report',
]

function isAbility(name: string): name is Ability {
  return abilities.some((ability) => ability === name)
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
  /** Only for those who run the place, where there are such. */
  readonly isForStaff?: boolean
}

/** A list of it, and a page for each. */
export function addList(draft: Draft, entity: EntityDraft, listed: Listed = {}): Screen {
  const title = listed.title ?? capitalise(entity.many)
  ensureDetail(draft, entity)
  const section: Section = {
    ...collection(entity, {
      title: listed.heading ?? title,
      ...(listed.view && { view: listed.view }),
      scope: listed.scope ?? 'all',
    }),
    text: listed.text ?? '',
    ...(listed.where && { where: listed.where }),
  }
  return addPage(draft, { ...listed, title, icon: listed.icon ?? entity.icon, section })
}

/** A page with a section. */
export function addPage(
  draft: Draft,
  page: {
    title: string
    icon: string
    section: Section
    path?: string
    isInMenu?: boolean
    isForStaff?: boolean
    scope?: SectionOf<'collection'>['scope']
  },
): Screen {
  const staff = staffOf(draft)
  const isKept = page.isForStaff === true && staff.length > 0
  const isOwn = page.scope === 'mine' && hasAccounts(draft)
  return addScreen(draft, {
    title: page.title,
    icon: page.icon,
    section: page.section,
    ...(page.path !== undefined && { path: page.path }),
    ...(page.isInMenu !== undefined && { isInMenu: page.isInMenu }),
    ...(isKept ? { access: 'roles' as const, roles: staff } : isOwn && { access: 'signedIn' as const }),
  })
}

export function staffOf({ roles }: Draft): string[] {
  return [...roles.values()].filter(({ isStaff }) => isStaff).map(({ id }) => id)
}

/** Somebody with an account of their own kind, where the request speaks of accounts or of them. */
export function needRole(
  draft: Draft,
  role: { id: string; label: string; isStaff: boolean },
  isPlain = false,
): void {
  needAccounts(draft)
  if (isPlain) {
    draft.roles.delete(role.id)
    draft.plainRole = role
  } else draft.roles.set(role.id, role)
}

/** One step of a flow from its short form: the states it leads from and to, as `Open|Waiting > Closed`. */
export function step(
  label: string,
  way: string,
  more: Partial<Lifecycle['steps'][number]> = {},
): Lifecycle['steps'][number] {
  const [from = '', to = ''] = way.split(' > ')
  return { label, from: from.split('|'), to, roles: [], needsReason: false, ...more }
}
