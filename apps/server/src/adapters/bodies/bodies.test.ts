import { hash, randomBytes } from 'node:crypto'
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { endpoints } from '@joinery/contract'
import S3rver from 's3rver'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { BodyStore } from '../../modules/projects/index.ts'
import { createProjectClient } from '../../testing/project-client.ts'
import { createTemporaryFolder } from '../../testing/temporary-folder.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { openFolderBodies } from './folder-bodies.ts'
import { openS3Bodies } from './s3-bodies.ts'

interface StoredFile {
  name: string
  size: number
}

interface Place {
  bodies: BodyStore
  /** Everything that is stored. */
  listStored: () => Promise<StoredFile[]>
}

describe.each<[string, () => Promise<Place>]>([
  ['the data folder', openInFolder],
  ['S3', openInS3],
])('bodies in %s', (_place, openPlace) => {
  it('come back as they were put, under the sha-256 of their bytes', async () => {
    const { bodies } = await openPlace()
    const text = Buffer.from('Grüße aus der Werkstatt. '.repeat(10_000))
    const bodiesOfAllKinds = [Buffer.from(''), Buffer.from('Grüße'), text, randomBytes(2 * 1024 * 1024)]
    const thatLookPacked = [gzipSync(text), Buffer.from([0x1f]), Buffer.from([0x1f, 0x8b])]
    for (const bytes of [...bodiesOfAllKinds, ...thatLookPacked]) {
      const name = await bodies.put(bytes)
      expect(name).toBe(hash('sha256', bytes))
      expect(Buffer.from(await bodies.read(name)).equals(bytes)).toBe(true)
      expect((await buffer(await bodies.open(name))).equals(bytes)).toBe(true)
    }
  })

  it('take less room than their bytes where they get smaller by packing, and never more', async () => {
    const { bodies, listStored } = await openPlace()
    await bodies.put(Buffer.from('oak and ash '.repeat(1_000)))
    await bodies.put(randomBytes(100_000))
    await bodies.put(Buffer.from('x'))
    const sizes = (await listStored()).map(({ size }) => size).toSorted((a, b) => a - b)
    expect(sizes).toEqual([1, expect.closeTo(100, -2), 100_000])
  })

  it('are stored once per content, also when many put it at the same time', async () => {
    const { bodies, listStored } = await openPlace()
    const bytes = randomBytes(10_000)
    const names = await Promise.all(Array.from({ length: 20 }, () => bodies.put(bytes)))
    await bodies.put(bytes)
    expect(new Set(names).size).toBe(1)
    expect(await listStored()).toHaveLength(1)
  })

  it('that are not there are told by name', async () => {
    const { bodies } = await openPlace()
    const name = hash('sha256', 'nothing')
    await expect(bodies.read(name)).rejects.toThrow(name)
    await expect(bodies.open(name)).rejects.toThrow(name)
  })
})

describe('bodies in the data folder', () => {
  it.each([
    ['empty', ''],
    ['torn', gzipSync('whole and long enough '.repeat(100)).subarray(0, 40)],
  ])('replace a file that a crash left %s under their name', async (_state, left) => {
    const { bodies, place } = await openWith('whole', left)
    await bodies.put(Buffer.from('whole'))
    expect(Buffer.from(await bodies.read(place)).toString()).toBe('whole')
  })

  it('that were stored before bodies were packed are read as they are', async () => {
    const old = 'not packed '.repeat(100)
    const { bodies, place } = await openWith(old, old)
    expect(Buffer.from(await bodies.read(place)).toString()).toBe(old)
    expect((await buffer(await bodies.open(place))).toString()).toBe(old)
    expect(await bodies.put(Buffer.from(old))).toBe(place)
  })
})

/** With a file under the name of a content. */
async function openWith(content: string, stored: string | Uint8Array) {
  const folder = await createTemporaryFolder()
  const bodies = await openFolderBodies(folder)
  const place = hash('sha256', content)
  await mkdir(join(folder, 'bodies', place.slice(0, 2)))
  await writeFile(join(folder, 'bodies', place.slice(0, 2), place), stored)
  return { bodies, place }
}

describe('bodies in S3', () => {
  it('are those of a server with the S3 settings, which then has none in its data folder', async () => {
    const { endpoint, folder } = await startS3()
    const dataFolder = await createTemporaryFolder()
    const server = await startTestServer({
      settings: {
        DATA_DIR: dataFolder,
        S3_ENDPOINT: endpoint,
        S3_BUCKET: bucket,
        S3_REGION: keys.region,
        S3_ACCESS_KEY_ID: keys.accessKeyId,
        S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
      },
    })
    const { call, project } = await createProjectClient(server)
    const file = { projectId: project.id, path: 'a.ts' }
    await call(endpoints.files.write, { ...file, content: 'kept in S3', baseHash: null })
    expect(await call(endpoints.files.read, file)).toMatchObject({ content: 'kept in S3' })
    const stored = await listFiles(join(folder, bucket, 'bodies'))
    expect(stored.map(({ name }) => name)).toContain(`${hash('sha256', 'kept in S3')}._S3rver_object`)
    expect(await readdir(dataFolder)).not.toContain('bodies')
  })

  it('need a bucket that is there', async () => {
    const { endpoint } = await startS3()
    await expect(openS3Bodies({ ...keys, endpoint, bucket: 'absent' })).rejects.toThrow(
      /^The bucket absent cannot be used, S3 answered 404: check S3_ENDPOINT/,
    )
  })

  it('need an address that answers', async () => {
    await expect(openS3Bodies({ ...keys, endpoint: 'http://127.0.0.1:1', bucket })).rejects.toThrow(
      /^The bucket joinery cannot be used, S3_ENDPOINT cannot be reached/,
    )
  })

  it('need a key that S3 knows', async () => {
    const { endpoint } = await startS3()
    await expect(openS3Bodies({ ...keys, accessKeyId: 'unknown', endpoint, bucket })).rejects.toThrow(
      'S3 answered 403',
    )
  })

  it('are away, not broken, while S3 cannot be reached', async () => {
    const { endpoint, stop } = await startS3()
    const bodies = await openS3Bodies({ ...keys, endpoint, bucket })
    await stop()
    await expect(bodies.put(Buffer.from('x'))).rejects.toMatchObject({ code: 'unavailable' })
    await expect(bodies.read(hash('sha256', 'x'))).rejects.toMatchObject({ code: 'unavailable' })
  })
})

describe('bodies in an S3 that takes its time', () => {
  it('come whole in pieces to whoever takes them slowly', async () => {
    const endpoint = await startSlowS3(async (answer) => {
      for (const piece of ['one ', 'two ', 'three ']) {
        answer.write(piece)
        await sleep(150)
      }
      answer.end('four')
    })
    const bodies = await openS3Bodies({ ...keys, endpoint, bucket, timeoutMs: 200 })
    expect((await buffer(await bodies.open(hash('sha256', 'x')))).toString()).toBe('one two three four')
  })

  it('are away where it does not begin to answer', async () => {
    const endpoint = await startSlowS3(() => undefined)
    const bodies = await openS3Bodies({ ...keys, endpoint, bucket, timeoutMs: 200 })
    for (const ask of [bodies.open, bodies.read, bodies.findStored])
      await expect(ask(hash('sha256', 'x'))).rejects.toMatchObject({ code: 'unavailable' })
  })
})

/** Its bucket is there at once; its bodies come as told. */
async function startSlowS3(serve: (answer: ServerResponse) => unknown): Promise<string> {
  const server = createServer((request, answer) => {
    if (request.method === 'HEAD') answer.end()
    else void serve(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => server.closeAllConnections())
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

async function openInFolder(): Promise<Place> {
  const folder = await createTemporaryFolder()
  return { bodies: await openFolderBodies(folder), listStored: () => listFiles(join(folder, 'bodies')) }
}

async function openInS3(): Promise<Place> {
  const { endpoint, folder } = await startS3()
  return {
    bodies: await openS3Bodies({ ...keys, endpoint, bucket }),
    listStored: async () =>
      (await listFiles(join(folder, bucket, 'bodies'))).filter(({ name }) => name.endsWith('_object')),
  }
}

const bucket = 'joinery'
const keys = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

async function startS3() {
  const folder = await createTemporaryFolder()
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= server.close())
  onTestFinished(stop)
  return { endpoint: `http://127.0.0.1:${port}`, folder, stop }
}

async function listFiles(folder: string): Promise<StoredFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(
    files.map(async ({ parentPath, name }) => ({ name, size: (await stat(join(parentPath, name))).size })),
  )
}
