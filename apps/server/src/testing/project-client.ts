import { randomUUID } from 'node:crypto'
import { endpoints } from '@joinery/contract'
import type { Project } from '@joinery/contract'
import type { TestServer } from './test-server.ts'
import { createTestUser } from './test-user.ts'
import type { TestUser } from './test-user.ts'

export interface ProjectClient extends TestUser {
  readonly project: Project
  /** A request of the project's owner to any path of the server. */
  request: (path: string, init?: RequestInit) => Promise<Response>
}

/** A user of their own with an empty project, for what is no endpoint of the contract. */
export async function createProjectClient(
  server: Pick<TestServer, 'address' | 'databaseUrl'>,
  title = 'My App',
): Promise<ProjectClient> {
  const user = await createTestUser(server, { email: `${randomUUID()}@example.com` })
  return {
    ...user,
    project: await user.call(endpoints.projects.create, { title }),
    request(path, init = {}) {
      const headers = new Headers(init.headers)
      headers.set('authorization', `Bearer ${user.token}`)
      return fetch(server.address + path, { ...init, headers })
    },
  }
}
