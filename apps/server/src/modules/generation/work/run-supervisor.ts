import type { ProjectId, RunId } from '@joinery/contract'
import { runId } from '@joinery/contract'
import type { Logger } from 'pino'
import type { Notices } from '../log/create-run-log.ts'
import type { InTurn } from '../log/turn.ts'
import type { RunRow } from '../runs/run-row.ts'
import type { RunStore } from '../runs/store.ts'
import type { Holding, Interruption } from './drive-ports.ts'

interface Dependencies {
  store: Pick<
    RunStore,
    | 'claim'
    | 'extendLeases'
    | 'letGo'
    | 'listAbandoned'
    | 'listForsaken'
    | 'listLive'
    | 'listUnsettled'
    | 'markSettled'
    | 'requestStop'
  >
  notices: Notices
  inTurn: InTurn
  /** Works on a run until it ends, or until it is interrupted; then false. */
  drive: (run: RunRow, holding: Holding) => Promise<{ isCharged: boolean } | undefined>
  /** Ends a run that has not begun, because its author is gone. Undefined where it has begun. */
  endQueued: (id: RunId) => Promise<object | undefined>
  usage: {
    settle: (id: RunId) => Promise<void>
    release: (id: RunId) => Promise<void>
    extend: (ids: readonly RunId[]) => Promise<void>
    releaseExpired: () => Promise<void>
  }
  /** Asks for a server to look at a project's runs. */
  dispatch: (projectId: ProjectId) => Promise<void>
  /** What is done in it waits for the database, however busy that is. */
  patiently: <Result>(work: () => Promise<Result>) => Promise<Result>
  logger: Pick<Logger, 'error' | 'warn'>
}

export type RunSupervisor = ReturnType<typeof createRunSupervisor>

const leaseMs = 5_000
const heartbeatMs = 1_000
const lookAfterHoldsMs = 60_000
/** More than this many runs wait for a free server. */
const maxRuns = 100
/** How long runs may go on after the server was told to stop. */
const patienceMs = 2_000
const stopChannel = 'run_stops'

interface Active {
  run: RunRow
  interrupt: AbortController
  /** By this process' own clock, and counted from before the lease was asked for. */
  heldUntilMs: number
}

/**
 * Carries runs out. A run is held by a lease that is extended while this server lives; one whose holder has gone is
 * taken over by whoever notices first, under a higher fence, so that the former holder can write nothing more.
 */
export function createRunSupervisor(dependencies: Dependencies) {
  const { store, notices, inTurn, drive, endQueued, usage, dispatch, patiently, logger } = dependencies
  const active = new Map<RunId, Active>()
  const working = new Set<Promise<void>>()
  let isStopping = false

  const interrupt = (id: RunId, reason: Interruption) => active.get(id)?.interrupt.abort(reason)
  notices.subscribe(stopChannel, { onNotice: (payload) => interrupt(runId.parse(payload), 'stop') })

  /** A lease that ran out because the database was slow is extended with the next heartbeat, if nobody took it. */
  const isHeldHere = (projectId: ProjectId) =>
    [...active.values()].some(({ run }) => run.projectId === projectId)

  /** The runs of a project one after the other, for as long as there are any. */
  async function carryOut(projectId: ProjectId): Promise<void> {
    for (;;) {
      if (isStopping || active.size >= maxRuns || isHeldHere(projectId)) return
      const heldUntilMs = performance.now() + leaseMs
      const run = await store.claim(projectId, leaseMs)
      if (!run) return
      await hold({ run, interrupt: new AbortController(), heldUntilMs })
    }
  }

  async function hold(holding: Active): Promise<void> {
    const { run } = holding
    // Asked twice at once, it may take over from itself: what it did before is no part of the run any more.
    interrupt(run.id, 'lost')
    active.set(run.id, holding)
    try {
      if (isStopping) interrupt(run.id, 'server-end')
      const ended = await drive(run, {
        interrupted: holding.interrupt.signal,
        isSurelyHeld: () => performance.now() < holding.heldUntilMs,
      })
      if (ended) await settle(run.id, ended.isCharged)
      else await store.letGo(run)
    } finally {
      if (active.get(run.id) === holding) active.delete(run.id)
    }
  }

  async function settle(id: RunId, isCharged: boolean): Promise<void> {
    await (isCharged ? usage.settle(id) : usage.release(id))
    await store.markSettled(id)
  }

  async function beat(): Promise<void> {
    const holds = [...active.values()].map(({ run }) => run)
    if (holds.length === 0) return
    const heldUntilMs = performance.now() + leaseMs
    const extended = await inTurn(() => store.extendLeases(holds, leaseMs))
    const held = new Map(extended.map((row) => [row.id, row.isStopping]))
    for (const { id, fence } of holds) {
      const holding = active.get(id)
      if (holding?.run.fence !== fence) continue
      if (held.has(id)) holding.heldUntilMs = heldUntilMs
      else interrupt(id, 'lost')
      if (held.get(id) === true) interrupt(id, 'stop')
    }
  }

  /** Finds what a server that is gone left behind. */
  async function recover(): Promise<void> {
    for (const projectId of await store.listAbandoned()) {
      if (!isHeldHere(projectId)) await dispatch(projectId)
    }
    for (const { id, isCharged } of await store.listUnsettled()) await settle(id, isCharged)
  }

  /** Whoever may not open a project any more changes nothing in it, also not by what they asked for before. */
  async function stopForsaken(): Promise<void> {
    for (const { id, status } of await store.listForsaken()) {
      if (status === 'running') interrupt(id, 'author-gone')
      else if (await endQueued(id)) await settle(id, false)
    }
  }

  /** What goes on or waits keeps its prompt; one that nobody has work for is given back. */
  async function lookAfterHolds(): Promise<void> {
    await usage.extend(await store.listLive())
    await usage.releaseExpired()
  }

  const timers = [
    repeat(beat, heartbeatMs),
    repeat(recover, heartbeatMs),
    repeat(stopForsaken, heartbeatMs),
    repeat(lookAfterHolds, lookAfterHoldsMs),
  ]

  function repeat(task: () => Promise<void>, intervalMs: number) {
    let isRunning = false
    return setInterval(() => {
      if (isRunning) return
      isRunning = true
      void patiently(task)
        .catch((error: unknown) => logger.warn({ err: error }, 'runs could not be looked after'))
        .finally(() => (isRunning = false))
    }, intervalMs).unref()
  }

  return {
    /** Returns once the project's runs are in hands, not when they are done. */
    take: async (projectId: ProjectId): Promise<void> => {
      const work = patiently(() => carryOut(projectId)).catch((error: unknown) =>
        logger.error({ err: error, projectId }, 'a run was left to another try'),
      )
      working.add(work)
      void work.finally(() => working.delete(work))
    },

    get hasRoom() {
      return !isStopping && active.size < maxRuns
    },

    /** Asks whichever server carries the run out to stop it. */
    async stop(id: RunId): Promise<RunRow | undefined> {
      const running = await store.requestStop(id)
      if (running) {
        interrupt(id, 'stop')
        notices.publish(stopChannel, id, id)
      }
      return running
    },

    settle,

    /** Runs get a little time to end; the rest is let go of, and another server goes on with it. */
    end: async (): Promise<void> => {
      isStopping = true
      const patience = setTimeout(() => {
        for (const id of active.keys()) interrupt(id, 'server-end')
      }, patienceMs)
      await Promise.all(working)
      clearTimeout(patience)
      for (const timer of timers) clearInterval(timer)
    },
  }
}
