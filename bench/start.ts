import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '../apps/server/src/adapters/embedded-postgres/index.ts'
import { freePort } from './free-port.ts'
import { childrenOf, privateMegabytes, startProcess } from './measured-process.ts'
import { measurementOf, medianOf } from './measurement.ts'
import type { Measurement } from './measurement.ts'
import { withTemporaryFolder } from './temporary-folder.ts'
import { serverCommand } from '../scripts/server-command.ts'

const rounds = 7
const emptyServerFile = resolve('bench/peers/empty-http.ts')

/** From the command to the first answer of /readyz, and what the server weighs once it rests. */
export const start = (): Promise<Measurement[]> =>
  withTemporaryFolder(async (folder) => {
    const dataFolder = join(folder, 'data')
    const emptyPackage = await writeEmptyPackage(folder)
    const npmStart = { command: ['npm', 'start'], cwd: resolve('.'), dataFolder } as const
    const nodeStart = { command: serverCommand, cwd: resolve('.'), dataFolder } as const
    const emptyNpm = { command: ['npm', 'start'], cwd: emptyPackage, dataFolder } as const
    const emptyNode = { command: [process.execPath, emptyServerFile], cwd: resolve('.'), dataFolder } as const

    await millisecondsUntilReady(npmStart)
    const [npm, npmPeer] = await inTurns(npmStart, emptyNpm)
    const [node, nodePeer] = await inTurns(nodeStart, emptyNode)
    return [
      measurementOf({
        id: 'start.npm',
        value: npm,
        unit: 'ms',
        peer: 'npm start of an empty server',
        peerValue: npmPeer,
      }),
      measurementOf({
        id: 'start.server',
        value: node,
        unit: 'ms',
        peer: 'node with an empty server',
        peerValue: nodePeer,
      }),
      ...(await measureMemory(folder)),
    ]
  })

interface Launch {
  command: readonly [string, ...string[]]
  cwd: string
  dataFolder: string
}

async function inTurns(own: Launch, peer: Launch): Promise<[number, number]> {
  const ownTimes: number[] = []
  const peerTimes: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    ownTimes.push(await millisecondsUntilReady(own))
    peerTimes.push(await millisecondsUntilReady(peer))
  }
  return [medianOf(ownTimes), medianOf(peerTimes)]
}

async function millisecondsUntilReady({ command, cwd, dataFolder }: Launch): Promise<number> {
  const port = await freePort()
  const [program, ...words] = command
  const startedAt = performance.now()
  const child = spawn(program, words, {
    cwd,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataFolder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`${command.join(' ')} ended before it was ready.`)
    await sleep(5)
  }
  const milliseconds = performance.now() - startedAt
  child.kill('SIGTERM')
  await exited
  return milliseconds
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** A package whose `npm start` does nothing but start the empty server: npm's own share of the time. */
async function writeEmptyPackage(folder: string): Promise<string> {
  const scripts = { start: `exec ${process.execPath} ${emptyServerFile}` }
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'empty', private: true, scripts }))
  return folder
}

async function measureMemory(folder: string): Promise<Measurement[]> {
  const server = await startProcess({
    command: serverCommand,
    settings: { PORT: '0', DATA_DIR: join(folder, 'memory') },
  })
  const empty = await startProcess({
    command: [process.execPath, emptyServerFile],
    settings: { PORT: String(await freePort()) },
  })
  const dataFolder = join(folder, 'alone')
  await mkdir(dataFolder)
  const alone = await startEmbeddedPostgres({ dataFolder, onLost: console.error })
  await sleep(3_000)
  const [ownPostgres = 0] = await childrenOf(server.pid)
  const alonePostgres =
    (await childrenOf(process.pid)).find((pid) => pid !== server.pid && pid !== empty.pid) ?? 0
  const measurements = [
    measurementOf({
      id: 'memory.server',
      value: await privateMegabytes(server.pid),
      unit: 'MB',
      peer: 'node with an empty server',
      peerValue: await privateMegabytes(empty.pid),
    }),
    measurementOf({
      id: 'memory.postgres',
      value: await treeMegabytes(ownPostgres),
      unit: 'MB',
      peer: 'the same PostgreSQL with nobody connected',
      peerValue: await treeMegabytes(alonePostgres),
    }),
  ]
  await Promise.all([server.stop(), empty.stop(), alone.stop()])
  return measurements
}

async function treeMegabytes(pid: number): Promise<number> {
  const all = [pid, ...(await childrenOf(pid))]
  const each = await Promise.all(all.map(privateMegabytes))
  return each.reduce((sum, megabytes) => sum + megabytes, 0)
}
