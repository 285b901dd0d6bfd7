import { describe, expect, it } from 'vitest'
import { createMemoryFiles } from '../memory-files.ts'
import { countLineChanges } from './count-line-changes.ts'
import { findElision } from './find-elision.ts'
import { openWorkspace } from './open-workspace.ts'
import { createScope } from './scope.ts'

const scope = createScope({ lockedPaths: ['locked.ts'], approvedPlan: null, canWrite: true })

describe('a file with secrets', () => {
  const secrets = 'VITE_TITLE=Shop\nAPI_KEY=sk_live_1\n'

  it('is read without them', async () => {
    const files = createMemoryFiles([['server/.env.local', secrets]])
    const workspace = await openWorkspace({ files, scope })
    expect((await workspace.read('server/.env.local'))?.text).toBe('VITE_TITLE=Shop\nAPI_KEY=(hidden)\n')
  })

  it('is neither moved, replaced nor deleted, and one without any is like every other', async () => {
    const files = createMemoryFiles([
      ['.env', secrets],
      ['.env.development', 'VITE_TITLE=Shop\n'],
      ['a.ts', 'a'],
    ])
    const workspace = await openWorkspace({ files, scope })
    const { refused } = await workspace.change([
      { kind: 'rename', from: '.env', to: 'env.txt' },
      { kind: 'rename', from: 'a.ts', to: '.env' },
      { kind: 'write', path: '.env', content: 'API_KEY=\n' },
      { kind: 'delete', path: '.env' },
      { kind: 'write', path: '.env.development', content: 'VITE_TITLE=Oak\n' },
      { kind: 'write', path: 'app/.env', content: 'API_KEY=\n' },
    ])
    expect(refused.map(({ problem }) => problem)).toEqual(
      Array.from({ length: 4 }, () => expect.stringContaining('.env keeps secrets')),
    )
    expect(Object.fromEntries(files.contents)).toEqual({
      '.env': secrets,
      '.env.development': 'VITE_TITLE=Oak\n',
      'app/.env': 'API_KEY=\n',
      'a.ts': 'a',
    })
  })
})

describe('a change set', () => {
  it('is tried before it is applied, and only what failed comes back', async () => {
    const files = createMemoryFiles([['old.ts', 'x']])
    const applied: number[] = []
    const workspace = await openWorkspace({
      files: {
        ...files,
        applyChanges: async (changes) => {
          applied.push(changes.length)
          return files.applyChanges(changes)
        },
      },
      scope,
    })
    const { refused } = await workspace.change([
      { kind: 'write', path: 'a.ts', content: 'a' },
      { kind: 'write', path: '../b.ts', content: 'b' },
      { kind: 'write', path: 'locked.ts', content: 'c' },
      { kind: 'delete', path: 'gone.ts' },
      { kind: 'rename', from: 'old.ts', to: 'new.ts' },
    ])
    expect(applied).toEqual([2])
    expect(refused.map(({ change }) => ('path' in change ? change.path : change.from))).toEqual([
      '../b.ts',
      'locked.ts',
      'gone.ts',
    ])
    expect(Object.fromEntries(files.contents)).toEqual({ 'a.ts': 'a', 'new.ts': 'x' })
    expect(workspace.changedFiles()).toEqual(['a.ts', 'new.ts', 'old.ts'])
  })

  it('that is refused as a whole is tried one by one', async () => {
    const files = createMemoryFiles()
    const workspace = await openWorkspace({
      files: {
        ...files,
        applyChanges: async (changes) =>
          changes.some((change) => change.kind === 'write' && change.path === 'bad.ts')
            ? { isApplied: false, problem: 'The project is full.' }
            : files.applyChanges(changes),
      },
      scope,
    })
    const { refused } = await workspace.change([
      { kind: 'write', path: 'a.ts', content: 'a' },
      { kind: 'write', path: 'bad.ts', content: 'b' },
    ])
    expect([...files.contents.keys()]).toEqual(['a.ts'])
    expect(refused).toMatchObject([{ problem: 'The project is full.' }])
    expect(workspace.changedFiles()).toEqual(['a.ts'])
  })

  it('brings the state of the project back when the files come back', async () => {
    const workspace = await openWorkspace({ files: createMemoryFiles(), scope })
    const states: string[] = []
    for (const content of ['1', '2', '1']) {
      await workspace.change([{ kind: 'write', path: 'a.ts', content }])
      states.push(workspace.state())
    }
    expect(states[2]).toBe(states[0])
    expect(states[1]).not.toBe(states[0])
  })
})

describe('code that was left out', () => {
  it.each([
    '// ... rest of the code',
    '// ...existing code...',
    '  {/* ... */}',
    '/* the rest of the component stays the same */',
    '# ... unchanged',
    '<!-- ... -->',
    '// existing imports here',
  ])('is found: %s', (line) => {
    expect(findElision('one\n', `one\n${line}\n`)).toBe(line.trim())
  })

  it.each([
    '// The rest is silence.',
    'const rest = [...more]',
    '// ...and then we wait',
    '{/* Existing customers */}',
  ])('is not suspected in %s', (line) => {
    expect(findElision('one\n', `one\n${line}\n`)).toBeUndefined()
  })

  it('is not suspected where the file said so before', () => {
    expect(findElision('// ...\n', '// ...\ntwo\n')).toBeUndefined()
  })
})

describe('counting changed lines', () => {
  it.each([
    ['', 'a\nb\n', 2, 0],
    ['a\nb\n', '', 0, 2],
    ['a\nb\nc\n', 'a\nx\nc\n', 1, 1],
    ['a\nb\nc\nd\n', 'b\nc\nz\nd\n', 1, 1],
    ['a\n', 'a\n', 0, 0],
  ])('tells from %j to %j', (...[before, after, addedLines, removedLines]) => {
    expect(countLineChanges(before, after)).toEqual({ addedLines, removedLines })
  })

  it('stays quick for files that have nothing in common', () => {
    const before = Array.from({ length: 20_000 }, (_, line) => `a${line}`).join('\n')
    expect(countLineChanges(before, before.replaceAll('a', 'b'))).toEqual({
      addedLines: 20_000,
      removedLines: 20_000,
    })
  })
})
