import type { ProjectId, UserId, VersionAction, VersionId } from '@joinery/contract'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Orm } from '../../../db/database.ts'
import { executeNamed } from '../../../db/execute-named.ts'
import { projects, projectVersions, trees } from '../schema.ts'
import type { StoredEntry } from '../trees/stored-entry.ts'
import type { TreeId } from '../trees/tree.ts'

/** Everything that one change writes. It is written whole, or not at all. */
export interface Commit {
  projectId: ProjectId
  /** The revision that the change started from. */
  revision: number
  at: Date
  tree: TreeId | NewTree
  version: NewVersion | AmendedVersion | Unsaved
}

export interface NewTree {
  baseId: TreeId | null
  fileCount: number
  sizeBytes: number
  entries: StoredEntry[]
}

export interface NewVersion {
  kind: 'new'
  id: VersionId
  userId: UserId | null
  versionNumber: number
  prompt: string
  action: VersionAction
  files: readonly string[]
  isError: boolean
  description: string
}

/** The newest version goes on to another tree, with some more files. */
export interface AmendedVersion {
  kind: 'amended'
  versionNumber: number
  files: readonly string[]
}

/** No version knows of it yet. */
export interface Unsaved {
  kind: 'unsaved'
  versionNumber: number
}

export type ChangeStore = ReturnType<typeof createChangeStore>

export function createChangeStore(orm: Orm) {
  return {
    /**
     * One statement: whoever comes second with the same revision finds no row to update, and then nothing at all is
     * written. Returns the tree that is current from now on.
     */
    async commit({ projectId, revision, at, tree, version }: Commit): Promise<TreeId | undefined> {
      const isRestored = typeof tree === 'number'
      const name = `commit_${isRestored ? 'known' : 'new'}_tree_${version.kind}_version`
      const [row] = await executeNamed<{ id: string }>(
        orm,
        name,
        sql`
        with next as (select ${nextTreeId(tree)} as id),
        moved as (
          update ${projects} set
            tree_id = next.id,
            revision = revision + 1,
            last_version_number = ${version.versionNumber}::int,
            updated_at = ${at.toISOString()}::timestamptz
          from next
          where ${projects.id} = ${projectId}::uuid and revision = ${revision}::int
          returning next.id as tree_id, ${projects.id} as project_id
        )
        ${isRestored ? sql`` : insertTree(tree)}
        ${writeVersion(version, at)}
        select tree_id as id from moved`,
      )
      return row && Number(row.id)
    },
  }
}

function nextTreeId(tree: TreeId | NewTree): SQL {
  return typeof tree === 'number' ? sql`${tree}::bigint` : sql`nextval('trees_id_seq')`
}

function insertTree({ baseId, fileCount, sizeBytes, entries }: NewTree): SQL {
  return sql`, tree as (
    insert into ${trees} (id, project_id, base_id, file_count, size_bytes, entries)
    select
      tree_id, project_id, ${baseId}::bigint, ${fileCount}::int, ${sizeBytes}::int, ${JSON.stringify(entries)}::json
    from moved
  )`
}

function writeVersion(version: Commit['version'], at: Date): SQL {
  if (version.kind === 'unsaved') return sql``
  return sql`, version as (${version.kind === 'new' ? insertVersion(version, at) : amendVersion(version)})`
}

function insertVersion(version: NewVersion, at: Date): SQL {
  const { id, userId, versionNumber, prompt, action, files, isError, description } = version
  return sql`
    insert into ${projectVersions} (
      id, project_id, user_id, version_number, prompt, action, files, is_error, description, tree_id, created_at
    )
    select
      ${id}::text, project_id, ${authorIfThere(userId)}, ${versionNumber}::int, ${prompt}::text, ${action}::text,
      ${sql.param(files)}::text[], ${isError}::boolean, ${description}::text, tree_id,
      ${at.toISOString()}::timestamptz
    from moved`
}

/** Work that outlasts its author's account is nobody's. */
const authorIfThere = (userId: UserId | null): SQL =>
  sql`(select id from profiles where id = ${userId}::uuid)`

function amendVersion({ versionNumber, files }: AmendedVersion): SQL {
  return sql`
    update ${projectVersions} set
      tree_id = moved.tree_id,
      files = array(select distinct unnest(${projectVersions.files} || ${sql.param(files)}::text[]) order by 1)
    from moved
    where ${projectVersions.projectId} = moved.project_id
      and ${projectVersions.versionNumber} = ${versionNumber}::int`
}
