import { hasAccounts, needAdministrator, type Draft } from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'
import { publicKinds } from './public-kinds.ts'

/**
 * People hand in what they have a list of, and where nobody is named who decides about it, somebody runs the place: one's
 * own are not one's own to approve.
 */
export function needDeciders(draft: Draft): void {
  if (!hasAccounts(draft) || !publicKinds.has(draft.kind)) return
  const decided = [...draft.entities.values()].filter(
    (entity) => isDecided(entity) && hasOwnList(draft, entity),
  )
  for (const entity of decided) {
    entity.abilities.add('create')
    if (entity.editableBy === 'everyone') entity.editableBy = 'owner'
  }
  // Of several parties one may decide about what another hands in.
  if (decided.length > 0 && draft.roles.size === 0) needAdministrator(draft)
}

function isDecided({ template, flow }: EntityDraft): boolean {
  return (flow ?? template?.flow) === 'approval'
}

function hasOwnList({ screens }: Draft, { id }: EntityDraft): boolean {
  return [...screens.values()].some(({ sections }) =>
    sections.some(
      (section) => section.type === 'collection' && section.entity === id && section.scope === 'mine',
    ),
  )
}
