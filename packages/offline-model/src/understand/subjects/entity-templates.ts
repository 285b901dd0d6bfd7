import { ballotTemplates } from './ballots.ts'
import { commerceTemplates } from './commerce.ts'
import { companyTemplates } from './company.ts'
import { contentTemplates } from './content.ts'
import { contestTemplates } from './contest-templates.ts'
import { dailyTemplates } from './daily.ts'
import { deskTemplates } from './desks.ts'
import { dutyTemplates } from './duties.ts'
import type { EntityTemplate } from './entity-template.ts'
import { equipmentTemplates } from './equipment.ts'
import { gameTemplates } from './game-templates.ts'
import { goalTemplates } from './goals.ts'
import { healthTemplates } from './health.ts'
import { keptTemplates } from './kept-templates.ts'
import { learningTemplates } from './learning.ts'
import { hospitalityTemplates } from './hospitality.ts'
import { livingTemplates } from './living.ts'
import { messagingTemplates } from './messaging.ts'
import { operationsTemplates } from './operations.ts'
import { peopleTemplates } from './people.ts'
import { personalTemplates } from './personal-templates.ts'
import { rowTemplates } from './places-in-rows.ts'
import { sharedTemplates } from './shared.ts'
import { stockedTemplates } from './stocked-templates.ts'
import { teamTemplates } from './team.ts'
import { technicalTemplates } from './technical.ts'
import { upkeepTemplates } from './upkeep.ts'
import { businessTemplates } from './business.ts'
import { workTemplates } from './work.ts'

/** Earlier ones win where two know the same name. */
const templates: readonly EntityTemplate[] = [
  ...rowTemplates,
  ...operationsTemplates,
  ...contestTemplates,
  ...dailyTemplates,
  ...healthTemplates,
  ...sharedTemplates,
  ...deskTemplates,
  ...teamTemplates,
  ...commerceTemplates,
  ...messagingTemplates,
  ...peopleTemplates,
  ...contentTemplates,
  ...dutyTemplates,
  ...workTemplates,
  ...businessTemplates,
  ...hospitalityTemplates,
  ...livingTemplates,
  ...gameTemplates,
  ...goalTemplates,
  ...ballotTemplates,
  ...learningTemplates,
  ...personalTemplates,
  ...technicalTemplates,
  ...companyTemplates,
  ...upkeepTemplates,
  ...equipmentTemplates,
  ...keptTemplates,
  ...stockedTemplates,
]

const byName: ReadonlyMap<string, EntityTemplate> = new Map(
  templates.toReversed().flatMap((known) => known.names.map((name) => [name, known] as const)),
)

/** What we know about a thing: by its whole name, or by its last words, "campus errand order" being an order. */
export function findTemplate(thing: string): { known: EntityTemplate; isExact: boolean } | undefined {
  const words = thing.toLowerCase().split(' ')
  for (let start = 0; start < words.length; start += 1) {
    const known = byName.get(words.slice(start).join(' '))
    if (known !== undefined) return { known, isExact: start === 0 }
  }
  return undefined
}
