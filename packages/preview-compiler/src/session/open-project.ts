import type { CompileMode } from '../compile/compile-script.ts'
import type { StyleBlock } from '../compile/compiled-file.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { decidesEntry, findEntry } from '../entry/find-entry.ts'
import type { Entry } from '../entry/find-entry.ts'
import { emptyImportMap, followImportMap, listImportAliases } from '../entry/import-map.ts'
import { holdsEnv, readEnv, withoutSecrets } from '../entry/read-env.ts'
import { readManifest } from '../entry/read-manifest.ts'
import { admitFiles } from '../files/admit-files.ts'
import type { FileLimits } from '../files/admit-files.ts'
import { hashBody } from '../files/project-files.ts'
import type { FileBody, FileChanges, ProjectFiles } from '../files/project-files.ts'
import { followManifest } from '../package-catalogue.ts'
import type { Generation, PackageCatalogue } from '../package-catalogue.ts'
import type {
  ModulePosition,
  PreviewBundle,
  PreviewPage,
  PreviewState,
  PreviewStyle,
  PreviewUpdate,
  SourcePosition,
} from '../protocol.ts'
import { declaresAliases, readAliases } from '../resolve/read-aliases.ts'
import { createCompileCache } from './compile-cache.ts'
import type { CompileCache } from './compile-cache.ts'
import { compareStates, toPreviewModule } from './compare-states.ts'
import type { ShownState } from './compare-states.ts'
import { describeModules } from './describe-modules.ts'
import { listMovedStyles } from './list-moved-styles.ts'
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
  /** What package.json declares, for packages of which there are several majors. */
  readonly #declared = new Map<string, string>()
  readonly #packages: PackageCatalogue
  #generation: Generation = 'react-19'
  #isOpen = false
  #resolutionKey = ''
  #importMap = emptyImportMap
  #entry: Entry = { pages: [], virtualModules: new Map(), diagnostics: [] }
  #shown: ShownState

  constructor(options: ProjectOptions) {
    this.#options = options
    this.#shown = { live: new Map(), state: { ...nothingShown, revision: (options.revision ?? 1) - 1 } }
    this.#refusedFiles = createRefusedFiles(options.refusedFiles ?? new Map(), this.#files)
    this.#packages = followImportMap(followManifest(options.packages, this.#declared), () => this.#importMap)
    this.#modules = new ModuleTable({
      files: this.#files,
      packages: this.#packages,
      cache: options.cache ?? sharedCache,
      refusedFiles: this.#refusedFiles,
      mode: options.mode ?? 'development',
      onCompile: (path) => options.onCompile?.(path),
    })
  }

  async change(changes: FileChanges, { isStreaming = false }: ChangeOptions): Promise<PreviewUpdate> {
    const written = this.#admit(changes)
    const env = this.#readConfiguration(written)
    this.#modules.forget(written)
    if (isStreaming) await this.#modules.compileAll([...written.touched].filter((path) => isPageCode(path)))
    const reachable = await this.#modules.compileReachable(listPageEntries(this.#describeEntries()))
    this.#styles.scan(written.touched, this.#describeStyles())
    const styles = await this.#styles.update(this.#listStyleBlocks(reachable), {
      written,
      ahead: isStreaming && reachable.length === 0 ? listStylesAhead(this.#files) : [],
      surroundings: this.#describeStyles(),
    })
    return this.#finish({ env, reachable, styles, isStreaming, touched: written.touched })
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

  /** Reads again what decides about all files, where it changed. */
  #readConfiguration({ touched, appeared }: Written): Readonly<Record<string, string>> {
    const isFirst = !this.#isOpen
    const touches = (decides: (path: string) => boolean) => isFirst || [...touched].some(decides)
    const { mode = 'development', env: added = {} } = this.#options
    const env = touches(holdsEnv) ? readEnv(this.#files, { mode, added }) : this.#shown.state.env
    if (
      touches((path) => decidesEntry(path) || holdsEnv(path) || (appeared.has(path) && path.endsWith('.css')))
    ) {
      this.#entry = findEntry(this.#files, {
        ...env,
        MODE: mode,
        DEV: String(mode === 'development'),
        PROD: String(mode === 'production'),
        BASE_URL: '/',
      })
      this.#modules.setEntry(this.#entry)
      this.#importMap = this.#entry.pages[0]?.importMap ?? emptyImportMap
    }
    if (touches((path) => path === 'package.json')) this.#readManifest()
    if (touches((path) => bearsOnImports(path) || (appeared.has(path) && path.startsWith('src/')))) {
      const aliases = [...readAliases(this.#files), ...listImportAliases(this.#importMap)]
      const key = JSON.stringify([this.#generation, aliases, [...this.#declared], this.#importMap.addresses])
      if (key !== this.#resolutionKey) this.#modules.setResolution(aliases, this.#generation)
      this.#resolutionKey = key
    }
    return env
  }

  #readManifest(): void {
    const { generation, dependencies } = readManifest(this.#files)
    this.#generation = generation
    this.#declared.clear()
    for (const [name, range] of dependencies) this.#declared.set(name, range)
  }

  #describeEntries() {
    return { entry: this.#entry, resolver: this.#modules.resolver }
  }

  #listStyleBlocks(reachable: readonly ModuleRecord[]): StyleBlock[] {
    const inline = this.#entry.pages.flatMap(({ path, tailwindStyles: text }) =>
      text === undefined ? [] : [{ id: tailwindStyleOf(path), path, text }],
    )
    return [...inline, ...reachable.flatMap(({ compiled }) => compiled.styles)]
  }

  #describeStyles(): StyleSurroundings {
    return {
      files: this.#files,
      resolver: this.#modules.resolver,
      findPackageStyle: (specifier) => this.#packages.resolve(specifier, this.#generation),
      inlineConfig: this.#entry.pages[0]?.tailwindConfig,
      refusedFiles: this.#refusedFiles,
      onCompile: (path) => this.#options.onCompile?.(path),
    }
  }

  #finish({ env, reachable, styles, isStreaming, touched }: Outcome): PreviewUpdate {
    const files = this.#files
    const resolvePackage = (specifier: string, names?: readonly string[] | '*') =>
      this.#packages.resolve(specifier, this.#generation, names)
    const described = describeModules({ records: reachable, files, resolvePackage })
    const early = isStreaming ? this.#listEarly(reachable) : []
    const before = this.#shown
    const state = {
      revision: before.state.revision + 1,
      pages: this.#entry.pages.map((page) => this.#describePage(page, reachable)),
      env,
      styleOrder: styles.order,
      remoteStyles: [...new Set([...described.remoteStyles, ...styles.remoteStyles])],
      packages: described.packages,
      diagnostics: [
        ...this.#limitProblems.values(),
        ...this.#entry.diagnostics,
        ...listMissingEntries(this.#describeEntries()),
        ...described.diagnostics,
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
          usesReact: this.#declared.has('react'),
          resolvePackage,
        }),
      }),
    }
  }

  #describePage(page: Entry['pages'][number], reachable: readonly ModuleRecord[]): PreviewPage {
    const { path, title, html, stylesheets } = page
    const entries = resolvePageEntries(page, this.#describeEntries())
    const isOnly = this.#entry.pages.length === 1
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

/** Pages say by their maps where imports lead. */
function bearsOnImports(path: string): boolean {
  return declaresAliases(path) || path.endsWith('.html')
}

interface Outcome {
  env: Readonly<Record<string, string>>
  reachable: readonly ModuleRecord[]
  styles: StyleOutcome
  isStreaming: boolean
  touched: ReadonlySet<string>
}

const nothingShown: PreviewState = {
  revision: 0,
  pages: [],
  env: {},
  styleOrder: [],
  remoteStyles: [],
  packages: [],
  diagnostics: [],
}
