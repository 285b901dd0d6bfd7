import { createHash } from 'node:crypto'
import { endpoints, fileLimits, fillText, texts } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { shareTestServer } from '../../../testing/share-test-server.ts'
import { openTestProject } from '../../../testing/test-project.ts'

const { files, projects, versions } = endpoints
const { refusals, pathProblems } = texts.files

const server = shareTestServer()

describe('a file', () => {
  it('is read back as it was written, under the sha-256 of its bytes', async () => {
    const { write, read } = await openTestProject(server())
    const content = 'Grüße 🪚\r\n\0\ttab'
    const written = await write('src/deep/App.tsx', content)
    const expected = { hash: sha256(content), size: Buffer.byteLength(content), path: 'src/deep/App.tsx' }
    expect(written).toMatchObject(expected)
    expect(await read('src/deep/App.tsx')).toEqual({ ...expected, encoding: 'utf8', content })
  })

  it('keeps a byte order mark, and bytes that are no text', async () => {
    const { write, read } = await openTestProject(server())
    await write('bom.txt', '\uFEFFa')
    expect(await read('bom.txt')).toMatchObject({ encoding: 'utf8', content: '\uFEFFa', size: 4 })
    const picture = Buffer.from([0x89, 0x50, 0xff, 0xfe]).toString('base64')
    await write('a.png', picture, { encoding: 'base64' })
    expect(await read('a.png')).toMatchObject({ encoding: 'base64', content: picture, size: 4 })
  })

  it('that is not there is not found', async () => {
    const { ada, projectId } = await openTestProject(server())
    for (const path of ['absent.ts', '../../etc/passwd', 'a\0b']) {
      expect(await ada.refused(files.read, { projectId, path })).toMatchObject({
        status: 404,
        code: 'not-found',
      })
    }
  })

  it('comes with its folders in one tree, sorted by path', async () => {
    const { write, paths, ada, projectId } = await openTestProject(server())
    await write('src/b.ts', 'b')
    await write('src/a/c.ts', 'c')
    await ada.call(files.createFolder, { projectId, path: 'empty/inside' })
    expect(await paths()).toEqual(['empty', 'empty/inside', 'src', 'src/a', 'src/a/c.ts', 'src/b.ts'])
  })

  it('is moved and renamed, alone or with its folder, in any case', async () => {
    const { write, move, paths } = await openTestProject(server())
    await write('src/a.ts', 'a')
    await write('src/deep/b.ts', 'b')
    await move('src/a.ts', 'lib/c.ts')
    expect(await paths()).toEqual(['lib', 'lib/c.ts', 'src', 'src/deep', 'src/deep/b.ts'])
    await move('src', 'lib/sources')
    expect(await paths()).toEqual([
      'lib',
      'lib/c.ts',
      'lib/sources',
      'lib/sources/deep',
      'lib/sources/deep/b.ts',
    ])
    await move('lib', 'LIB')
    expect(await paths()).toContain('LIB/sources/deep/b.ts')
    await move('LIB/c.ts', 'LIB/C.ts')
    expect(await paths()).toContain('LIB/C.ts')
    expect(await paths()).not.toContain('LIB/c.ts')
  })

  it('is never overwritten by a move, nor is a folder moved into itself', async () => {
    const { write, ada, projectId } = await openTestProject(server())
    await write('a.ts', 'a')
    await write('src/b.ts', 'b')
    const refuse = (from: string, to: string) => ada.refused(files.move, { projectId, from, to })
    expect(await refuse('a.ts', 'src/b.ts')).toMatchObject({
      code: 'conflict',
      message: fillText(refusals.fileInTheWay, { path: 'src/b.ts' }),
    })
    expect(await refuse('a.ts', 'src')).toMatchObject({ code: 'conflict' })
    expect(await refuse('a.ts', 'SRC/b.ts')).toMatchObject({ code: 'conflict' })
    expect(await refuse('a.ts', 'a.ts/b')).toMatchObject({ status: 400 })
    expect(await refuse('src', 'src/deep/src')).toMatchObject({ message: refusals.intoItself })
    expect(await refuse('absent', 'b')).toMatchObject({ code: 'not-found' })
  })

  it('is deleted, alone or with its folder', async () => {
    const { write, ada, projectId, paths } = await openTestProject(server())
    await write('src/a.ts', 'a')
    await write('src/b.ts', 'b')
    await ada.call(files.delete, { projectId, path: 'src/a.ts' })
    expect(await paths()).toEqual(['src', 'src/b.ts'])
    await ada.call(files.delete, { projectId, path: 'src' })
    expect(await paths()).toEqual([])
    expect(await ada.refused(files.delete, { projectId, path: 'src' })).toMatchObject({ status: 404 })
    expect(await ada.call(projects.read, { projectId })).toMatchObject({ fileCount: 0, sizeBytes: 0 })
  })

  it('is found by what it says, and bytes that are no text are not', async () => {
    const { write, ada, projectId } = await openTestProject(server())
    await write('src/a.ts', 'const Answer = 42\nanswer()')
    await write('b.bin', Buffer.from([0xff, ...Buffer.from('answer')]).toString('base64'), {
      encoding: 'base64',
    })
    const { matches, isComplete } = await ada.call(files.search, { projectId, query: 'answer' })
    expect(matches).toEqual([
      { path: 'src/a.ts', line: 1, column: 7, text: 'const Answer = 42' },
      { path: 'src/a.ts', line: 2, column: 1, text: 'answer()' },
    ])
    expect(isComplete).toBe(true)
    const exact = await ada.call(files.search, { projectId, query: 'Answer', isCaseSensitive: 'true' })
    expect(exact.matches).toHaveLength(1)
  })
})

describe('a write', () => {
  it('that started from another content changes nothing and shows both sides', async () => {
    const { write, read, ada, projectId } = await openTestProject(server())
    const { hash: first } = await write('a.ts', 'first')
    await write('a.ts', 'second', { baseHash: first })
    const refused = await ada.refused(files.write, {
      projectId,
      path: 'a.ts',
      content: 'mine',
      baseHash: first,
    })
    expect(refused).toMatchObject({ status: 409, code: 'conflict' })
    expect(refused.conflict).toEqual({ path: 'a.ts', current: await read('a.ts') })
    expect(await read('a.ts')).toMatchObject({ content: 'second' })
  })

  it('of a new file never replaces one that has come in between', async () => {
    const { write, ada, projectId } = await openTestProject(server())
    await write('a.ts', 'first')
    const refused = await ada.refused(files.write, {
      projectId,
      path: 'a.ts',
      content: 'mine',
      baseHash: null,
    })
    expect(refused.conflict).toMatchObject({ current: { content: 'first' } })
  })

  it('to a file that was deleted in between shows that it is gone', async () => {
    const { write, ada, projectId } = await openTestProject(server())
    const { hash: baseHash } = await write('a.ts', 'first')
    await ada.call(files.delete, { projectId, path: 'a.ts' })
    const refused = await ada.refused(files.write, { projectId, path: 'a.ts', content: 'mine', baseHash })
    expect(refused.conflict).toEqual({ path: 'a.ts', current: null })
  })

  it('that is sent again is found done, and writes no version', async () => {
    const { write, ada, projectId } = await openTestProject(server())
    const { treeId } = await write('a.ts', 'first')
    expect(await write('a.ts', 'first')).toMatchObject({ treeId })
    expect((await ada.call(versions.list, { projectId })).versions).toHaveLength(1)
  })

  it.each([
    ['../up.ts', pathProblems.traversal],
    ['/etc/passwd', pathProblems.leadingSlash],
    ['a\u0007.ts', pathProblems.controlCharacter],
    ['a\\b.ts', pathProblems.backslash],
    ['con.ts', pathProblems.deviceName],
  ])('to %j is refused with a sentence', async (path, message) => {
    const { ada, projectId, paths } = await openTestProject(server())
    const refusal = { status: 400, code: 'invalid-input', message }
    expect(await ada.refused(files.write, { projectId, path, content: '', baseHash: null })).toMatchObject(
      refusal,
    )
    expect(await ada.refused(files.createFolder, { projectId, path })).toMatchObject(refusal)
    expect(await paths()).toEqual([])
  })

  it('whose path differs from another only in case is refused, for files and folders', async () => {
    const { write, ada, projectId } = await openTestProject(server())
    await write('src/App.tsx', 'a')
    for (const [path, other] of [
      ['src/app.tsx', 'src/App.tsx'],
      ['SRC/b.ts', 'src'],
    ] as const) {
      const named = path === 'SRC/b.ts' ? 'SRC' : path
      const refused = await ada.refused(files.write, { projectId, path, content: 'b', baseHash: null })
      expect(refused).toMatchObject({
        code: 'conflict',
        message: fillText(refusals.caseTwin, { path: named, other }),
      })
    }
  })

  it('of one name in two forms of Unicode is a write to one file, in NFC', async () => {
    const { write, read, paths } = await openTestProject(server())
    const { hash: baseHash, path } = await write('Gru\u0308ße.md', 'one')
    expect(path).toBe('Gr\u00fcße.md')
    await write('Gr\u00fcße.md', 'two', { baseHash })
    expect(await paths()).toEqual(['Gr\u00fcße.md'])
    expect(await read('Gru\u0308ße.md')).toMatchObject({ content: 'two' })
  })

  it('where a folder stands, or below a file, is refused', async () => {
    const { write, ada, projectId } = await openTestProject(server())
    await write('src/a.ts', 'a')
    const refuse = (path: string) =>
      ada.refused(files.write, { projectId, path, content: '', baseHash: null })
    expect(await refuse('src')).toMatchObject({ message: fillText(refusals.folderInTheWay, { path: 'src' }) })
    expect(await refuse('src/a.ts/b.ts')).toMatchObject({
      message: fillText(refusals.fileInTheWay, { path: 'src/a.ts' }),
    })
  })

  it('of half a character, or of no base64, is refused instead of stored as something else', async () => {
    const { ada, projectId } = await openTestProject(server())
    const common = { projectId, path: 'a.ts', baseHash: null }
    expect(await ada.refused(files.write, { ...common, content: 'a\ud800' })).toMatchObject({
      message: refusals.brokenText,
    })
    expect(await ada.refused(files.write, { ...common, content: 'a_b', encoding: 'base64' })).toMatchObject({
      message: refusals.notBase64,
    })
  })
})

describe('the limits of a file', () => {
  it('are 2 MB to the byte, whatever signs they are', async () => {
    const { write, ada, projectId } = await openTestProject(server())
    const { maxFileBytes } = fileLimits
    expect(await write('lines.txt', '\n'.repeat(maxFileBytes))).toMatchObject({ size: maxFileBytes })
    const bytes = Buffer.alloc(maxFileBytes, 0xff)
    expect(await write('bytes.bin', bytes.toString('base64'), { encoding: 'base64' })).toMatchObject({
      size: maxFileBytes,
    })
    const content = 'x'.repeat(maxFileBytes + 1)
    expect(
      await ada.refused(files.write, { projectId, path: 'a.txt', content, baseHash: null }),
    ).toMatchObject({
      status: 422,
      code: 'limit-reached',
      message: 'a.txt is larger than 2 MB, which is the most a file may have.',
    })
  })
})

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
