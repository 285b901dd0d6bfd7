import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { chown, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { StartError } from './start-error.ts'
import { databaseUrlOf } from './testing/database-url.ts'
import { startFile, startServerProcess } from './testing/server-process.ts'
import type { ServerProcess } from './testing/server-process.ts'
import { createTemporaryFolder } from './testing/temporary-folder.ts'
import { createTestDatabase } from './testing/test-database.ts'
import type { Defer } from './testing/test-database.ts'
import { startTestServer } from './testing/test-server.ts'

const nobody = 65_534
/** Root can become somebody else, provided that others may enter the checkout at all. */
const isRoot = process.getuid?.() === 0 && (await isOpenToOthers(import.meta.dirname))

/** Starting takes its time where machines are shared. */
const timeout = 120_000

/** The tests below go on with the server that the one before has left. */
describe('a server on a data folder of its own', { timeout }, () => {
  const cleanups: (() => Promise<void>)[] = []
  const defer: Defer = (cleanup) => void cleanups.push(cleanup)
  let folder = ''
  let server: ServerProcess | undefined
  let identity: unknown

  beforeAll(async () => {
    folder = await createTemporaryFolder(defer)
  })
  afterAll(async () => {
    for (const cleanup of cleanups.toReversed()) await cleanup()
  }, timeout)

  const running = () => (server ??= startServerProcess({ PORT: '0', DATA_DIR: folder }, undefined, defer))

  /** Ends the server and tells how, once its database is gone as well. */
  async function end(signal: NodeJS.Signals) {
    const ending = running()
    await ending.ready()
    const database = await databasePid(folder)
    const startedAt = performance.now()
    ending.kill(signal)
    const code = await ending.exited
    server = undefined
    await expect.poll(() => isRunning(database), { timeout: 5_000 }).toBe(false)
    return { code, isQuick: performance.now() - startedAt < 10_000 }
  }

  it('needs no setting but a free port, and prints one line with the address', async () => {
    const address = await running().ready()
    expect(running().output()).toBe(`Joinery is ready at ${address}\n`)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    identity = await identityAt(address)
  })

  it('shares it with no other: the second exits and names the pid of the first', async () => {
    await running().ready()
    const second = startOn(folder)
    expect(await second.exited).toBe(1)
    expect(second.output()).toMatch(
      new RegExp(`Another Joinery server \\(pid ${running().pid}\\) is using the data folder`),
    )
  })

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s ends the server and its database within 10 s, and the next one has the same identity',
    async (signal) => {
      expect(await end(signal)).toEqual({ code: 0, isQuick: true })
      expect(await identityAt(await running().ready())).toEqual(identity)
    },
  )

  it('by kill -9 stops the database too, and the next start finds everything', async () => {
    await end('SIGKILL')
    expect(await identityAt(await running().ready())).toEqual(identity)
  })

  it('believes nothing that is set for the tools of another database', async () => {
    await end('SIGTERM')
    const others = { PGHOST: 'db.example', PGPORT: '9', PGSSLMODE: 'require', PGOPTIONS: '-c nonsense=1' }
    server = startServerProcess({ PORT: '0', DATA_DIR: folder, ...others }, undefined, defer)
    expect(await identityAt(await server.ready())).toEqual(identity)
  })
})

describe('starting', { timeout }, () => {
  it.runIf(isRoot)(
    'works as an ordinary user, who gets a sentence where nothing may be written',
    { tags: ['thorough'] },
    async () => {
      const folder = await createTemporaryFolder()
      await chown(folder, nobody, nobody)
      const asNobody = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'] as const
      const command = [...asNobody, process.execPath, startFile] as const
      const server = startServerProcess({ PORT: '0', DATA_DIR: join(folder, 'data') }, command)
      expect((await fetch(`${await server.ready()}/readyz`)).status).toBe(200)
      const refused = startServerProcess({ PORT: '0', DATA_DIR: '/joinery-data' }, command)
      expect(await refused.exited).toBe(1)
      expect(refused.output()).toMatch(
        /^Joinery did not start\. The data folder \/joinery-data cannot be written \(EACCES\)/,
      )
    },
  )

  it('says in one sentence which settings are wrong', async () => {
    const server = startServerProcess({ PORT: 'x', LOG_LEVEL: 'loud' })
    expect(await server.exited).toBe(1)
    expect(server.output()).toMatch(
      /^Joinery did not start\. Correct these settings: PORT .*; LOG_LEVEL .*\.\n$/,
    )
  })

  it('says in one sentence that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const settings = { PORT: port, DATABASE_URL: databaseUrlOf(await createTestDatabase()) }
    const refused = startServerProcess({ ...settings, DATA_DIR: await createTemporaryFolder() })
    expect(await refused.exited).toBe(1)
    expect(refused.output()).toBe(
      `Joinery did not start. Port ${port} is taken by another program: stop that program, or set PORT to another number.\n`,
    )
  })

  it('says in one sentence that the data folder cannot be written', async () => {
    const file = join(await createTemporaryFolder(), 'file')
    await writeFile(file, '')
    const refused = startServerProcess({ PORT: '0', DATA_DIR: join(file, 'data') })
    expect(await refused.exited).toBe(1)
    expect(refused.output()).toMatch(/^Joinery did not start\. The data folder .* cannot be written .*\.\n$/)
  })

  it('says in one sentence that the database set by DATABASE_URL does not answer, without its password', async () => {
    const settings = { DATABASE_URL: 'postgres://user:hidden-password@127.0.0.1:9/none' }
    const refused = startTestServer({ settings }).catch((error: unknown) => error)
    expect(await refused).toBeInstanceOf(StartError)
    expect(String(await refused)).toMatch(/PostgreSQL at .* does not answer .*check DATABASE_URL\.$/)
    expect(String(await refused)).not.toContain('hidden-password')
  })
})

describe('several servers', { timeout }, () => {
  it(
    'on one data folder in the same second: exactly one wins and the others name it, though kill -9 met the first starts at any moment',
    { tags: ['thorough'] },
    async () => {
      const folder = await createTemporaryFolder()
      for (const afterMs of [300, 700, 1_200]) {
        const server = startOn(folder)
        const isReady = server.ready().catch(() => undefined)
        await Promise.race([isReady, sleep(afterMs)])
        server.kill('SIGKILL')
        await server.exited
      }
      const servers = Array.from({ length: 3 }, () => startOn(folder))
      const outcomes = await Promise.all(
        servers.map((server) =>
          server.ready().then(
            () => server,
            () => undefined,
          ),
        ),
      )
      const [winner, ...others] = outcomes.filter((server) => server !== undefined)
      expect(others).toEqual([])
      for (const loser of servers.filter((server) => server !== winner)) {
        expect(loser.output()).toContain(`(pid ${winner?.pid})`)
      }
    },
  )

  it(
    'on one PostgreSQL and two data folders: both run and agree on the installation',
    { tags: ['thorough'] },
    async () => {
      const DATABASE_URL = databaseUrlOf(await createTestDatabase({ empty: true }))
      const settings = { DATABASE_URL, SECRET_KEY: 'c0ffee00'.repeat(8) }
      const [one, two] = [
        startOn(await createTemporaryFolder(), settings),
        startOn(await createTemporaryFolder(), settings),
      ] as const
      expect(await identityAt(await one.ready())).toEqual(await identityAt(await two.ready()))
    },
  )
})

const startOn = (folder: string, settings: Record<string, string> = {}) =>
  startServerProcess({ PORT: '0', DATA_DIR: folder, ...settings })

async function identityAt(address: string): Promise<unknown> {
  return (await fetch(`${address}/api/instance`)).json()
}

async function databasePid(folder: string): Promise<number> {
  return Number((await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

/** A process that has ended but was not yet collected by its parent has no command line. */
function isRunning(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
  } catch {
    return false
  }
}

async function isOpenToOthers(folder: string): Promise<boolean> {
  if (((await stat(folder)).mode & 0o005) !== 0o005) return false
  return folder === '/' || isOpenToOthers(dirname(folder))
}
