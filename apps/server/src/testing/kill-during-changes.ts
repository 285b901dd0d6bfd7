import { hash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@joinery/contract'
import type { ProjectId, Version, VersionId } from '@joinery/contract'
import { expect } from 'vitest'
import { startServerProcess } from './server-process.ts'
import { createTemporaryFolder } from './temporary-folder.ts'
import { createTestAuthClient } from './test-auth-client.ts'
import { callerWith } from './test-user.ts'
import { createRandom } from './create-random.ts'

const { files, projects, versions } = endpoints

type Person = ReturnType<typeof callerWith>

interface Options {
  rounds: number
  seed: number
}

/**
 * Kills a server in the middle of saves and restores, starts it again on what is left, and looks at all of it: what
 * was acknowledged is there, and no version is half of one. As many times as told.
 */
export async function killDuringChanges({ rounds, seed }: Options): Promise<void> {
  const settings = { PORT: '0', DATA_DIR: await createTemporaryFolder() }
  const random = createRandom(seed)
  let server = startServerProcess(settings)
  let people = await signIn(await server.ready())
  const saving = await prepareSaving(people.saver)
  const restoring = await prepareRestoring(people.restorer)

  for (let round = 0; round < rounds; round += 1) {
    const { saver, restorer } = people
    const work = [
      ...saving.writers.map((writer) => saveUntilKilled(saver, saving, writer)),
      restoreUntilKilled(restorer, restoring),
    ]
    await sleep(50 + random() * 400)
    server.kill('SIGKILL')
    await server.exited
    await Promise.all(work)

    server = startServerProcess(settings)
    people = await signIn(await server.ready())
    await checkSaves(people.saver, saving)
    await checkRestores(people.restorer, restoring)
  }
  expect(saving.lastNumber).toBeGreaterThan(0)
  server.kill('SIGTERM')
  await server.exited
}

/** A token is good for one address, and a server that starts again has another one. */
async function signIn(address: string) {
  const [saver, restorer] = await Promise.all(
    ['saver@example.com', 'restorer@example.com'].map(async (email) => {
      const client = createTestAuthClient(address)
      const password = 'a joint that holds'
      await client.signUp({ email, password })
      const { data, error } = await client.signInWithPassword({ email, password })
      if (error) throw error
      return callerWith(address, data.session.access_token)
    }),
  )
  if (!saver || !restorer) throw new Error('Nobody signed in.')
  return { saver, restorer }
}

interface Saving {
  projectId: ProjectId
  writers: Writer[]
  /** The highest version number that was acknowledged. */
  lastNumber: number
}

/** One file, saved again and again: what was acknowledged last, and what was on its way. */
interface Writer {
  path: string
  count: number
  acknowledged: string | null
  attempted: string | null
}

async function prepareSaving(person: Person): Promise<Saving> {
  const { id: projectId } = await person.call(projects.create, { title: 'saving' })
  const writers = Array.from({ length: 4 }, (_, number) => ({
    path: `src/file-${number}.ts`,
    count: 0,
    acknowledged: null,
    attempted: null,
  }))
  return { projectId, writers, lastNumber: 0 }
}

async function saveUntilKilled(person: Person, saving: Saving, writer: Writer): Promise<void> {
  const { projectId } = saving
  try {
    for (;;) {
      writer.count += 1
      writer.attempted = `${writer.path}, save ${writer.count}`
      const baseHash = writer.acknowledged === null ? null : hash('sha256', writer.acknowledged)
      await person.call(files.write, { projectId, path: writer.path, content: writer.attempted, baseHash })
      writer.acknowledged = writer.attempted
      const { versionNumber } = await person.call(versions.save, { projectId })
      saving.lastNumber = Math.max(saving.lastNumber, versionNumber)
    }
  } catch (error) {
    requireCut(error)
  }
}

/** A server that was killed cuts the connection; any answer of its own would be a failure. */
function requireCut(error: unknown): void {
  if (!(error instanceof TypeError)) throw error
}

async function checkSaves(person: Person, saving: Saving): Promise<void> {
  const { projectId, writers, lastNumber } = saving
  for (const writer of writers) {
    const found = await readIfThere(person, projectId, writer.path)
    expect([writer.acknowledged, writer.attempted]).toContain(found)
    writer.acknowledged = found
    writer.attempted = found
  }
  saving.lastNumber = await checkVersions(person, projectId, lastNumber)
}

async function readIfThere(person: Person, projectId: ProjectId, path: string): Promise<string | null> {
  const answer = await person.ask(files.read, { projectId, path })
  if (answer.status === 404) return null
  return files.read.output.parse(await answer.json()).content
}

/** Numbers without a gap, at least up to the last one acknowledged, and whole trees behind the newest ones. */
async function checkVersions(person: Person, projectId: ProjectId, lastNumber: number): Promise<number> {
  const { versions: newest } = await person.call(versions.list, { projectId })
  const highest = newest[0]?.versionNumber ?? 0
  expect(highest).toBeGreaterThanOrEqual(lastNumber)
  expect(newest.map(({ versionNumber }) => versionNumber)).toEqual(newest.map((_, index) => highest - index))
  for (const version of newest.slice(0, 3)) await checkTree(person, version)
  return highest
}

async function checkTree(person: Person, { projectId, id: versionId }: Version): Promise<void> {
  const { entries } = await person.call(versions.tree, { projectId, versionId })
  for (const entry of entries) {
    if (entry.kind === 'folder') continue
    const { content } = await person.call(versions.read, { projectId, versionId, path: entry.path })
    expect(hash('sha256', content)).toBe(entry.hash)
  }
}

interface Restoring {
  projectId: ProjectId
  /** Two states in which every file says the same. */
  states: { content: string; versionId: VersionId }[]
  acknowledged: string
  attempted: string
  lastNumber: number
}

const restoredPaths = Array.from({ length: 12 }, (_, number) => `part-${number}.txt`)

async function prepareRestoring(person: Person): Promise<Restoring> {
  const { id: projectId } = await person.call(projects.create, { title: 'restoring' })
  const states: Restoring['states'] = []
  for (const content of ['one state', 'the other']) {
    const baseHash = states[0] ? hash('sha256', states[0].content) : null
    for (const path of restoredPaths) await person.call(files.write, { projectId, path, content, baseHash })
    const { id: versionId } = await person.call(versions.save, { projectId })
    states.push({ content, versionId })
  }
  return { projectId, states, acknowledged: 'the other', attempted: 'the other', lastNumber: 4 }
}

async function restoreUntilKilled(person: Person, restoring: Restoring): Promise<void> {
  const { projectId, states } = restoring
  try {
    for (;;) {
      for (const { content, versionId } of states) {
        restoring.attempted = content
        const { version } = await person.call(versions.restore, { projectId, versionId })
        restoring.acknowledged = content
        restoring.lastNumber = version.versionNumber
      }
    }
  } catch (error) {
    requireCut(error)
  }
}

async function checkRestores(person: Person, restoring: Restoring): Promise<void> {
  const { projectId, acknowledged, attempted, lastNumber } = restoring
  const found = new Set(await Promise.all(restoredPaths.map((path) => readIfThere(person, projectId, path))))
  const [content = null, ...others] = found
  expect(others).toEqual([])
  expect([acknowledged, attempted]).toContain(content)
  restoring.acknowledged = content ?? ''
  restoring.lastNumber = await checkVersions(person, projectId, lastNumber)
}
