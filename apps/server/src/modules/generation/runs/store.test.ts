import { randomUUID } from 'node:crypto'
import { runId } from '@joinery/contract'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openTestHistory } from '../../../testing/test-history.ts'
import type { OpenProject } from '../../projects/index.ts'
import { logEvents } from '../log/logged-event.ts'
import { createLogStore } from '../log/store.ts'
import { createRunStore } from './store.ts'
import type { Hold } from './store.ts'

const said = (hold: Hold, after: number) => ({
  hold,
  after,
  events: logEvents([{ type: 'text', delta: 'something' }], after, new Date()),
})

it('what a superseded holder writes is refused, and the run goes on under the new one', async () => {
  const { store, log, project, orm } = await openStores()
  await store.insert(newRun(project))
  const first = await store.claim(project.id, 60_000)
  if (!first) throw new Error('Nothing was claimed.')
  const holders = async (...batch: ReturnType<typeof said>[]) =>
    Array.from(await log.appendAll(batch), ({ hold }) => hold.fence)
  expect(await holders(said(first, 0))).toEqual([first.fence])
  await orm.execute(sql`update runs set lease_until = now() - interval '1 second'`)

  const second = await store.claim(project.id, 60_000)
  expect(second).toMatchObject({ id: first.id, fence: first.fence + 1, attempts: 2, lastPosition: 1 })
  if (!second) throw new Error('Nothing was taken over.')
  expect(await holders(said(first, 1))).toEqual([])
  // A server that stood still for a while may be both: the one that lost the run and the one that took it over.
  expect(await holders(said(first, 1), said(second, 1))).toEqual([second.fence])
  expect(await holders(said(first, 2))).toEqual([])
  expect(await store.extendLeases([first], 60_000)).toEqual([])
  const answer = {
    message: '',
    generatedFiles: [],
    plan: null,
    questions: [],
    buildNotification: null,
    use: null,
  }
  const ending = { status: 'failed', isCharged: false, versionAfter: null, answer } as const
  expect(await log.finish(said(first, 2), ending)).toBe(false)
  expect((await log.read(first.id, 0, 10)).map(({ position }) => position)).toEqual([1, 2])
})

it('a clock that is set back an hour neither keeps a run from being taken over nor lets two work on it', async () => {
  const { store, log, project, orm } = await openStores()
  await store.insert(newRun(project))
  const first = await store.claim(project.id, 5_000)
  if (!first) throw new Error('Nothing was claimed.')
  expect(await store.claim(project.id, 5_000)).toBeUndefined()
  // What its lease looks like from an hour earlier.
  await orm.execute(sql`update runs set lease_until = lease_until + interval '1 hour'`)
  expect(await store.listAbandoned()).toEqual([project.id])
  // A holder that lives has it back with its next heartbeat.
  expect(await store.extendLeases([first], 5_000)).toHaveLength(1)
  expect(await store.claim(project.id, 5_000)).toBeUndefined()
  await orm.execute(sql`update runs set lease_until = lease_until + interval '1 hour'`)
  const second = await store.claim(project.id, 5_000)
  expect(second).toMatchObject({ id: first.id, fence: first.fence + 1 })
  expect(Array.from(await log.appendAll([said(first, 0)]))).toEqual([])
  expect(await store.extendLeases([first], 5_000)).toEqual([])
})

it('of a hundred servers that ask at once, one gets the run, and no second run of the project begins beside it', async () => {
  const { store, project } = await openStores()
  const [one, two] = [newRun(project), newRun(project)]
  await store.insert(one)
  await store.insert(two)
  // Whoever asked a little earlier than the one who got it must not take its lease for one of another time.
  const claimed = await Promise.all(Array.from({ length: 100 }, () => store.claim(project.id, 5_000)))
  expect(claimed.flatMap((run) => run?.id ?? [])).toEqual([one.id])
})

it('a run whose holder has gone, and one that no server was told of, are found; a live one is not', async () => {
  const { store, project, orm } = await openStores()
  await store.insert(newRun(project))
  expect(await store.listAbandoned()).toEqual([])
  await orm.execute(sql`update runs set created_at = now() - interval '10 seconds'`)
  expect(await store.listAbandoned()).toEqual([project.id])
  await store.claim(project.id, 60_000)
  expect(await store.listAbandoned()).toEqual([])
  await orm.execute(sql`update runs set lease_until = now() - interval '1 second'`)
  expect(await store.listAbandoned()).toEqual([project.id])
})

async function openStores() {
  const { orm, project } = await openTestHistory()
  const connections = { orm, steady: orm }
  return { orm, store: createRunStore(connections), log: createLogStore(connections), project }
}

function newRun({ id, userId }: OpenProject) {
  return {
    id: runId.parse(randomUUID()),
    projectId: id,
    userId,
    mode: 'build' as const,
    prompt: 'Build an app.',
    model: 'offline',
    attachments: [],
    files: [],
    approvedPlan: null,
  }
}
