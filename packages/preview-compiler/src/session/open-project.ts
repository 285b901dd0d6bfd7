import type { CompileMode } from '../compile/compile-script.ts'
import type { StyleBlock } from '../compile/compiled-file.ts'
import type { Diagnostic } from '../diagnostics.ts'
import type { Entry } from '../entry/find-entry.ts'
import { withoutSecrets } from '../entry/read-env.ts'
import { admitFiles } from '../files/admit-files.ts'
import type { FileLimits } from '../files/admit-files.ts'
import { hashBody } from '../files/project-files.ts'
import type { FileBody, FileChanges, ProjectFiles } from '../files/project-files.ts'
import type { PackageCatalogue } from '../package-catalogue.ts'
import type {
  ModulePosition,
  PreviewBundle,
  PreviewPage,
  PreviewState,
  PreviewStyle,
  PreviewUpdate,
  SourcePosition,
} from '../protocol.ts'
import { usualPublicFolder } from '../resolve/read-public-folder.ts'
import { Configuration } from './configuration.ts'
import { createCompileCache } from './compile-cache.ts'
import type { CompileCache } from './compile-cache.ts'
import { compareStates, toPreviewModule } from './compare-states.ts'
import type { ShownState } from './compare-states.ts'
import { describeModules } from './describe-modules.ts'
import { listMissingExports } from './list-missing-exports.ts'
import { listMovedStyles } from './list-moved-styles.ts'
import { listOtherMajors } from './list-other-majors.ts'
import { isPageCode, listPackagesAhead, listStylesAhead } from './list-ahead.ts'
import { sortReachable } from './module-graph.ts'
import type { ModuleRecord } from './module-graph.ts'
import { ModuleTable } from './module-table.ts'
import {
  listMissingEntries,
  listPageEntries,
  listPageStyles,
  resolvePageEntries,
  tailwindStyleOf,
} from './page-entries.ts'
import { createProjectStyles } from './project-styles.ts'
import type { StyleOutcome, StyleSurroundings } from './project-styles.ts'
import { createRefusedFiles } from './refused-files.ts'
import type { RefusedFile, RefusedFiles } from './refused-files.ts'
import type { Written } from './written.ts'

export interface ProjectOptions {
  packages: PackageCatalogue
  limits: FileLimits
  /** Added to what the project's own `.env` files say. */
  env?: Readonly<Record<string, string>>
  /** Files that ended a process before, and what to say of them. */
  refusedFiles?: ReadonlyMap<string, RefusedFile>
  cache?: CompileCache
  /** The first revision, for a project that was open before. */
  revision?: number
  mode?: CompileMode
  /** Told before each piece of work that native code does. */
  onCompile?: (path: string) => void
}

export interface ChangeOptions {
  /**
   * Files are still being written: they are compiled and sent as they come, whether or not anything imports them yet, so
   * that the last one has little left to do.
   */
  isStreaming?: boolean
}

/** A project whose preview is kept up to date, change by change. */
export interface ProjectSession {
  change: (changes: FileChanges, options?: ChangeOptions) => Promise<PreviewUpdate>
  /** Everything, for a frame that starts from nothing. */
  bundle: () => Promise<PreviewBundle>
  locate: (position: ModulePosition) => Promise<SourcePosition | undefined>
}

export async function openProject(files: ProjectFiles, options: ProjectOptions): Promise<ProjectSession> {
  const session = new Session(options)
  await session.change(files, {})
  let last: Promise<unknown> = Promise.resolve()
  // One after the other: a change builds on the state that the one before it left.
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
  return {
    change: (changes, changeOptions = {}) => inTurn(() => session.change(changes, changeOptions)),
    bundle: () => inTurn(async () => session.bundle()),
    locate: (position) => inTurn(() => session.locate(position)),
  }
}

const sharedCache = createCompileCache()

class Session {
  readonly #options: ProjectOptions
  readonly #files = new Map<string, FileBody>()
  readonly #refusedFiles: RefusedFiles
  readonly #modules: ModuleTable
  readonly #styles = createProjectStyles()
  readonly #limitProblems = new Map<string, Diagnostic>()
  readonly #configuration: Configuration
  readonly #packages: PackageCatalogue
  #isOpen = false
  #shown: ShownState

  constructor(options: ProjectOptions) {
    const { mode = 'development' } = options
    this.#options = options
    this.#shown = { live: new Map(), state: { ...nothingShown, revision: (options.revision ?? 1) - 1 } }
    this.#refusedFiles = createRefusedFiles(options.refusedFiles ?? new Map(), this.#files)
    this.#configuration = new Configuration({ files: this.#files, mode, env: options.env ?? {} })
    this.#packages = this.#configuration.follow(options.packages)
    this.#modules = new ModuleTable({
      files: this.#files,
      packages: this.#packages,
      cache: options.cache ?? sharedCache,
      refusedFiles: this.#refusedFiles,
      mode,
      onCompile: (path) => options.onCompile?.(path),
    })
  }

  async change(changes: FileChanges, { isStreaming = false }: ChangeOptions): Promise<PreviewUpdate> {
    const written = this.#admit(changes)
    const { isEntryNew, isResolutionNew } = this.#configuration.read(written)
    const { entry } = this.#configuration
    if (isEntryNew) this.#modules.setEntry(entry)
    if (isResolutionNew) this.#modules.setResolution(this.#configuration)
    this.#modules.forget(written)
    if (isStreaming) await this.#modules.compileAll([...written.touched].filter((path) => isPageCode(path)))
    const reachable = await this.#modules.compileReachable(listPageEntries(this.#describeEntries()))
    this.#styles.scan(written.touched, this.#describeStyles())
    const styles = await this.#styles.update(this.#listStyleBlocks(reachable), {
      written,
      ahead: isStreaming && reachable.length === 0 ? listStylesAhead(this.#files) : [],
      surroundings: this.#describeStyles(),
    })
    return this.#finish({ reachable, styles, isStreaming, touched: written.touched })
  }

  bundle(): PreviewBundle {
    return {
      ...this.#shown.state,
      modules: [...this.#shown.live.values()].map(toPreviewModule),
      styles: this.#styles.list(),
    }
  }

  locate(position: ModulePosition): Promise<SourcePosition | undefined> {
    return this.#modules.locate(position)
  }

  #admit(changes: FileChanges): Written {
    const touched = new Set<string>()
    const appeared = new Set<string>()
    const wanted = new Map<string, FileBody | null>()
    for (const [path, given] of changes) {
      const body = withoutSecrets(path, given)
      const previous = this.#files.get(path)
      if (previous === undefined ? body === null : body !== null && hashBody(previous) === hashBody(body))
        continue
      touched.add(path)
      wanted.set(path, body)
      if ((previous === undefined) !== (body === null)) appeared.add(path)
      this.#modules.rememberText(path)
      this.#limitProblems.delete(path)
    }
    for (const problem of admitFiles(this.#files, wanted, this.#options.limits))
      this.#limitProblems.set(problem.file ?? '', problem)
    return { touched, appeared }
  }

  #describeEntries() {
    return { entry: this.#configuration.entry, resolver: this.#modules.resolver }
  }

  #listStyleBlocks(reachable: readonly ModuleRecord[]): StyleBlock[] {
    const inline = this.#configuration.entry.pages.flatMap(({ path, tailwindStyles: text }) =>
      text === undefined ? [] : [{ id: tailwindStyleOf(path), path, text }],
    )
    return [...inline, ...reachable.flatMap(({ compiled }) => compiled.styles)]
  }

  #describeStyles(): StyleSurroundings {
    return {
      files: this.#files,
      resolver: this.#modules.resolver,
      findPackageStyle: (specifier) => this.#packages.resolve(specifier, this.#configuration.generation),
      inlineConfig: this.#configuration.entry.pages[0]?.tailwindConfig,
      refusedFiles: this.#refusedFiles,
      onCompile: (path) => this.#options.onCompile?.(path),
    }
  }

  #finish({ reachable, styles, isStreaming, touched }: Outcome): PreviewUpdate {
    const files = this.#files
    const resolvePackage = (specifier: string, names?: readonly string[] | '*') =>
      this.#packages.resolve(specifier, this.#configuration.generation, names)
    const described = describeModules({ records: reachable, files, resolvePackage })
    const early = isStreaming ? this.#listEarly(reachable) : []
    const before = this.#shown
    const state = {
      revision: before.state.revision + 1,
      pages: this.#configuration.entry.pages.map((page) => this.#describePage(page, reachable)),
      env: this.#configuration.env,
      publicFolder: this.#configuration.publicFolder,
      styleOrder: styles.order,
      remoteStyles: [...new Set([...described.remoteStyles, ...styles.remoteStyles])],
      packages: described.packages,
      diagnostics: [
        ...this.#limitProblems.values(),
        ...this.#configuration.entry.diagnostics,
        ...listMissingEntries(this.#describeEntries()),
        ...described.diagnostics,
        ...listMissingExports(reachable, files),
        ...listOtherMajors(described.packages, {
          declared: this.#configuration.declared,
          catalogue: this.#options.packages,
          generation: this.#configuration.generation,
        }),
        ...styles.diagnostics,
      ],
    }
    this.#shown = { state, live: new Map([...reachable, ...early].map((record) => [record.id, record])) }
    const difference = compareStates({ before, after: this.#shown, files, touched })
    const moved = listMovedStyles(before.state, state)
    for (const { id } of styles.changed) moved.delete(id)
    const needsReload = this.#isOpen && difference.needsReload
    this.#isOpen = true
    return {
      ...state,
      ...difference,
      styles: [...styles.changed, ...this.#pickStyles(moved)],
      needsReload,
      ...(isStreaming && {
        packagesAhead: listPackagesAhead({
          records: early,
          files,
          usesReact: this.#configuration.declared.has('react'),
          resolvePackage,
        }),
      }),
    }
  }

  #describePage(page: Entry['pages'][number], reachable: readonly ModuleRecord[]): PreviewPage {
    const { path, title, html, stylesheets } = page
    const entries = resolvePageEntries(page, this.#describeEntries())
    const isOnly = this.#configuration.entry.pages.length === 1
    const starts = [...stylesheets.map((style) => style.path), ...entries]
    const own = isOnly ? reachable : sortReachable(starts, (id) => this.#modules.find(id))
    return { path, title, html, entries, styles: listPageStyles(page, own) }
  }

  #pickStyles(ids: ReadonlySet<string>): PreviewStyle[] {
    return ids.size === 0 ? [] : this.#styles.list().filter(({ id }) => ids.has(id))
  }

  /** While files are being written: what the page may need soon. */
  #listEarly(reachable: readonly ModuleRecord[]): ModuleRecord[] {
    const known = new Set(reachable)
    return this.#modules.list().filter((record) => !known.has(record))
  }
}

interface Outcome {
  reachable: readonly ModuleRecord[]
  styles: StyleOutcome
  isStreaming: boolean
  touched: ReadonlySet<string>
}

const nothingShown: PreviewState = {
  revision: 0,
  pages: [],
  env: {},
  publicFolder: usualPublicFolder,
  styleOrder: [],
  remoteStyles: [],
  packages: [],
  diagnostics: [],
}
