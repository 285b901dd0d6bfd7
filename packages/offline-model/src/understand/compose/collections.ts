import type { Screen } from '../../model/application-model.ts'
import type { SectionOf } from '../../model/section.ts'
import { capitalise, toSlug } from '../language/noun-phrase.ts'
import type { Need } from '../needs/need.ts'
import { because } from './builder.ts'
import { addScreen } from './add-screen.ts'
import { type Draft } from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'

/** One screen that lists the entity, and one for each record. */
export function ensureCollection(draft: Draft, entity: EntityDraft, need: Need | null): Screen {
  const path = `/${toSlug(entity.many) || entity.id.toLowerCase()}`
  const own = [...draft.screens.values()].find((known) =>
    known.sections.some(
      (section) => section.type === 'collection' && section.entity === entity.id && section.scope === 'mine',
    ),
  )
  const edited = [...draft.screens.values()].find((known) =>
    known.sections.some(
      (section) =>
        (section.type === 'editor' || section.type === 'forum' || section.type === 'feed') &&
        section.entity === entity.id,
    ),
  )
  // In a finished app the list may have become the first page.
  const listed = draft.isNew
    ? undefined
    : [...draft.screens.values()].find((known) => listsAll(known, entity))
  if (listed !== undefined) return listed
  const isListed = [...draft.screens.values()].some((known) => known.path === path)
  if (own !== undefined && !isListed) return own
  if (edited !== undefined) return edited
  const screen = addScreen(draft, {
    title: nameList(entity, need),
    path,
    icon: entity.icon,
    section: collection(entity, { title: nameList(entity, need), view: viewOf(draft, entity) }),
    because: need === null ? undefined : because(need),
  })
  ensureDetail(draft, entity)
  return screen
}

function listsAll({ sections }: Screen, { id }: EntityDraft): boolean {
  return sections.some(
    (section) =>
      section.type === 'collection' &&
      section.entity === id &&
      section.scope === 'all' &&
      section.where === undefined,
  )
}

/** A page that was asked for by name has that name: "a menu", "our gallery". */
function nameList({ many }: EntityDraft, need: Need | null): string {
  const [, asked] = /\b(menu|gallery|portfolio|catalogue|catalog)$/i.exec(need?.frame?.object ?? '') ?? []
  return capitalise(asked?.toLowerCase() ?? many)
}

export function ensureDetail(draft: Draft, entity: EntityDraft): void {
  addScreen(draft, {
    title: capitalise(entity.one),
    path: `/${toSlug(entity.many) || entity.id.toLowerCase()}/:id`,
    icon: entity.icon,
    isInMenu: false,
    section: { type: 'detail', title: '', text: '', entity: entity.id },
  })
}

export function collection(
  entity: EntityDraft,
  details: {
    title: string
    view?: SectionOf<'collection'>['view']
    scope?: SectionOf<'collection'>['scope']
  },
): SectionOf<'collection'> {
  return {
    type: 'collection',
    title: details.title,
    text: '',
    entity: entity.id,
    view: details.view ?? 'cards',
    scope: details.scope ?? 'all',
    isManaged: false,
  }
}

export function viewOf(draft: Draft, entity: EntityDraft): SectionOf<'collection'>['view'] {
  const isWork = ['operations', 'dashboard', 'projects', 'finance', 'developer'].includes(draft.kind)
  // How far something has come is seen on its card.
  if (entity.goal !== undefined) return 'cards'
  switch (entity.archetype) {
    case 'document':
      return isWork || !entity.fields.some(({ type }) => type === 'image') ? 'table' : 'magazine'
    case 'sellable':
    case 'place':
    case 'media':
    case 'catalogue':
      return isWork && draft.kind !== 'developer' ? 'table' : 'cards'
    case 'person':
    case 'event':
      return isWork ? 'table' : 'cards'
    case 'post':
      return 'list'
    case 'transaction':
    case 'task':
    case 'machine':
    case 'configuration':
    case 'record':
      return 'table'
  }
}

export function titleOf(need: Need, otherwise: string): string {
  const words = (need.frame?.object ?? '').trim()
  return words === '' || words.length > 32 ? otherwise : capitalise(words)
}
