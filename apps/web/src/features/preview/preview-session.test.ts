import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { frameSource, parentSource } from '@joinery/contract'
import type { ModulePosition, SourcePosition } from '@joinery/contract'
import { createPreviewSession } from './preview-session.ts'
import type { Picked } from './preview-session.ts'
import type { StorageEntries } from './storage-keeper.ts'

const origin = 'http://oak.preview.localhost'

describe('the line to a frame', () => {
  it('hears nobody but the frame at its own origin, and only in the shapes of the contract', () => {
    const { session, say } = openSession()
    say({ type: 'location', path: '/' }, { origin: 'http://elm.preview.localhost' })
    say({ type: 'location', path: '/a' }, { source: openFrame([]) })
    say({ type: 'location', path: 7 })
    say({ type: 'location', path: '/b' }, { mark: 'somebody' })
    say('location')
    expect(session.getState().visited).toEqual([])
    say({ type: 'location', path: '/shop' })
    expect(session.getState().path).toBe('/shop')
  })

  it('tells the frame alone: every message names its origin', () => {
    const { session, sent } = openSession()
    session.navigate('shop')
    expect(sent).toEqual([[{ source: parentSource, type: 'navigate', path: '/shop' }, origin]])
  })

  it('gives a frame that is ready both storage areas, and keeps what the app writes', async () => {
    const { say, sent, kept } = openSession()
    kept.local = [['wood', 'oak']]
    say({ type: 'ready' })
    await vi.waitFor(() => expect(sent).toHaveLength(2))
    expect(sent.map(([message]) => message)).toMatchObject([
      { type: 'storage', area: 'local', entries: [['wood', 'oak']] },
      { type: 'storage', area: 'session', entries: [] },
    ])
    say({ type: 'storage', area: 'local', entries: [['wood', 'elm']] })
    await vi.waitFor(() => expect(kept.local).toEqual([['wood', 'elm']]))
  })

  it('finds the first place of an error that is in the project', async () => {
    const { session, say } = openSession()
    say({
      type: 'error',
      kind: 'error',
      message: 'TypeError: no wood',
      stack: [{ functionName: 'render' }, stackAt('vendor.js', 3), stackAt('src/App.tsx', 12)],
    })
    await vi.waitFor(() =>
      expect(session.getState().errors[0]?.place).toMatchObject({ file: 'src/App.tsx', line: 12 }),
    )
  })

  it('shows an error whose place nobody can find', async () => {
    const { session, say, asked } = openSession({ canLocate: false })
    say({ type: 'error', kind: 'error', message: 'no wood', stack: [stackAt('src/App.tsx', 12)] })
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    expect(session.getState().errors).toMatchObject([{ message: 'no wood', place: undefined }])
  })

  it('hands over a picked element with its place, and picks no longer', async () => {
    const { session, say, picked, sent } = openSession()
    session.pick(true)
    expect(session.getState().isPicking).toBe(true)
    expect(sent.at(-1)?.[0]).toMatchObject({ type: 'pick', isOn: true })
    const position = { id: 'src/Card.tsx', version: 'v1', line: 4, column: 2 }
    say({ type: 'picked', element: { tag: 'button', text: 'Buy', component: 'Card', position } })
    await vi.waitFor(() => expect(picked).toHaveLength(1))
    expect(picked[0]).toMatchObject({
      place: { file: 'src/Card.tsx', line: 4 },
      element: { component: 'Card' },
    })
    expect(session.getState().isPicking).toBe(false)
  })

  it('hears nothing any more once nobody looks', () => {
    const { session, say, leave } = openSession()
    leave()
    say({ type: 'location', path: '/shop' })
    expect(session.getState().path).toBe('/')
  })
})

describe('a refresh', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('spins until the app says that it started', () => {
    const { session, say, sent } = openSession()
    session.refresh()
    expect(sent.at(-1)?.[0]).toMatchObject({ type: 'reload' })
    expect(session.getState().isRefreshing).toBe(true)
    say({ type: 'ready' })
    expect(session.getState().isRefreshing).toBe(true)
    say({ type: 'started', revision: 3 })
    expect(session.getState().isRefreshing).toBe(false)
  })

  it('spins for a second at most, whatever the app does', () => {
    const { session } = openSession()
    session.refresh()
    vi.advanceTimersByTime(999)
    expect(session.getState().isRefreshing).toBe(true)
    vi.advanceTimersByTime(1)
    expect(session.getState().isRefreshing).toBe(false)
  })
})

const stackAt = (id: string, line: number) => ({
  functionName: 'work',
  position: { id, version: 'v1', line, column: 1 },
})

function openSession({ canLocate = true } = {}) {
  const sent: Sent[] = []
  const picked: Picked[] = []
  const asked: ModulePosition[][] = []
  const kept: { local: StorageEntries; session: StorageEntries } = { local: [], session: [] }
  const page = new EventTarget()
  const frame = openFrame(sent)
  const session = createPreviewSession({
    origin,
    page,
    storage: {
      read: (area) => Promise.resolve(kept[area]),
      write: async (area, entries) => void (kept[area] = entries),
    },
    locate: async (positions) => {
      asked.push(positions)
      if (!canLocate) throw new Error('The server could not be reached.')
      return positions.map(placeIn)
    },
  })
  session.attach({ contentWindow: frame })
  session.onPicked((each) => picked.push(each))
  const leave = session.subscribe(() => {})
  const say = (
    message: object | string,
    {
      origin: from = origin,
      source = frame,
      mark = frameSource,
    }: { origin?: string; source?: object; mark?: string } = {},
  ) => {
    const content = typeof message === 'string' ? message : { source: mark, ...message }
    page.dispatchEvent(Object.assign(new Event('message'), { data: content, origin: from, source }))
  }
  return { session, say, sent, picked, asked, kept, leave }
}

type Sent = [message: unknown, targetOrigin: string | undefined]

const openFrame = (sent: Sent[]) => ({
  postMessage: (message: unknown, { targetOrigin }: WindowPostMessageOptions) =>
    void sent.push([message, targetOrigin]),
})

const placeIn = ({ id, line, column }: ModulePosition): SourcePosition | null =>
  id.startsWith('src/') ? { file: id, line, column, frame: '' } : null
