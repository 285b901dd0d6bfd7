import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('each limit that is set alerts once, with the highest reading, and anew when it is changed', async () => {
  const results = await runKitLogic(`
    import { findBreaches, readLimits, withLimits } from './limits.ts'
    const cpu = { label: 'CPU', unit: '%', max: 100, warnAt: 85 }
    const load = { label: 'Load', unit: '', max: 16, warnAt: 12 }
    const readings = [
      { name: 'web-01', metric: cpu, value: 41.6 },
      { name: 'web-02', metric: cpu, value: 63.04 },
      { name: 'web-01', metric: load, value: 7 },
    ]
    const own = { id: 'a', name: 'Busy', metric: 'CPU', threshold: 50, status: 'Enabled' }
    const off = { id: 'b', name: 'Load', metric: 'Load', threshold: 1, status: 'Disabled' }
    const limits = readLimits([own, off])
    console.log(JSON.stringify({
      found: findBreaches(limits, readings),
      changed: findBreaches(readLimits([{ ...own, threshold: 0 }]), readings).map(({ id }) => id),
      none: findBreaches(readLimits([{ ...own, threshold: 90 }]), readings),
      warns: withLimits([cpu, load], limits).map(({ warnAt }) => warnAt),
    }))
  `)
  expect(results).toEqual({
    found: [{ id: 'a:50', text: 'Busy: CPU of web-02 at 63 %, above 50 %' }],
    changed: ['a:0'],
    none: [],
    warns: [50, null],
  })
})
