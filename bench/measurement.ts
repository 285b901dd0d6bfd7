/** One figure beside its peer of the same run. */
export interface Measurement {
  id: string
  value: number
  unit: string
  /** What it is held against: a named program, or the physical floor. */
  peer: string
  peerValue: number
  /** value / peerValue */
  ratio: number
  /** What the ratio or the value should reach, in words; empty where the figure is only reported. */
  goal: string
  /** Whether the goal is met; true where there is none. */
  ok: boolean
}

interface Figure {
  id: string
  value: number
  unit: string
  peer: string
  peerValue: number
  /** Bounds for the ratio or for the value itself. */
  goal?: { minRatio?: number; maxRatio?: number; maxValue?: number }
}

export function measurementOf({ goal = {}, ...figure }: Figure): Measurement {
  const value = round(figure.value)
  const peerValue = round(figure.peerValue)
  // Goals are judged by what was measured: the rounded figures are for reading only.
  const ratio = figure.value / figure.peerValue
  const { minRatio, maxRatio, maxValue } = goal
  const bounds = [
    minRatio === undefined ? undefined : { words: `ratio ≥ ${minRatio}`, isMet: ratio >= minRatio },
    maxRatio === undefined ? undefined : { words: `ratio ≤ ${maxRatio}`, isMet: ratio <= maxRatio },
    maxValue === undefined
      ? undefined
      : { words: `≤ ${maxValue} ${figure.unit}`, isMet: figure.value <= maxValue },
  ].filter((bound) => bound !== undefined)
  return {
    ...figure,
    value,
    peerValue,
    ratio: Math.round(ratio * 100) / 100,
    goal: bounds.map(({ words }) => words).join(', '),
    ok: bounds.every(({ isMet }) => isMet),
  }
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new RangeError('A median needs at least one value.')
  return middle
}

const round = (value: number) => (value >= 100 ? Math.round(value) : Math.round(value * 100) / 100)
