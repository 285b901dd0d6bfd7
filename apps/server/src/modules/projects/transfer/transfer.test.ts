import { randomBytes } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints, errorReply, importResult } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { createProjectClient } from '../../../testing/project-client.ts'
import type { ProjectClient } from '../../../testing/project-client.ts'
import { writeRawZip } from '../../../testing/raw-zip.ts'
import type { RawEntry } from '../../../testing/raw-zip.ts'
import { createTemporaryFolder } from '../../../testing/temporary-folder.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { openArchive } from './open-archive.ts'

const files: RawEntry[] = [
  { name: 'my-app/src/größe.ts', bytes: Buffer.from('export const größe = 1\n') },
  { name: 'my-app/README.md', bytes: Buffer.from('# Hello\n') },
  { name: 'my-app/logo.bin', bytes: randomBytes(50_000) },
  { name: 'my-app/empty/', mode: 0o040755 },
  { name: 'my-app/node_modules/x.js' },
]

describe('importing a ZIP archive', () => {
  it('adds its files as one version and names what was left out', async () => {
    const { client } = await start()
    const answer = await importZip(client, writeRawZip(files))
    expect(answer.status).toBe(200)
    expect(importResult.parse(await answer.json())).toMatchObject({
      written: 3,
      unchanged: 0,
      leftOut: ['node_modules'],
    })
    expect(await listPaths(client)).toEqual(['README.md', 'empty', 'logo.bin', 'src', 'src/größe.ts'])
    expect(await listVersions(client)).toMatchObject([
      { versionNumber: 1, action: 'imported', description: 'Imported 3 files' },
    ])
  })

  it('of what is there already changes nothing and writes no version', async () => {
    const { client } = await start()
    await importZip(client, writeRawZip(files))
    const again = await importZip(client, writeRawZip(files))
    expect(importResult.parse(await again.json())).toMatchObject({ written: 0, unchanged: 3 })
    expect(await listVersions(client)).toHaveLength(1)
  })

  it('replaces files with other content only when told to, and otherwise lists them', async () => {
    const { client } = await start()
    await importZip(client, writeRawZip(numbered(30, 'old')))
    const before = await listPaths(client)
    const refused = await importZip(client, writeRawZip([...numbered(25, 'new'), { name: 'added.ts' }]))
    const { error } = errorReply.parse(await refused.json())
    expect(refused.status).toBe(409)
    expect(error.message).toBe(
      '25 files exist with other content. Nothing was imported. Choose to replace them, or rename them first.',
    )
    expect(error.issues).toHaveLength(20)
    expect(await listPaths(client)).toEqual(before)
    const replaced = await importZip(client, writeRawZip(numbered(25, 'new')), '?replace=true')
    expect(importResult.parse(await replaced.json())).toMatchObject({ written: 25, unchanged: 0 })
    expect(await listPaths(client)).toEqual(before)
    expect(await listVersions(client)).toHaveLength(2)
  })

  it('refuses, before anything is written, what does not fit to the files that are there', async () => {
    const { client, dataFolder } = await start()
    await importZip(client, writeRawZip([{ name: 'src/app.ts' }, { name: 'a' }]))
    const stored = await countBodies(dataFolder)
    for (const [name, code] of [
      ['src/App.ts', 'conflict'],
      ['a/b.ts', 'conflict'],
    ] as const) {
      const answer = await importZip(client, writeRawZip([{ name, bytes: randomBytes(9) }, { name: 'x' }]))
      expect(errorReply.parse(await answer.json()).error.code).toBe(code)
    }
    expect(await countBodies(dataFolder)).toBe(stored)
    expect(await listPaths(client)).toEqual(['a', 'src', 'src/app.ts'])
  })

  it('refuses a bad archive with a sentence, and keeps nothing of it', async () => {
    const { client, dataFolder } = await start()
    const answer = await importZip(client, writeRawZip([{ name: 'ok.ts' }, { name: '../evil.ts' }]))
    expect(answer.status).toBe(400)
    expect(errorReply.parse(await answer.json()).error.message).toMatch(/Nothing was imported\.$/)
    expect(await listPaths(client)).toEqual([])
    expect(await readdir(join(dataFolder, 'incoming'))).toEqual([])
    expect(await countBodies(dataFolder)).toBe(0)
  })

  it('takes 40 MB and refuses more, also when the length is not told', { tags: ['thorough'] }, async () => {
    const { client, dataFolder } = await start()
    const exact = await importZip(client, new Uint8Array(40 * 1024 * 1024))
    expect(exact.status).toBe(400)
    const body = new ReadableStream<Uint8Array>({ pull: (to) => to.enqueue(new Uint8Array(1024 * 1024)) })
    const status = await importZip(client, body).then(
      (answer) => answer.status,
      () => 'connection closed',
    )
    expect([413, 'connection closed']).toContain(status)
    expect(await readdir(join(dataFolder, 'incoming'))).toEqual([])
  })

  it('and writing stop at the number of files that the operator has set', async () => {
    const { client } = await start('Many', { PROJECT_FILES: '100' })
    const refused = await importZip(client, writeRawZip(numbered(101, 'one')))
    expect(refused.status).toBe(422)
    expect(errorReply.parse(await refused.json()).error.message).toContain('a project holds at most 100.')
    expect((await importZip(client, writeRawZip(numbered(100, 'one')))).status).toBe(200)
    const more = { projectId: client.project.id, path: 'more.ts', content: '', baseHash: null }
    const answer = await client.ask(endpoints.files.write, more)
    expect(answer.status).toBe(422)
    expect(errorReply.parse(await answer.json()).error.message).toContain('at most 100 files.')
  })

  it('takes nothing but application/zip', async () => {
    const { client } = await start()
    const headers = { 'content-type': 'application/json' }
    const path = `/api/projects/${client.project.id}/import`
    const answer = await client.request(path, { method: 'POST', body: '{}', headers })
    expect(answer.status).toBe(415)
  })
})

describe('exporting a project', () => {
  it('gives back what was imported, under the name of the project', async () => {
    const { client } = await start('Größe/尺寸')
    await importZip(client, writeRawZip(files))
    const answer = await client.request(`/api/projects/${client.project.id}/export`)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Groe-.zip"; filename*=UTF-8''Gr%C3%B6%C3%9Fe-%E5%B0%BA%E5%AF%B8.zip`,
    )
    const archive = await openArchive(await keep(await answer.arrayBuffer()))
    expect(archive.files.map(({ path }) => path).toSorted()).toEqual([
      'README.md',
      'logo.bin',
      'src/größe.ts',
    ])
    expect(archive.emptyFolders).toEqual(['empty'])
    const logo = archive.files.find(({ path }) => path === 'logo.bin')
    expect(logo && (await archive.read(logo))).toEqual(files[2]?.bytes)
    archive.close()
  })

  it('gives any version on request', { tags: ['thorough'] }, async () => {
    const { client } = await start()
    await importZip(client, writeRawZip([{ name: 'a' }, { name: 'b' }]))
    await importZip(client, writeRawZip([{ name: 'c' }, { name: 'd' }]))
    const first = (await listVersions(client)).find(({ versionNumber }) => versionNumber === 1)
    const answer = await client.request(`/api/projects/${client.project.id}/export?version=${first?.id}`)
    const archive = await openArchive(await keep(await answer.arrayBuffer()))
    expect(archive.files.map(({ path }) => path)).toEqual(['a', 'b'])
    archive.close()
    const unknown = await client.request(`/api/projects/${client.project.id}/export?version=nothing`)
    expect(unknown.status).toBe(404)
  })

  it('and importing are for the owner alone', async () => {
    const { client, server } = await start()
    const stranger = await createProjectClient(server)
    const path = `/api/projects/${client.project.id}`
    expect((await stranger.request(`${path}/export`)).status).toBe(404)
    const body = writeRawZip([{ name: 'a' }, { name: 'b' }])
    const headers = { 'content-type': 'application/zip' }
    expect((await stranger.request(`${path}/import`, { method: 'POST', body, headers })).status).toBe(404)
    expect((await fetch(`${server.address}${path}/export`)).status).toBe(401)
    expect(await listPaths(client)).toEqual([])
  })
})

async function start(title?: string, settings: Record<string, string> = {}) {
  const dataFolder = await createTemporaryFolder()
  const server = await startTestServer({ settings: { ...settings, DATA_DIR: dataFolder } })
  return { server, dataFolder, client: await createProjectClient(server, title) }
}

function importZip(
  { request, project }: ProjectClient,
  body: Uint8Array<ArrayBuffer> | ReadableStream,
  query = '',
) {
  return request(`/api/projects/${project.id}/import${query}`, {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'content-type': 'application/zip' },
  })
}

const numbered = (count: number, text: string): RawEntry[] =>
  Array.from({ length: count }, (_, index) => ({ name: `${index}.ts`, bytes: Buffer.from(text) }))

async function listPaths({ call, project }: ProjectClient): Promise<string[]> {
  const { entries } = await call(endpoints.files.tree, { projectId: project.id })
  return entries.map(({ path }) => path)
}

async function listVersions({ call, project }: ProjectClient) {
  return (await call(endpoints.versions.list, { projectId: project.id })).versions
}

async function countBodies(dataFolder: string): Promise<number> {
  const entries = await readdir(join(dataFolder, 'bodies'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}

async function keep(bytes: ArrayBuffer): Promise<string> {
  const path = join(await createTemporaryFolder(), 'exported.zip')
  await writeFile(path, Buffer.from(bytes))
  return path
}
