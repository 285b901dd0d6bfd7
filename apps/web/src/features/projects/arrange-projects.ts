import { texts } from '@joinery/contract'
import type { Project } from '@joinery/contract'

export const sortNames = ['newest', 'oldest', 'changed', 'title'] as const

export type SortName = (typeof sortNames)[number]

/** With fewer projects than this one sees them all at a glance, and needs neither search nor sort. */
export const glanceableCount = 6

interface Arrangement {
  search: string
  sort: SortName
}

/** The projects that have every word of the search in title, description or technologies, in the wanted order. */
export function arrangeProjects(projects: readonly Project[], { search, sort }: Arrangement): Project[] {
  const words = plain(search).split(/\s+/)
  return projects
    .filter((project) => words.every((word) => searchedText(project).includes(word)))
    .toSorted(comparisons[sort])
}

/** The sort of that name, or the order the list comes in. */
export function parseSort(name: string | null): SortName {
  return sortNames.find((each) => each === name) ?? 'newest'
}

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })

const comparisons: Record<SortName, (a: Project, b: Project) => number> = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  oldest: (a, b) => a.createdAt.localeCompare(b.createdAt),
  changed: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  title: (a, b) => collator.compare(a.title, b.title),
}

function searchedText({ title, description, techStack }: Project): string {
  const technologies = techStack.map((id) => texts.projects.technologies[id])
  return plain([title, description, ...technologies].join(' '))
}

/** Neither case nor accents matter to somebody who searches. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
