import { describe, expect, it } from 'vitest'
import { createLayoutMemory, layoutKey } from './layout-memory.ts'
import { arrange } from './workspace-layout.ts'

describe("the workspace's panels", () => {
  it('are remembered by the browser', () => {
    const stored = new Map<string, string>()
    openMemory(stored).choose({ isSideBySide: true, chatShare: 50 })
    expect(openMemory(stored).getState()).toEqual({ isSideBySide: true, chatShare: 50 })
  })

  it.each(['', 'no JSON', 'null', '{"isSideBySide":1,"chatShare":"wide"}', '{"chatShare":99}'])(
    'begin as they were made where the browser remembers %j',
    (kept) => {
      const memory = openMemory(new Map([[layoutKey, kept]]))
      expect(memory.getState()).toEqual({ isSideBySide: undefined, chatShare: 36 })
    },
  )

  it('can be arranged where storage is blocked', () => {
    const memory = createLayoutMemory({
      storage: () => {
        throw new Error('Access is denied')
      },
    })
    memory.choose({ isSideBySide: false })
    expect(memory.getState().isSideBySide).toBe(false)
  })

  it('show the chat beside the work where there is room and somebody wants it', () => {
    expect(arrange({ tab: 'preview', hasRoom: true, isSideBySide: true })).toBe('both')
    expect(arrange({ tab: 'preview', hasRoom: false, isSideBySide: true })).toBe('work')
    expect(arrange({ tab: 'code', hasRoom: true, isSideBySide: false })).toBe('work')
    expect(arrange({ tab: 'files', hasRoom: true, isSideBySide: true })).toBe('work')
    expect(arrange({ tab: 'chat', hasRoom: true, isSideBySide: true })).toBe('chat')
  })
})

function openMemory(stored: Map<string, string>) {
  return createLayoutMemory({
    storage: () => ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
    }),
  })
}
