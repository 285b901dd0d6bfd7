import { endpoints } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { buyAndReturn } from '../billing-client.ts'
import { awaitEvents, startRun } from '../run-client.ts'
import { createTestAuthClient } from '../test-auth-client.ts'
import type { TestServer } from '../test-server.ts'
import { callerWith, createTestUser } from '../test-user.ts'
import type { TestUser } from '../test-user.ts'

const { files, projects, team, versions } = endpoints

const owner = 'ada@example.com'
const member = 'grace@example.com'
const password = 'a joint that holds'

export interface Furnished {
  ada: TestUser
  projectId: ProjectId
}

/** A bit of everything: a plan that was paid, a project with files, a version, an upload and a run, and a member. */
export async function furnishInstallation(server: TestServer, fileCount = 20): Promise<Furnished> {
  const ada = await createTestUser(server, { email: owner, plan: 'free' })
  await buyAndReturn(ada, 'pro')
  const { id: projectId } = await ada.call(projects.create, { title: 'Workshop' })
  for (let number = 0; number < fileCount; number += 1) {
    const content = `${'Grüße\taus der "Werkstatt" \\n\n'.repeat(20)}${number}`
    await ada.call(files.write, { projectId, path: `src/part-${number}.ts`, content, baseHash: null })
  }
  await ada.call(versions.save, { projectId })
  const upload = `${server.address}/storage/v1/object/project_files/projects/${projectId}/uploads/1700000000000-abcdefghijklmnop.png`
  const uploaded = await fetch(upload, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.token}` },
    body: png,
  })
  if (!uploaded.ok) throw new Error(`The picture was not taken: ${await uploaded.text()}`)
  const run = await startRun(ada, projectId, 'Hello?')
  await awaitEvents(server.address, ada, run.id)
  await join(server, ada)
  return { ada, projectId }
}

async function join(server: TestServer, ada: TestUser): Promise<void> {
  const grace = await createTestUser(server, { email: member, plan: 'free' })
  const { current } = await ada.call(team.read, {})
  await ada.call(team.invite, { workspaceId: current.id, email: member, role: 'user' })
  const line = server.logged.findLast((text) => text.includes(`"to":"${member}"`)) ?? ''
  await grace.call(team.accept, { token: /\/invitation#([\w-]+)/.exec(line)?.[1] ?? '' })
}

/** Comes back with the old password, and tells what there is. */
export async function visitAgain(address: string, { projectId }: Pick<Furnished, 'projectId'>) {
  const { data, error } = await createTestAuthClient(address).signInWithPassword({ email: owner, password })
  if (error) throw error
  const ada = callerWith(address, data.session.access_token)
  const { entries } = await ada.call(files.tree, { projectId })
  const contents: string[] = []
  for (const { kind, path } of entries)
    if (kind === 'file') contents.push((await ada.call(files.read, { projectId, path })).content)
  return {
    contents,
    members: (await ada.call(team.read, {})).members.map(({ email }) => email),
    plan: (await ada.call(endpoints.billing.refresh, {})).plan,
  }
}

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
