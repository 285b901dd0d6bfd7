import { hash, randomBytes } from 'node:crypto'
import { fileLimits, plans, userId as userIdShape } from '@joinery/contract'
import type { ContentHash } from '@joinery/contract'
import { createSecretBox } from '../adapters/secret-box.ts'
import type { Orm } from '../db/database.ts'
import { createAccountStore } from '../modules/auth/account/store.ts'
import { registerUser } from '../modules/auth/registration/store.ts'
import { createAuthStorage } from '../modules/auth/storage/store.ts'
import type { BodyStore } from '../modules/projects/body-store.ts'
import { createChanges } from '../modules/projects/changes/create-changes.ts'
import { createFiles } from '../modules/projects/files/create-files.ts'
import { createProjects } from '../modules/projects/projects/create-projects.ts'
import { createOpenProject } from '../modules/projects/projects/open-project.ts'
import { createProjectStores } from '../modules/projects/store.ts'
import { createTrees } from '../modules/projects/trees/create-trees.ts'
import { createTreeCache } from '../modules/projects/trees/tree-cache.ts'
import { createVersions } from '../modules/projects/versions/create-versions.ts'
import { makeUser } from './auth-records.ts'
import { openTestOrm } from './test-orm.ts'

interface Options {
  now?: () => Date
  bodies?: BodyStore
  /** Zero makes every tree come from its rows. */
  cacheBytes?: number
}

/** A project with its files and versions on a database of the test's own, without HTTP around it. */
export async function openTestHistory(options: Options = {}) {
  const orm = await openTestOrm()
  const { now = () => new Date(), bodies = createMemoryBodies(), cacheBytes = 1_000_000 } = options
  const server = createServices({ orm, now, bodies, cacheBytes })
  const userId = await insertTestUser(orm)
  const project = await server.projects.create(userId, { title: 'one', description: '', techStack: [] })
  return {
    ...server,
    orm,
    bodies,
    project,
    reopen: () => server.openProject({ userId }, project.id),
    /** What another server on the same database would use. */
    createOtherServer: () => createServices({ orm, now, bodies, cacheBytes }),
  }
}

function createServices({ orm, now, bodies, cacheBytes }: Required<Options> & { orm: Orm }) {
  const stores = createProjectStores(orm)
  const { openProject } = createOpenProject({ find: stores.projects.find })
  const trees = createTrees({ store: stores.trees, cache: createTreeCache({ maxBytes: cacheBytes }) })
  const changes = createChanges({
    store: stores.changes,
    trees,
    reopen: (project) => openProject(project, project.id),
    now,
  })
  return {
    openProject,
    trees,
    files: createFiles({ bodies, trees, changes, maxFiles: fileLimits.maxFiles }),
    versions: createVersions({
      store: stores.versions,
      trees,
      changes,
      maxFiles: fileLimits.maxFiles,
      planOf,
      now,
    }),
    projects: createProjects({
      beforeDeletion: async () => undefined,
      recordDeletion: async () => undefined,
      asOne: (work) => work(),
      store: stores.projects,
      trees,
      open: openProject,
      planOf,
      workspaceOf: createAccountStore(orm).requireOwnWorkspace,
      now,
    }),
  }
}

const planOf = () => Promise.resolve(plans.enterprise)

/** An account with its workspace. */
export async function insertTestUser(orm: Orm) {
  const storage = createAuthStorage(orm, createSecretBox(randomBytes(32)))
  const user = makeUser()
  await storage.transaction(async (tx) => {
    await tx.insertUser(user)
    await registerUser(storage.executorOf(tx), user)
  })
  return userIdShape.parse(user.id)
}

export function createMemoryBodies(): BodyStore {
  const kept = new Map<ContentHash, Uint8Array>()
  async function read(name: ContentHash): Promise<Uint8Array> {
    const bytes = kept.get(name)
    if (!bytes) throw new Error(`There is no body ${name}.`)
    return bytes
  }
  return {
    read,
    async put(bytes) {
      const name = hash('sha256', bytes)
      kept.set(name, bytes)
      return name
    },
    open: async (name) => ReadableStream.from([await read(name)]),
  }
}
