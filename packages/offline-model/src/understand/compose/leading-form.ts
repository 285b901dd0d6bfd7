import type { Screen } from '../../model/application-model.ts'
import type { Entity } from '../../model/entity.ts'
import type { Draft } from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'

export interface LeadingForm {
  readonly screen: Screen
  readonly entity: EntityDraft
}

/** What the form says on its button, by which it is known again. */
export const handInLabel = 'Submit'

/**
 * The form that an app is there for: a repair desk opens with the form for a request. Where the request asks for
 * something that one looks through first, as pets are before one is adopted, that comes first.
 */
export function findLeadingForm(draft: Draft): LeadingForm | undefined {
  const asked = new Set([...draft.screensOf.values()].flatMap((ids) => [...ids]))
  const screens = [...draft.screens.values()]
  const isBrowsed = screens.some(
    (screen) => screen.access === 'public' && asked.has(screen.id) && offers(screen, draft),
  )
  if (isBrowsed) return undefined
  for (const screen of screens) {
    const form = screen.sections.find(({ type }) => type === 'recordForm')
    if (form?.type !== 'recordForm' || form.submitLabel !== handInLabel) continue
    const entity = draft.entities.get(form.entity)
    if (entity !== undefined) return { screen, entity }
  }
  return undefined
}

function offers({ sections }: Screen, draft: Draft): boolean {
  return sections.some((section) => {
    if (section.type === 'booking' || section.type === 'cart') return true
    if (section.type !== 'collection' || section.scope !== 'all') return false
    return offered.has(draft.entities.get(section.entity)?.archetype ?? 'record')
  })
}

const offered: ReadonlySet<Entity['archetype']> = new Set([
  'sellable',
  'place',
  'event',
  'media',
  'catalogue',
  'document',
  'post',
])
