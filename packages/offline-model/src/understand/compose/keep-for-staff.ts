import type { Screen } from '../../model/application-model.ts'
import { hasAccounts, type Draft } from './draft.ts'
import { findLeadingForm, type LeadingForm } from './leading-form.ts'

/** Where people hand something in, the figures, the board and the list of all of these people are for those who answer. */
export function keepForStaff(draft: Draft): void {
  const leading = findLeadingForm(draft)
  const staff = [...draft.roles.values()].filter(({ isStaff }) => isStaff).map(({ id }) => id)
  if (leading === undefined || staff.length === 0 || !hasAccounts(draft)) return
  for (const screen of draft.screens.values())
    if (screen.access === 'public' && screen.isInMenu && isForStaff(screen, { draft, leading }))
      draft.screens.set(screen.id, { ...screen, access: 'roles', roles: staff })
}

function isForStaff(
  { sections }: Screen,
  { draft, leading }: { draft: Draft; leading: LeadingForm },
): boolean {
  return sections.every((section) => {
    if (section.type === 'dashboard' || section.type === 'reportBuilder') return true
    if (section.type === 'kanban') return section.entity === leading.entity.id
    return section.type === 'collection' && draft.entities.get(section.entity)?.archetype === 'person'
  })
}
