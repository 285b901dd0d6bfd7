import { kindOf } from '../compile/file-kind.ts'
import type { CompileMode } from '../compile/compile-script.ts'
import type { StyleBlock } from '../compile/compiled-file.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { decidesEntry, findEntry } from '../entry/find-entry.ts'
import type { Entry } from '../entry/find-entry.ts'
import { holdsEnv, readEnv } from '../entry/read-env.ts'
import { readManifest } from '../entry/read-manifest.ts'
import { admitFiles } from '../files/admit-files.ts'
import { hashBody, readText } from '../files/project-files.ts'
import type { FileBody, FileChanges, ProjectFiles } from '../files/project-files.ts'
import { angularSettings } from '../frameworks/start-angular.ts'
import { followManifest } from '../package-catalogue.ts'
import type { Generation, PackageCatalogue } from '../package-catalogue.ts'
import type {
  ModulePosition,
  PackageUse,
  PreviewBundle,
  PreviewModule,
  PreviewState,
  PreviewUpdate,
  SourcePosition,
} from '../protocol.ts'
import { declaresAliases, readAliases } from '../resolve/read-aliases.ts'
import { createCompileCache } from './compile-cache.ts'
import type { CompileCache } from './compile-cache.ts'
import { describeModules } from './describe-modules.ts'
import type { ModuleRecord } from './module-graph.ts'
import { ModuleTable } from './module-table.ts'
import { createProjectStyles } from './project-styles.ts'
import type { StyleOutcome, StyleSurroundings } from './project-styles.ts'
import { createRefusedFiles } from './refused-files.ts'
import type { RefusedFile, RefusedFiles } from './refused-files.ts'
import type { Written } from './written.ts'

export interface ProjectOptions {
  packages: PackageCatalogue
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
  #entry: Entry = { pages: [], virtualModules: new Map(), diagnostics: [] }
  #live: ReadonlyMap<string, ModuleRecord> = new Map()
  #state: PreviewState = {
    revision: 0,
    pages: [],
    env: {},
    styleOrder: [],
    remoteStyles: [],
    packages: [],
    diagnostics: [],
  }

  constructor(options: ProjectOptions) {
    this.#options = options
    this.#state = { ...this.#state, revision: (options.revision ?? 1) - 1 }
    this.#refusedFiles = createRefusedFiles(options.refusedFiles ?? new Map(), this.#files)
    this.#packages = followManifest(options.packages, this.#declared)
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
    const reachable = await this.#modules.compileReachable(this.#listEntries())
    this.#styles.scan(written.touched, this.#describeStyles())
    const styles = await this.#styles.update(this.#listStyleBlocks(reachable), {
      written,
      ahead: isStreaming && reachable.length === 0 ? this.#listStylesAhead() : [],
      surroundings: this.#describeStyles(),
    })
    return this.#finish({ env, reachable, styles, isStreaming, touched: written.touched })
  }

  bundle(): PreviewBundle {
    return {
      ...this.#state,
      modules: [...this.#live.values()].map(toPreviewModule),
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
    for (const [path, body] of changes) {
      const previous = this.#files.get(path)
      if (previous === undefined ? body === null : body !== null && hashBody(previous) === hashBody(body))
        continue
      touched.add(path)
      wanted.set(path, body)
      if ((previous === undefined) !== (body === null)) appeared.add(path)
      this.#modules.rememberText(path)
      this.#limitProblems.delete(path)
    }
    for (const problem of admitFiles(this.#files, wanted))
      this.#limitProblems.set(problem.file ?? '', problem)
    return { touched, appeared }
  }

  /** Reads again what decides about all files, where it changed. */
  #readConfiguration({ touched, appeared }: Written): Readonly<Record<string, string>> {
    const isFirst = !this.#isOpen
    const touches = (decides: (path: string) => boolean) => isFirst || [...touched].some(decides)
    const env = touches(holdsEnv) ? readEnv(this.#files, this.#options.env ?? {}) : this.#state.env
    if (
      touches((path) => decidesEntry(path) || holdsEnv(path) || (appeared.has(path) && path.endsWith('.css')))
    ) {
      this.#entry = findEntry(this.#files, {
        ...env,
        MODE: this.#options.mode ?? 'development',
        BASE_URL: '/',
      })
      this.#modules.setEntry(this.#entry)
    }
    if (touches((path) => path === 'package.json')) this.#readManifest()
    if (touches((path) => declaresAliases(path) || (appeared.has(path) && path.startsWith('src/')))) {
      const aliases = readAliases(this.#files)
      const key = JSON.stringify([this.#generation, aliases, [...this.#declared]])
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

  #listEntries(): string[] {
    return this.#entry.pages.flatMap((page) => [
      ...page.stylesheets,
      ...page.entries.flatMap((entry) => this.#resolveEntry(entry, page.path) ?? []),
    ])
  }

  #resolveEntry(entry: string, page: string): string | undefined {
    if (this.#entry.virtualModules.has(entry) || entry.includes('?script=')) return entry
    const found = this.#modules.resolver.resolve(entry, page)
    if (found.kind === 'file') return found.path
    // A page in a folder of its own means that folder by "/".
    const nested = this.#modules.resolver.resolve(`.${entry}`, page)
    return nested.kind === 'file' ? nested.path : undefined
  }

  #listStyleBlocks(reachable: readonly ModuleRecord[]): StyleBlock[] {
    const inline = this.#entry.pages.flatMap(({ path, tailwindStyles: text }) =>
      text === undefined ? [] : [{ id: `${path}?tailwind`, path, text }],
    )
    return [...inline, ...reachable.flatMap(({ compiled }) => compiled.styles)]
  }

  /** Stylesheets that the page will most likely import once it is there. */
  #listStylesAhead(): StyleBlock[] {
    return [...this.#files.keys()]
      .filter((path) => kindOf(path) === 'css' && /^(?:src|app|styles)\//.test(path))
      .slice(0, maxStylesAhead)
      .map((path) => ({ id: path, path, text: readText(this.#files, path) ?? '' }))
  }

  /** What files need that the page does not import yet. Nearly every page of React needs these three besides. */
  #listPackagesAhead(reachable: readonly ModuleRecord[]): PackageUse[] {
    const resolvePackage = (specifier: string, names?: readonly string[] | '*') =>
      this.#packages.resolve(specifier, this.#generation, names)
    const known = new Set(reachable)
    const records = this.#modules.list().filter((record) => !known.has(record))
    const { packages } = describeModules({ records, files: this.#files, resolvePackage })
    const start = this.#declared.has('react') ? reactStart : []
    return [
      ...start.map((specifier) => ({ specifier, url: resolvePackage(specifier), names: '*' as const })),
      ...packages,
    ].filter(({ url }) => url !== undefined)
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
    const described = describeModules({
      records: reachable,
      files: this.#files,
      resolvePackage: (specifier, names) => this.#packages.resolve(specifier, this.#generation, names),
    })
    const before = { live: this.#live, state: this.#state }
    const wasOpen = this.#isOpen
    this.#isOpen = true
    this.#live = listLive(reachable, isStreaming ? this.#modules.list() : [])
    this.#state = {
      revision: before.state.revision + 1,
      pages: this.#entry.pages.map(({ path, title, html, entries }) => ({
        path,
        title,
        html,
        entries: entries.flatMap((entry) => this.#resolveEntry(entry, path) ?? []),
      })),
      env,
      styleOrder: styles.order,
      remoteStyles: [...new Set([...described.remoteStyles, ...styles.remoteStyles])],
      packages: described.packages,
      diagnostics: [
        ...this.#limitProblems.values(),
        ...this.#entry.diagnostics,
        ...this.#listMissingEntries(),
        ...described.diagnostics,
        ...styles.diagnostics,
      ],
    }
    const changed = [...this.#live.values()].filter(
      ({ id, version }) => before.live.get(id)?.version !== version,
    )
    return {
      ...this.#state,
      modules: changed.map(toPreviewModule),
      removedModules: [...before.live.keys()].filter((id) => !this.#live.has(id)),
      styles: styles.changed,
      needsReload:
        wasOpen &&
        (hasPageChanged(before.state, this.#state) ||
          this.#isLoadedByPage(touched) ||
          changed.some((record) => !this.#isExchangeable(record))),
      ...(isStreaming && { packagesAhead: this.#listPackagesAhead(reachable) }),
    }
  }

  /** React, and Vue's and plain modules through their importers, say themselves whether a page can take them up. */
  #isExchangeable({ path = '' }: ModuleRecord): boolean {
    return !path.includes('.svelte') && !this.#files.has(angularSettings)
  }

  /** A script or picture that the markup names is none of the registry's, so only the page itself can take it up. */
  #isLoadedByPage(touched: ReadonlySet<string>): boolean {
    return [...touched].some((path) => {
      const name = path.slice(path.lastIndexOf('/') + 1)
      return !this.#live.has(path) && this.#state.pages.some(({ html }) => html.includes(name))
    })
  }

  #listMissingEntries(): Diagnostic[] {
    return this.#entry.pages.flatMap((page) =>
      page.entries
        .filter((entry) => this.#resolveEntry(entry, page.path) === undefined)
        .map((entry): Diagnostic => {
          const message = `This page starts ${entry}, which is not in the project.`
          return { kind: 'entry', severity: 'error', file: page.path, message }
        }),
    )
  }
}

const maxStylesAhead = 4
const reactStart = ['react', 'react-dom/client', 'react/jsx-dev-runtime']

interface Outcome {
  env: Readonly<Record<string, string>>
  reachable: readonly ModuleRecord[]
  styles: StyleOutcome
  isStreaming: boolean
  touched: ReadonlySet<string>
}

/** What a frame is given: what the page needs, and while files are being written, what it may need soon. */
function listLive(
  reachable: readonly ModuleRecord[],
  early: readonly ModuleRecord[],
): Map<string, ModuleRecord> {
  const live = new Map(reachable.map((record) => [record.id, record]))
  for (const record of early) if (!live.has(record.id)) live.set(record.id, record)
  return live
}

function toPreviewModule({ id, version, code }: ModuleRecord): PreviewModule {
  return { id, version, code }
}

function hasPageChanged(before: PreviewState, after: PreviewState): boolean {
  return JSON.stringify([before.pages, before.env]) !== JSON.stringify([after.pages, after.env])
}

/** Tests, declarations, configurations and what runs on a server are no part of the page. */
function isPageCode(path: string): boolean {
  return !otherCode.test(path) && path.includes('/') && pageKinds.has(kindOf(path))
}

const otherCode =
  /\.d\.[cm]?ts$|\.(?:test|spec|stories|config)\.[cm]?[jt]sx?$|(?:^|\/)(?:node_modules|supabase|server)\//
const pageKinds = new Set(['script', 'vue', 'svelte', 'svelte-module'])
