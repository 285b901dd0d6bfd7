import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { chown, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { mainFile, startServerProcess } from './testing/server-process.ts'
import { createTemporaryFolder } from './testing/temporary-folder.ts'
import { databaseUrlOf } from './testing/database-url.ts'
import { createTestDatabase } from './testing/test-database.ts'

const timeoutMs = 60_000
const nobody = 65_534
/** Root can become somebody else, provided that others may enter the checkout at all. */
const isRoot = process.getuid?.() === 0 && (await isOpenToOthers(import.meta.dirname))

describe('starting', { timeout: timeoutMs }, () => {
  it('needs no setting but a free port, and prints one line with the address', async () => {
    const server = startOn(await createTemporaryFolder())
    const address = await server.ready()
    expect(server.output()).toBe(`Joinery is ready at ${address}\n`)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
  })

  it.runIf(isRoot)(
    'works as an ordinary user, who gets a sentence where nothing may be written',
    async () => {
      const folder = await createTemporaryFolder()
      await chown(folder, nobody, nobody)
      const asNobody = ['setpriv', `--reuid=${nobody}`, `--regid=${nobody}`, '--clear-groups'] as const
      const command = [...asNobody, process.execPath, mainFile] as const
      const server = startServerProcess({ PORT: '0', DATA_DIR: join(folder, 'data') }, command)
      expect((await fetch(`${await server.ready()}/readyz`)).status).toBe(200)
      const refused = startServerProcess({ PORT: '0', DATA_DIR: '/joinery-data' }, command)
      expect(await refused.exited).toBe(1)
      expect(refused.output()).toMatch(
        /^Joinery did not start\. The data folder \/joinery-data cannot be written \(EACCES\)/,
      )
    },
  )

  it('keeps its identity over a restart', async () => {
    const folder = await createTemporaryFolder()
    const first = startOn(folder)
    const before = await identityAt(await first.ready())
    first.kill('SIGTERM')
    await first.exited
    expect(await identityAt(await startOn(folder).ready())).toEqual(before)
  })

  it('says in one sentence that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const server = startServerProcess({ PORT: port, DATA_DIR: await createTemporaryFolder() })
    expect(await server.exited).toBe(1)
    expect(server.output()).toBe(
      `Joinery did not start. Port ${port} is taken by another program: stop that program, or set PORT to another number.\n`,
    )
  })

  it('says in one sentence which settings are wrong', async () => {
    const server = startServerProcess({ PORT: 'x', LOG_LEVEL: 'loud' })
    expect(await server.exited).toBe(1)
    expect(server.output()).toMatch(
      /^Joinery did not start\. Correct these settings: PORT .*; LOG_LEVEL .*\.\n$/,
    )
  })

  it('says in one sentence that the data folder cannot be written', async () => {
    const file = join(await createTemporaryFolder(), 'file')
    await writeFile(file, '')
    const server = startServerProcess({ PORT: '0', DATA_DIR: join(file, 'data') })
    expect(await server.exited).toBe(1)
    expect(server.output()).toMatch(/^Joinery did not start\. The data folder .* cannot be written .*\.\n$/)
  })

  it('says in one sentence that the database set by DATABASE_URL does not answer, without its password', async () => {
    const server = startServerProcess({
      PORT: '0',
      DATA_DIR: await createTemporaryFolder(),
      DATABASE_URL: 'postgres://user:hidden-password@127.0.0.1:9/none',
    })
    expect(await server.exited).toBe(1)
    expect(server.output()).toMatch(
      /^Joinery did not start\. PostgreSQL at .* does not answer .*check DATABASE_URL\.\n$/,
    )
    expect(server.output()).not.toContain('hidden-password')
  })
})

describe('two servers', { timeout: timeoutMs }, () => {
  it('on one data folder: the second exits and names the pid of the first', async () => {
    const folder = await createTemporaryFolder()
    const first = startOn(folder)
    await first.ready()
    const second = startOn(folder)
    expect(await second.exited).toBe(1)
    expect(second.output()).toMatch(
      new RegExp(`Another Joinery server \\(pid ${first.pid}\\) is using the data folder`),
    )
  })

  it('on one data folder in the same second: exactly one wins and the others name it', async () => {
    const folder = await createTemporaryFolder()
    const servers = Array.from({ length: 5 }, () => startOn(folder))
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
  })

  it('on one PostgreSQL and two data folders: both run and agree on the installation', async () => {
    const DATABASE_URL = databaseUrlOf(await createTestDatabase({ empty: true }))
    const settings = { DATABASE_URL, SECRET_KEY: 'c0ffee00'.repeat(8) }
    const [one, two] = [
      startOn(await createTemporaryFolder(), settings),
      startOn(await createTemporaryFolder(), settings),
    ] as const
    expect(await identityAt(await one.ready())).toEqual(await identityAt(await two.ready()))
  })
})

describe('stopping', { timeout: timeoutMs }, () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'on %s ends the server and its database within 10 s',
    async (signal) => {
      const folder = await createTemporaryFolder()
      const server = startOn(folder)
      await server.ready()
      const database = await databasePid(folder)
      const startedAt = performance.now()
      server.kill(signal)
      expect(await server.exited).toBe(0)
      expect(performance.now() - startedAt).toBeLessThan(10_000)
      expect(isRunning(database)).toBe(false)
    },
  )

  it('by kill -9 stops the database too, and the next start finds everything', async () => {
    const folder = await createTemporaryFolder()
    const first = startOn(folder)
    const before = await identityAt(await first.ready())
    const database = await databasePid(folder)
    first.kill('SIGKILL')
    await first.exited
    await expect.poll(() => isRunning(database), { timeout: 5_000 }).toBe(false)
    const second = startOn(folder)
    expect(await identityAt(await second.ready())).toEqual(before)
  })

  it('by kill -9 at any moment of the first start leaves a folder that starts', async () => {
    const folder = await createTemporaryFolder()
    for (const afterMs of [150, 300, 500, 700, 900, 1_200]) {
      const server = startOn(folder)
      const isReady = server.ready().catch(() => undefined)
      await Promise.race([isReady, new Promise((resolve) => setTimeout(resolve, afterMs))])
      server.kill('SIGKILL')
      await server.exited
    }
    const address = await startOn(folder).ready()
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
  })
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
