import type { RunEventBody } from '@joinery/contract'
import type { DraftChange, StoredChanges } from '../workspace/open-workspace.ts'

export type WriteQueue = ReturnType<typeof createWriteQueue>

export interface QueuedWrite {
  readonly change: Extract<DraftChange, { kind: 'write' }>
  /** What the model is told. It is put right where the write is refused later on. */
  readonly outcome: { isOk: boolean; text: string }
}

interface QueueOptions {
  readonly store: (changes: readonly DraftChange[]) => Promise<StoredChanges>
  readonly tell: (stored: StoredChanges) => Iterable<RunEventBody>
  readonly signal: AbortSignal
}

/**
 * Stores complete files while the model goes on typing the next one. What becomes complete meanwhile is stored together,
 * so that a quick model does not wait for a disk ninety times.
 */
export function createWriteQueue({ store, tell, signal }: QueueOptions) {
  let waiting: QueuedWrite[] = []
  let batch: Batch | undefined

  function begin(): void {
    if (batch !== undefined || waiting.length === 0 || signal.aborted) return
    batch = openBatch(waiting, store)
    waiting = []
  }

  /** Tells of what has been stored by now, without waiting for more. */
  function* takeStored(): Generator<RunEventBody> {
    if (batch?.result === undefined) return
    const { writes, result } = batch
    batch = undefined
    if ('error' in result) throw result.error
    settle(writes, result.stored)
    yield* tell(result.stored)
    begin()
  }

  return {
    add(write: QueuedWrite): void {
      waiting.push(write)
      begin()
    },
    /** Resolves when there is something to tell; undefined while nothing is being stored. */
    pending: () => batch?.done,
    takeStored,
    /** Waits until everything is stored. After a stop, what has not been begun stays undone. */
    async *drain(): AsyncGenerator<RunEventBody> {
      begin()
      while (batch !== undefined) {
        await batch.done
        yield* takeStored()
      }
    },
  }
}

interface Batch {
  readonly writes: readonly QueuedWrite[]
  readonly done: Promise<void>
  result: { readonly stored: StoredChanges } | { readonly error: unknown } | undefined
}

/** A failure is kept until it is asked for: whoever drains the queue has to meet it. */
function openBatch(writes: readonly QueuedWrite[], store: QueueOptions['store']): Batch {
  const { promise: done, resolve } = Promise.withResolvers<void>()
  const batch: Batch = { writes, done, result: undefined }
  void store(writes.map(({ change }) => change))
    .then(
      (stored) => void (batch.result = { stored }),
      (error: unknown) => void (batch.result = { error }),
    )
    .then(resolve)
  return batch
}

function settle(writes: readonly QueuedWrite[], { refused }: StoredChanges): void {
  for (const { change, outcome } of writes) {
    const refusal = refused.find(
      (one) => one.change.kind === 'write' && one.change.path === change.path.normalize('NFC'),
    )
    if (refusal !== undefined) Object.assign(outcome, { isOk: false, text: refusal.problem })
  }
}
