import { endpoints, fillText, planIds, texts, version as versionShape } from '@joinery/contract'
import type { Version, VersionId } from '@joinery/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestHistory } from '../../../testing/test-history.ts'
import { shareTestServer } from '../../../testing/share-test-server.ts'
import { openTestProject } from '../../../testing/test-project.ts'
import { givePlan, queryDatabase } from '../../../testing/test-user.ts'
import { findEntry } from '../trees/tree.ts'

const { versions } = endpoints

const shared = shareTestServer()

describe('a version', () => {
  it('is written with every change, and takes in what is saved within a minute', async () => {
    const { write, list, age } = await openHistory()
    const { hash } = await write('a.ts', '1')
    await write('b.ts', '2')
    await write('a.ts', '3', { baseHash: hash })
    expect(await list()).toMatchObject([
      { versionNumber: 1, action: 'edited', files: ['a.ts', 'b.ts'], description: 'Edited 2 files' },
    ])
    await age(61_000)
    await write('c.ts', '4')
    expect(await list()).toMatchObject([
      { versionNumber: 2, files: ['c.ts'], description: 'Edited c.ts' },
      { versionNumber: 1 },
    ])
  })

  it('keeps prompt, action, files, error and description, and has room for a thumbnail', async () => {
    const { write, list, ada, projectId } = await openHistory()
    await write('a.ts', '1')
    const [version] = await list()
    expect(versionShape.parse(version)).toEqual({
      id: expect.stringMatching(/^\d{13}-[0-9a-f]{8}$/),
      projectId,
      userId: ada.id,
      versionNumber: 1,
      prompt: '',
      action: 'edited',
      files: ['a.ts'],
      isError: false,
      description: 'Edited a.ts',
      label: null,
      thumbnailHash: null,
      createdAt: expect.any(String),
      isLocked: false,
    })
  })

  it('of a run keeps its prompt, what it did, which files, that it failed, and the code', async () => {
    const { files, versions: history, trees, bodies, project, orm, reopen } = await openTestHistory()
    const change = { kind: 'write' as const, path: 'src/cart.ts', body: Buffer.from('cart') }
    const told = {
      action: 'generated' as const,
      prompt: 'Add a cart',
      isError: true,
      description: 'A cart that does not build',
    }
    await files.change(project, [change], told)
    const written = { ...told, files: ['src/cart.ts'], versionNumber: 1, projectId: project.id }
    const { versions: listed } = await history.list(await reopen())
    expect(listed).toMatchObject([{ ...written, userId: project.userId }])
    const { treeId } = await history.open(project, idOf(listed[0]))
    const code = findEntry(await trees.resolve(treeId), 'src/cart.ts')
    if (code?.kind !== 'file') throw new Error('A file was expected.')
    expect(Buffer.from(await bodies.read(code.hash)).toString()).toBe('cart')
    const { rows } = await orm.execute(
      sql`select id, user_id, project_id, version_number, prompt, action, files, is_error, description from project_versions`,
    )
    expect(rows).toEqual([
      {
        id: listed[0]?.id,
        user_id: project.userId,
        project_id: project.id,
        version_number: 1,
        prompt: 'Add a cart',
        action: 'generated',
        files: ['src/cart.ts'],
        is_error: true,
        description: 'A cart that does not build',
      },
    ])
  })

  it('has its number in the row of its project too, the highest one, which is read with the project', async () => {
    const { files, versions: history, project, orm, reopen } = await openTestHistory()
    expect(project.lastVersionNumber).toBe(0)
    await history.save(project, 'empty')
    const change = { kind: 'write' as const, path: 'a.ts', body: Buffer.from('1') }
    await files.change(await reopen(), [change], { action: 'generated', prompt: '', isError: false })
    await history.save(await reopen(), 'again')
    const { rows } = await orm.execute(
      sql`select last_version_number as kept, (select max(version_number) from project_versions) as highest from projects`,
    )
    expect(rows).toEqual([{ kept: 3, highest: 3 }])
    expect((await reopen()).lastVersionNumber).toBe(3)
  })

  it('has an id that begins with the moment it was written', async () => {
    const { versions: history, project } = await openTestHistory()
    const { id, createdAt } = await history.save(project, '')
    expect(id).toMatch(/^\d{13}-/)
    expect(Number(id.slice(0, 13))).toBe(Date.parse(createdAt))
  })

  it('is saved on demand, under a number of its own', async () => {
    const { write, list, ada, projectId } = await openHistory()
    await write('a.ts', '1')
    const saved = await ada.call(versions.save, { projectId, description: 'before the talk' })
    expect(saved).toMatchObject({ versionNumber: 2, action: 'saved', description: 'before the talk' })
    await write('b.ts', '2')
    expect((await list()).map(({ versionNumber }) => versionNumber)).toEqual([3, 2, 1])
  })

  it('that was given a label stays as it is', async () => {
    const { write, list, ada, projectId, readIn } = await openHistory()
    await write('a.ts', '1')
    const [first] = await list()
    const label = (text: string | null) =>
      ada.call(versions.label, { projectId, versionId: idOf(first), label: text })
    expect(await label(' works ')).toMatchObject({ label: 'works' })
    await write('b.ts', '2')
    expect(await list()).toMatchObject([
      { versionNumber: 2 },
      { versionNumber: 1, label: 'works', files: ['a.ts'] },
    ])
    await expect(readIn(first, 'b.ts')).rejects.toThrow('404')
    expect(await label('')).toMatchObject({ label: null })
  })

  it('shows its tree and its files as they were', async () => {
    const { write, list, readIn, age, ada, projectId } = await openHistory()
    const { hash } = await write('src/a.ts', 'old')
    await age(61_000)
    await write('src/a.ts', 'new', { baseHash: hash })
    const [, first] = await list()
    expect(await readIn(first, 'src/a.ts')).toMatchObject({ content: 'old' })
    const { entries } = await ada.call(versions.tree, { projectId, versionId: idOf(first) })
    expect(entries).toEqual([
      { kind: 'folder', path: 'src' },
      { kind: 'file', path: 'src/a.ts', hash, size: 3 },
    ])
  })

  it('is listed by hundreds, newest first', { tags: ['thorough'] }, async () => {
    const { list, ada, projectId } = await openHistory()
    for (let number = 1; number <= 103; number += 1) await ada.call(versions.save, { projectId })
    const newest = await ada.call(versions.list, { projectId })
    expect(newest.versions).toHaveLength(100)
    expect(newest.hasMore).toBe(true)
    const rest = await ada.call(versions.list, { projectId, before: newest.versions.at(-1)?.versionNumber })
    expect(rest.versions.map(({ versionNumber }) => versionNumber)).toEqual([3, 2, 1])
    expect(rest.hasMore).toBe(false)
    expect(await list()).toHaveLength(100)
  })
})

describe('a comparison', () => {
  it('tells what differs between a version and the current files, per file', async () => {
    const { write, list, move, delete: remove, age, ada, projectId } = await openHistory()
    const { hash } = await write('same.ts', 'same')
    const old = await write('changed.ts', 'old')
    const gone = await write('gone.ts', 'gone')
    const moved = await write('moved.ts', 'moved')
    const [first] = await list()
    await age(61_000)
    const now = await write('changed.ts', 'newer', { baseHash: old.hash })
    await remove('gone.ts')
    await move('moved.ts', 'Moved.ts')
    expect(hash).toHaveLength(64)
    const { changes } = await ada.call(versions.compare, { projectId, before: idOf(first), after: 'current' })
    const side = ({ hash: name, size }: { hash: string; size: number }) => ({ hash: name, size })
    expect(changes).toEqual([
      { path: 'Moved.ts', before: null, after: side(moved) },
      { path: 'changed.ts', before: side(old), after: side(now) },
      { path: 'gone.ts', before: side(gone), after: null },
      { path: 'moved.ts', before: side(moved), after: null },
    ])
  })

  it('works between any two versions, in both directions, and of one with itself', async () => {
    const { write, list, age, ada, projectId } = await openHistory()
    await write('a.ts', 'a')
    await age(61_000)
    const { hash, size } = await write('b.ts', 'b')
    const [second, first] = await list()
    const compare = (one: Version | undefined, other: Version | undefined) =>
      ada.call(versions.compare, { projectId, before: idOf(one), after: idOf(other) })
    expect(await compare(first, second)).toEqual({
      changes: [{ path: 'b.ts', before: null, after: { hash, size } }],
    })
    expect(await compare(second, first)).toEqual({
      changes: [{ path: 'b.ts', before: { hash, size }, after: null }],
    })
    expect(await compare(first, first)).toEqual({ changes: [] })
  })
})

describe('a restore', () => {
  it('brings everything back and is a version itself', async () => {
    const { write, list, age, paths, read, restore } = await openHistory()
    const { hash } = await write('src/a.ts', 'old')
    await age(61_000)
    await write('src/a.ts', 'new', { baseHash: hash })
    await write('b.ts', 'b')
    const [, first] = await list()
    const { version } = await restore(first)
    expect(version).toMatchObject({
      versionNumber: 3,
      action: 'restored',
      files: ['b.ts', 'src/a.ts'],
      description: 'Restored version 1',
    })
    expect(await paths()).toEqual(['src', 'src/a.ts'])
    expect(await read('src/a.ts')).toMatchObject({ content: 'old' })
    const [, second] = await list()
    await restore(second)
    expect(await paths()).toEqual(['b.ts', 'src', 'src/a.ts'])
  })

  it('brings back chosen files alone: as they were, or away where they were not', async () => {
    const { write, delete: remove, list, age, paths, read, restore } = await openHistory()
    const a = await write('a.ts', 'old a')
    const b = await write('src/b.ts', 'old b')
    await write('deep/er/c.ts', 'old c')
    const [first] = await list()
    await age(61_000)
    await write('a.ts', 'new a', { baseHash: a.hash })
    await write('src/b.ts', 'new b', { baseHash: b.hash })
    await write('d.ts', 'new d')
    await remove('deep')
    const { version } = await restore(first, ['a.ts', 'deep/er/c.ts', 'd.ts'])
    expect(version).toMatchObject({ action: 'restored', files: ['a.ts', 'd.ts', 'deep/er/c.ts'] })
    expect(await paths()).toEqual(['a.ts', 'deep', 'deep/er', 'deep/er/c.ts', 'src', 'src/b.ts'])
    expect(await read('a.ts')).toMatchObject({ content: 'old a' })
    expect(await read('src/b.ts')).toMatchObject({ content: 'new b' })
  })

  it('of a file that neither side has is refused, and changes nothing', async () => {
    const { write, list, ada, projectId } = await openHistory()
    await write('a.ts', 'a')
    const [first] = await list()
    const refused = await ada.refused(versions.restore, {
      projectId,
      versionId: idOf(first),
      paths: ['a.ts', 'absent.ts'],
    })
    expect(refused).toMatchObject({
      status: 404,
      message: fillText(texts.versions.refusals.fileMissing, { path: 'absent.ts' }),
    })
    expect(await list()).toHaveLength(1)
  })
})

describe("a version older than the plan's window", () => {
  it('is listed but locked: not opened, compared or restored, until the plan reaches it', async () => {
    const { server, write, list, age, ada, projectId } = await openHistory()
    await givePlan(server, ada.id, 'free')
    await write('a.ts', 'a')
    await age(8 * 86_400_000)
    await write('b.ts', 'b')
    const listed = await ada.call(versions.list, { projectId })
    expect(listed.historyDays).toBe(7)
    expect(listed.versions.map(({ isLocked }) => isLocked)).toEqual([false, true])
    const versionId = idOf(listed.versions[1])
    const refusal = {
      status: 402,
      code: 'plan-limit',
      message: fillText(texts.versions.refusals.locked, { days: 7 }),
    }
    expect(await ada.refused(versions.tree, { projectId, versionId })).toMatchObject(refusal)
    expect(await ada.refused(versions.read, { projectId, versionId, path: 'a.ts' })).toMatchObject(refusal)
    expect(await ada.refused(versions.restore, { projectId, versionId })).toMatchObject(refusal)
    expect(
      await ada.refused(versions.compare, { projectId, before: versionId, after: 'current' }),
    ).toMatchObject(refusal)
    await givePlan(server, ada.id, 'basic')
    expect((await list()).map(({ isLocked }) => isLocked)).toEqual([false, false])
    await ada.call(versions.restore, { projectId, versionId })
  })

  it('is one of more than 7, 14 or 30 days, and none on Enterprise, which brings all of them back', async () => {
    const { server, ada, projectId } = await openHistory()
    // Version 1 is the oldest.
    const ages = [400, 31, 29, 15, 13, 8, 6]
    for (const days of ages) await ada.call(versions.save, { projectId, description: `${days}` })
    await queryDatabase(
      server.databaseUrl,
      "update project_versions set created_at = created_at - description::int * interval '1 day' where project_id = $1",
      [projectId],
    )
    const historyOf = { free: [6], basic: [6, 8, 13], pro: [6, 8, 13, 15, 29], enterprise: ages.toReversed() }
    for (const plan of planIds) {
      await givePlan(server, ada.id, plan)
      const { versions: listed } = await ada.call(versions.list, { projectId })
      expect(listed).toHaveLength(ages.length)
      const open = listed.filter(({ isLocked }) => !isLocked).map(({ description }) => Number(description))
      expect({ plan, open }).toEqual({ plan, open: historyOf[plan] })
      for (const { id: versionId, isLocked } of listed) {
        const { status } = await ada.ask(versions.tree, { projectId, versionId })
        expect(status).toBe(isLocked ? 402 : 200)
      }
    }
  })
})

async function openHistory() {
  const opened = await openTestProject(shared())
  const { server, ada, projectId } = opened
  return {
    ...opened,
    list: async () => (await ada.call(versions.list, { projectId })).versions,
    readIn: (version: Version | undefined, path: string) =>
      ada.call(versions.read, { projectId, versionId: idOf(version), path }),
    restore: (version: Version | undefined, paths?: string[]) =>
      ada.call(versions.restore, { projectId, versionId: idOf(version), ...(paths && { paths }) }),
    /** Makes everything written so far that much older. */
    age: (milliseconds: number) =>
      queryDatabase(
        server.databaseUrl,
        "update project_versions set created_at = created_at - $1 * interval '1 millisecond' where project_id = $2",
        [milliseconds, projectId],
      ),
  }
}

function idOf(version: Version | undefined): VersionId {
  if (!version) throw new Error('There is no such version.')
  return version.id
}
