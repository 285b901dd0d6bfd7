import { describe, expect, it } from 'vitest'
import type { AnalyticsFigures } from '@joinery/contract'
import {
  averageMs,
  formatCost,
  formatCount,
  formatDuration,
  formatRate,
  formatShort,
  successRate,
} from './format-figures.ts'
import { lastDays } from './last-days.ts'

const figures: AnalyticsFigures = {
  prompts: 5,
  runs: 4,
  succeeded: 2,
  failed: 1,
  stopped: 1,
  durationMs: 120_000,
  longestMs: 60_000,
  inputTokens: 0,
  outputTokens: 0,
  cachedTokens: 0,
  costMicros: 0,
  unpricedRuns: 0,
  versions: 0,
  files: 0,
}

describe('figures', () => {
  it('count a success rate among the runs that ended by themselves, and none where there are none', () => {
    expect(formatRate(successRate(figures))).toBe('66.7%')
    expect(formatRate(successRate({ ...figures, succeeded: 0, failed: 0 }))).toBe('–')
  })

  it('are grouped, shortened and never cut, from nothing to millions', () => {
    expect([0, 1, 9_999_999].map(formatCount)).toEqual(['0', '1', '9,999,999'])
    expect([0, 999, 9_999_999].map(formatShort)).toEqual(['0', '999', '10M'])
  })

  it('have an average only where something ran', () => {
    expect(formatDuration(averageMs(figures))).toBe('30 s')
    expect(formatDuration(averageMs({ ...figures, runs: 0 }))).toBe('–')
  })

  it.each([
    [0, '0 ms'],
    [999, '999 ms'],
    [1_550, '1.6 s'],
    [999.6, '1 s'],
    [59_940, '59.9 s'],
    [59_960, '1 min 0 s'],
    [61_000, '1 min 1 s'],
    [119_600, '2 min 0 s'],
  ])('write %d ms as %s', (ms, text) => expect(formatDuration(ms)).toBe(text))

  it.each([
    [0, '$0.00'],
    [1_500, '$0.0015'],
    [12_345_678, '$12.35'],
  ])('write %d millionths of a dollar as %s', (micros, text) => expect(formatCost(micros)).toBe(text))

  it('cover whole UTC days up to today', () => {
    expect(lastDays(7, new Date('2026-03-01T00:30:00Z'))).toEqual({ from: '2026-02-23', to: '2026-03-01' })
  })
})
