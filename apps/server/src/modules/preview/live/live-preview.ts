import type {
  CompilerPool,
  Diagnostic,
  FileBody,
  ModulePosition,
  PreviewBundle,
  PreviewState,
  PreviewUpdate,
} from '@joinery/preview-compiler'
import type { ExpectedFile, OpenProject } from '../../projects/index.ts'
import { readBody } from './project-source.ts'
import type { ProjectSource, SourceFile } from './project-source.ts'

/** Somebody who watches a preview. */
export interface Watcher {
  /** True for a frame that was opened empty and waits to be started. */
  isWaiting: boolean
  send: (event: PreviewEvent) => void
  end: () => void
}

export type PreviewEvent =
  | { readonly name: 'update'; readonly value: PreviewUpdate }
  | { readonly name: 'start'; readonly value: PreviewState }
  /** Nothing more follows for now: what was held back may be shown. */
  | { readonly name: 'settle'; readonly value: number }

interface Dependencies {
  project: Pick<OpenProject, 'treeId' | 'revision'>
  source: ProjectSource
  pool: Pick<CompilerPool, 'open'>
  /** What the app reads from its environment beside the project's own files. */
  env?: Readonly<Record<string, string>>
  /** When a run last wrote to the project, of which more is to come. */
  writtenAt?: number | undefined
}

export type LivePreview = Awaited<ReturnType<typeof openLivePreview>>

/** A file that is being stored is ahead of the project for a moment. After this time the project is right. */
const unsavedMs = 10_000
/** So long after a save nothing more is expected, and what there is gets shown, complete or not. */
const settleMs = 1_200
const keepBundleMs = 2_000
/** A run may think for a while between two files. */
const runSettleMs = 15_000

/** One project's preview while somebody looks at it: its compiled state, and all who follow it. */
export async function openLivePreview({ project, source, pool, env = {}, writtenAt }: Dependencies) {
  const listed = await source.list(project.treeId)
  // A frame that outlives this server must not take the next one's count for a continuation of this one's.
  const revision = Math.floor(Date.now() / 1_000)
  const session = await pool.open(await source.readFiles(listed), { revision, env })
  const files = new Map<string, LiveFile>(listed.map((file) => [file.path, { file }]))
  const watchers = new Set<Watcher>()
  const pending = new Map<string, FileBody | null>()
  let state = withoutParts(session.opened)
  let projectRevision = project.revision
  let isPartial = false
  let lastWriteAt = writtenAt ?? Number.NEGATIVE_INFINITY
  let settleTimer: ReturnType<typeof setTimeout> | undefined
  let kept: Promise<PreviewBundle> | undefined
  let keepTimer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<void> = Promise.resolve()

  /** One after the other, however the one before it ended. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }

  /** What comes while the compiler is at work is compiled together, and with it what could not be compiled before. */
  function flush(): Promise<void> {
    return inTurn(async () => {
      if (pending.size === 0) return
      const changes = new Map(pending)
      pending.clear()
      kept = undefined
      const isStreaming = isRunWriting()
      const update = await session.change(changes, { isStreaming }).catch((error: unknown) => {
        for (const [path, body] of changes) if (!pending.has(path)) pending.set(path, body)
        throw error
      })
      state = withoutParts(update)
      isPartial = isStreaming && isUnfinished(state.diagnostics)
      publish({ ...update, isPartial })
    })
  }

  /** A page asks twice, for its document and its modules; the second time nothing has to be sent between processes. */
  function readBundle(): Promise<PreviewBundle> {
    kept ??= session.bundle()
    kept.catch(() => (kept = undefined))
    clearTimeout(keepTimer)
    keepTimer = setTimeout(() => (kept = undefined), keepBundleMs).unref()
    return kept
  }

  function isRunWriting(): boolean {
    return performance.now() - lastWriteAt < runSettleMs
  }

  function publish(update: PreviewUpdate): void {
    for (const watcher of watchers) watcher.send({ name: 'update', value: update })
    if (!isUnfinished(state.diagnostics)) startWaiting()
    settleLater()
  }

  function settleLater(): void {
    clearTimeout(settleTimer)
    settleTimer = setTimeout(settle, isRunWriting() ? runSettleMs : settleMs).unref()
  }

  function settle(): void {
    clearTimeout(settleTimer)
    settleTimer = undefined
    startWaiting()
    if (!isPartial) return
    isPartial = false
    for (const watcher of watchers) watcher.send({ name: 'settle', value: state.revision })
  }

  function startWaiting(): void {
    if (state.pages.length === 0) return
    for (const watcher of watchers) {
      if (!watcher.isWaiting) continue
      watcher.isWaiting = false
      watcher.send({ name: 'start', value: state })
    }
  }

  /** Brings the preview to the project as it is now, unless it is there or further. */
  async function follow(
    current: Pick<OpenProject, 'treeId' | 'revision'>,
    { isUnderWay }: { isUnderWay?: boolean } = {},
  ): Promise<void> {
    if (current.revision <= projectRevision) return flush()
    const wanted = await source.list(current.treeId)
    const bodies = await source.readFiles(
      wanted.filter((file) => files.get(file.path)?.file.hash !== file.hash),
    )
    // Another change may have been quicker while the bodies were read.
    if (current.revision <= projectRevision) return flush()
    projectRevision = current.revision
    const paths = new Set(wanted.map(({ path }) => path))
    for (const [path, known] of files) {
      if (paths.has(path) || isAhead(known)) continue
      files.delete(path)
      pending.set(path, null)
    }
    let wasExpected = false
    for (const file of wanted) {
      const known = files.get(file.path)
      const body = bodies.get(file.path)
      if (known?.file.hash === file.hash) {
        wasExpected ||= known.unsaved !== undefined
        files.set(file.path, { file })
      } else if (body !== undefined && !(known && isAhead(known))) {
        files.set(file.path, { file })
        pending.set(file.path, body)
      }
    }
    if (isUnderWay !== undefined) lastWriteAt = isUnderWay ? performance.now() : Number.NEGATIVE_INFINITY
    // The work has ended where it changes nothing any more but says so.
    const isEnd = isUnderWay === false && pending.size === 0 && !wasExpected
    await flush()
    if (isEnd) settle()
    // Whoever waited for a run waits no longer than after any save.
    else if (isUnderWay === false && settleTimer !== undefined) settleLater()
  }

  if (isRunWriting()) settleLater()

  return {
    state: () => state,
    /** True while a run writes what the page still lacks: to show it now would be to show errors that are none. */
    isComing: () => settleTimer !== undefined && isRunWriting() && isUnfinished(state.diagnostics),
    watcherCount: () => watchers.size,
    bundle: readBundle,
    locate: (position: ModulePosition) => session.locate(position),

    /** What lies at a path: a stored body, or text that a run wrote a moment ago. */
    findFile: (path: string): LiveFile | undefined => files.get(path),

    /** Takes in a file before it is part of the project. */
    write({ path, hash, bytes, isUnderWay }: ExpectedFile): Promise<void> {
      const at = performance.now()
      if (isUnderWay) lastWriteAt = at
      if (files.get(path)?.file.hash === hash) return flush()
      const file = { path, hash, size: bytes.length }
      files.set(path, { file, unsaved: { bytes, at } })
      pending.set(path, readBody(file, bytes))
      return flush()
    },

    /** The file did not become part of the project: the preview goes back to what the project has. */
    withdraw(path: string, current: Pick<OpenProject, 'treeId' | 'revision'>): Promise<void> {
      const known = files.get(path)
      if (!known?.unsaved) return last
      files.set(path, { file: known.file })
      projectRevision = Math.min(projectRevision, current.revision - 1)
      return follow(current)
    },

    follow,

    /**
     * What is wrong with the project as it is now. The notice of its last change may still be on its way. Whoever asks
     * has written what there is to write.
     */
    async check(current: Pick<OpenProject, 'treeId' | 'revision'>): Promise<readonly Diagnostic[]> {
      await follow(current)
      lastWriteAt = Number.NEGATIVE_INFINITY
      settle()
      return state.diagnostics
    },

    /** Between two changes, so that a watcher misses none and gets none twice. */
    watch(watcher: Watcher): Promise<void> {
      return inTurn(async () => {
        if (watcher.isWaiting) {
          const bundle = await readBundle()
          watcher.send({ name: 'update', value: { ...bundle, removedModules: [], needsReload: false } })
        }
        watchers.add(watcher)
        if (settleTimer === undefined || !isUnfinished(state.diagnostics)) startWaiting()
      })
    },

    unwatch: (watcher: Watcher) => watchers.delete(watcher),

    close(): void {
      clearTimeout(settleTimer)
      clearTimeout(keepTimer)
      for (const watcher of watchers) watcher.end()
      watchers.clear()
      session.close()
    },
  }
}

export interface LiveFile {
  readonly file: SourceFile
  readonly unsaved?: { readonly bytes: Uint8Array; readonly at: number }
}

function isAhead({ unsaved }: LiveFile): boolean {
  return unsaved !== undefined && performance.now() - unsaved.at < unsavedMs
}

function withoutParts(whole: PreviewBundle): PreviewState {
  const { revision, pages, env, publicFolder, styleOrder, remoteStyles, packages, diagnostics } = whole
  return { revision, pages, env, publicFolder, styleOrder, remoteStyles, packages, diagnostics }
}

/** A page that names what is not there yet would only show a part of itself. */
function isUnfinished(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(
    ({ kind, severity }) => severity === 'error' || kind === 'missing-file' || kind === 'missing-export',
  )
}
