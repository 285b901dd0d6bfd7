import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@joinery/contract'
import type { AnyEndpoint, PlanId } from '@joinery/contract'
import { createTestProject } from '../test-project.ts'
import { createTestUser, queryDatabase } from '../test-user.ts'
import { askAs } from './fault-request.ts'
import type { FaultRequest, RowFaultCase } from './fault-request.ts'
import type { FaultWorld } from './fault-world.ts'

const { team } = endpoints

export const password = 'a joint that holds'
export const inventEmail = () => `ada-${randomUUID()}@example.com`

/** Somebody new with their workspace. */
export async function openWorkspace({ server }: FaultWorld, plan: PlanId = 'pro') {
  const email = inventEmail()
  // Nobody signs up this often from one address otherwise.
  await queryDatabase(server.databaseUrl, 'delete from auth.rate_limits')
  const ada = await createTestUser(server, { email, plan })
  const { current } = await ada.call(team.read, {})
  return { ada, email, workspaceId: current.id, traces: [ada.id, email, current.id] }
}

export async function openProject(world: FaultWorld) {
  const workspace = await openWorkspace(world)
  const project = await createTestProject(workspace.ada)
  return { ...workspace, ...project, traces: [...workspace.traces, project.projectId] }
}

/** An invitation that waits for somebody who has an account. */
export async function openInvitation(world: FaultWorld, plan?: PlanId) {
  const { ada, workspaceId, traces } = await openWorkspace(world, plan)
  const email = inventEmail()
  const grace = await createTestUser(world.server, { email, plan: 'free' })
  const { id: invitationId } = await ada.call(team.invite, { workspaceId, email, role: 'user' })
  const token = await mailedLink(world, { to: email, link: /\/invitation#([\w-]+)/ })
  return { ada, grace, workspaceId, invitationId, token, traces: [...traces, grace.id, email] }
}

export async function openTeam(world: FaultWorld, plan?: PlanId) {
  const { ada, grace, workspaceId, token, traces } = await openInvitation(world, plan)
  await grace.call(team.accept, { token })
  return { ada, grace, traces, member: { workspaceId, memberId: grace.id } }
}

/** Without a mail server the log shows the newest link to somebody. */
export async function mailedLink(
  { server }: FaultWorld,
  { to, link }: { to: string; link: RegExp },
): Promise<string> {
  const find = () => server.logged.findLast((text) => text.includes(`"to":"${to}"`))?.match(link)?.[1]
  for (let tries = 0; tries < 50 && find() === undefined; tries += 1) await sleep(100)
  return find() ?? ''
}

/** What somebody asks about their own project. */
export const inProject =
  (endpoint: AnyEndpoint, prepare: (opened: Opened, world: FaultWorld) => Promise<object>): RowFaultCase =>
  async (world): Promise<FaultRequest> => {
    const opened = await openProject(world)
    const { projectId, traces, ada } = opened
    const input = { projectId, ...(await prepare(opened, world)) }
    return { traces, send: askAs(world, ada, [endpoint, input]) }
  }

type Opened = Awaited<ReturnType<typeof openProject>>

/** What somebody asks about themselves and their workspace. */
export const inWorkspace =
  (endpoint: AnyEndpoint, prepare: (opened: Workspace, world: FaultWorld) => Promise<object>): RowFaultCase =>
  async (world): Promise<FaultRequest> => {
    const opened = await openWorkspace(world)
    return { traces: opened.traces, send: askAs(world, opened.ada, [endpoint, await prepare(opened, world)]) }
  }

type Workspace = Awaited<ReturnType<typeof openWorkspace>>
