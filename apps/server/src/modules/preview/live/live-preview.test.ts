import { hash } from 'node:crypto'
import { createCatalogue, openSession } from '@joinery/preview-compiler'
import type { CompilerPool, ProjectFiles } from '@joinery/preview-compiler'
import { expect, it, onTestFinished } from 'vitest'
import { openLivePreview } from './live-preview.ts'
import type { PreviewEvent, Watcher } from './live-preview.ts'
import { createProjectSource } from './project-source.ts'

const index = '<div id="root"></div><script type="module" src="/src/main.js"></script>'

/** Compiles in this process. The processes of the pool are not what these tests are about. */
const pool: Pick<CompilerPool, 'open'> = {
  async open(files: ProjectFiles) {
    const packages = createCatalogue({ 'react-18': {}, 'react-19': {} })
    const session = await openSession(files, { packages })
    return { ...session, opened: await session.bundle(), close: () => undefined }
  },
}

/** A project as its module keeps it: every save is another tree. */
function createProject() {
  const bodies = new Map<string, Uint8Array>()
  const trees: Record<string, string>[] = []
  const save = (files: Record<string, string>) => {
    for (const content of Object.values(files)) bodies.set(hash('sha256', content), Buffer.from(content))
    trees.push(files)
    return { treeId: trees.length - 1, revision: trees.length }
  }
  const source = createProjectSource({
    resolveTree: (id) => {
      const entries = Object.entries(trees[id] ?? {}).map(([path, content]) => {
        const entry = { kind: 'file' as const, path, hash: hash('sha256', content), size: content.length }
        return [path, entry] as const
      })
      const tree = { id, entries: new Map(entries), fileCount: 0, sizeBytes: 0, depth: 0, changeCount: 0 }
      return Promise.resolve(tree)
    },
    bodies: {
      read: (name) => Promise.resolve(bodies.get(name) ?? new Uint8Array()),
      open: () => Promise.reject(new Error('Nobody opens a body here.')),
    },
  })
  return { save, source }
}

async function open(
  files: Record<string, string>,
  { compiler = pool, writtenAt }: { compiler?: typeof pool; writtenAt?: number } = {},
) {
  const { save, source } = createProject()
  const preview = await openLivePreview({ project: save(files), source, pool: compiler, writtenAt })
  onTestFinished(() => preview.close())
  const watch = async ({ isWaiting = false } = {}) => {
    const events: PreviewEvent[] = []
    const watcher: Watcher = { isWaiting, send: (event) => void events.push(event), end: () => undefined }
    await preview.watch(watcher)
    return { events, names: () => events.map(({ name }) => name) }
  }
  return { preview, save, watch }
}

const expected = (path: string, content: string) => ({
  path,
  hash: hash('sha256', content),
  bytes: Buffer.from(content),
  isUnderWay: true,
})

const modulesOf = (event: PreviewEvent | undefined) =>
  event?.name === 'update' ? event.value.modules.map(({ id }) => id) : []

it('starts a waiting frame with the file that completes the page, and not before', async () => {
  const { preview, watch } = await open({})
  const { events, names } = await watch({ isWaiting: true })
  await preview.write(expected('index.html', index))
  await preview.write(expected('src/main.js', "import { wood } from './wood'\ndocument.title = wood"))
  expect(names()).toEqual(['update', 'update', 'update'])
  await preview.write(expected('src/wood.js', "export const wood = 'oak'"))
  expect(names()).toEqual(['update', 'update', 'update', 'update', 'start'])
  expect(modulesOf(events[3])).toContain('src/wood.js')
})

it(
  'starts a waiting frame with a page that stays incomplete, once nothing more comes',
  { tags: ['thorough'] },
  async () => {
    const { preview, save, watch } = await open({})
    const { names } = await watch({ isWaiting: true })
    await preview.follow(save({ 'index.html': index, 'src/main.js': "import './never-written'" }))
    expect(names()).not.toContain('start')
    await expect.poll(names, { timeout: 3_000 }).toContain('start')
  },
)

it('keeps a frame that opens in the middle of a run waiting until the page is whole', async () => {
  const { preview, save, watch } = await open({ 'index.html': index }, { writtenAt: performance.now() })
  expect(preview.isComing()).toBe(true)
  const { names } = await watch({ isWaiting: true })
  await preview.follow(save({ 'index.html': index, 'src/main.js': "import './late'" }), { isUnderWay: true })
  expect([names(), preview.isComing()]).toEqual([['update', 'update'], true])
  const whole = { 'index.html': index, 'src/main.js': "import './late'", 'src/late.js': '' }
  await preview.follow(save(whole), { isUnderWay: true })
  expect([names().at(-1), preview.isComing()]).toEqual(['start', false])
})

it('shows what is wrong with a page at once where nobody writes', async () => {
  const { preview, watch } = await open({ 'index.html': index })
  expect(preview.isComing()).toBe(false)
  expect((await watch({ isWaiting: true })).names()).toEqual(['update', 'start'])
})

it('gives a frame that opens late everything at once', async () => {
  const { watch } = await open({ 'index.html': index, 'src/main.js': 'document.title = 1' })
  const { events, names } = await watch({ isWaiting: true })
  expect(names()).toEqual(['update', 'start'])
  expect(modulesOf(events[0])).toEqual(['src/main.js'])
})

it('holds a half-written change back from frames that run, and lets it go when the run has it checked', async () => {
  const start = { 'index.html': index, 'src/main.js': 'document.title = 1' }
  const { preview, save, watch } = await open(start)
  const { events, names } = await watch()
  await preview.write(expected('src/main.js', "import './late'"))
  expect(events[0]).toMatchObject({ name: 'update', value: { isPartial: true } })
  const saved = save({ ...start, 'src/main.js': "import './late'" })
  expect(await preview.check(saved)).toMatchObject([{ kind: 'missing-file', file: 'src/main.js' }])
  expect(names()).toEqual(['update', 'settle'])
})

it('holds back a file that takes a name which another one gets in the next moment', async () => {
  const main = (name: string) => `import { ${name} } from './wood'\ndocument.title = ${name}`
  const { preview, watch } = await open({
    'index.html': index,
    'src/main.js': main('oak'),
    'src/wood.js': 'export const oak = 1',
  })
  const { events } = await watch()
  await preview.write(expected('src/main.js', main('pine')))
  await preview.write(expected('src/wood.js', 'export const pine = 1'))
  expect(events).toMatchObject([{ value: { isPartial: true } }, { value: { isPartial: false } }])
})

it('checks the project as it is, also before it hears of the last change', async () => {
  const { preview, save } = await open({})
  const written = save({ 'index.html': index, 'src/main.js': 'document.title = "started"' })
  expect(await preview.check(written)).toEqual([])
})

it('holds back what a run saves file by file, and shows it when the run has ended', async () => {
  const start = { 'index.html': index, 'src/main.js': 'document.title = 1' }
  const { preview, save, watch } = await open(start)
  const { events, names } = await watch()
  const half = { ...start, 'src/main.js': "import './late'" }
  await preview.follow(save(half), { isUnderWay: true })
  expect(events[0]).toMatchObject({ name: 'update', value: { isPartial: true } })
  await preview.follow(save(half), { isUnderWay: false })
  expect(names()).toEqual(['update', 'settle'])
})

it(
  'waits no longer for a run whose last file and whose end it hears of together',
  { tags: ['thorough'] },
  async () => {
    const { preview, save, watch } = await open({ 'index.html': index, 'src/main.js': '' })
    const { names } = await watch()
    const half = "import './late'"
    await preview.write(expected('src/main.js', half))
    expect(names()).toEqual(['update'])
    await preview.follow(save({ 'index.html': index, 'src/main.js': half }), { isUnderWay: false })
    await expect.poll(names, { timeout: 8_000 }).toEqual(['update', 'settle'])
  },
)

it('follows the project: what was written, moved and deleted, in one update for each save', async () => {
  const { preview, save, watch } = await open({
    'index.html': index,
    'src/main.js': "import './a'",
    'src/a.js': '',
  })
  const { events } = await watch()
  await preview.follow(
    save({ 'index.html': index, 'src/main.js': "import './b'", 'src/b.js': 'document.title = 2' }),
  )
  expect(events).toHaveLength(1)
  expect(modulesOf(events[0]).toSorted()).toEqual(['src/b.js', 'src/main.js'])
  expect(events[0]).toMatchObject({ value: { removedModules: ['src/a.js'] } })
})

it('does not fall back to an older save that arrives late', async () => {
  const { preview, save } = await open({ 'index.html': index })
  const [older, newer] = [
    save({ 'index.html': index, 'a.txt': 'old' }),
    save({ 'index.html': index, 'a.txt': 'new' }),
  ]
  await Promise.all([preview.follow(newer), preview.follow(older)])
  expect(preview.findFile('a.txt')?.file.hash).toBe(hash('sha256', 'new'))
})

it('keeps what a run has just written when a save of something else arrives', async () => {
  const { preview, save, watch } = await open({ 'index.html': index, 'src/main.js': 'document.title = 1' })
  const { events } = await watch()
  await preview.write(expected('src/main.js', 'document.title = 2'))
  await preview.follow(save({ 'index.html': index, 'src/main.js': 'document.title = 1', 'notes.md': '' }))
  expect(preview.findFile('src/main.js')?.unsaved?.bytes).toEqual(Buffer.from('document.title = 2'))
  await preview.follow(save({ 'index.html': index, 'src/main.js': 'document.title = 2', 'notes.md': '' }))
  expect(preview.findFile('src/main.js')?.unsaved).toBeUndefined()
  expect(events.filter((event) => modulesOf(event).length > 0)).toHaveLength(1)
})

it('shows a file while it is stored, and takes it back where it was refused', async () => {
  const start = { 'index.html': index, 'src/main.js': 'document.title = 1' }
  const { preview, save, watch } = await open(start)
  const { events } = await watch()
  await preview.write({ ...expected('src/main.js', 'document.title = 2'), isUnderWay: false })
  await preview.write({ ...expected('src/new.js', ''), isUnderWay: false })
  const current = { ...save(start), revision: 1 }
  await preview.withdraw('src/main.js', current)
  await preview.withdraw('src/new.js', current)
  const codes = events.flatMap((event) => (event.name === 'update' ? event.value.modules : []))
  expect(codes.map(({ code }) => /title = \d/.exec(code)?.[0])).toEqual(['title = 2', 'title = 1'])
  expect(preview.findFile('src/new.js')).toBeUndefined()
})

it('goes on after a change that could not be compiled, and shows it with the next', async () => {
  let failures = 0
  const failing: typeof pool = {
    async open(files) {
      const session = await pool.open(files)
      return {
        ...session,
        change: (...change) =>
          failures++ === 0
            ? Promise.reject(new Error('No process could be had.'))
            : session.change(...change),
      }
    },
  }
  const start = { 'index.html': index, 'src/main.js': 'document.title = 1' }
  const { preview, save, watch } = await open(start, { compiler: failing })
  const { events } = await watch()
  const changed = save({ ...start, 'src/main.js': 'document.title = 2' })
  await expect(preview.follow(changed)).rejects.toThrow('No process could be had.')
  await preview.follow(changed)
  expect(modulesOf(events[0])).toEqual(['src/main.js'])
})
