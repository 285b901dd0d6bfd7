import type { OpenProject, ProjectsModule, Tree } from '../../projects/index.ts'
import type { BackendDatabase, Migration } from '../database/backend-server.ts'

type TreeId = OpenProject['treeId']

interface MigrationFile {
  name: string
  path: string
}

const migrationFile = /^supabase\/migrations\/([^/]+\.sql)$/i

/** The migrations that lie in a project's files, beside those that its backend has seen. */
export function createProjectMigrations(projects: Pick<ProjectsModule, 'resolveTree' | 'readFile'>) {
  const find = async (treeId: TreeId) => listFiles(await projects.resolveTree(treeId))

  const read = (treeId: TreeId, found: MigrationFile[]): Promise<Migration[]> =>
    Promise.all(
      found.map(async ({ name, path }) => ({ name, sql: (await projects.readFile(treeId, path)).content })),
    )

  return {
    /** What has not been carried out. */
    async listPending(
      treeId: TreeId,
      database: Pick<BackendDatabase, 'listMigrations'>,
    ): Promise<Migration[]> {
      const found = await find(treeId)
      const done = new Set(await database.listMigrations())
      const pending = found.filter(({ name }) => !done.has(name))
      return read(treeId, pending)
    },

    /** A backup needs what was carried out. Backends of earlier versions lack it, and take it from files of the same name. */
    async keepEarlier(
      treeId: TreeId,
      database: Pick<BackendDatabase, 'listUnkept' | 'keepMigrations'>,
    ): Promise<void> {
      const unkept = new Set(await database.listUnkept())
      if (unkept.size === 0) return
      const found = (await find(treeId)).filter(({ name }) => unkept.has(name))
      await database.keepMigrations(await read(treeId, found))
    },
  }
}

/** In the order of their names. */
function listFiles({ entries }: Pick<Tree, 'entries'>): MigrationFile[] {
  const paths = [...entries.values()].flatMap(({ kind, path }) => {
    const name = kind === 'file' ? migrationFile.exec(path)?.[1] : undefined
    return name === undefined ? [] : [{ name, path }]
  })
  return paths.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}
