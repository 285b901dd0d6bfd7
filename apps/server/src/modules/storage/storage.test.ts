import { endpoints } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { createProjectClient } from '../../testing/project-client.ts'
import type { ProjectClient } from '../../testing/project-client.ts'
import { shareTestServer } from '../../testing/share-test-server.ts'
import { maxAttachmentBytes } from './attachment.ts'

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const shared = shareTestServer()

describe('an attachment', () => {
  it('is uploaded as the storage client does it, listed, and read by its owner', async () => {
    const { client } = await start()
    const path = attachmentPath(client)
    const uploaded = await upload(client, path, png)
    expect(uploaded.status).toBe(200)
    expect(await uploaded.json()).toEqual({ Id: expect.any(String), Key: `project_files/${path}` })
    const listed = await list(client, `projects/${client.project.id}/uploads`)
    expect(listed).toMatchObject([
      {
        name: path.split('/').at(-1),
        id: expect.any(String),
        metadata: { size: png.length, mimetype: 'image/png' },
      },
    ])
    const read = await client.request(`/storage/v1/object/project_files/${path}`)
    expect(Buffer.from(await read.arrayBuffer())).toEqual(png)
    expect(read.headers.get('cache-control')).toBe('private, max-age=3600')
  })

  it('can be sent as it is, too', async () => {
    const { client } = await start()
    const path = attachmentPath(client)
    const answer = await client.request(`/storage/v1/object/project_files/${path}`, {
      method: 'POST',
      body: png,
    })
    expect(answer.status).toBe(200)
  })

  it('has a public address, which holds for an hour', async () => {
    const { client, server } = await start()
    const path = attachmentPath(client)
    await upload(client, path, png)
    const address = `${server.address}/storage/v1/object/public/project_files/${path}`
    const answer = await fetch(address)
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(png)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    const etag = answer.headers.get('etag') ?? ''
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const head = await fetch(address, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(String(png.length))
  })

  it('is never overwritten', async () => {
    const { client } = await start()
    const path = attachmentPath(client)
    await upload(client, path, png)
    const again = await upload(client, path, Buffer.from('other'))
    expect(again.status).toBe(409)
    expect(await again.json()).toEqual({
      statusCode: '409',
      error: 'Duplicate',
      message: 'The resource already exists',
    })
    const read = await client.request(`/storage/v1/object/project_files/${path}`)
    expect(Buffer.from(await read.arrayBuffer())).toEqual(png)
  })

  it('has the type of its bytes, whatever its name says, and cannot run on our origin', async () => {
    const { client } = await start()
    const page = Buffer.from('<html><script>alert(1)</script>')
    const drawing = Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')
    const text = 'text/plain; charset=utf-8'
    for (const [bytes, extension, type, disposition] of [
      [png, 'html', 'image/png', 'inline'],
      [page, 'png', text, 'attachment'],
      [drawing, 'svg', 'image/svg+xml', 'attachment'],
      [Buffer.from('%PDF-1.7\n'), 'pdf', 'application/pdf', 'attachment'],
      [Buffer.from('alert(document.cookie)'), 'js', text, 'attachment'],
    ] as const) {
      const path = attachmentPath(client, extension)
      await upload(client, path, bytes)
      for (const prefix of ['public/', '', 'authenticated/']) {
        const { headers } = await client.request(`/storage/v1/object/${prefix}project_files/${path}`)
        expect(headers.get('content-type')).toBe(type)
        expect(headers.get('content-disposition')).toMatch(new RegExp(`^${disposition};`))
        expect(headers.get('x-content-type-options')).toBe('nosniff')
        expect(headers.get('content-security-policy')).toBe(
          "default-src 'none'; frame-ancestors 'none'; sandbox",
        )
      }
    }
  })

  it('of an unknown kind is not taken', async () => {
    const { client } = await start()
    const answer = await upload(
      client,
      attachmentPath(client),
      Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2]),
    )
    expect(answer.status).toBe(415)
    expect(await answer.json()).toMatchObject({ error: 'invalid_mime_type' })
  })

  it('has exactly 10 MB at most', { tags: ['thorough'] }, async () => {
    const { client } = await start()
    const exact = Buffer.alloc(maxAttachmentBytes, 'a')
    expect((await upload(client, attachmentPath(client, 'txt'), exact)).status).toBe(200)
    const more = Buffer.alloc(maxAttachmentBytes + 1, 'a')
    const refused = await upload(client, attachmentPath(client, 'txt'), more)
    expect(refused.status).toBe(413)
    expect(await refused.json()).toMatchObject({ message: 'A file may have at most 10 MB.' })
  })

  it('cannot have a name that could be guessed', async () => {
    const { client } = await start()
    for (const name of ['a.png', '1700000000000-short.png', '1700000000000-abcdefghijklmnop', '../x.png']) {
      const answer = await upload(client, `projects/${client.project.id}/uploads/${name}`, png)
      expect(answer.status).toBe(404)
    }
  })

  it('of another project is out of reach, for reading, listing and writing', async () => {
    const { client, server } = await start()
    const stranger = await createProjectClient(server)
    const path = attachmentPath(client)
    await upload(client, path, png)
    expect((await stranger.request(`/storage/v1/object/project_files/${path}`)).status).toBe(404)
    expect((await upload(stranger, attachmentPath(client), png)).status).toBe(404)
    expect((await listAnswer(stranger, `projects/${client.project.id}/uploads`)).status).toBe(404)
    expect((await fetch(`${server.address}/storage/v1/object/project_files/${path}`)).status).toBe(401)
    expect(await list(client, `projects/${client.project.id}/uploads`)).toHaveLength(1)
  })

  it('goes with its project', async () => {
    const { client, server } = await start()
    const path = attachmentPath(client)
    await upload(client, path, png)
    const { id, title } = client.project
    await client.call(endpoints.projects.delete, { projectId: id, confirmation: title })
    const answer = await fetch(`${server.address}/storage/v1/object/public/project_files/${path}`)
    expect(answer.status).toBe(404)
  })
})

describe('a file of a version', () => {
  it('lies under projects/{projectId}/{versionId}/{filePath}, and is listed there', async () => {
    const { client } = await start()
    const folder = await writeVersion(client, { 'src/größe.ts': 'one', 'README.md': '# Hello' })
    expect(await list(client, folder)).toMatchObject([
      { name: 'src', id: null },
      { name: 'README.md', metadata: { size: 7 } },
    ])
    expect(await list(client, `${folder}/src`)).toMatchObject([{ name: 'größe.ts' }])
    const read = await client.request(
      `/storage/v1/object/project_files/${folder}/src/${encodeURIComponent('größe.ts')}`,
    )
    expect(await read.text()).toBe('one')
    expect(read.headers.get('content-disposition')).toMatch(/^attachment;/)
    expect(read.headers.get('content-security-policy')).toContain('sandbox')
  })

  it('can be downloaded wherever the listing names it', async () => {
    const { client } = await start()
    const written = { 'README.md': '# Hello', 'src/a.ts': 'a', 'src/ui/größe 1.ts': 'b' }
    const folder = await writeVersion(client, { ...written, '.env': 'KEY=' })
    const downloaded: Record<string, string> = {}
    const places = [folder]
    for (const place of places) {
      for (const { name, id } of await list(client, place)) {
        if (name.startsWith('.')) continue
        const path = `${place}/${name}`
        if (id === null) {
          places.push(path)
          continue
        }
        const answer = await client.request(`/storage/v1/object/project_files/${encodeURI(path)}`)
        expect(answer.status).toBe(200)
        downloaded[path.slice(folder.length + 1)] = await answer.text()
      }
    }
    expect(downloaded).toEqual(written)
  })

  it('can be sent again as it is, and never with other bytes', async () => {
    const { client } = await start()
    const folder = await writeVersion(client, { 'a.ts': 'one' })
    expect((await upload(client, `${folder}/a.ts`, Buffer.from('one'))).status).toBe(200)
    expect((await upload(client, `${folder}/a.ts`, Buffer.from('two'))).status).toBe(409)
    expect((await upload(client, `${folder}/b.ts`, Buffer.from('two'))).status).toBe(409)
  })

  it('has no public address', async () => {
    const { client, server } = await start()
    const folder = await writeVersion(client, { 'a.ts': 'one' })
    const answer = await fetch(`${server.address}/storage/v1/object/public/project_files/${folder}/a.ts`)
    expect(answer.status).toBe(404)
  })

  it('of another project is out of reach', async () => {
    const { client, server } = await start()
    const folder = await writeVersion(client, { 'a.ts': 'one' })
    const stranger = await createProjectClient(server)
    expect((await stranger.request(`/storage/v1/object/project_files/${folder}/a.ts`)).status).toBe(404)
    const own = folder.replace(client.project.id, stranger.project.id)
    expect((await stranger.request(`/storage/v1/object/project_files/${own}/a.ts`)).status).toBe(404)
  })
})

describe('a listing', () => {
  it('can be limited, continued, searched and turned around', async () => {
    const { client } = await start()
    const folder = await writeVersion(client, { a1: '', a2: '', b1: '', b2: '' })
    const names = async (options: object) => (await list(client, folder, options)).map(({ name }) => name)
    expect(await names({ limit: 2 })).toEqual(['a1', 'a2'])
    expect(await names({ limit: 2, offset: 2 })).toEqual(['b1', 'b2'])
    expect(await names({ search: 'b' })).toEqual(['b1', 'b2'])
    expect(await names({ sortBy: { column: 'name', order: 'desc' } })).toEqual(['b2', 'b1', 'a2', 'a1'])
  })

  it('of a place that is no project is empty', async () => {
    const { client } = await start()
    for (const prefix of ['', 'projects', 'projects/x', '../..', 'other/place']) {
      expect(await list(client, prefix)).toEqual([])
    }
  })
})

async function start() {
  const server = shared()
  return { server, client: await createProjectClient(server) }
}

let uploads = 0

function attachmentPath({ project }: ProjectClient, extension = 'png'): string {
  uploads += 1
  return `projects/${project.id}/uploads/${1_700_000_000_000 + uploads}-abcdefghijklmnop.${extension}`
}

/** As storage-js sends a Blob: a form with the cache time and the file under an empty name. */
function upload({ request }: ProjectClient, path: string, bytes: Uint8Array<ArrayBuffer>): Promise<Response> {
  const body = new FormData()
  body.append('cacheControl', '3600')
  body.append('', new Blob([bytes], { type: 'image/png' }))
  return request(`/storage/v1/object/project_files/${path}`, {
    method: 'POST',
    body,
    headers: { 'x-upsert': 'false' },
  })
}

const listAnswer = ({ request }: ProjectClient, prefix: string, options: object = {}) =>
  request('/storage/v1/object/list/project_files', {
    method: 'POST',
    body: JSON.stringify({ limit: 100, offset: 0, ...options, prefix }),
    headers: { 'content-type': 'application/json' },
  })

async function list(
  client: ProjectClient,
  prefix: string,
  options?: object,
): Promise<{ name: string; id: string | null }[]> {
  return JSON.parse(await (await listAnswer(client, prefix, options)).text())
}

/** Writes files and says in which folder of the bucket their version lies. */
async function writeVersion(
  { call, project }: ProjectClient,
  files: Record<string, string>,
): Promise<string> {
  for (const [path, content] of Object.entries(files)) {
    await call(endpoints.files.write, { projectId: project.id, path, content, baseHash: null })
  }
  const { versions } = await call(endpoints.versions.list, { projectId: project.id })
  return `projects/${project.id}/${versions[0]?.id}`
}
