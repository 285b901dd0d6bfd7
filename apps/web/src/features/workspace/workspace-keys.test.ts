import { describe, expect, it } from 'vitest'
import { readCommandKey } from './workspace-keys.ts'
import { codeChatTabs, workspaceTabs } from './workspace-tab.ts'

const bare = { code: '', key: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const altShift = { ...bare, altKey: true, shiftKey: true }

describe("the workspace's shortcuts", () => {
  it('open the palette by Ctrl+K and by Cmd+K', () => {
    expect(readCommandKey({ ...bare, key: 'k', ctrlKey: true }, workspaceTabs)).toEqual({
      type: 'open-palette',
    })
    expect(readCommandKey({ ...bare, key: 'K', metaKey: true }, workspaceTabs)).toEqual({
      type: 'open-palette',
    })
  })

  it('go to the tabs by number, as many as there are', () => {
    const press = (digit: number) => ({ ...altShift, code: `Digit${digit}`, key: '⁄' })
    expect(readCommandKey(press(4), workspaceTabs)).toEqual({ type: 'show', tab: 'preview' })
    expect(readCommandKey(press(3), codeChatTabs)).toEqual({ type: 'show', tab: 'preview' })
    expect(readCommandKey(press(4), codeChatTabs)).toBeUndefined()
    expect(readCommandKey(press(0), workspaceTabs)).toBeUndefined()
  })

  it('write a message, refresh the preview, pick an element and arrange the panels', () => {
    const types = ['KeyM', 'KeyR', 'KeyE', 'KeyB'].map(
      (code) => readCommandKey({ ...altShift, code }, workspaceTabs)?.type,
    )
    expect(types).toEqual(['new-message', 'refresh-preview', 'pick-element', 'toggle-side-by-side'])
  })

  it('leave typing and the shortcuts of the browser alone', () => {
    for (const press of [
      { ...bare, key: 'k' },
      { ...bare, code: 'KeyR', key: 'r', ctrlKey: true },
      { ...bare, code: 'KeyR', key: 'R', ctrlKey: true, shiftKey: true },
      { ...bare, code: 'Digit1', key: '!', shiftKey: true },
      { ...altShift, code: 'KeyM', ctrlKey: true },
    ])
      expect(readCommandKey(press, workspaceTabs)).toBeUndefined()
  })
})
