import { usageReport } from '@joinery/contract'
import type { UsageReport } from '@joinery/contract'

interface Dependencies {
  /** The server's stream of reports. */
  read: (signal: AbortSignal) => AsyncIterable<{ data: string }>
  keep: (report: UsageReport) => void
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  retryMs?: number
}

/**
 * Takes every change of the usage as the server tells it, until it is told to stop. A page that nobody sees does not
 * listen: a browser has few connections for all its tabs, and the page asks again when it is seen.
 */
export function watchUsage({ read, keep, page, retryMs = 10_000 }: Dependencies): () => void {
  let listening: AbortController | undefined

  async function listen({ signal }: AbortController) {
    while (!signal.aborted) {
      try {
        for await (const { data } of read(signal)) {
          const report = parseReport(data)
          if (report) keep(report)
        }
      } catch {
        // The page asks every 30 seconds in any case.
      }
      await rest(retryMs, signal)
    }
  }

  const follow = () => {
    listening?.abort()
    listening = undefined
    if (page.visibilityState === 'hidden') return
    listening = new AbortController()
    void listen(listening)
  }

  page.addEventListener('visibilitychange', follow)
  follow()
  return () => {
    page.removeEventListener('visibilitychange', follow)
    listening?.abort()
  }
}

function parseReport(data: string): UsageReport | undefined {
  try {
    return usageReport.safeParse(JSON.parse(data)).data
  } catch {
    return undefined
  }
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
