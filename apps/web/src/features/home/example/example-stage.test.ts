import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { enlivenings } from '../../../app/enlivenings.ts'
import { stageAt } from './example-stage.ts'

const folder = new URL('../../../', import.meta.url)
const sources = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((path) => !path.includes('.test.'))
const readSource = (path: string) => readFileSync(new URL(path, folder), 'utf8')
const importersOf = (file: string) => sources.filter((path) => readSource(path).includes(`/${file}'`))

const total = { lines: 80, files: 40 }

describe('the replay of the example', () => {
  it('shows one line every 100 ms, with a percent progress', () => {
    expect(stageAt(99, total)).toMatchObject({ lines: 0, percent: 0 })
    expect(stageAt(100, total)).toMatchObject({ lines: 1, percent: 1 })
    expect(stageAt(4_000, total)).toMatchObject({ lines: 40, percent: 50, isDone: false })
  })

  it('is the only place that shows lines at a pace, and the start page alone has it', () => {
    expect(importersOf('example-stage.ts')).toEqual(['features/home/example/play-example.ts'])
    expect(importersOf('play-example.ts')).toEqual(['features/home/enliven-home.ts'])
    expect(importersOf('enliven-home.ts')).toEqual(['app/enlivenings.ts'])
    const enlivened = Array.from(enlivenings).filter(([, { source }]) => source.endsWith('enliven-home.ts'))
    expect(enlivened.map(([name]) => name)).toEqual(['home'])
    expect(sources.filter((path) => /\blineMs\b/.test(readSource(path)))).toEqual([
      'features/home/example/example-stage.ts',
    ])
  })

  it('lets files and app come in step with the lines, and ends whole', () => {
    expect(stageAt(800, total)).toMatchObject({ files: 4, painted: 0 })
    expect(stageAt(4_400, total).painted).toBeCloseTo(0.5)
    const end = { lines: 80, files: 40, painted: 1, percent: 100, isDone: true }
    expect(stageAt(8_000, total)).toEqual(end)
    expect(stageAt(Infinity, total)).toEqual(end)
  })
})
