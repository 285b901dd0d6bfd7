import { describe, expect, it } from 'vitest'
import { measurementOf, medianOf } from './measurement.ts'

const figure = { id: 'http.bare.rate', unit: 'requests/s', peer: 'plain node:http' }

describe('a measurement', () => {
  it('stands beside its peer and says whether its goal is met', () => {
    expect(measurementOf({ ...figure, value: 900, peerValue: 1000, goal: { minRatio: 0.8 } })).toEqual({
      ...figure,
      value: 900,
      peerValue: 1000,
      ratio: 0.9,
      goal: 'ratio ≥ 0.8',
      ok: true,
    })
  })

  it('reports a goal that is missed as missed', () => {
    expect(measurementOf({ ...figure, value: 700, peerValue: 1000, goal: { minRatio: 0.8 } }).ok).toBe(false)
    expect(measurementOf({ ...figure, value: 101, peerValue: 50, goal: { maxValue: 100 } }).ok).toBe(false)
    expect(measurementOf({ ...figure, value: 3, peerValue: 1, goal: { maxRatio: 2 } }).ok).toBe(false)
  })

  it('is judged by what was measured, not by the rounded figure', () => {
    expect(measurementOf({ ...figure, value: 1.204, peerValue: 1, goal: { maxRatio: 1.2 } })).toMatchObject({
      ratio: 1.2,
      ok: false,
    })
    expect(measurementOf({ ...figure, value: 0.796, peerValue: 1, goal: { minRatio: 0.8 } }).ok).toBe(false)
    expect(measurementOf({ ...figure, value: 100.4, peerValue: 1, goal: { maxValue: 100 } }).ok).toBe(false)
  })

  it('without a goal is only reported', () => {
    expect(measurementOf({ ...figure, value: 1, peerValue: 2 })).toMatchObject({ goal: '', ok: true })
  })
})

describe('medianOf', () => {
  it('is not moved by one outlier', () => {
    expect(medianOf([5, 900, 4])).toBe(5)
  })
})
