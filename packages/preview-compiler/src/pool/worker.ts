import { writeSync } from 'node:fs'
import { minifyBundle } from '../build/minify-bundle.ts'
import { createCatalogue } from '../package-catalogue.ts'
import { openProject } from '../session/open-project.ts'
import type { ProjectSession } from '../session/open-project.ts'
import { noteDescriptor, workerReady } from './messages.ts'
import type { WorkerEnvelope, WorkerReply, WorkerRequest, WorkerResult } from './messages.ts'

const maxClosedBeforeCleanup = 8
const quietBeforeCleanupMs = 1_000

/** One process of the pool. It holds sessions, answers in turn, and has nothing to lose. */
const sessions = new Map<number, ProjectSession>()

process.on('message', (envelope: WorkerEnvelope) => {
  void answer(envelope).then((result) => {
    const reply: WorkerReply = { sequence: envelope.sequence, result }
    process.send?.(reply)
  })
})
// `process.exit` may stand still for good, and there is nothing to put in order.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.send?.(workerReady)

async function answer({ session, request }: WorkerEnvelope): Promise<WorkerResult> {
  try {
    return await carryOut(session, request)
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

async function carryOut(id: number, request: WorkerRequest): Promise<WorkerResult> {
  if (request.kind === 'open') {
    const { files, packages, mode, ...others } = request.project
    const opened = await openProject(files, {
      ...others,
      packages: createCatalogue(packages),
      mode,
      onCompile: note,
    })
    sessions.set(id, opened)
    const bundle = await opened.bundle()
    return { kind: 'bundle', bundle: mode === 'production' ? minifyBundle(bundle, note) : bundle }
  }
  if (request.kind === 'close') {
    sessions.delete(id)
    scheduleCleanup()
    return { kind: 'closed' }
  }
  const session = sessions.get(id)
  if (!session) return { kind: 'failed', message: 'This project is not open.' }
  if (request.kind === 'change')
    return { kind: 'update', update: await session.change(request.changes, request.options) }
  if (request.kind === 'bundle') return { kind: 'bundle', bundle: await session.bundle() }
  return { kind: 'position', position: await session.locate(request.position) }
}

/** Written at once, because the next step may be this process's last. A full pipe is no reason to stop. */
function note(path: string): void {
  try {
    writeSync(noteDescriptor, `${path}\n`)
  } catch {
    // Whoever should read it is behind; the note before it has to do.
  }
}

let closedSinceCleanup = 0
let cleanupTimer: ReturnType<typeof setTimeout> | undefined

/**
 * Left alone, the heap grows to its limit before anything is given back. A closed project is a good moment: when nothing
 * else follows for a while, or when many were closed one after the other.
 */
function scheduleCleanup(): void {
  closedSinceCleanup++
  clearTimeout(cleanupTimer)
  cleanupTimer = setTimeout(cleanUp, closedSinceCleanup >= maxClosedBeforeCleanup ? 0 : quietBeforeCleanupMs)
}

function cleanUp(): void {
  closedSinceCleanup = 0
  globalThis.gc?.()
}
