import { access, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { endpoints } from '@joinery/contract'
import type { ContentHash } from '@joinery/contract'
import { expect } from 'vitest'
import { backupInstallation } from '../../backup/backup-installation.ts'
import { readManifest } from '../../backup/manifest.ts'
import { restoreInstallation } from '../../backup/restore-installation.ts'
import { readConfig } from '../../config.ts'
import { databaseUrlOf } from '../database-url.ts'
import { startServerProcess } from '../server-process.ts'
import { createTemporaryFolder } from '../temporary-folder.ts'
import { createTestDatabase } from '../test-database.ts'
import { startTestServer } from '../test-server.ts'
import { backUpAtAMoment } from './back-up-at-a-moment.ts'
import { furnishApp } from './furnish-app.ts'
import { furnishInstallation, visitAgain } from './furnish-installation.ts'
import type { Furnished } from './furnish-installation.ts'
import { helloModels } from './hello-models.ts'
import { readBodyNames, sumDatabase } from './table-sums.ts'
import { createRandom } from '../create-random.ts'

const { files } = endpoints
const command = resolve(import.meta.dirname, '../../backup/run-backup.ts')

interface Options {
  kills: number
  seed: number
  /** How many files the project has before anything is backed up. */
  fileCount: number
}

/**
 * Kills backups of an installation that is being written to. Each leaves something that restore refuses, or a whole
 * backup; and the next backup restores to what there was at its moment. Answers with how many were cut short.
 */
export async function killDuringBackup({ kills, seed, fileCount }: Options): Promise<number> {
  const settings = { DATA_DIR: await createTemporaryFolder() }
  const server = await startTestServer({ settings, models: helloModels })
  const installation = { ...settings, DATABASE_URL: server.databaseUrl }
  const furnished = await furnishInstallation(server, fileCount)
  const app = await furnishApp(server)
  const backups = await createTemporaryFolder()
  const random = createRandom(seed)
  let cutShort = 0
  // Tables, those of the app, bodies, the key, and the manifest under either name.
  let fullCount = 54 + 45 + fileCount + 4

  for (let round = 0; round < kills; round += 1) {
    const folder = join(backups, `killed-${round}`)
    const writer = startWriting(furnished, round)
    await killOnceThereAre(Math.floor(random() * fullCount), { folder, installation })
    await writer.stop()
    if (await isWhole(folder)) await restore(folder)
    else {
      cutShort += 1
      await expect(restore(folder)).rejects.toThrow(/^There is no finished backup in \S+: name the folder/)
    }

    const next = join(backups, `next-${round}`)
    const expected = await backUpAtAMoment({
      databaseUrl: server.databaseUrl,
      dataFolder: settings.DATA_DIR,
      backUp: () => backUp(installation, next),
      writeMeanwhile: () => writeOnce(furnished, `meanwhile-${round}`),
    })
    expect((await readManifest(next)).manifest.apps).toMatchObject([{ ref: app.ref }])
    const place = await restore(next)
    expect(await sumDatabase(place.DATABASE_URL)).toEqual(expected.sums)
    const restored = new Set(await readBodyNames(place.DATA_DIR))
    expect(expected.bodies.filter((name) => !restored.has(name))).toEqual([])
    fullCount = (await listFiles(next)).length + 1
    if (round === kills - 1) await checkServer(place, furnished)
  }
  return cutShort
}

async function checkServer(place: Record<string, string>, furnished: Furnished): Promise<void> {
  const restored = await startTestServer({ settings: place })
  const { contents, members, plan } = await visitAgain(restored.address, furnished)
  expect(contents.length).toBeGreaterThan(0)
  expect(members).toHaveLength(2)
  expect(plan).toBe('pro')
}

interface Attempt {
  folder: string
  installation: Record<string, string>
}

/** The moment is told by what lies in the folder, so that it is anywhere in the work, however quick the machine is. */
async function killOnceThereAre(number: number, { folder, installation }: Attempt): Promise<void> {
  const child = startServerProcess(installation, [process.execPath, command, folder])
  const over = new AbortController()
  const exited = child.exited.finally(() => over.abort())
  while (!over.signal.aborted && (await listFiles(folder)).length < number) await nextTurn()
  child.kill('SIGKILL')
  const code = await exited
  if (code !== null && code !== 0) throw new Error(`The backup failed by itself: ${child.output()}`)
}

async function listFiles(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return found.filter((entry) => entry.isFile()).map(({ name }) => name)
}

const isWhole = (folder: string) =>
  access(join(folder, 'manifest.json')).then(
    () => true,
    () => false,
  )

/** Saves one file after the other until it is told to stop, and then the same ones again: a project holds only so many. */
function startWriting({ ada, projectId }: Furnished, round: number) {
  const end = new AbortController()
  const hashes = new Map<string, ContentHash>()
  const working = (async () => {
    for (let count = 0; !end.signal.aborted; count += 1) {
      const path = `written/${round}-${count % 50}.txt`
      const content = `round ${round}, save ${count}`
      const baseHash = hashes.get(path) ?? null
      hashes.set(path, (await ada.call(files.write, { projectId, path, content, baseHash })).hash)
    }
  })()
  return {
    async stop() {
      end.abort()
      await working
    },
  }
}

async function writeOnce({ ada, projectId }: Furnished, name: string): Promise<void> {
  await ada.call(files.write, { projectId, path: `written/${name}.txt`, content: name, baseHash: null })
}

const backUp = (installation: Record<string, string>, folder: string) =>
  backupInstallation({
    config: readConfig(installation),
    folder,
    version: '0.0.0-test',
    say: () => undefined,
  })

async function restore(folder: string) {
  const place = {
    DATA_DIR: await createTemporaryFolder(),
    DATABASE_URL: databaseUrlOf(await createTestDatabase({ empty: true })),
  }
  await restoreInstallation({ config: readConfig(place), folder, say: () => undefined })
  return place
}
