import { plans, texts } from '@joinery/contract'
import type { UsageLimit, UsageReport, UserId, WorkspaceId } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import { hasCode } from '../../http/failure-cause.ts'
import { createLines } from './lines.ts'
import type { Payer } from './payers/store.ts'
import { presentUsage, tagUsage } from './present-usage.ts'
import type { Subscription } from './present-usage.ts'
import type { UsageStore } from './store.ts'
import { findReachedLimit } from './windows.ts'

/** Which of them pays for somebody's prompts, and by which plan. */
export type ChoosePayer = (payers: readonly Payer[]) => Promise<{ payer: Payer; subscription: Subscription }>

interface Dependencies {
  store: UsageStore
  choosePayer: ChoosePayer
  /** Tells every server that a workspace's count has changed. */
  announce: (workspaceId: WorkspaceId) => void
  now: () => Date
}

export type Usage = ReturnType<typeof createUsage>

/** Nobody waits that long for a prompt to be carried out without saying so. */
const holdMs = 15 * 60_000

/** Counts prompts: each is set aside when it is accepted, and settled or given back when its work is over. */
export function createUsage(dependencies: Dependencies) {
  const { store, choosePayer, announce, now } = dependencies
  const inLine = createLines()

  async function read(
    userId: UserId,
  ): Promise<{ report: UsageReport; tag: string; mayPay: readonly WorkspaceId[] }> {
    const payers = await store.listPayers(userId)
    const { payer, subscription } = await choosePayer(payers)
    return {
      report: presentUsage(payer.count, subscription),
      tag: tagUsage(payer.count, subscription),
      mayPay: payers.map(({ workspaceId }) => workspaceId),
    }
  }

  async function refuse(workspaceId: WorkspaceId, limits: { daily: number | null; monthly: number | null }) {
    const reached = findReachedLimit(await store.read(workspaceId), limits)
    // A prompt given back in between leaves no limit to name: the next try comes through.
    if (!reached)
      return new AppError('unavailable', texts.errors.unavailable, { headers: { 'retry-after': '1' } })
    return limitReached(reached, now())
  }

  return {
    read,

    /**
     * Sets one prompt aside, or throws and says which limit stands in the way. A prompt that is held already is not
     * counted again; one that was settled or given back cannot be held a second time.
     */
    async reserve(userId: UserId, id: string): Promise<void> {
      const { payer, subscription } = await choosePayer(await store.listPayers(userId))
      const { workspaceId } = payer
      const { dailyPrompts: daily, monthlyPrompts: monthly } = plans[subscription.plan]
      const limits = { daily, monthly }
      try {
        const isGranted = await inLine(workspaceId, () =>
          store.reserve({ id, workspaceId, userId, limits, expiresInMs: holdMs }),
        )
        if (!isGranted) {
          if (await isHeld(id, workspaceId)) return
          throw await refuse(workspaceId, limits)
        }
      } catch (error) {
        if (!hasCode(error, duplicateKey)) throw explainFailure(error)
        if (await isHeld(id, workspaceId)) return
        throw new AppError('conflict', texts.errors.conflict, { cause: error })
      }
      announce(workspaceId)
    },

    settle: (id: string): Promise<void> => store.settle(id),

    release: async (id: string): Promise<void> => {
      const workspaceId = await store.release(id)
      if (workspaceId !== undefined) announce(workspaceId)
    },

    /** For work that goes on: its holds do not expire. */
    extend: (ids: readonly string[]): Promise<void> => store.extend(ids, holdMs),

    async releaseExpired(): Promise<void> {
      for (const id of await store.listExpired()) {
        const workspaceId = await store.release(id)
        if (workspaceId !== undefined) announce(workspaceId)
      }
    },
  }

  async function isHeld(id: string, workspaceId: WorkspaceId): Promise<boolean> {
    const hold = await store.findHold(id)
    return hold?.state === 'held' && hold.workspaceId === workspaceId
  }
}

const duplicateKey = new Set(['23505'])
const diskFull = new Set(['53100'])

/** A prompt that could not be counted is not carried out, and whoever sent it is told so. */
function explainFailure(error: unknown): unknown {
  if (error instanceof AppError || hasCode(error, diskFull)) return error
  const headers = { 'retry-after': '2' }
  return new AppError('unavailable', texts.usage.updateFailed, { cause: error, headers })
}

function limitReached(usageLimit: UsageLimit, at: Date): AppError {
  const seconds = Math.max(1, Math.ceil((new Date(usageLimit.resetsAt).getTime() - at.getTime()) / 1000))
  return new AppError('usage-limit-reached', texts.errors['usage-limit-reached'], {
    usageLimit,
    headers: { 'retry-after': String(seconds) },
  })
}
