import { describe, expect, it } from 'vitest'
import { frameMessage } from './preview-messages.ts'

const deep = Array.from({ length: 51 }, () => ({ functionName: 'work' }))

describe('a message of a preview frame', () => {
  it('keeps what it should hold and drops the rest', () => {
    const parsed = frameMessage.parse({ source: 'joinery-preview', type: 'location', path: '/shop', more: 1 })
    expect(parsed).toEqual({ type: 'location', path: '/shop' })
  })

  it.each([
    ['of an unknown kind', { type: 'sign-out' }],
    ['with a place before the first line', { type: 'picked', element: { tag: 'p', text: '', place: at(0) } }],
    ['with an endless text', { type: 'console', level: 'log', text: 'a'.repeat(4_001) }],
    ['with an endless stack', { type: 'error', kind: 'error', message: '', stack: deep }],
    ['that stores what is no text', { type: 'storage', area: 'local', entries: [['key', 1]] }],
    ['of a storage that is none', { type: 'storage', area: 'cookies', entries: [] }],
  ])('is refused %s', (_why, message) => {
    expect(frameMessage.safeParse(message).success).toBe(false)
  })
})

function at(line: number) {
  return { file: 'src/App.tsx', line, column: 1 }
}
