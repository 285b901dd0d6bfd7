import type { RunEventBody } from '@joinery/contract'

/** Pieces of one text that wait together become one event: fewer rows, and nobody sees a difference. */
export function mergeDeltas(bodies: readonly RunEventBody[]): RunEventBody[] {
  const merged: RunEventBody[] = []
  for (const body of bodies) {
    const last = merged.at(-1)
    const joined = last && joinDeltas(last, body)
    if (joined) merged[merged.length - 1] = joined
    else merged.push(body)
  }
  return merged
}

function joinDeltas(one: RunEventBody, next: RunEventBody): RunEventBody | undefined {
  if (one.type === 'text' && next.type === 'text') return { ...one, delta: one.delta + next.delta }
  if (one.type === 'reasoning' && next.type === 'reasoning') return { ...one, delta: one.delta + next.delta }
  if (one.type === 'file-delta' && next.type === 'file-delta' && one.path === next.path) {
    return { ...one, delta: one.delta + next.delta }
  }
  return undefined
}
