import type { LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { KeptPart, RecordedPart } from './run-record.ts'

type Delta = Extract<KeptPart, { type: 'text-delta' | 'reasoning-delta' | 'tool-input-delta' }>

/** Pieces of one text are kept side by side, so that an answer of thousands of words is not thousands of parts. */
export function addPart(parts: RecordedPart[], part: KeptPart): void {
  if (!isPlainDelta(part)) return void parts.push(part)
  const { type: of, id, delta } = part
  const last = parts.at(-1)
  if (last?.type === 'deltas' && last.of === of && last.id === id) last.deltas.push(delta)
  else parts.push({ type: 'deltas', of, id, deltas: [delta] })
}

/** The parts as they came, each piece by itself. */
export function* playParts(parts: readonly RecordedPart[]): Generator<LanguageModelV4StreamPart> {
  for (const part of parts) {
    if (part.type !== 'deltas') yield part
    else for (const delta of part.deltas) yield { type: part.of, id: part.id, delta }
  }
}

function isPlainDelta(part: KeptPart): part is Delta {
  const { type } = part
  const isDelta = type === 'text-delta' || type === 'reasoning-delta' || type === 'tool-input-delta'
  return isDelta && part.providerMetadata === undefined
}
