import { describe, expect, it } from 'vitest'
import { createMemorySlot } from '../testing/memory-slot.ts'
import { localHome, localTreeKey } from './local-home.ts'

const paths = async (home: ReturnType<typeof localHome>) =>
  (await home.readTree()).entries.map(({ path }) => path)

describe('the local tree', () => {
  it('is seeded with an open src folder, a Button in its components and an App', async () => {
    const home = localHome({ storage: createMemorySlot })
    expect(await paths(home)).toEqual(['src', 'src/App.tsx', 'src/components', 'src/components/Button.tsx'])
    expect(home.openFolders).toEqual(['src'])
  })

  it('is kept in browser storage on every change', async () => {
    const slot = createMemorySlot()
    const home = localHome({ storage: () => slot })
    await home.createFolder('docs')
    await home.writeFile({ path: 'docs/read.md', content: '# Read', baseHash: null })
    await home.move('src/App.tsx', 'src/Main.tsx')
    await home.delete('src/components')
    expect(await paths(localHome({ storage: () => slot }))).toEqual([
      'docs',
      'docs/read.md',
      'src',
      'src/Main.tsx',
    ])
    expect(JSON.parse(slot.getItem(localTreeKey) ?? '')).toMatchObject([
      {
        id: 'src',
        name: 'src',
        type: 'folder',
        isOpen: true,
        children: [{ id: 'src/Main.tsx', name: 'Main.tsx', type: 'file', extension: 'tsx' }],
      },
      {
        id: 'docs',
        name: 'docs',
        type: 'folder',
        isOpen: false,
        children: [{ id: 'docs/read.md', name: 'read.md', type: 'file', content: '# Read' }],
      },
    ])
  })

  it('remembers which folders are open', () => {
    const slot = createMemorySlot()
    localHome({ storage: () => slot }).keepOpenFolders?.(new Set(['src', 'src/components']))
    expect(localHome({ storage: () => slot }).openFolders).toEqual(['src', 'src/components'])
  })

  it('never overwrites what was changed meanwhile', async () => {
    const home = localHome({ storage: createSlotOnce() })
    const { hash } = await home.readFile('src/App.tsx')
    await home.writeFile({ path: 'src/App.tsx', content: 'theirs', baseHash: hash })
    await expect(
      home.writeFile({ path: 'src/App.tsx', content: 'mine', baseHash: hash }),
    ).rejects.toMatchObject({
      code: 'conflict',
      conflict: { path: 'src/App.tsx', current: { content: 'theirs' } },
    })
  })

  it.each([
    ['a name that is taken in another case', (home) => home.createFolder('SRC')],
    ['a path that leads outside', (home) => home.createFolder('../out')],
    ['a file below a file', (home) => home.createFolder('src/App.tsx/x')],
    ['a folder moved into itself', (home) => home.move('src', 'src/components/src')],
    ['a move of something that is not there', (home) => home.move('gone.ts', 'here.ts')],
  ] satisfies [string, (home: ReturnType<typeof localHome>) => Promise<unknown>][])(
    'refuses %s with a sentence',
    async (_, act) => {
      const home = localHome({ storage: createSlotOnce() })
      await expect(act(home)).rejects.toMatchObject({ message: /\.$/ })
    },
  )

  it('lives as long as the page where storage is blocked', async () => {
    const home = localHome({
      storage: () => {
        throw new Error('Storage is blocked.')
      },
    })
    await home.createFolder('docs')
    expect(await paths(home)).toContain('docs')
  })

  it('is searched line by line, in any case unless the case is asked for', async () => {
    const home = localHome({ storage: createSlotOnce() })
    const { matches } = await home.search({ query: 'USESTATE', isCaseSensitive: false })
    expect(matches).toEqual([
      { path: 'src/App.tsx', line: 1, column: 10, text: "import { useState } from 'react'" },
      { path: 'src/App.tsx', line: 5, column: 29, text: '  const [count, setCount] = useState(0)' },
    ])
    expect((await home.search({ query: 'USESTATE', isCaseSensitive: true })).matches).toEqual([])
  })
})

function createSlotOnce() {
  const slot = createMemorySlot()
  return () => slot
}
