import { z } from 'zod'
import { everydaySections } from './everyday-sections.ts'
import { mediaSections } from './media-sections.ts'
import { pageSections } from './page-sections.ts'
import { peopleSections } from './people-sections.ts'
import { recordSections } from './record-sections.ts'
import { wholeSections } from './whole-sections.ts'
import { subjectSections } from './subject-sections.ts'
import { workSections } from './work-sections.ts'
import type { input } from './section-parts.ts'

/** What a page is made of. `title` and `text` are words for the reader; an empty one is left out. */
export const section = z.discriminatedUnion('type', [
  ...pageSections,
  ...recordSections,
  ...peopleSections,
  ...mediaSections,
  ...workSections,
  ...everydaySections,
  ...wholeSections,
  ...subjectSections,
])

export type Section = z.infer<typeof section>
export type SectionType = Section['type']
export type SectionOf<Type extends SectionType> = Extract<Section, { type: Type }>
export type Input = z.infer<typeof input>
