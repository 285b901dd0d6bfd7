import { describe, expect, it } from 'vitest'
import { applyDeskEvent, emptyDesk } from './desk-state.ts'
import type { DeskEvent } from './desk-state.ts'

const after = (...events: DeskEvent[]) => events.reduce(applyDeskEvent, emptyDesk)
const draft = { text: 'new', baseHash: 'a'.repeat(64) }

describe('the desk', () => {
  it('opens and closes a folder', () => {
    const opened = after({ type: 'folder-toggled', path: 'src' })
    expect([...opened.openFolders]).toEqual(['src'])
    expect([...applyDeskEvent(opened, { type: 'folder-toggled', path: 'src' }).openFolders]).toEqual([])
  })

  it('opens a file in a tab, selects it and opens the folders above it', () => {
    const state = after({ type: 'file-opened', path: 'src/ui/box.ts' })
    expect(state.tabs.activePath).toBe('src/ui/box.ts')
    expect(state.selectedPath).toBe('src/ui/box.ts')
    expect([...state.openFolders]).toEqual(['src', 'src/ui'])
  })

  it('opens a folder that gets a new item, and those above it', () => {
    const state = after({ type: 'folder-opened', path: 'src/ui/new' })
    expect([...state.openFolders]).toEqual(['src', 'src/ui', 'src/ui/new'])
  })

  it('takes tabs, selection, open folders and unsaved changes along when a folder is moved', () => {
    const state = after(
      { type: 'file-opened', path: 'src/box.ts' },
      { type: 'draft-changed', path: 'src/box.ts', draft },
      { type: 'item-moved', from: 'src', to: 'lib/src' },
    )
    expect(state.tabs).toEqual({ paths: ['lib/src/box.ts'], activePath: 'lib/src/box.ts' })
    expect(state.selectedPath).toBe('lib/src/box.ts')
    expect(new Set(state.openFolders)).toEqual(new Set(['lib', 'lib/src']))
    expect([...state.drafts.keys()]).toEqual(['lib/src/box.ts'])
  })

  it('clears the selection when the selected item, or a folder around it, is deleted', () => {
    const open = after({ type: 'file-opened', path: 'src/box.ts' })
    expect(applyDeskEvent(open, { type: 'item-deleted', path: 'src' })).toMatchObject({
      selectedPath: undefined,
      tabs: { paths: [] },
    })
    expect(applyDeskEvent(open, { type: 'item-deleted', path: 'other' }).selectedPath).toBe('src/box.ts')
  })

  it('keeps unsaved changes when their tab is closed', () => {
    const state = after(
      { type: 'file-opened', path: 'a.ts' },
      { type: 'draft-changed', path: 'a.ts', draft },
      { type: 'tab-closed', path: 'a.ts' },
    )
    expect(state.drafts.get('a.ts')).toEqual(draft)
  })
})
