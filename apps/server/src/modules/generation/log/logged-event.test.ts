import { describe, expect, it } from 'vitest'
import { logEvents } from './logged-event.ts'

const encode = (delta: string) => logEvents([{ type: 'text', delta }], 0, new Date(0))[0]?.body

describe('an event', () => {
  it('is written without what PostgreSQL cannot read in JSON: a NUL, half a character', () => {
    expect(encode('a\0b')).toBe('{"type":"text","delta":"a\u{fffd}b"}')
    expect(encode('\ud83d and \ude00')).toBe('{"type":"text","delta":"\u{fffd} and \u{fffd}"}')
  })

  it('keeps everything else as it is', () => {
    for (const delta of ['Grüße 👋', 'a\u0007b', '\\u0000', '"\n\t']) {
      expect(encode(delta)).toBe(JSON.stringify({ type: 'text', delta }))
    }
  })
})
