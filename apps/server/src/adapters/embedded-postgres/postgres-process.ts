import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { open, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../../start-error.ts'
import type { Cluster } from './cluster.ts'
import { stopLeftover } from './leftover.ts'
import type { RunAs } from './run-as.ts'

interface Options {
  cluster: Cluster
  postgres: string
  runAs: RunAs
  dataFolder: string
  onLost: (error: Error) => void
}

const readyTimeoutMs = 60_000
const stopTimeoutMs = 8_000
const restartPauseMs = 200
const restartsPerMinute = 5
/** Of a log that the next start goes on with. */
const maxLogBytes = 5_000_000

/** Starts PostgreSQL, brings it back when it dies, and returns the function that stops it. */
export async function startPostgres(options: Options): Promise<() => Promise<void>> {
  await stopLeftover(options.cluster.folder)
  await putLongLogAside(logFileOf(options))
  let current = await launchPatiently(options)
  let isStopping = false
  const deaths: number[] = []
  let watching: Promise<void>

  const watch = () => {
    watching = current.exited
      .then(async () => {
        if (isStopping) return
        deaths.push(Date.now())
        const isHopeless = deaths.filter((time) => time > Date.now() - 60_000).length > restartsPerMinute
        if (isHopeless) throw new Error(`PostgreSQL died ${deaths.length} times; see ${logFileOf(options)}.`)
        await sleep(restartPauseMs)
        if (isStopping) return
        current = await launchPatiently(options, () => isStopping)
        watch()
      })
      .catch((error: Error) => {
        if (!isStopping) options.onLost(error)
      })
  }
  watch()

  return async () => {
    isStopping = true
    await current.stop()
    // It may have died by itself, and be on its way back.
    await watching
    await current.stop()
  }
}

interface Launched {
  exited: Promise<unknown>
  stop: () => Promise<void>
}

/** Whoever answered a question when PostgreSQL was killed goes on to its end, and nobody may start beside it. */
async function launchPatiently(options: Options, isOver = () => false): Promise<Launched> {
  const deadline = Date.now() + readyTimeoutMs
  for (;;) {
    const { size } = await stat(logFileOf(options)).catch(() => ({ size: 0 }))
    try {
      return await launch(options)
    } catch (error) {
      const said = (await readFile(logFileOf(options))).subarray(size).toString()
      if (!said.includes('is still in use') || isOver() || Date.now() > deadline) throw error
      await sleep(restartPauseMs)
    }
  }
}

/**
 * PostgreSQL runs in a session of its own, so that Ctrl-C in the terminal reaches only the server, which stops it
 * after its own work. A watcher beside it reads a pipe from the server: when the server dies, kill -9 included, the
 * pipe ends and the watcher stops the database. PostgreSQL takes the death of a process that it did not start for a crash, so
 * the watcher stays when all processes are asked to end, as systemd does.
 */
const withWatcher = '{ trap "" TERM INT HUP; read -r _ <&3 || kill -INT $$; } & exec "$@" 3<&-'

async function launch(options: Options): Promise<Launched> {
  const { cluster, postgres, runAs } = options
  const log = await open(logFileOf(options), 'a')
  const command = [
    ...runAs.prefix,
    postgres,
    '-D',
    cluster.folder,
    '-c',
    'listen_addresses=',
    '-c',
    `unix_socket_directories=${cluster.socketFolder}`,
    '-c',
    'unix_socket_permissions=0700',
    // A server's own, and five for each of the twelve apps whose databases it holds open: over a hundred together.
    '-c',
    'max_connections=300',
    // Of a statement that fails the reason is written down, and not what stood in it.
    '-c',
    'log_min_error_statement=panic',
  ]
  const child = spawn('sh', ['-c', withWatcher, 'sh', ...command], {
    cwd: cluster.folder,
    detached: true,
    stdio: ['ignore', log.fd, log.fd, 'pipe'],
  })
  const exited = once(child, 'exit').finally(() => dismissWatcher(child))
  // One that could not be started says so here; nobody waits for its end.
  exited.catch(() => undefined)
  await once(child, 'spawn').finally(() => log.close())
  await waitUntilReady(child, options)
  return { exited, stop: () => stop(child, exited) }
}

/** One old log is kept. */
async function putLongLogAside(logFile: string): Promise<void> {
  const { size } = await stat(logFile).catch(() => ({ size: 0 }))
  if (size > maxLogBytes) await rename(logFile, `${logFile}.old`)
}

/** PostgreSQL writes its state into the eighth line of its pid file; asking it by a connection would take longer. */
async function waitUntilReady(child: ChildProcess, options: Options): Promise<void> {
  const deadline = Date.now() + readyTimeoutMs
  const pidFile = join(options.cluster.folder, 'postmaster.pid')
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) {
      throw new StartError(`PostgreSQL did not start; the reason is at the end of ${logFileOf(options)}.`)
    }
    const lines = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')
    if (lines[0] === String(child.pid) && lines[7]?.trim() === 'ready') return
    await sleep(5)
  }
  child.kill('SIGQUIT')
  throw new StartError(`PostgreSQL was not ready after a minute; see ${logFileOf(options)}.`)
}

/** SIGINT is PostgreSQL's fast stop: sessions end, everything is written. SIGQUIT leaves the rest to recovery. */
async function stop(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  child.kill('SIGINT')
  const giveUp = setTimeout(() => child.kill('SIGQUIT'), stopTimeoutMs)
  await exited
  clearTimeout(giveUp)
}

/** A line instead of an end tells the watcher that there is nothing left to stop. */
function dismissWatcher(child: ChildProcess): void {
  const pipe = child.stdio[3]
  // It may be gone as well.
  if (pipe instanceof Writable) pipe.on('error', () => undefined).end('gone\n')
}

const logFileOf = ({ dataFolder }: Options) => join(dataFolder, 'postgres.log')
