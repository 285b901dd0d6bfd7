import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@joinery/contract'
import type { AnyEndpoint, ProjectId } from '@joinery/contract'
import { expect } from 'vitest'
import { failCall } from './fail-database-call.ts'
import type { CountedCalls, Fault } from './fail-database-call.ts'
import { newRunId } from './run-client.ts'
import { createTestProject } from './test-project.ts'
import type { TestServer } from './test-server.ts'
import { callerWith, queryDatabase } from './test-user.ts'
import type { TestUser } from './test-user.ts'

const { files, projects, runs, usage, versions } = endpoints

interface Case {
  endpoint: AnyEndpoint
  /** What is sent, about a project with a file and a version. */
  input: (given: Given) => object
  /** A run that waits behind another, or one that has proposed a plan. */
  needs?: 'queued-run' | 'plan'
}

interface Given {
  projectId: ProjectId
  versionId: string
  runId: string
}

/** Every way to change projects, their files and their runs. */
export const faultCases = {
  'writes a file': { endpoint: files.write, input: () => ({ path: 'b.ts', content: 'new', baseHash: null }) },
  'creates a folder': { endpoint: files.createFolder, input: () => ({ path: 'other' }) },
  'moves a file': { endpoint: files.move, input: () => ({ from: 'src/a.ts', to: 'src/b.ts' }) },
  'deletes a file': { endpoint: files.delete, input: () => ({ path: 'src/a.ts' }) },
  'saves a version': { endpoint: versions.save, input: () => ({}) },
  'labels a version': { endpoint: versions.label, input: ({ versionId }) => ({ versionId, label: 'First' }) },
  'restores a version': { endpoint: versions.restore, input: ({ versionId }) => ({ versionId }) },
  'creates a project': { endpoint: projects.create, input: () => ({ title: 'another' }) },
  'renames a project': { endpoint: projects.update, input: () => ({ title: 'renamed' }) },
  'duplicates a project': { endpoint: projects.duplicate, input: () => ({}) },
  'deletes a project': { endpoint: projects.delete, input: () => ({ confirmation: 'one' }) },
  'starts a run': {
    endpoint: runs.start,
    input: ({ runId }) => ({ id: runId, prompt: 'Hello?' }),
  },
  'stops a run': { endpoint: runs.stop, input: ({ runId }) => ({ runId }), needs: 'queued-run' },
  'edits a run': {
    endpoint: runs.edit,
    input: ({ runId }) => ({ runId, prompt: 'Better.' }),
    needs: 'queued-run',
  },
  'removes a run': { endpoint: runs.remove, input: ({ runId }) => ({ runId }), needs: 'queued-run' },
  'edits a plan': {
    endpoint: runs.editPlan,
    input: ({ runId }) => ({ runId, name: 'Host', steps: [], files: ['src/b.ts'] }),
    needs: 'plan',
  },
} satisfies Record<string, Case>

interface Options extends CountedCalls {
  server: Pick<TestServer, 'address' | 'databaseUrl'>
  ada: TestUser
  faults: readonly Fault[]
}

/**
 * Carries the request out again and again, each time with another of its database calls failing, until none is left to
 * fail. After every one the change is made and the answer says so, or nothing has changed and the answer is a 5xx; only
 * where the answer of the database itself got lost, a 5xx may stand for either.
 */
export async function checkFaults(one: Case, { server, ada, faults, callsOf }: Options): Promise<void> {
  const carryOut = (headers: Record<string, string>) => carryOutWith(one, { server, ada, headers })
  const clean = await carryOut({})
  expect(clean.status).toBe(one.endpoint === runs.start ? 202 : 200)
  const done = await clean.see()
  for (const fault of faults) {
    let calls = 0
    for (let number = 1; ; number += 1) {
      const headers = failCall(fault, number)
      const { status, before, see, repeat } = await carryOut(headers)
      calls = callsOf(headers)
      if (calls < number) break
      const isAnswered = status < 300
      const told = { fault, number, status }
      expect(told).toEqual({ ...told, status: isAnswered ? clean.status : expect.toSatisfy(isServerError) })
      const wanted = isAnswered ? [done] : fault === 'unsent' ? [before] : [before, done]
      const seen = await settle(see, wanted)
      if (!wanted.map(toText).includes(toText(seen))) {
        throw new Error(`${toText({ ...told, seen })} is none of ${wanted.map(toText).join(', ')}`)
      }
      if (isAnswered || toText(seen) !== toText(before)) continue
      await repeat()
      expect({ ...told, seen: await settle(see, [done]) }).toEqual({ ...told, seen: done })
    }
    expect(calls).toBeGreaterThan(1)
  }
}

const isServerError = (status: number) => status >= 500
const toText = (state: object) => JSON.stringify(state)

interface Place {
  server: Options['server']
  ada: TestUser
}

async function carryOutWith(one: Case, { headers, ...place }: Place & { headers: Record<string, string> }) {
  const { server, ada } = place
  const given = await prepare(one, place)
  const start = await lookAround(ada)
  const see = () => look(given, start, place)
  const before = await see()
  const isAboutProject = one.endpoint.path.includes(':projectId')
  const input = { ...(isAboutProject && { projectId: given.projectId }), ...one.input(given) }
  const { status } = await callerWith(server.address, ada.token, headers).ask(one.endpoint, input)
  return { status, before, see, repeat: () => ada.call(one.endpoint, input) }
}

async function prepare({ needs }: Case, place: Place): Promise<Given> {
  const { ada } = place
  const { projectId, write } = await createTestProject(ada)
  const { hash } = await write('src/a.ts', 'one')
  const { id: versionId } = await ada.call(versions.save, { projectId })
  await write('src/a.ts', 'two', { baseHash: hash })
  // Somebody works on this project, as far as anybody can see, so that other runs wait.
  await insertRun(projectId, { ...place, status: 'running', leaseSeconds: 50 })
  const id = newRunId()
  if (needs === 'queued-run') await ada.call(runs.start, { projectId, id, prompt: 'Hello?' })
  const runId =
    needs === 'plan' ? await insertRun(projectId, { ...place, status: 'succeeded', leaseSeconds: 0 }) : id
  return { projectId, versionId, runId }
}

async function insertRun(
  projectId: ProjectId,
  { server, ada, status, leaseSeconds }: Place & { status: string; leaseSeconds: number },
) {
  const id = newRunId()
  await queryDatabase(
    server.databaseUrl,
    `insert into runs (id, project_id, user_id, status, mode, prompt, model, attachments, files, plan, last_position,
       attempts, fence, lease_until, is_settled, created_at)
     values ($1, $2, $3, $4, 'plan', 'Somebody else', 'scripted', '{}', '{}', $5, 0, 1, 1,
       now() + $6::int * interval '1 second', $4 = 'succeeded', now())`,
    [id, projectId, ada.id, status, plan, leaseSeconds],
  )
  return id
}

const plan = {
  app: {
    name: 'Greeter',
    description: 'An app that greets.',
    features: [],
    framework: 'react',
    database: 'none',
    payment: 'none',
    needsSupabaseIntegration: false,
    needsGitHubIntegration: false,
  },
  steps: [],
  files: [],
  understood: [],
  notUnderstood: [],
}

/** What a request may leave behind outside of its project. */
async function lookAround(ada: TestUser) {
  const [listed, counted] = await Promise.all([ada.call(projects.list, {}), ada.call(usage.read, {})])
  return { projects: listed.projects.length, prompts: counted.usage.daily }
}

/** Everything of a project that anybody can tell apart, without what is different in each: ids and times. */
async function look(
  { projectId, runId }: Given,
  start: Awaited<ReturnType<typeof lookAround>>,
  { server, ada }: Place,
): Promise<object> {
  const now = await lookAround(ada)
  const [rows] = await queryDatabase(server.databaseUrl, stateOfProject, [projectId, runId])
  const tree = await ada.ask(files.tree, { projectId })
  const entries = tree.ok ? files.tree.output.parse(await tree.json()).entries : []
  return {
    ...rows,
    files: entries.map((entry) => (entry.kind === 'file' ? [entry.path, entry.hash] : [entry.path])),
    projects: now.projects - start.projects,
    prompts: now.prompts - start.prompts,
  }
}

const stateOfProject = `
  select
    (select title from projects where id = $1) as title,
    (select json_agg(json_build_array(version_number, label, action, files) order by version_number)
       from project_versions where project_id = $1) as versions,
    (select json_agg(json_build_array(status, prompt, plan->'app'->>'name', last_position, is_settled) order by sequence)
       from runs where project_id = $1) as runs,
    (select state from usage_holds where id = $2 and state <> 'released') as hold`

/** Those who look after runs put some things right a second later. */
async function settle(see: () => Promise<object>, expected: object[]): Promise<object> {
  const wanted = expected.map(toText)
  let seen = await see()
  for (let tries = 0; tries < 50 && !wanted.includes(toText(seen)); tries += 1) {
    await sleep(100)
    seen = await see()
  }
  return seen
}
