import { describe, expect, it } from 'vitest'
import { projectId } from '@joinery/contract'
import { createCurrentProject, currentProjectKey } from './current-project.ts'
import { codeChatTabs, isDeveloperTab, readTab, workspaceTabs } from './workspace-tab.ts'

const first = projectId.parse('0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d')
const second = projectId.parse('1a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d')

function createTab() {
  const kept = new Map<string, string>()
  const current = createCurrentProject({
    storage: () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }),
  })
  return { kept, current }
}

describe('the current project', () => {
  it('is the one in the address, before the one that the tab worked on', () => {
    const { kept, current } = createTab()
    current.keep(first)
    expect(kept.get(currentProjectKey)).toBe(first)
    expect(current.read(second)).toBe(second)
    expect(current.read(null)).toBe(first)
  })

  it('is none after it was closed, and none where something else is kept', () => {
    const { kept, current } = createTab()
    current.keep(first)
    current.forget()
    expect(current.read(null)).toBeUndefined()
    kept.set(currentProjectKey, 'current-project')
    expect(current.read(null)).toBeUndefined()
  })

  it('needs no storage', () => {
    const current = createCurrentProject({
      storage: () => {
        throw new Error('Storage is blocked.')
      },
    })
    current.keep(first)
    expect(current.read(first)).toBe(first)
    expect(current.read(null)).toBeUndefined()
  })
})

describe('the tab in the address', () => {
  it('is the chat unless a tab is named that the screen has', () => {
    expect(readTab('files', workspaceTabs)).toBe('files')
    expect(readTab('files', codeChatTabs)).toBe('chat')
    expect(readTab(null, workspaceTabs)).toBe('chat')
    expect(workspaceTabs.filter(isDeveloperTab)).toEqual(['code', 'files'])
  })
})
