import type { OpenTable, ProjectId } from '@joinery/contract'
import { listEntries } from '../../projects/index.ts'
import type { OpenProject, ProjectsModule } from '../../projects/index.ts'
import { findNamedTables, mayNameTables } from './find-named-tables.ts'
import { findOpenTables } from './find-open-tables.ts'
import { probeTables } from './probe-tables.ts'
import type { Fetch } from './probe-tables.ts'
import type { TableSecurity } from './table-security.ts'

interface Dependencies {
  projects: Pick<ProjectsModule, 'resolveTree' | 'readFile'>
  /** The tables of the project's own backend; undefined where it has none. */
  readOwnTables: (projectId: ProjectId) => Promise<readonly TableSecurity[] | undefined>
  fetchGuarded: Fetch
}

/** Larger files are no code that somebody wrote. */
const maxSourceBytes = 256 * 1024

/** The open tables of whatever the project's app talks to: its own backend, or one outside that its files name. */
export function createFindTables({ projects, readOwnTables, fetchGuarded }: Dependencies) {
  return async ({ id, lastVersion }: OpenProject): Promise<OpenTable[]> => {
    const own = await readOwnTables(id)
    if (own) return findOpenTables(own)
    if (!lastVersion) return []
    const { treeId } = lastVersion
    const files = []
    for (const entry of listEntries(await projects.resolveTree(treeId)))
      if (entry.kind === 'file' && entry.size <= maxSourceBytes && mayNameTables(entry.path))
        files.push(await projects.readFile(treeId, entry.path))
    const named = findNamedTables(files)
    return named ? probeTables(named, fetchGuarded) : []
  }
}
