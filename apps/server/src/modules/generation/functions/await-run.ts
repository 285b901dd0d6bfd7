import type { RunRow } from '../runs/run-row.ts'
import type { RunLog } from '../log/create-run-log.ts'

/** Returns when the run is over, wherever it is carried out. */
export async function awaitRun(log: Pick<RunLog, 'watch'>, { id }: RunRow): Promise<void> {
  let wake: () => void = nobodyWaits
  const source = log.watch({ runId: id, after: 0, endsAt: undefined, wake: () => wake() })
  try {
    for (;;) {
      let hasChanged = false
      wake = () => (hasChanged = true)
      const taken = await source.take()
      if (taken === null) return
      if (taken !== undefined || hasChanged) continue
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, lookAgainMs)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  } finally {
    source.close()
  }
}

const nobodyWaits = () => {}
const lookAgainMs = 5_000
