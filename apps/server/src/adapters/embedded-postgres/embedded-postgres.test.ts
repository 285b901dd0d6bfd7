import { execFile, spawn } from 'node:child_process'
import { chmod, chown, mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { z } from 'zod'
import { createTemporaryFolder } from '../../testing/temporary-folder.ts'
import { findBinaries } from './binaries.ts'
import { startEmbeddedPostgres } from './index.ts'
import type { EmbeddedPostgres } from './index.ts'
import { chooseRunAs } from './run-as.ts'

const run = promisify(execFile)

describe('startEmbeddedPostgres', () => {
  // Making a cluster takes far longer than starting one, so what is not about that shares one.
  let dataFolder = ''
  beforeAll(async () => {
    dataFolder = await createTemporaryFolder(afterAll)
  })

  it('keeps what was written over a stop and a start', { tags: ['thorough'] }, async () => {
    const first = await start(dataFolder)
    await query(first, 'drop table if exists kept')
    await query(first, 'create table kept as select 42 as answer')
    await first.stop()
    const second = await start(dataFolder)
    expect(await query(second, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('runs PostgreSQL 18 with durable writes and UTF-8', async () => {
    const postgres = await start(dataFolder)
    const shown = await query(
      postgres,
      "select current_setting('server_version_num')::int / 10000 as major, current_setting('fsync') as fsync, current_setting('server_encoding') as encoding",
    )
    expect(shown).toEqual([{ major: 18, fsync: 'on', encoding: 'UTF8' }])
  })

  it('listens on no network port', async () => {
    const postgres = await start(dataFolder)
    expect(await query(postgres, "select current_setting('listen_addresses') as addresses")).toEqual([
      { addresses: '' },
    ])
  })

  it(
    'takes the connections of a server with twelve apps, and opens each with one round of its password',
    { tags: ['thorough'] },
    async () => {
      const postgres = await start(dataFolder)
      expect(await query(postgres, 'show max_connections')).toEqual([{ max_connections: '300' }])
      expect(
        await query(
          postgres,
          "select rolpassword like 'SCRAM-SHA-256$1:%' as is_quick from pg_authid where rolpassword is not null",
        ),
      ).toEqual([{ is_quick: true }])
    },
  )

  it('comes back by itself when its process is killed, and keeps what was committed', async () => {
    const postgres = await start(dataFolder)
    await query(postgres, 'create table if not exists saved as select 42 as answer')
    const pid = await postmasterPid(dataFolder)
    process.kill(pid, 'SIGKILL')
    await eventually(async () => {
      expect(await query(postgres, 'select answer from saved')).toEqual([{ answer: 42 }])
    })
    expect(await postmasterPid(dataFolder)).not.toBe(pid)
  })

  it('waits for whoever is still answering when its process is killed', { tags: ['thorough'] }, async () => {
    const postgres = await start(dataFolder)
    const { long } = await askLong(postgres, 8_000_000)
    process.kill(await postmasterPid(dataFolder), 'SIGKILL')
    await expect
      .poll(() => query(postgres, 'select 1 as one').catch(() => 'away'), { timeout: 20_000 })
      .toEqual([{ one: 1 }])
    await long
  })

  it('is stopped without waiting for whoever is still answering', { tags: ['thorough'] }, async () => {
    const folder = await createTemporaryFolder()
    const postgres = await start(folder)
    const { long, pid } = await askLong(postgres, 200_000_000)
    const over = long.then(() => 'answered')
    onTestFinished(async () => {
      process.kill(pid, 'SIGKILL')
      await over
    })
    process.kill(await postmasterPid(folder), 'SIGKILL')
    await expect.poll(() => readFile(join(folder, 'postgres.log'), 'utf8')).toContain('is still in use')
    expect(await Promise.race([postgres.stop().then(() => 'stopped'), over])).toBe('stopped')
  })

  it('says that it is lost when it dies and nothing can be started any more', async () => {
    const lost = Promise.withResolvers<Error>()
    await startEmbeddedPostgres({ dataFolder, onLost: lost.resolve })
    vi.stubEnv('PATH', '/nowhere')
    onTestFinished(() => void vi.unstubAllEnvs())
    process.kill(await postmasterPid(dataFolder), 'SIGKILL')
    expect((await lost.promise).message).toBe('spawn sh ENOENT')
  })

  it('ends whole when every process is told to end at once, and does not come back', async () => {
    const logFile = join(dataFolder, 'postgres.log')
    await rm(logFile, { force: true })
    const postgres = await start(dataFolder)
    process.kill(-(await postmasterPid(dataFolder)), 'SIGTERM')
    await sleep(100)
    await postgres.stop()
    await expect(query(postgres, 'select 1')).rejects.toThrow('ENOENT')
    const log = await readFile(logFile, 'utf8')
    expect(log.match(/database system is shut down/g)).toHaveLength(1)
    expect(log.match(/starting PostgreSQL/g)).toHaveLength(1)
    expect(log).not.toMatch(/untracked child|abnormal/)
  })

  it('makes the cluster anew when the first start was killed halfway', { tags: ['thorough'] }, async () => {
    const folder = await createTemporaryFolder()
    await mkdir(join(folder, 'postgres.draft-killed', 'cluster'), { recursive: true })
    await writeFile(join(folder, 'postgres.draft-killed', 'cluster', 'PG_VERSION'), '18')
    const postgres = await start(folder)
    expect((await readdir(folder)).filter((name) => name.includes('draft'))).toEqual([])
    expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('starts although the number of its last process is a stranger’s by now, as after a new start of the machine', async () => {
    const postgres = await start(dataFolder)
    const pidFile = join(dataFolder, 'postgres', 'postmaster.pid')
    const lines = (await readFile(pidFile, 'utf8')).split('\n')
    await postgres.stop()
    const stranger = spawn('sleep', ['60'])
    onTestFinished(() => void stranger.kill())
    await writeFile(pidFile, lines.with(0, String(stranger.pid)).join('\n'))
    expect(await query(await start(dataFolder), 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it(
    'works where no other account can enter, with a path too long for a socket',
    { tags: ['thorough'] },
    async () => {
      const closed = await createTemporaryFolder()
      await chmod(closed, 0o700)
      const folder = join(closed, 'a'.repeat(60), 'b'.repeat(60))
      await mkdir(folder, { recursive: true })
      const postgres = await start(folder)
      expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
    },
  )

  it('says where the reason stands when PostgreSQL does not start', { tags: ['thorough'] }, async () => {
    await (await start(dataFolder)).stop()
    const settings = join(dataFolder, 'postgres', 'postgresql.conf')
    const before = await readFile(settings)
    onTestFinished(() => writeFile(settings, before))
    await writeFile(settings, 'nonsense = yes')
    await expect(start(dataFolder)).rejects.toThrow(/PostgreSQL did not start; the reason is at the end of/)
    expect(await readFile(join(dataFolder, 'postgres.log'), 'utf8')).toContain('nonsense')
  })

  it(
    'keeps a long log aside when it starts, once, and begins a new one',
    { tags: ['thorough'] },
    async () => {
      const logFile = join(dataFolder, 'postgres.log')
      await writeFile(`${logFile}.old`, 'the one before')
      await writeFile(logFile, 'x'.repeat(6_000_000))
      await start(dataFolder)
      expect((await stat(`${logFile}.old`)).size).toBe(6_000_000)
      expect(await readFile(logFile, 'utf8')).not.toContain('x'.repeat(1_000))
    },
  )

  it('writes no statement into its log: there may be a secret in it', async () => {
    const postgres = await start(dataFolder)
    await expect(query(postgres, "select 'hidden', 1/0")).rejects.toThrow('division by zero')
    const log = await readFile(join(dataFolder, 'postgres.log'), 'utf8')
    expect(log).toContain('division by zero')
    expect(log).not.toContain('hidden')
  })

  it('names DATABASE_URL where there is no PostgreSQL for the platform', async () => {
    await expect(findBinaries('sunos-sparc')).rejects.toThrow('set DATABASE_URL')
  })
})

describe('chooseRunAs', () => {
  const isRoot = process.getuid?.() === 0
  const anybody = { isRoot: false, hasName: true, mayUseNamespaces: true }
  const forbidden = { isRoot: true, hasName: true, mayUseNamespaces: false }

  it('changes nothing for an ordinary user', async () => {
    expect(await chooseRunAs(['/'], anybody)).toEqual({ prefix: [] })
    const nameless = { isRoot: false, hasName: false, mayUseNamespaces: false }
    expect(await chooseRunAs(['/'], nameless)).toEqual({ prefix: [] })
  })

  it.runIf(isRoot)('gives root a user namespace or a dedicated account, whose name is known', async () => {
    const { prefix } = await chooseRunAs(['/'])
    const [command, ...words] = [...prefix, 'id', '-un']
    const { stdout } = await run(command, words)
    expect(stdout.trim()).toMatch(/^(?!root$)./)
  })

  it.runIf(isRoot)('gives a namespace to somebody without a name too, where there are any', async () => {
    const { prefix } = await chooseRunAs(['/'])
    const nameless = await chooseRunAs(['/'], { isRoot: false, hasName: false, mayUseNamespaces: true })
    expect(nameless).toEqual({ prefix: prefix[0] === 'unshare' ? prefix : [] })
  })

  it.runIf(isRoot)('says what to do where no account reaches what it needs', async () => {
    await expect(chooseRunAs(['/nowhere'], forbidden)).rejects.toThrow(
      'no other account may use /nowhere: start Joinery as an ordinary user, or set DATABASE_URL',
    )
  })

  it.runIf(isRoot)(
    'starts PostgreSQL where namespaces are forbidden, in a closed folder, and again where they are not',
    { tags: ['thorough'] },
    async () => {
      const folder = await createTemporaryFolder()
      await chmod(folder, 0o700)
      const { initdb } = await findBinaries()
      const account = await chooseRunAs([initdb, folder], forbidden)
      expect(account.owner?.uid).toBeGreaterThan(0)
      for (const runAs of [account, await chooseRunAs([initdb, folder]), account]) {
        const postgres = await startEmbeddedPostgres({ dataFolder: folder, onLost: fail, runAs })
        expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }])
        await postgres.stop()
      }
    },
  )

  it.runIf(isRoot)('takes the account where somebody else’s closed folder is on the way', async () => {
    const folder = await createTemporaryFolder()
    await chown(folder, 65_534, 65_534)
    await chmod(folder, 0o700)
    const { prefix, owner } = await chooseRunAs([folder])
    expect(owner?.uid).toBeGreaterThan(0)
    // initdb asks before it enters, as Node does here.
    const [command, ...words] = [...prefix, process.execPath, '-e', 'fs.accessSync(process.argv[1])']
    await writeFile(join(folder, 'postgres'), '')
    await run(command, [...words, join(folder, 'postgres')])
  })
})

/** Asks what takes seconds to answer, and tells who is answering. */
async function askLong(postgres: EmbeddedPostgres, rows: number) {
  const long = query(postgres, `select count(*) from generate_series(1, ${rows})`).catch(() => 'cut off')
  const answering =
    "select pid from pg_stat_activity where query like '%generate_series%' and pid <> pg_backend_pid()"
  const [who] = await vi.waitUntil(async () => {
    const found = await query(postgres, answering)
    return found.length === 1 && z.array(z.object({ pid: z.number() })).parse(found)
  })
  return { long, pid: who?.pid ?? 0 }
}

async function start(dataFolder: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataFolder, onLost: fail })
  onTestFinished(postgres.stop)
  return postgres
}

function fail(error: Error): never {
  throw error
}

async function query(postgres: EmbeddedPostgres, statement: string): Promise<unknown[]> {
  const client = new pg.Client(postgres.connection('postgres'))
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

async function postmasterPid(dataFolder: string): Promise<number> {
  const text = await readFile(join(dataFolder, 'postgres', 'postmaster.pid'), 'utf8')
  return Number(text.split('\n')[0])
}

async function eventually(claim: () => Promise<void>): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await claim()
    } catch (error) {
      if (attempt === 100) throw error
      await sleep(50)
    }
  }
}
