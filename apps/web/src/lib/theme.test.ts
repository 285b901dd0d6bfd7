import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { createThemeStore } from './theme.ts'

describe('the theme store', () => {
  it('follows the system while nothing is chosen', () => {
    const world = fakeWorld({ systemIsDark: true })
    const theme = createThemeStore(world)
    expect(theme.current()).toBe('dark')
    world.changeSystem(false)
    expect(theme.current()).toBe('light')
    expect(world.root.dataset).toEqual({})
  })

  it('tells its listeners when the system changes, until they leave', () => {
    const world = fakeWorld({ systemIsDark: false })
    const theme = createThemeStore(world)
    const seen: string[] = []
    const leave = theme.subscribe(() => seen.push(theme.current()))
    world.changeSystem(true)
    leave()
    world.changeSystem(false)
    expect(seen).toEqual(['dark'])
  })

  it('keeps a choice under the key theme and writes it to the root element', () => {
    const world = fakeWorld({ systemIsDark: false })
    const theme = createThemeStore(world)
    theme.choose('dark')
    expect(world.stored).toEqual({ theme: 'dark' })
    expect(world.root.dataset).toEqual({ theme: 'dark' })
    expect(theme.current()).toBe('dark')
  })

  it('follows the system again once that is chosen, and remembers that somebody chose', () => {
    const world = fakeWorld({ systemIsDark: false })
    const theme = createThemeStore(world)
    expect(theme.choice()).toBeUndefined()
    theme.choose('dark')
    theme.choose('system')
    expect(theme.current()).toBe('light')
    expect(world.root.dataset).toEqual({})
    expect(theme.choice()).toBe('system')
  })

  it('takes over what another tab has chosen, and drops it when that tab forgets it', () => {
    const world = fakeWorld({ systemIsDark: false })
    const theme = createThemeStore(world)
    theme.subscribe(() => {})
    world.chooseInOtherTab('dark')
    expect(theme.current()).toBe('dark')
    world.chooseInOtherTab('system')
    expect(theme.current()).toBe('light')
  })

  it('takes over what was chosen meanwhile, when the browser shows the page again as it was left', () => {
    const world = fakeWorld({ systemIsDark: false })
    const heard: string[] = []
    const tabs = { ...world.tabs, addEventListener: (type: string) => void heard.push(type) }
    createThemeStore({ ...world, tabs }).subscribe(() => {})
    expect(heard).toEqual(['storage', 'pageshow'])
  })

  it('still changes the page when storage is blocked', () => {
    const world = fakeWorld({ systemIsDark: false })
    const theme = createThemeStore({
      ...world,
      storage: () => {
        throw new Error('Access is denied')
      },
    })
    theme.choose('dark')
    expect(theme.current()).toBe('dark')
  })
})

describe('the script in index.html', () => {
  it.each([
    ['dark', { theme: 'dark' }],
    ['light', { theme: 'light' }],
    ['system', {}],
    ['nonsense', {}],
    [null, {}],
  ])('applies a stored %s as the store would', (stored, expected) => {
    const dataset = {}
    runThemeScript({ localStorage: { getItem: () => stored }, document: { documentElement: { dataset } } })
    expect(dataset).toEqual(expected)
  })

  it('does nothing when storage is blocked', () => {
    const dataset = {}
    const blocked = {
      get localStorage(): never {
        throw new Error('Access is denied')
      },
      document: { documentElement: { dataset } },
    }
    runThemeScript(blocked)
    expect(dataset).toEqual({})
  })
})

function runThemeScript(globals: object) {
  const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
  const script = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1]
  if (!script) throw new Error('index.html has no inline script.')
  runInNewContext(script, globals)
}

function fakeWorld({ systemIsDark }: { systemIsDark: boolean }) {
  const stored: Record<string, string> = {}
  const system = fakeEvents()
  const tabs = fakeEvents()
  const root: { dataset: DOMStringMap } = { dataset: {} }
  const media = { matches: systemIsDark, ...system }
  return {
    stored,
    root,
    systemIsDark: media,
    tabs,
    storage: () => ({
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => {
        stored[key] = value
      },
    }),
    changeSystem(isDark: boolean) {
      media.matches = isDark
      system.fire()
    },
    chooseInOtherTab(theme: string) {
      stored['theme'] = theme
      tabs.fire()
    },
  }
}

function fakeEvents() {
  const listeners = new Set<() => void>()
  return {
    addEventListener: (_type: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => void listeners.delete(listener),
    fire: () => listeners.forEach((listener) => listener()),
  }
}
