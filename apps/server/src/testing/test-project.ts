import { endpoints } from '@joinery/contract'
import type { InputOf } from '@joinery/contract'
import type { TestServer } from './test-server.ts'
import { createTestUser } from './test-user.ts'
import type { TestUser } from './test-user.ts'

const { files, projects } = endpoints

type Write = Partial<InputOf<typeof files.write>>

/** Somebody new, signed in at the server, and an empty project of theirs. */
export async function openTestProject(server: TestServer) {
  const ada = await createTestUser(server)
  return { server, ada, ...(await createTestProject(ada)) }
}

/** An empty project with short words for what tests do with it. */
export async function createTestProject(user: TestUser) {
  const { id: projectId } = await user.call(projects.create, { title: 'one' })
  return {
    projectId,
    write: (path: string, content: string, more: Write = {}) =>
      user.call(files.write, { projectId, path, content, baseHash: null, ...more }),
    read: (path: string) => user.call(files.read, { projectId, path }),
    move: (from: string, to: string) => user.call(files.move, { projectId, from, to }),
    delete: (path: string) => user.call(files.delete, { projectId, path }),
    paths: async () => (await user.call(files.tree, { projectId })).entries.map(({ path }) => path),
  }
}
