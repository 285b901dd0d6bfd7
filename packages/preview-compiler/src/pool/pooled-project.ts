import { fileLimits } from '@joinery/contract'
import type { CompileMode } from '../compile/compile-script.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { hashBody } from '../files/project-files.ts'
import type { FileBody, FileChanges, ProjectFiles } from '../files/project-files.ts'
import type { PackageIndex } from '../package-catalogue.ts'
import type {
  ModulePosition,
  PreviewBundle,
  PreviewState,
  PreviewUpdate,
  SourcePosition,
} from '../protocol.ts'
import { usualPublicFolder } from '../resolve/read-public-folder.ts'
import type { ChangeOptions } from '../session/open-project.ts'
import type { RefusedFile } from '../session/refused-files.ts'
import type { WorkerRequest, WorkerResult } from './messages.ts'
import type { Slot } from './slot.ts'
import { WorkerEnded } from './start-worker.ts'
import type { Worker } from './start-worker.ts'

interface PooledProjectInput {
  id: number
  files: ProjectFiles
  env: Readonly<Record<string, string>>
  packages: PackageIndex
  mode: CompileMode
  revision: number
  slots: readonly Slot[]
  timeoutMs: number
}

/** One project in the pool. It holds the files, so that its session can be made again in any process. */
export class PooledProject {
  readonly #input: PooledProjectInput
  readonly #files: Map<string, FileBody>
  readonly #refusedFiles = new Map<string, RefusedFile>()
  #slot: Slot
  /** The process that has the session. */
  #generation = 0
  #state: PreviewState = {
    revision: 0,
    pages: [],
    env: {},
    publicFolder: usualPublicFolder,
    styleOrder: [],
    remoteStyles: [],
    packages: [],
    diagnostics: [],
  }
  #last: Promise<unknown> = Promise.resolve()

  constructor(input: PooledProjectInput) {
    this.#input = input
    this.#files = new Map(input.files)
    this.#state = { ...this.#state, revision: input.revision }
    this.#slot = pickSlot(input.slots)
    this.#slot.addProject()
  }

  open(): Promise<PreviewBundle> {
    return this.#inTurn(() => this.#askForBundle())
  }

  bundle(): Promise<PreviewBundle> {
    return this.#inTurn(() => this.#askForBundle())
  }

  change(changes: FileChanges, options: ChangeOptions): Promise<PreviewUpdate> {
    return this.#inTurn(async () => {
      this.#reconsider(changes)
      const result = await this.#ask({ kind: 'change', changes: new Map(changes), options })
      for (const [path, body] of changes)
        if (body === null) this.#files.delete(path)
        else this.#files.set(path, body)
      if (result.kind === 'update') {
        this.#state = withoutParts(result.update)
        return result.update
      }
      // The change is kept, but no process holds it: the next one starts from the files.
      this.#generation = 0
      this.#state = {
        ...this.#state,
        revision: this.#state.revision + 1,
        diagnostics: [diagnoseStop(result)],
      }
      return { ...this.#state, modules: [], styles: [], removedModules: [], needsReload: false }
    })
  }

  locate(position: ModulePosition): Promise<SourcePosition | undefined> {
    return this.#inTurn(async () => {
      const result = await this.#ask({ kind: 'locate', position })
      return result.kind === 'position' ? result.position : undefined
    })
  }

  close(): void {
    this.#slot.removeProject()
    void this.#inTurn(async () => {
      const slot = this.#slot
      if (this.#generation === 0 || slot.generation() !== this.#generation) return
      await slot.use(
        (worker) =>
          worker.ask(this.#input.id, { kind: 'close' }, this.#input.timeoutMs).catch(() => undefined),
        () => slot.generation() !== this.#generation,
      )
    })
  }

  async #askForBundle(): Promise<PreviewBundle> {
    const result = await this.#ask({ kind: 'bundle' })
    if (result.kind === 'bundle') {
      this.#state = withoutParts(result.bundle)
      return result.bundle
    }
    return { ...this.#state, diagnostics: [diagnoseStop(result)], modules: [], styles: [] }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(work)
    this.#last = turn.catch(() => undefined)
    return turn
  }

  /** Tries again when the process ends, each time without the file that it ended over. */
  async #ask(request: WorkerRequest): Promise<WorkerResult> {
    const { timeoutMs } = this.#input
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#askSomewhere(request, timeoutMs)
      } catch (error) {
        if (!(error instanceof WorkerEnded)) throw error
        this.#generation = 0
        const { file } = error
        const isKnown = file !== undefined && this.#refusedFiles.has(file)
        if (file !== undefined) this.#refuse(file, request, error)
        // A second file may do the same as the first. More than a few are no accident.
        const mayRetry = attempt === 1 || (file !== undefined && !isKnown && attempt < maxAttempts)
        if (!mayRetry) return { kind: 'failed', message: stopMessage }
      }
    }
  }

  #refuse(file: string, request: WorkerRequest, reason: WorkerEnded): void {
    const body = (request.kind === 'change' ? request.changes.get(file) : undefined) ?? this.#files.get(file)
    if (body === undefined) return
    this.#refusedFiles.set(file, { hash: hashBody(body), diagnostic: diagnoseFile(file, reason) })
  }

  /** A stylesheet may have been refused for what it imports or is configured with, so any of those gives it a new try. */
  #reconsider(changes: FileChanges): void {
    const touchesStyles = [...changes.keys()].some((path) => /\.css$|tailwind\.config\./.test(path))
    for (const path of this.#refusedFiles.keys())
      if (changes.has(path) || (touchesStyles && path.endsWith('.css'))) this.#refusedFiles.delete(path)
  }

  /** In the process that has the session; where that one is held up by somebody else's work, in another one. */
  async #askSomewhere(request: WorkerRequest, timeoutMs: number): Promise<WorkerResult> {
    for (;;) {
      const slot = this.#slot
      let isCancelled = false
      const answer = slot.use(
        (worker) => this.#askWorker({ worker, slot, request, timeoutMs }),
        () => isCancelled,
      )
      const timer = Promise.withResolvers<undefined>()
      const watch = setInterval(() => {
        const better = this.#findFreeSlot(slot)
        if (!better) return
        isCancelled = true
        this.#moveTo(better)
        timer.resolve(undefined)
      }, moveAfterMs)
      const settled = answer.finally(() => clearInterval(watch))
      const result = await Promise.race([settled, timer.promise])
      clearInterval(watch)
      if (result !== undefined) return result
      // It may have begun just as it was given up: then its answer is the one to take.
      settled.catch(() => undefined)
    }
  }

  async #askWorker({ worker, slot, request, timeoutMs }: WorkerTurn): Promise<WorkerResult> {
    this.#isAtWork = true
    try {
      const { id, env, packages, mode } = this.#input
      if (slot.generation() !== this.#generation) {
        const project = {
          files: this.#files,
          env,
          packages,
          limits: fileLimits,
          mode,
          refusedFiles: this.#refusedFiles,
          revision: this.#state.revision,
        }
        const opened = await worker.ask(id, { kind: 'open', project }, timeoutMs)
        if (opened.kind === 'failed') return opened
        this.#generation = slot.generation()
        if (request.kind === 'bundle') return opened
      }
      return await worker.ask(id, request, timeoutMs)
    } finally {
      this.#isAtWork = false
    }
  }

  #isAtWork = false

  #findFreeSlot(current: Slot): Slot | undefined {
    if (this.#isAtWork || current.load().busyMs < moveAfterMs) return undefined
    return this.#input.slots.find(
      (slot) => slot !== current && slot.load().busyMs === 0 && slot.load().waiting === 0,
    )
  }

  #moveTo(slot: Slot): void {
    this.#slot.removeProject()
    this.#slot = slot
    this.#slot.addProject()
    this.#generation = 0
  }
}

interface WorkerTurn {
  worker: Worker
  slot: Slot
  request: WorkerRequest
  timeoutMs: number
}

/** Together with the time limit it keeps the longest wait below ten seconds. */
const maxAttempts = 3
const moveAfterMs = 100
const stopMessage = 'The compiler stopped over this project twice, so the preview shows the state before.'

function pickSlot(slots: readonly Slot[]): Slot {
  const [first, ...rest] = slots
  if (!first) throw new Error('A pool needs at least one process.')
  return rest.reduce((best, slot) => (slot.load().projects < best.load().projects ? slot : best), first)
}

function withoutParts({
  revision,
  pages,
  env,
  publicFolder,
  styleOrder,
  remoteStyles,
  packages,
  diagnostics,
}: PreviewState): PreviewState {
  return { revision, pages, env, publicFolder, styleOrder, remoteStyles, packages, diagnostics }
}

function diagnoseFile(file: string, { hasTimedOut }: WorkerEnded): Diagnostic {
  const message = hasTimedOut
    ? 'Compiling this file took too long, so it was stopped. The preview leaves it out.'
    : 'This file ended the compiler: it is nested too deeply or needs too much memory. The preview leaves it out.'
  return { kind: 'crash', severity: 'error', file, message }
}

function diagnoseStop(result: WorkerResult): Diagnostic {
  const message = result.kind === 'failed' ? result.message : stopMessage
  return { kind: 'crash', severity: 'error', message }
}
