export interface Heard {
  /** How old each word was when it arrived. */
  agesMs: number[]
  seconds: number
}

/** Reads a stream to its end and looks at the time in every word. */
export async function listen(answer: Response): Promise<Heard> {
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}: ${await answer.text()}`)
  const startedAt = performance.now()
  const agesMs: number[] = []
  let rest = ''
  for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
    const now = performance.now()
    rest += text
    const end = rest.lastIndexOf('\n\n')
    if (end < 0) continue
    for (const [, said] of rest.slice(0, end).matchAll(/@([\d.]+) /g)) agesMs.push(now - Number(said))
    rest = rest.slice(end)
  }
  return { agesMs, seconds: (performance.now() - startedAt) / 1000 }
}

export function percentileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  if (found === undefined) throw new RangeError('A percentile needs at least one value.')
  return found
}
