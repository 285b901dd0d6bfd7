import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { defaultSettings, endpoints } from '@joinery/contract'
import type { AnyEndpoint, WorkspaceId } from '@joinery/contract'
import { faultHeader } from './fail-database-call.ts'
import type { Fault } from './fail-database-call.ts'
import { createTestAuthClient } from './test-auth-client.ts'
import { createTestProject } from './test-project.ts'
import type { TestServer } from './test-server.ts'
import { callerWith, createTestUser, queryDatabase } from './test-user.ts'
import type { TestUser } from './test-user.ts'

const { account, settings, team } = endpoints

type Server = Pick<TestServer, 'address' | 'databaseUrl' | 'logged'>

interface Request {
  send: (headers: Record<string, string>) => Promise<Response>
  /** Ids and addresses: every row that names one of them may be touched. */
  traces: string[]
}

/** Ways to change what belongs to an account and its workspace, and the account itself. */
export const rowFaultCases: Record<string, (server: Server) => Promise<Request>> = {
  'saves settings': async (server) => {
    const { ada, ...owner } = await openWorkspace(server)
    return request(server, ada, { ...owner, ask: [settings.save, { ...defaultSettings, theme: 'light' }] })
  },
  'saves the settings of a project': async (server) => {
    const { ada, ...owner } = await openWorkspace(server)
    const { projectId } = await createTestProject(ada)
    return request(server, ada, { ...owner, ask: [settings.saveProject, { projectId, showsBadge: false }] })
  },
  'signs a device out': async (server) => {
    const { ada, email, ...owner } = await openWorkspace(server)
    await createTestAuthClient(server.address).signInWithPassword({ email, password })
    const { devices } = await ada.call(account.devices, {})
    const deviceId = devices.find(({ isThisOne }) => !isThisOne)?.id ?? ''
    return request(server, ada, { ...owner, ask: [account.signOutDevice, { deviceId }] })
  },
  'invites somebody': async (server) => {
    const { ada, workspaceId, traces } = await openWorkspace(server)
    const email = inventEmail()
    const ask: Ask = [team.invite, { workspaceId, email, role: 'user' }]
    return request(server, ada, { traces: [...traces, email], ask })
  },
  'sends an invitation again': async (server) => {
    const { ada, workspaceId, invitationId, traces } = await openInvitation(server)
    return request(server, ada, { traces, ask: [team.resend, { workspaceId, invitationId }] })
  },
  'revokes an invitation': async (server) => {
    const { ada, workspaceId, invitationId, traces } = await openInvitation(server)
    return request(server, ada, { traces, ask: [team.revoke, { workspaceId, invitationId }] })
  },
  'changes the role of a member': async (server) => {
    const { ada, traces, ...member } = await openTeam(server)
    return request(server, ada, { traces, ask: [team.changeRole, { ...member, role: 'admin' }] })
  },
  'suspends a member': async (server) => {
    const { ada, traces, ...member } = await openTeam(server)
    return request(server, ada, { traces, ask: [team.changeStatus, { ...member, status: 'suspended' }] })
  },
}

const password = 'a joint that holds'
const inventEmail = () => `ada-${randomUUID()}@example.com`

type Ask = [AnyEndpoint, object]

function request(
  { address }: Server,
  { token }: TestUser,
  { traces, ask: [endpoint, input] }: { traces: string[]; ask: Ask },
): Request {
  return { send: (headers) => callerWith(address, token, headers).ask(endpoint, input), traces }
}

async function openWorkspace(server: Server) {
  const email = inventEmail()
  const ada = await createTestUser(server, { email })
  const { current } = await ada.call(team.read, {})
  return { ada, email, workspaceId: current.id, traces: [ada.id, email, current.id] }
}

async function openInvitation(server: Server) {
  const { ada, workspaceId, traces } = await openWorkspace(server)
  const email = inventEmail()
  const grace = await createTestUser(server, { email, plan: 'free' })
  const { id: invitationId } = await ada.call(team.invite, { workspaceId, email, role: 'user' })
  const token = await mailedToken(server, email)
  return { ada, grace, workspaceId, invitationId, token, traces: [...traces, grace.id, email] }
}

async function openTeam(
  server: Server,
): Promise<{ ada: TestUser; workspaceId: WorkspaceId; memberId: string; traces: string[] }> {
  const { ada, grace, workspaceId, token, traces } = await openInvitation(server)
  await grace.call(team.accept, { token })
  return { ada, workspaceId, memberId: grace.id, traces }
}

/** Without a mail server the log shows the newest link to somebody. */
async function mailedToken({ logged }: Server, email: string): Promise<string> {
  const find = () =>
    logged.findLast((text) => text.includes(`"to":"${email}"`))?.match(/\/invitation#([\w-]+)/)?.[1]
  for (let tries = 0; tries < 50 && find() === undefined; tries += 1) await sleep(100)
  return find() ?? ''
}

interface Options {
  server: Server
  faults: readonly Fault[]
  /** How many database calls the last request with a fault has made. */
  callsOfLast: () => number
}

/**
 * Sends the request again and again, each time with another of its database calls failing, until none is left to fail.
 * After every one all rows are as a clean request leaves them and the answer says so, or all of them are as they were and
 * the answer is a 5xx; only where the answer of the database itself got lost, a 5xx may stand for either.
 */
export async function checkRowFaults(
  open: (server: Server) => Promise<Request>,
  { server, faults, callsOfLast }: Options,
): Promise<void> {
  const clean = await carryOut(open, server, {})
  if (clean.status >= 300) throw new Error(`A clean request was answered with ${clean.status}.`)
  const done = await settle(clean.changed, () => false)
  for (const fault of faults) {
    for (let number = 1; ; number += 1) {
      const { status, changed } = await carryOut(open, server, { [faultHeader]: `${fault} ${number}` })
      if (callsOfLast() < number) break
      const isAnswered = status < 300
      if (!isAnswered && status < 500) throw new Error(`${fault} ${number} was answered with ${status}.`)
      const wanted = isAnswered ? [done] : fault === 'unsent' ? [''] : ['', done]
      const seen = await settle(changed, (rows) => wanted.includes(rows))
      if (!wanted.includes(seen))
        throw new Error(`${fault} ${number} (${status}) has changed:\n${seen}\ninstead of:\n${done}`)
    }
  }
}

async function carryOut(
  open: (server: Server) => Promise<Request>,
  server: Server,
  headers: Record<string, string>,
) {
  // Nobody signs up this often from one address otherwise.
  await queryDatabase(server.databaseUrl, 'delete from auth.rate_limits')
  const { send, traces } = await open(server)
  const before = await settle(
    () => readRows(server, traces),
    () => false,
  )
  const { status } = await send(headers)
  return { status, changed: async () => difference(before, await readRows(server, traces)) }
}

/** Some things are put right, or follow, a moment later. */
async function settle(read: () => Promise<string>, isWanted: (rows: string) => boolean): Promise<string> {
  let last = await read()
  for (let tries = 0, same = 0; tries < 40 && same < 3 && !isWanted(last); tries += 1) {
    await sleep(100)
    const next = await read()
    same = next === last ? same + 1 : 0
    last = next
  }
  return last
}

/** Every row that names one of these, in any table, without what is different each time. */
async function readRows({ databaseUrl }: Server, traces: string[]): Promise<string> {
  const tables = await queryDatabase(
    databaseUrl,
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'auth') and table_name <> 'rate_limits' order by 1`,
  )
  const each = tables.map(
    ({ name }) =>
      `select '${String(name)}' as place, to_jsonb(t)::text as facts from ${String(name)} t where to_jsonb(t)::text like any ($1)`,
  )
  const rows = await queryDatabase(databaseUrl, each.join(' union all '), [
    traces.map((trace) => `%${trace}%`),
  ])
  return rows
    .map(({ place, facts }) => `${String(place)} ${withoutChance(String(facts))}`)
    .toSorted()
    .join('\n')
}

function withoutChance(facts: string): string {
  return facts
    .replaceAll(/"[\d-]{10}T[\d:.]+\+00:00"/g, '"time"')
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, 'id')
    .replaceAll(/"(?:id|sequence|revision|timestamp)": \d+/g, '"id": 0')
    .replaceAll(/[\w+/=.$,-]{24,}/g, 'secret')
}

function difference(before: string, after: string): string {
  const rest = before.split('\n')
  const added = after.split('\n').filter((row) => {
    const index = rest.indexOf(row)
    if (index >= 0) rest.splice(index, 1)
    return index < 0
  })
  return [...rest.map((row) => `- ${row}`), ...added.map((row) => `+ ${row}`)]
    .filter((row) => row.length > 2)
    .join('\n')
}
