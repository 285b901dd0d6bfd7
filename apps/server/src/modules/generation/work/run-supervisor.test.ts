import { randomUUID } from 'node:crypto'
import { projectId, runId, userId } from '@joinery/contract'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createTurn } from '../log/turn.ts'
import type { RunRow } from '../runs/run-row.ts'
import { createRunSupervisor } from './run-supervisor.ts'

it('a run whose lease ran out while the database was slow stays with the server that works on it', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const run = claimedRun()
  const others = projectId.parse(randomUUID())
  const dispatched: string[] = []
  const extended: string[] = []
  let claims = 0
  const driven = Promise.withResolvers<{ isCharged: boolean }>()
  const supervisor = createRunSupervisor({
    store: {
      claim: async () => ((claims += 1) === 1 ? run : undefined),
      async extendLeases(holds) {
        extended.push(...holds.map(({ id }) => id))
        return holds.map(({ id }) => ({ id, isStopping: false }))
      },
      listAbandoned: async () => [run.projectId, others],
      listForsaken: async () => [],
      listUnsettled: async () => [],
      listLive: async () => [],
      letGo: async () => undefined,
      markSettled: async () => undefined,
      requestStop: async () => undefined,
    },
    notices: { publish: () => undefined, subscribe: () => undefined },
    inTurn: createTurn(),
    drive: () => driven.promise,
    endQueued: async () => undefined,
    usage: {
      settle: async () => undefined,
      release: async () => undefined,
      extend: async () => undefined,
      releaseExpired: async () => undefined,
    },
    dispatch: async (id) => void dispatched.push(id),
    patiently: (work) => work(),
    logger: { error: () => undefined, warn: () => undefined },
  })
  await supervisor.take(run.projectId)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(dispatched).toEqual([others])
  expect(extended).toEqual([run.id])
  // Another server that finds it abandoned asks this one for it.
  await supervisor.take(run.projectId)
  await vi.advanceTimersByTimeAsync(0)
  expect(claims).toBe(1)
  driven.resolve({ isCharged: true })
  await supervisor.end()
})

function claimedRun(): RunRow {
  const now = new Date(0)
  return {
    id: runId.parse(randomUUID()),
    projectId: projectId.parse(randomUUID()),
    userId: userId.parse(randomUUID()),
    status: 'running',
    mode: 'build',
    prompt: 'Build an app.',
    model: 'scripted',
    attachments: [],
    files: [],
    approvedPlan: null,
    versionBefore: null,
    versionAfter: null,
    lastPosition: 0,
    attempts: 1,
    fence: 1,
    createdAt: now,
    startedAt: now,
    endedAt: null,
  }
}
