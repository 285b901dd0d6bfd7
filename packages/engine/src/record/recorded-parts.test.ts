import { describe, expect, it } from 'vitest'
import { addPart, playParts } from './recorded-parts.ts'
import type { KeptPart, RecordedPart } from './run-record.ts'

function record(said: readonly KeptPart[]): RecordedPart[] {
  const parts: RecordedPart[] = []
  for (const part of said) addPart(parts, part)
  return parts
}

describe('the parts of a record', () => {
  it('give back what was said, piece by piece, and hold the pieces of one text together', () => {
    const words = Array.from({ length: 2_000 }, (_, word): KeptPart => ({
      type: 'text-delta',
      id: 'one',
      delta: `word ${word} `,
    }))
    const said: KeptPart[] = [{ type: 'text-start', id: 'one' }, ...words, { type: 'text-end', id: 'one' }]
    const parts = record(said)
    expect(parts).toHaveLength(3)
    expect([...playParts(parts)]).toEqual(said)
  })

  it('tell apart texts, thoughts and arguments, also where they come in turns', () => {
    const said: KeptPart[] = [
      { type: 'text-delta', id: '1', delta: 'a' },
      { type: 'text-delta', id: '2', delta: 'b' },
      { type: 'reasoning-delta', id: '2', delta: 'c' },
      { type: 'tool-input-delta', id: '2', delta: 'd' },
      { type: 'tool-input-delta', id: '2', delta: '' },
      { type: 'text-delta', id: '1', delta: 'e' },
    ]
    const parts = record(said)
    expect(parts).toHaveLength(5)
    expect([...playParts(parts)]).toEqual(said)
  })

  it('keep what a provider says of a single piece', () => {
    const said: KeptPart[] = [
      { type: 'text-delta', id: '1', delta: 'a' },
      { type: 'text-delta', id: '1', delta: 'b', providerMetadata: { google: { thoughtSignature: 's' } } },
      { type: 'text-delta', id: '1', delta: 'c' },
    ]
    expect([...playParts(record(said))]).toEqual(said)
  })
})
