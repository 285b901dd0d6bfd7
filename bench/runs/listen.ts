export interface Heard {
  /** How old each word was when it arrived. */
  agesMs: number[]
  /** How many events they came in. */
  events: number
  seconds: number
}

/** Reads a stream to its end and looks at the time in every word. */
export async function listen(answer: Response): Promise<Heard> {
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}: ${await answer.text()}`)
  const startedAt = performance.now()
  const agesMs: number[] = []
  let events = 0
  let rest = ''
  for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
    const now = performance.now()
    rest += text
    const end = rest.lastIndexOf('\n\n')
    if (end < 0) continue
    const whole = rest.slice(0, end)
    for (const [, said] of whole.matchAll(/@([\d.]+) /g)) agesMs.push(now - Number(said))
    events += [...whole.matchAll(/^data: /gm)].length
    rest = rest.slice(end)
  }
  return { agesMs, events, seconds: (performance.now() - startedAt) / 1000 }
}

export function percentileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
  if (found === undefined) throw new RangeError('A percentile needs at least one value.')
  return found
}
