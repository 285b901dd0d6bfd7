import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { Tree } from '@joinery/contract'
import { localHome } from '../homes/local-home.ts'
import { createMemorySlot } from '../testing/memory-slot.ts'
import { createDesk } from './desk.ts'
import { createDeskStorage } from './desk-storage.ts'
import { createFileActions } from './file-actions.ts'
import { treeQuery } from './file-queries.ts'

const app = 'src/App.tsx'

/** The local tree stands in for every home: it refuses and conflicts as the server does. */
async function sitDown() {
  const slot = createMemorySlot()
  const home = localHome({ storage: () => slot })
  const desk = createDesk({
    storage: createDeskStorage({ homeId: home.id, storage: createMemorySlot }),
    openFolders: home.openFolders,
    onDraftNotKept: () => undefined,
  })
  const cache = new QueryClient()
  const said: string[] = []
  const say = async (sentence: string) => void said.push(sentence)
  const actions = createFileActions({ home, desk, cache, notify: { success: say, error: say, info: say } })
  await cache.fetchQuery(treeQuery(home))
  const type = async (path: string, text: string) => {
    const { hash } = await home.readFile(path)
    desk.tell({ type: 'draft-changed', path, draft: { text, baseHash: hash } })
  }
  const shownPaths = () =>
    cache.getQueryData<Tree>(treeQuery(home).queryKey)?.entries.map(({ path }) => path) ?? []
  return { home, desk, actions, said, type, shownPaths }
}

describe('saving', () => {
  it('writes the draft, forgets it and says so', async () => {
    const { home, desk, actions, said, type } = await sitDown()
    await type(app, 'const a = 1')
    await actions.save(app)
    expect((await home.readFile(app)).content).toBe('const a = 1')
    expect(desk.getState().drafts.size).toBe(0)
    expect(said).toEqual(['File App.tsx saved'])
  })

  it('leaves a file alone whose content was emptied, and keeps the draft', async () => {
    const { home, desk, actions, said, type } = await sitDown()
    await type(app, '')
    await actions.save(app)
    expect((await home.readFile(app)).content).not.toBe('')
    expect(desk.getState().drafts.has(app)).toBe(true)
    expect(said).toEqual(['An empty file is not saved. Delete the file instead, if you do not need it.'])
  })

  it('overwrites nothing that was changed meanwhile, and shows both sides', async () => {
    const { home, desk, actions, type } = await sitDown()
    const { hash } = await home.readFile(app)
    await type(app, 'mine')
    await home.writeFile({ path: app, content: 'theirs', baseHash: hash })
    await actions.save(app)
    expect((await home.readFile(app)).content).toBe('theirs')
    expect(desk.getState().conflict).toMatchObject({ path: app, current: { content: 'theirs' } })
    expect(desk.getState().drafts.get(app)?.text).toBe('mine')
  })

  it.each([
    ['keeps mine', 'mine', 'mine'],
    ['keeps what was merged', 'both', 'both'],
  ])('%s at the end of a conflict', async (_, text, stored) => {
    const { home, desk, actions, type } = await sitDown()
    const { hash } = await home.readFile(app)
    await type(app, 'mine')
    await home.writeFile({ path: app, content: 'theirs', baseHash: hash })
    await actions.save(app)
    await actions.keepText(app, text)
    expect((await home.readFile(app)).content).toBe(stored)
    expect(desk.getState()).toMatchObject({ conflict: undefined, drafts: new Map() })
  })

  it('takes theirs at the end of a conflict, and forgets mine', async () => {
    const { home, desk, actions, type } = await sitDown()
    const { hash } = await home.readFile(app)
    await type(app, 'mine')
    await home.writeFile({ path: app, content: 'theirs', baseHash: hash })
    await actions.save(app)
    await actions.takeTheirs(app)
    expect((await home.readFile(app)).content).toBe('theirs')
    expect(desk.getState()).toMatchObject({ conflict: undefined, drafts: new Map() })
  })

  it('shows what is stored where nothing was typed, and asks nothing', async () => {
    const { home, desk, actions, said } = await sitDown()
    await actions.save(app)
    const { hash } = await home.readFile(app)
    await home.writeFile({ path: app, content: 'theirs', baseHash: hash })
    await actions.save(app)
    expect((await home.readFile(app)).content).toBe('theirs')
    expect(desk.getState().conflict).toBeUndefined()
    expect(said).toEqual([
      'File App.tsx saved',
      'This file was changed elsewhere. You now see what is stored.',
    ])
  })

  it('offers to bring a file back that was deleted elsewhere', async () => {
    const { home, desk, actions, type } = await sitDown()
    await type(app, 'mine')
    await home.delete(app)
    await actions.save(app)
    expect(desk.getState().conflict).toEqual({ path: app, current: null })
    await actions.keepText(app, 'mine')
    expect((await home.readFile(app)).content).toBe('mine')
  })
})

describe('creating', () => {
  it('shows a new file at once, opens it and says so', async () => {
    const { desk, actions, said, shownPaths } = await sitDown()
    expect(await actions.createFile('docs', 'read.md')).toBeUndefined()
    expect(shownPaths()).toEqual(expect.arrayContaining(['docs', 'docs/read.md']))
    expect(desk.getState().tabs.activePath).toBe('docs/read.md')
    expect(said).toEqual(['File created'])
  })

  it('shows a new folder at once, open, and says so', async () => {
    const { desk, actions, said, shownPaths } = await sitDown()
    await actions.createFolder('src', 'hooks')
    expect(shownPaths()).toContain('src/hooks')
    expect(desk.getState().openFolders).toContain('src/hooks')
    expect(said).toEqual(['Folder created'])
  })

  it('says what is wrong with a name that is taken, and changes nothing', async () => {
    const { actions, said } = await sitDown()
    expect(await actions.createFile('src', 'App.tsx')).toMatch(/App\.tsx/)
    expect(said).toEqual([])
  })
})

describe('moving and deleting', () => {
  it('puts everything back where a move is refused', async () => {
    const { desk, actions, said, shownPaths } = await sitDown()
    desk.tell({ type: 'file-opened', path: app })
    await actions.move(app, 'src/components/Button.tsx')
    expect(shownPaths()).toContain(app)
    expect(desk.getState().tabs.activePath).toBe(app)
    expect(said).toHaveLength(1)
  })

  it('gives a deleted file back, with its unsaved changes', async () => {
    const { home, desk, actions, said, type, shownPaths } = await sitDown()
    await type(app, 'mine')
    const undo = await actions.delete(app, 'file')
    expect(shownPaths()).not.toContain(app)
    await undo?.()
    expect(shownPaths()).toContain(app)
    expect(desk.getState().drafts.get(app)?.text).toBe('mine')
    expect(said).toEqual(['Item deleted', 'App.tsx is back'])
    expect((await home.readFile(app)).hash).toBe(desk.getState().drafts.get(app)?.baseHash)
  })

  it('deletes a folder with everything in it', async () => {
    const { actions, shownPaths } = await sitDown()
    expect(await actions.delete('src', 'folder')).toBeUndefined()
    expect(shownPaths()).toEqual([])
  })
})

it('refreshing really asks again, and says so afterwards', async () => {
  const { home, actions, said, shownPaths } = await sitDown()
  await home.createFolder('elsewhere')
  await actions.refresh()
  expect(shownPaths()).toContain('elsewhere')
  expect(said).toEqual(['File structure refreshed'])
})
