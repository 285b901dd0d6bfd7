import { hash } from 'node:crypto'
import { join, resolve } from 'node:path'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { endpoints } from '@joinery/contract'
import S3rver from 's3rver'
import { beforeAll, afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { beginRestore } from '../adapters/unfinished-restore.ts'
import { readConfig } from '../config.ts'
import { migrateDatabase, shippedMigrations } from '../db/migrate.ts'
import { withClient } from '../db/with-client.ts'
import { backUpAtAMoment } from '../testing/backups/back-up-at-a-moment.ts'
import { furnishInstallation, visitAgain } from '../testing/backups/furnish-installation.ts'
import type { Furnished } from '../testing/backups/furnish-installation.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { helloModels } from '../testing/backups/hello-models.ts'
import { killDuringBackup } from '../testing/backups/kill-during-backup.ts'
import { readBodyNames, sumDatabase } from '../testing/backups/table-sums.ts'
import { databaseUrlOf } from '../testing/database-url.ts'
import { createTemporaryFolder } from '../testing/temporary-folder.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { startTestServer } from '../testing/test-server.ts'
import type { TestServer } from '../testing/test-server.ts'
import { queryDatabase } from '../testing/test-user.ts'
import { backupInstallation } from './backup-installation.ts'
import { readManifest, writeManifest } from './manifest.ts'
import { restoreInstallation } from './restore-installation.ts'

const { files, versions } = endpoints

let server: TestServer
let dataFolder: string
let furnished: Furnished

beforeAll(async () => {
  dataFolder = await createTemporaryFolder(afterAll)
  server = await startTestServer({
    settings: { DATA_DIR: dataFolder },
    models: helloModels,
    defer: afterAll,
  })
  furnished = await furnishInstallation(server)
}, 60_000)

describe('a backup', () => {
  it('is the state of one moment while others write, and restores every table and every body', async () => {
    const folder = await newFolder()
    const { ada, projectId } = furnished
    const expected = await backUpAtAMoment({
      databaseUrl: server.databaseUrl,
      dataFolder,
      backUp: () => backUp(folder),
      async writeMeanwhile() {
        for (const content of ['one', 'two'])
          await ada.call(files.write, { projectId, path: `${content}.txt`, content, baseHash: null })
        await ada.call(versions.save, { projectId })
      },
    })
    const place = await restore(folder)
    expect(await sumDatabase(place.DATABASE_URL)).toEqual(expected.sums)
    expect(await readBodyNames(place.DATA_DIR)).toEqual(expected.bodies)
    expect(Object.values(expected.sums).filter((sum) => !sum.startsWith('0 ')).length).toBeGreaterThan(25)

    const again = await newFolder()
    await backUp(again, place)
    const [{ manifest: first }, { manifest: second }] = [
      await readManifest(folder),
      await readManifest(again),
    ]
    expect(second.tables).toEqual(first.tables)
    expect(second.sequences).toEqual(first.sequences)
  })

  it('becomes a server on which people sign in as before and find what they had', async () => {
    const folder = await newFolder()
    const before = await visitAgain(server.address, furnished)
    await backUp(folder)
    const restored = await startTestServer({ settings: await restore(folder) })
    expect(await visitAgain(restored.address, furnished)).toEqual(before)
    expect(before.contents.length).toBeGreaterThan(20)
    expect(before.members).toEqual(['ada@example.com', 'grace@example.com'])
  })

  it('that is killed is refused, and the next one is whole', async () => {
    expect(await killDuringBackup({ kills: 1, seed: 1, fileCount: 5 })).toBe(1)
  }, 60_000)

  it('is never written over another one', async () => {
    const folder = await newFolder()
    await backUp(folder)
    const before = await readFile(join(folder, 'manifest.json'))
    await expect(backUp(folder)).rejects.toThrow(`The folder ${folder} is not empty: name a new one.`)
    expect(await readFile(join(folder, 'manifest.json'))).toEqual(before)
  })

  it('is not made with a key that does not fit', async () => {
    const folder = await newFolder()
    const config = { DATA_DIR: dataFolder, DATABASE_URL: server.databaseUrl, SECRET_KEY: 'ab'.repeat(32) }
    await expect(backUp(folder, config)).rejects.toThrow('sealed with another key')
    expect(await readdir(folder)).toEqual([])
  })

  it('is not made of a data folder that lacks files of projects', async () => {
    const [whole, folder] = [await newFolder(), await newFolder()]
    await backUp(whole)
    const place = await restore(whole)
    const { projectId } = furnished
    const read = await furnished.ada.call(files.read, { projectId, path: 'src/part-1.ts' })
    await rm(join(place.DATA_DIR, 'bodies', read.hash.slice(0, 2), read.hash))
    await expect(backUp(folder, place)).rejects.toThrow(
      `A file of a project is missing (bodies/${read.hash.slice(0, 2)}/${read.hash}): set DATA_DIR and S3_… as the server has them.`,
    )
    await rm(join(place.DATA_DIR, 'bodies'), { recursive: true })
    await expect(backUp(folder, place)).rejects.toThrow(/^\d+ files of projects are missing \(bodies\//)
    expect(await readdir(folder)).toEqual([])
  })

  it('is not made of a data folder that lacks an upload', { tags: ['thorough'] }, async () => {
    const whole = await newFolder()
    await backUp(whole)
    const place = await restore(whole)
    const [upload] = await queryDatabase(place.DATABASE_URL, 'select hash from attachments')
    const name = String(upload?.['hash'])
    await rm(join(place.DATA_DIR, 'bodies', name.slice(0, 2), name))
    await expect(backUp(await newFolder(), place)).rejects.toThrow(`(bodies/${name.slice(0, 2)}/${name})`)
  })

  it('goes from the data folder into a bucket, and out of it', { tags: ['thorough'] }, async () => {
    const [first, second] = [await newFolder(), await newFolder()]
    await backUp(first)
    const place = { ...(await newPlace()), ...(await startBucket()) }
    await restore(first, place)
    expect(await readdir(place.DATA_DIR)).not.toContain('bodies')
    await backUp(second, place)
    const [{ manifest: one }, { manifest: other }] = [await readManifest(first), await readManifest(second)]
    expect(other.bodies.map(({ name }) => name)).toEqual(one.bodies.map(({ name }) => name))
    expect(one.bodies.length).toBeGreaterThan(20)
    const last = await restore(second)
    expect(await readBodyNames(last.DATA_DIR)).toEqual(one.bodies.map(({ name }) => name))
  })
})

describe('a restore', () => {
  let folder: string

  beforeAll(async () => {
    folder = join(await createTemporaryFolder(afterAll), 'backup')
    await backUp(folder)
  })

  it.each([
    ['a table', 'tables/public.trees.copy'],
    ['the key', 'secret.key'],
    ['the manifest', 'manifest.json'],
  ])('refuses a backup in which %s is not what was written, and writes nothing', async (_part, file) => {
    const copy = await newFolder()
    await cp(folder, copy, { recursive: true })
    const text = await readFile(join(copy, file), 'latin1')
    await writeFile(join(copy, file), text.replace(/[0-8](?=\D*$)|(?<=[a-z])[a-y](?=[^]*$)/, '9'), 'latin1')
    const place = await newPlace()
    await expect(restore(copy, place)).rejects.toThrow(
      `The backup in ${copy} is damaged (${file}): restore another one.`,
    )
    expect(await readdir(place.DATA_DIR)).toEqual([])
    expect(await sumDatabase(place.DATABASE_URL)).toEqual({})
  })

  it('refuses a backup that lacks a file, and a folder that is no backup', async () => {
    const copy = await newFolder()
    await cp(folder, copy, { recursive: true })
    await rm(join(copy, 'tables/public.users.copy'), { force: true })
    await rm(join(copy, 'tables/public.projects.copy'))
    await expect(restore(copy)).rejects.toThrow('is damaged (tables/public.projects.copy)')
    await expect(restore(dataFolder)).rejects.toThrow(`There is no finished backup in ${dataFolder}`)
  })

  it('writes into no database that has something in it, and leaves the data folder as it was', async () => {
    const place = { ...(await newPlace()), DATABASE_URL: databaseUrlOf(await createTestDatabase()) }
    const before = await sumDatabase(place.DATABASE_URL)
    await expect(restore(folder, place)).rejects.toThrow('There is something in this database already')
    expect(await sumDatabase(place.DATABASE_URL)).toEqual(before)
    expect(await readdir(place.DATA_DIR)).toEqual(['server.lock'])
  })

  it('writes into no data folder that has something in it', async () => {
    const place = await newPlace()
    await mkdir(join(place.DATA_DIR, 'bodies'))
    await expect(restore(folder, place)).rejects.toThrow(`The data folder ${place.DATA_DIR} is not empty`)
    expect(await sumDatabase(place.DATABASE_URL)).toEqual({})
  })

  it(
    'that is killed leaves the database empty and no server starts on it, until it is done again',
    { tags: ['thorough'], timeout: 60_000 },
    async () => {
      const place = await newPlace()
      await withHeldSchema(place.DATABASE_URL, async (waiting) => {
        const child = startServerProcess(place, [process.execPath, restoreFile, folder])
        await expect.poll(waiting, { timeout: 15_000 }).toBe(true)
        child.kill('SIGKILL')
        await child.exited
      })
      await expect.poll(() => sumDatabase(place.DATABASE_URL), { timeout: 10_000 }).toEqual({})
      await expect(startTestServer({ settings: place })).rejects.toThrow(
        `A restore into the data folder ${place.DATA_DIR} was interrupted`,
      )
      await restore(folder, place)
      expect(await visitAgain((await startTestServer({ settings: place })).address, furnished)).toMatchObject(
        {
          plan: 'pro',
        },
      )
    },
  )

  it(
    'that was killed after its last write is done, and one of another backup is not',
    { tags: ['thorough'] },
    async () => {
      const place = await restore(folder)
      await beginRestore(place.DATA_DIR)
      await restore(folder, place)
      expect(await readdir(place.DATA_DIR)).not.toContain('restore.unfinished')
      await beginRestore(place.DATA_DIR)
      const other = await newFolder()
      await backUp(other)
      await expect(restore(other, place)).rejects.toThrow('There is something in this database already')
    },
  )

  it(
    'of an older schema is brought up to date at the next start, with all that was in it',
    { tags: ['thorough'] },
    async () => {
      const old = { ...(await newPlace()), SECRET_KEY: 'ab'.repeat(32) }
      await migrateDatabase({ connectionString: old.DATABASE_URL }, await copyMigrations(2))
      await queryDatabase(
        old.DATABASE_URL,
        `insert into auth.rate_limits (key, points, expire) values ('kept', 3, null)`,
      )
      const [ofOld, place] = [await newFolder(), { ...(await newPlace()), SECRET_KEY: old.SECRET_KEY }]
      await backUp(ofOld, old)
      await makeOlder(ofOld)
      await restore(ofOld, place)
      expect(await sumDatabase(place.DATABASE_URL)).toEqual(await sumDatabase(old.DATABASE_URL))
      await startTestServer({ settings: place })
      const tables = Object.keys(await sumDatabase(place.DATABASE_URL))
      expect(tables).toEqual(Object.keys(await sumDatabase(server.databaseUrl)))
      const rows = await queryDatabase(
        place.DATABASE_URL,
        "select points from auth.rate_limits where key = 'kept'",
      )
      expect(rows).toEqual([{ points: 3 }])
    },
  )

  it('of a newer version is refused', async () => {
    const copy = await newFolder()
    await cp(folder, copy, { recursive: true })
    const { manifest } = await readManifest(copy)
    await rm(join(copy, 'manifest.json'))
    await writeManifest(copy, { ...manifest, version: '9.9.9', migration: manifest.migration + 1 })
    await expect(restore(copy)).rejects.toThrow(
      'This backup is of Joinery 9.9.9: update this one, then restore.',
    )
  })

  it(
    'into the embedded PostgreSQL gives a server that can be backed up while it runs',
    { tags: ['thorough'], timeout: 60_000 },
    async () => {
      const place = { DATA_DIR: await createTemporaryFolder(), PORT: '0' }
      const run = async (file: string, argument: string) => {
        const child = startServerProcess(place, [process.execPath, file, argument])
        const code = await child.exited
        expect({ code, output: child.output() }).toMatchObject({ code: 0 })
        return child.output()
      }
      expect(await run(restoreFile, folder)).toMatch(
        // A slow machine tells how far it is.
        /^Loading \d+ tables\.\n(?:.+ loaded\.\n)*Restored as of \S+: \d+ tables with \d+ rows, \d+ files\. Start it with npm start\.\n$/,
      )
      const running = startServerProcess(place)
      expect((await visitAgain(await running.ready(), furnished)).plan).toBe('pro')
      const next = await newFolder()
      expect(await run(backupFile, next)).toMatch(
        /^Backed up to \S+ as of \S+: \d+ tables with \d+ rows, \d+ files, [\d.]+ KB\.\n$/,
      )
      const [{ manifest: one }, { manifest: other }] = [await readManifest(folder), await readManifest(next)]
      expect(other.bodies).toEqual(one.bodies)
      const rowsOf = ({ tables }: typeof one) => tables.find(({ name }) => name === 'trees')?.sha256
      expect(rowsOf(other)).toBe(rowsOf(one))
    },
  )
})

const backupFile = resolve(import.meta.dirname, 'run-backup.ts')
const restoreFile = resolve(import.meta.dirname, 'run-restore.ts')

interface Place extends Record<string, string> {
  DATA_DIR: string
  DATABASE_URL: string
}

const newFolder = async () => join(await createTemporaryFolder(), 'backup')

const backUp = (folder: string, place?: Place) =>
  backupInstallation({
    config: readConfig(place ?? { DATA_DIR: dataFolder, DATABASE_URL: server.databaseUrl }),
    folder,
    version: '0.0.0-test',
    say: () => undefined,
  })

const newPlace = async (): Promise<Place> => ({
  DATA_DIR: await createTemporaryFolder(),
  DATABASE_URL: databaseUrlOf(await createTestDatabase({ empty: true })),
})

async function restore(folder: string, given?: Place): Promise<Place> {
  const place = given ?? (await newPlace())
  await restoreInstallation({ config: readConfig(place), folder, say: () => undefined })
  return place
}

/** Before, databases of apps were no part of a backup. */
async function makeOlder(folder: string): Promise<void> {
  const file = join(folder, 'manifest.json')
  const envelope = z.object({ content: z.looseObject({ apps: z.unknown() }) })
  const { apps, ...rest } = envelope.parse(JSON.parse(await readFile(file, 'utf8'))).content
  expect(apps).toEqual([])
  const content = { ...rest, format: 'joinery-backup-1' }
  await writeFile(file, JSON.stringify({ sha256: hash('sha256', JSON.stringify(content)), content }))
}

/**
 * Whoever loads this database comes as far as the schema of accounts, and waits there for as long as the work takes.
 * `waiting` tells whether somebody does.
 */
async function withHeldSchema(
  databaseUrl: string,
  work: (waiting: () => Promise<boolean>) => Promise<void>,
): Promise<void> {
  await withClient({ connectionString: databaseUrl }, async (client) => {
    await client.query('begin; create schema auth')
    await work(async () => {
      const { rowCount } = await client.query(
        `select from pg_locks where transactionid = pg_current_xact_id()::xid and not granted`,
      )
      return rowCount === 1
    })
  })
}

/** The settings that lead to a bucket of its own. */
async function startBucket() {
  const s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: await createTemporaryFolder(),
    configureBuckets: [{ name: 'joinery', configs: [] }],
  })
  const { port } = await s3.run()
  onTestFinished(() => s3.close())
  return {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'joinery',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
}

/** A folder with the first migrations alone, as an older version had it. */
async function copyMigrations(number: number): Promise<string> {
  const folder = await createTemporaryFolder()
  await cp(shippedMigrations, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = z
    .looseObject({ entries: z.array(z.unknown()) })
    .parse(JSON.parse(await readFile(journal, 'utf8')))
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, number) }))
  return folder
}
