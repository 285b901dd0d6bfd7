import { describe, expect, it } from 'vitest'
import { stageAt } from './example-stage.ts'

const total = { lines: 80, files: 40 }

describe('the replay of the example', () => {
  it('shows one line every 100 ms, with a percent progress', () => {
    expect(stageAt(99, total)).toMatchObject({ lines: 0, percent: 0 })
    expect(stageAt(100, total)).toMatchObject({ lines: 1, percent: 1 })
    expect(stageAt(4_000, total)).toMatchObject({ lines: 40, percent: 50, isDone: false })
  })

  it('lets files and app come in step with the lines, and ends whole', () => {
    expect(stageAt(800, total)).toMatchObject({ files: 4, painted: 0 })
    expect(stageAt(4_400, total).painted).toBeCloseTo(0.5)
    const end = { lines: 80, files: 40, painted: 1, percent: 100, isDone: true }
    expect(stageAt(8_000, total)).toEqual(end)
    expect(stageAt(Infinity, total)).toEqual(end)
  })
})
