import { describe, expect, it } from 'vitest'
import { closeTab, closeTabsWithin, moveTabs, noTabs, openTab } from './tabs.ts'

const tabs = ['a.ts', 'src/b.ts', 'src/c.ts'].reduce(openTab, noTabs)

describe('tabs', () => {
  it('open at the end, once for each file, and show what was opened', () => {
    expect(tabs).toEqual({ paths: ['a.ts', 'src/b.ts', 'src/c.ts'], activePath: 'src/c.ts' })
    expect(openTab(tabs, 'a.ts')).toEqual({ ...tabs, activePath: 'a.ts' })
  })

  it('show the right neighbour of a tab that is closed, or else the left one', () => {
    expect(closeTab(openTab(tabs, 'a.ts'), 'a.ts').activePath).toBe('src/b.ts')
    expect(closeTab(tabs, 'src/c.ts').activePath).toBe('src/b.ts')
    expect(closeTab(tabs, 'a.ts').activePath).toBe('src/c.ts')
    expect(closeTab(openTab(noTabs, 'a.ts'), 'a.ts')).toEqual(noTabs)
  })

  it('follow a folder that is moved and close with one that is deleted', () => {
    expect(moveTabs(tabs, { from: 'src', to: 'lib' })).toEqual({
      paths: ['a.ts', 'lib/b.ts', 'lib/c.ts'],
      activePath: 'lib/c.ts',
    })
    expect(closeTabsWithin(tabs, 'src')).toEqual({ paths: ['a.ts'], activePath: 'a.ts' })
  })
})
