import { describe, expect, it } from 'vitest'
import { createMemorySlot } from '../testing/memory-slot.ts'
import { createDesk } from './desk.ts'
import { createDeskStorage } from './desk-storage.ts'
import type { Slot } from './desk-storage.ts'

const draft = { text: 'const a = 2', baseHash: 'a'.repeat(64) }

function openDesk(slot: Slot, homeId = 'one') {
  let warnings = 0
  const desk = createDesk({
    storage: createDeskStorage({ homeId, storage: () => slot }),
    openFolders: ['src'],
    onDraftNotKept: () => (warnings += 1),
  })
  return { desk, warnings: () => warnings }
}

describe('the desk in browser storage', () => {
  it('brings unsaved changes, tabs and open folders back after a reload', () => {
    const slot = createMemorySlot()
    const { desk } = openDesk(slot)
    desk.tell({ type: 'file-opened', path: 'lib/a.ts' })
    desk.tell({ type: 'draft-changed', path: 'lib/a.ts', draft })
    desk.keepNow()

    const { drafts, tabs, openFolders } = openDesk(slot).desk.getState()
    expect(drafts.get('lib/a.ts')).toEqual(draft)
    expect(tabs.activePath).toBe('lib/a.ts')
    expect([...openFolders]).toEqual(['src', 'lib'])
  })

  it('keeps the drafts of one project from another', () => {
    const slot = createMemorySlot()
    const { desk } = openDesk(slot, 'one')
    desk.tell({ type: 'draft-changed', path: 'a.ts', draft })
    desk.keepNow()
    expect(openDesk(slot, 'two').desk.getState().drafts.size).toBe(0)
  })

  it('forgets a draft that was saved, and moves one with its file', () => {
    const slot = createMemorySlot()
    const { desk } = openDesk(slot)
    desk.tell({ type: 'draft-changed', path: 'a.ts', draft })
    desk.tell({ type: 'draft-changed', path: 'b.ts', draft })
    desk.keepNow()
    desk.tell({ type: 'draft-dropped', path: 'a.ts' })
    desk.tell({ type: 'item-moved', from: 'b.ts', to: 'c.ts' })
    desk.keepNow()
    expect([...openDesk(slot).desk.getState().drafts.keys()]).toEqual(['c.ts'])
  })

  it('goes on with full storage, and says so once', () => {
    const slot = { ...createMemorySlot(), length: 0, setItem: () => refuse() }
    const { desk, warnings } = openDesk(slot)
    desk.tell({ type: 'draft-changed', path: 'a.ts', draft })
    desk.keepNow()
    desk.tell({ type: 'draft-changed', path: 'a.ts', draft: { ...draft, text: 'more' } })
    desk.keepNow()
    expect(warnings()).toBe(1)
    expect(desk.getState().drafts.get('a.ts')?.text).toBe('more')
  })

  it('starts afresh where storage holds something unreadable', () => {
    const slot = createMemorySlot()
    slot.setItem('joinery-desk:one', '{"paths":7}')
    slot.setItem('joinery-draft:one:a.ts', 'no json')
    const { drafts, openFolders } = openDesk(slot).desk.getState()
    expect([drafts.size, [...openFolders]]).toEqual([0, ['src']])
  })
})

function refuse(): never {
  throw new Error('The storage is full.')
}
