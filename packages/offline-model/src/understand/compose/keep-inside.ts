import type { Screen } from '../../model/application-model.ts'
import { hasAccounts, type Draft } from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'
import { publicKinds } from './public-kinds.ts'

/** What a house writes down about its money and its people is read by those who have an account there, not by guests. */
export function keepInside(draft: Draft): void {
  if (!hasAccounts(draft) || publicKinds.has(draft.kind)) return
  const inside = new Set([...draft.entities.values()].filter(isInside).map(({ id }) => id))
  for (const screen of draft.screens.values())
    if (screen.access === 'public' && isAbout(screen, inside))
      draft.screens.set(screen.id, { ...screen, access: 'signedIn' })
}

function isInside({ one, archetype }: EntityDraft): boolean {
  return money.test(one) || (archetype === 'person' && people.test(one)) || files.test(one)
}

const money =
  /\b(?:payment|invoice|bill|transaction|settlement|quotation|contract|payslip|salary|payroll|expense|purchase order)$/i
const people = /\b(?:employee|staff member|worker|colleague|customer|client|patient|tenant|student|pupil)$/i
const files =
  /\b(?:patient|medical|health|student|employee|personnel|customer|client|tenant) (?:file|record|report|history|profile)$/i

/** Lists and single records; a figure that adds them up names nobody. */
function isAbout({ sections }: Screen, inside: ReadonlySet<string>): boolean {
  return sections.some(
    (section) => (section.type === 'collection' || section.type === 'detail') && inside.has(section.entity),
  )
}
