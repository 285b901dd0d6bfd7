import { describe, expect, it } from 'vitest'
import { arrange, toggleBeside } from './workspace-layout.ts'
import { workspaceTabs } from './workspace-tab.ts'

describe('the button that puts the chat beside the work', () => {
  it.each(workspaceTabs)('changes what is seen on the tab %s, whatever was chosen before', (tab) => {
    for (const isSideBySide of [true, false]) {
      const before = arrange({ tab, hasRoom: true, isSideBySide })
      const wanted = toggleBeside({ tab, arrangement: before })
      expect(arrange({ hasRoom: true, ...wanted })).toBe(before === 'both' ? 'work' : 'both')
    }
  })

  it('leaves code where it is, and brings the app to the chat', () => {
    expect(toggleBeside({ tab: 'code', arrangement: 'work' }).tab).toBe('code')
    expect(toggleBeside({ tab: 'chat', arrangement: 'chat' }).tab).toBe('preview')
  })
})
