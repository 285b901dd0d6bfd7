import { describe, expect, it, vi } from 'vitest'
import type { UsageReport } from '@joinery/contract'
import { assumeFreePlan } from './describe-usage.ts'
import { watchUsage } from './watch-usage.ts'

const report = assumeFreePlan(new Date('2026-11-15T00:00:00Z'))

describe('watching the usage', () => {
  it('keeps every report of the server and nothing that is none', async () => {
    const { kept, stop } = watch([[JSON.stringify(report), 'no JSON', '{"daily":1}', JSON.stringify(report)]])
    await vi.waitFor(() => expect(kept).toEqual([report, report]))
    stop()
  })

  it('listens again after a stream that broke', async () => {
    const { kept, stop } = watch([new Error('cut'), [JSON.stringify(report)]])
    await vi.waitFor(() => expect(kept).toHaveLength(1))
    stop()
  })

  it('does not listen while nobody sees the page, and listens again when somebody does', async () => {
    const { kept, page, opened, stop } = watch([[JSON.stringify(report)]], 'hidden')
    await vi.waitFor(() => expect(opened()).toBe(0))
    page.show('visible')
    await vi.waitFor(() => expect(kept).toHaveLength(1))
    stop()
  })

  it('opens no stream any more once it is stopped', async () => {
    const { opened, stop } = watch([new Error('cut'), new Error('cut')])
    await vi.waitFor(() => expect(opened()).toBe(1))
    stop()
    await new Promise((resolve) => {
      setTimeout(resolve, 20)
    })
    expect(opened()).toBeLessThanOrEqual(1)
  })
})

function watch(streams: (readonly string[] | Error)[], visibility: DocumentVisibilityState = 'visible') {
  const kept: UsageReport[] = []
  const events = new EventTarget()
  const page = Object.assign(events, {
    visibilityState: visibility,
    show(state: DocumentVisibilityState) {
      page.visibilityState = state
      events.dispatchEvent(new Event('visibilitychange'))
    },
  })
  let opened = 0
  const stop = watchUsage({
    page,
    retryMs: 5,
    keep: (each) => void kept.push(each),
    async *read(signal) {
      opened++
      const stream = streams.shift()
      if (stream instanceof Error) throw stream
      for (const data of stream ?? []) yield { data }
      await new Promise((resolve) => {
        signal.addEventListener('abort', resolve)
      })
    },
  })
  return { kept, page, stop, opened: () => opened }
}
