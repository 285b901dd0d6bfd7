import { describe, expect, it } from 'vitest'
import { applyPreviewEvent, initialPreview } from './preview-state.ts'
import type { PreviewEvent } from './preview-state.ts'

const after = (...events: PreviewEvent[]) => events.reduce(applyPreviewEvent, initialPreview)
const log = (text: string): PreviewEvent => ({ type: 'console', level: 'log', text })
const fail = (message: string): PreviewEvent => ({ type: 'error', kind: 'error', message, stack: [] })

describe('what the panel knows of a preview', () => {
  it('counts what comes again in a row instead of listing it', () => {
    const { entries } = after(log('a'), log('a'), log('b'), log('a'))
    expect(entries.map(({ text, count }) => [text, count])).toEqual([
      ['a', 2],
      ['b', 1],
      ['a', 1],
    ])
  })

  it('keeps the newest 500 lines of the console', () => {
    const { entries } = after(...Array.from({ length: 600 }, (_, n) => log(`line ${n}`)))
    expect(entries).toHaveLength(500)
    expect(entries.at(-1)?.text).toBe('line 599')
  })

  it('lists an error once, however often it happens', () => {
    const { errors } = after(fail('no wood'), fail('no glue'), fail('no wood'))
    expect(errors.map(({ message, count }) => [message, count])).toEqual([
      ['no wood', 2],
      ['no glue', 1],
    ])
  })

  it('forgets errors when the code changes, because an app that is still broken says so again', () => {
    expect(after(fail('no wood'), { type: 'updated', revision: 2, kind: 'hot' }).errors).toEqual([])
  })

  it('names each missing package once, until the app says that none is missing', () => {
    const missing = (...names: string[]): PreviewEvent => ({ type: 'package-missing', names })
    const state = after(missing('@acme/map', '@acme/map/tiles', 'left-pad/even'))
    expect(state.missingPackages).toEqual(['@acme/map', 'left-pad'])
    expect(applyPreviewEvent(state, missing()).missingPackages).toEqual([])
  })

  it('starts over with a new document, at the same address', () => {
    const state = after({ type: 'location', path: '/shop' }, log('a'), fail('no wood'), { type: 'ready' })
    expect(state).toMatchObject({
      progress: 'ready',
      path: '/shop',
      visited: ['/shop'],
      entries: [],
      errors: [],
    })
  })

  it('remembers addresses, the newest first and each once', () => {
    const { visited } = after(
      { type: 'location', path: '/' },
      { type: 'location', path: '/shop' },
      { type: 'location', path: '/' },
    )
    expect(visited).toEqual(['/', '/shop'])
  })

  it('never gives two lines one id, across clearing and reloading', () => {
    const first = after(log('a'), fail('b'))
    const second = [
      { type: 'console-cleared' } as const,
      log('c'),
      { type: 'ready' } as const,
      log('d'),
    ].reduce<typeof first>(applyPreviewEvent, first)
    expect(second.entries[0]?.id).toBeGreaterThan(first.errors[0]?.id ?? Infinity)
  })
})
