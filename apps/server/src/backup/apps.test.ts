import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { endpoints } from '@joinery/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import {
  clientOf,
  forgetApp,
  furnishApp,
  person,
  readApp,
  signInAgain,
  untilBuilt,
} from '../testing/backups/furnish-app.ts'
import type { FurnishedApp } from '../testing/backups/furnish-app.ts'
import { databaseUrlOf } from '../testing/database-url.ts'
import { inAppDatabase } from '../testing/in-app-database.ts'
import { startServerProcess } from '../testing/server-process.ts'
import { createTemporaryFolder } from '../testing/temporary-folder.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { startTestServer } from '../testing/test-server.ts'
import type { TestServer } from '../testing/test-server.ts'
import { backupInstallation } from './backup-installation.ts'
import { readManifest } from './manifest.ts'
import { restoreInstallation } from './restore-installation.ts'

let server: TestServer
let dataFolder: string
let app: FurnishedApp

beforeAll(async () => {
  dataFolder = await createTemporaryFolder(afterAll)
  server = await startTestServer({ settings: { DATA_DIR: dataFolder }, defer: afterAll })
  app = await furnishApp(server)
}, 60_000)

describe("an app's own database", () => {
  it('comes back with its people, rows and rules, and is used as before', async () => {
    const before = await readApp(server.databaseUrl, app.ref)
    expect(Object.values(before.sums).filter((sum) => !sum.startsWith('0 ')).length).toBeGreaterThan(10)
    const { folder, said } = await backUp()
    expect(said.at(-1)).toMatch(/files, 1 database of an app, [\d.]+ KB\.$/)
    await forgetApp(server.databaseUrl, app.ref)
    const { place, said: told } = await restore(folder)
    expect(told).toContain('Loading the database of “one”.')
    expect(await readApp(server.databaseUrl, app.ref)).toEqual(before)

    const restored = await startTestServer({ settings: place })
    const user = await signInAgain(restored.address, app)
    const client = clientOf(await untilBuilt(user, app.projectId))
    expect((await client.auth.signInWithPassword(person)).error).toBeNull()
    expect((await client.from('lists').select('id, name, short').order('id')).data).toEqual([
      { id: 2, name: 'first', short: 'fir' },
      { id: 3, name: 'second', short: 'sec' },
    ])
    await user.call(endpoints.backends.create, { projectId: app.projectId })
    await untilBuilt(user, app.projectId)
    expect(await readApp(server.databaseUrl, app.ref)).toMatchObject({ state: before.state })
  }, 60_000)

  it(
    'stays as it is where another installation in the same PostgreSQL has it',
    { tags: ['thorough'] },
    async () => {
      const { folder } = await backUp()
      await inAppDatabase(server.databaseUrl, app.ref, (client) =>
        client.query("insert into public.lists (name) values ('after the backup')"),
      )
      const before = await readApp(server.databaseUrl, app.ref)
      const { said } = await restore(folder)
      expect(said).toContain('The database of “one” is in this PostgreSQL already: it stays as it is.')
      expect(await readApp(server.databaseUrl, app.ref)).toEqual(before)
    },
  )

  it('is made anew when its restore was killed', { tags: ['thorough'], timeout: 60_000 }, async () => {
    const slow = await furnishApp(server)
    await inAppDatabase(server.databaseUrl, slow.ref, (client) =>
      client.query(
        "insert into supabase_migrations.schema_migrations (name, sql) values ('0003_slow.sql', 'select pg_sleep(2)')",
      ),
    )
    const before = await readApp(server.databaseUrl, slow.ref)
    const { folder } = await backUp()
    await forgetApp(server.databaseUrl, slow.ref)
    const place = await newPlace()
    const child = startServerProcess(place, [process.execPath, restoreFile, folder])
    const isAtIt = () =>
      inAppDatabase(server.databaseUrl, slow.ref, async (client) => {
        const { rowCount } = await client.query(
          "select from pg_stat_activity where query = 'select pg_sleep(2)' and datname = current_database()",
        )
        return rowCount === 1
      }).catch(() => false)
    await expect.poll(isAtIt, { timeout: 30_000 }).toBe(true)
    child.kill('SIGKILL')
    await child.exited
    await restore(folder, place)
    expect(await readApp(server.databaseUrl, slow.ref)).toEqual(before)
  })

  it(
    'that cannot be made again keeps nobody from the rest, and that is said',
    { tags: ['thorough'], timeout: 60_000 },
    async () => {
      const broken = await furnishApp(server)
      await inAppDatabase(server.databaseUrl, broken.ref, (client) =>
        client.query(
          "update supabase_migrations.schema_migrations set sql = 'nonsense' where name like '0001%'",
        ),
      )
      const { folder } = await backUp()
      await forgetApp(server.databaseUrl, broken.ref)
      const { place, said } = await restore(folder)
      expect(said).toContain(
        `The database of “one” was not restored: PostgreSQL refused it (syntax error at or near "nonsense"). Its rows are in ${join(folder, 'apps', broken.ref)}.`,
      )
      const restored = await startTestServer({ settings: place })
      const user = await signInAgain(restored.address, broken)
      await user.call(endpoints.backends.create, { projectId: broken.projectId })
      expect((await untilBuilt(user, broken.projectId)).migrations).toHaveLength(2)
    },
  )

  it('that cannot be copied keeps nobody from the rest, and that is said', async () => {
    const odd = await furnishApp(server)
    await inAppDatabase(server.databaseUrl, odd.ref, (client) =>
      client.query('alter table public.lists owner to current_user'),
    )
    const { folder, said } = await backUp()
    expect(said).toContain(
      'The database of “one” is not part of it: PostgreSQL refused it (permission denied for table lists).',
    )
    const { apps } = (await readManifest(folder)).manifest
    expect(apps.map(({ ref }) => ref)).not.toContain(odd.ref)
    expect((await readdir(join(folder, 'apps'))).toSorted()).toEqual(apps.map(({ ref }) => ref))
    await forgetApp(server.databaseUrl, odd.ref)
  })

  it(
    'of an earlier version is part of it once its migrations were run again',
    { tags: ['thorough'], timeout: 60_000 },
    async () => {
      const early = await furnishApp(server)
      await inAppDatabase(server.databaseUrl, early.ref, (client) =>
        client.query('alter table supabase_migrations.schema_migrations drop column sql, drop column place'),
      )
      const { said } = await backUp()
      expect(said).toContain(
        'The database of “one” is not part of it: press “Run migrations” in that project, then back up again.',
      )
      await early.ada.call(endpoints.backends.create, { projectId: early.projectId })
      await untilBuilt(early.ada, early.projectId)
      const before = await readApp(server.databaseUrl, early.ref)
      const { folder } = await backUp()
      await forgetApp(server.databaseUrl, early.ref)
      await restore(folder)
      expect(await readApp(server.databaseUrl, early.ref)).toEqual(before)
    },
  )
})

const restoreFile = resolve(import.meta.dirname, 'run-restore.ts')

async function backUp() {
  const folder = join(await createTemporaryFolder(), 'backup')
  const said: string[] = []
  await backupInstallation({
    config: readConfig({ DATA_DIR: dataFolder, DATABASE_URL: server.databaseUrl }),
    folder,
    version: '0.0.0-test',
    say: (line) => void said.push(line),
  })
  return { folder, said }
}

const newPlace = async () => ({
  DATA_DIR: await createTemporaryFolder(),
  DATABASE_URL: databaseUrlOf(await createTestDatabase({ empty: true })),
})

async function restore(folder: string, given?: Awaited<ReturnType<typeof newPlace>>) {
  const place = given ?? (await newPlace())
  const said: string[] = []
  await restoreInstallation({ config: readConfig(place), folder, say: (line) => void said.push(line) })
  return { place, said }
}
