import { compileFile } from '../compile/compile-file.ts'
import { kindOf } from '../compile/file-kind.ts'
import { compileScript } from '../compile/compile-script.ts'
import type { CompileMode } from '../compile/compile-script.ts'
import type { CompiledFile } from '../compile/compiled-file.ts'
import { failedFile } from '../compile/compiled-file.ts'
import { expandGlobs, usesGlobs } from '../compile/expand-globs.ts'
import { compileText } from '../compile/compile-value.ts'
import type { Entry } from '../entry/find-entry.ts'
import { splitQuery } from '../files/paths.ts'
import type { ProjectView } from '../frameworks/project-view.ts'
import { hashBody, readText } from '../files/project-files.ts'
import type { FileBody, ProjectFiles } from '../files/project-files.ts'
import type { Generation, PackageCatalogue } from '../package-catalogue.ts'
import type { ModulePosition, SourcePosition } from '../protocol.ts'
import { createCaseIndex } from '../resolve/case-index.ts'
import type { CaseIndex } from '../resolve/case-index.ts'
import { createResolver, stemOf } from '../resolve/create-resolver.ts'
import type { Resolver } from '../resolve/create-resolver.ts'
import type { Alias } from '../resolve/read-aliases.ts'
import { declaresDefine, pickDefine, readDefine } from '../resolve/read-define.ts'
import type { Define } from '../resolve/read-define.ts'
import { readVirtualModule } from '../resolve/virtual-modules.ts'
import type { CompileCache } from './compile-cache.ts'
import { addressModulePrefix, linkModule } from './link-module.ts'
import { sortReachable } from './module-graph.ts'
import type { ModuleRecord } from './module-graph.ts'
import type { RefusedFiles } from './refused-files.ts'
import { symbolicate } from './symbolicate.ts'
import type { Written } from './written.ts'

interface Resolution {
  aliases: readonly Alias[]
  generation: Generation
  publicFolder: string
}

interface TableOptions {
  files: ProjectFiles
  packages: PackageCatalogue
  cache: CompileCache
  refusedFiles: RefusedFiles
  mode: CompileMode
  onCompile: (path: string) => void
}

/** All modules of a project that were compiled so far, each tied to what it imports. */
export class ModuleTable {
  readonly #options: TableOptions
  readonly #records = new Map<string, ModuleRecord>()
  /** Texts that were replaced lately: an error of the version before may still be on its way. */
  readonly #replacedTexts = new Map<string, string>()
  readonly #caseIndex: CaseIndex
  #aliases: readonly Alias[] = []
  #define: Define = {}
  #generation: Generation = 'react-19'
  #entry: Entry = { pages: [], virtualModules: new Map(), diagnostics: [] }
  resolver: Resolver = createResolver(new Map(), [])

  readonly #view: ProjectView = {
    readText: (path) => readText(this.#options.files, path),
    findFile: (specifier, importer) => {
      const found = this.resolver.resolve(specifier, importer)
      return found.kind === 'file' ? found.path : undefined
    },
  }

  constructor(options: TableOptions) {
    this.#options = options
    this.#caseIndex = createCaseIndex(options.files)
  }

  find(id: string): ModuleRecord | undefined {
    return this.#records.get(id)
  }

  list(): ModuleRecord[] {
    return [...this.#records.values()]
  }

  setEntry(entry: Entry): void {
    const isNamedAnew =
      [...entry.virtualModules.keys()].join() !== [...this.#entry.virtualModules.keys()].join()
    this.#entry = entry
    for (const [id, { path }] of this.#records)
      if (path === undefined || id.includes('?script=')) this.#records.delete(id)
    if (isNamedAnew) for (const record of this.#records.values()) this.#relink(record)
  }

  /** New meanings for imports: everything is tied anew. */
  setResolution({ aliases, generation, publicFolder }: Resolution): void {
    this.#aliases = aliases
    this.#generation = generation
    const { files } = this.#options
    this.resolver = createResolver(
      { has: (path) => files.has(path) || this.#entry.virtualModules.has(path) },
      aliases,
      { caseIndex: this.#caseIndex, publicFolder },
    )
    for (const record of this.#records.values())
      if (record.compiled.reads) this.#records.delete(record.id)
      else this.#relink(record)
  }

  /** Keeps the text of a file that is about to change. */
  rememberText(path: string): void {
    const record = this.#records.get(path)
    const text = readText(this.#options.files, path)
    if (!record || text === undefined) return
    this.#replacedTexts.set(`${record.id}@${record.version}`, text)
    for (const oldest of this.#replacedTexts.keys()) {
      if (this.#replacedTexts.size <= maxReplacedTexts) break
      this.#replacedTexts.delete(oldest)
    }
  }

  /** Drops what was compiled from other text, and ties anew what may now lead elsewhere. */
  forget({ touched, appeared }: Written): void {
    if (appeared.size > 0) this.#caseIndex.forget()
    if ([...touched].some(declaresDefine)) this.#readDefine()
    const names = new Set([...appeared].map((path) => nameOfStem(path)))
    for (const record of this.#records.values()) {
      const { id, path, dependsOnPaths, resolutions, compiled } = record
      const reads = [...(compiled.reads ?? [])]
      if ((path !== undefined && touched.has(path)) || reads.some((read) => touched.has(read)))
        this.#records.delete(id)
      else if (appeared.size === 0) continue
      else if (dependsOnPaths || reads.some((read) => isNamed(read, names))) this.#records.delete(id)
      else if ([...resolutions.keys()].some((specifier) => isNamed(specifier, names))) this.#relink(record)
    }
  }

  /** What says the same as before comes out of the cache. */
  #readDefine(): void {
    const define = readDefine(this.#options.files)
    if (JSON.stringify(define) !== JSON.stringify(this.#define)) this.#records.clear()
    this.#define = define
  }

  /** Wave by wave: what the entries import, what that imports, until nothing is new. */
  async compileReachable(entries: readonly string[]): Promise<ModuleRecord[]> {
    for (;;) {
      const sorted = sortReachable(entries, (id) => this.#records.get(id))
      const known = new Set(sorted.map(({ id }) => id))
      const missing = new Set(entries.filter((id) => !known.has(id)))
      for (const { imports } of sorted) for (const id of imports) if (!known.has(id)) missing.add(id)
      const before = this.#records.size
      await this.compileAll([...missing])
      if (this.#records.size === before) return sorted
    }
  }

  async compileAll(ids: readonly string[]): Promise<void> {
    await Promise.all(
      ids.map(async (id) => {
        if (this.#records.has(id)) return
        const record = await this.#compile(id)
        if (record) this.#records.set(id, record)
      }),
    )
  }

  async locate(position: ModulePosition): Promise<SourcePosition | undefined> {
    const record = this.#records.get(position.id)
    const path = record?.path ?? splitQuery(position.id).path
    if (kindOf(path) !== 'script') return undefined
    const isCurrent = record?.version === position.version
    const text = isCurrent
      ? readText(this.#options.files, path)
      : this.#replacedTexts.get(`${position.id}@${position.version}`)
    if (text === undefined) return undefined
    return symbolicate(position, {
      path,
      text,
      define: pickDefine(this.#define, text),
      ...(usesGlobs(text) && { rewrite: this.#globRewriter(path) }),
    })
  }

  #relink({ id, path, compiled, dependsOnPaths }: ModuleRecord): void {
    this.#records.set(id, this.#link({ id, path, compiled, dependsOnPaths }))
  }

  #link(input: Pick<ModuleRecord, 'id' | 'path' | 'compiled' | 'dependsOnPaths'>): ModuleRecord {
    const { packages } = this.#options
    const replaced = input.path === undefined ? undefined : this.#entry.replacedImports
    const resolver: Resolver = {
      resolve: (specifier, importer) => {
        const own = replaced?.get(specifier)
        return own === undefined
          ? this.resolver.resolve(specifier, importer)
          : { kind: 'virtual', specifier: own }
      },
    }
    return linkModule(input, { resolver, packages, generation: this.#generation })
  }

  async #compile(id: string): Promise<ModuleRecord | undefined> {
    const { path, query } = splitQuery(id)
    const { files, mode } = this.#options
    const body = files.get(path)
    const virtual = this.#readVirtual(id, body)
    if (virtual !== undefined) {
      const compiled =
        typeof virtual === 'string' ? await compileScript({ path: 'start.js', text: virtual, mode }) : virtual
      return this.#link({ id, path: undefined, compiled, dependsOnPaths: false })
    }
    if (body === undefined) return undefined
    const inline = this.#entry.pages
      .map((page) => page.inlineModules.get(id))
      .find((text) => text !== undefined)
    if (inline !== undefined) {
      const define = pickDefine(this.#define, inline)
      const compiled = await compileScript({ path, text: inline, lang: 'jsx', mode, define })
      return this.#link({ id, path, compiled, dependsOnPaths: false })
    }
    const dependsOnPaths = typeof body === 'string' && query === '' && usesGlobs(body)
    const compiled = await this.#compileBody({ path, query, body, dependsOnPaths })
    return this.#link({ id, path, compiled, dependsOnPaths })
  }

  #readVirtual(id: string, body: FileBody | undefined): string | CompiledFile | undefined {
    if (id.startsWith(addressModulePrefix)) return compileText(id.slice(addressModulePrefix.length))
    return this.#entry.virtualModules.get(id) ?? (body === undefined ? readVirtualModule(id) : undefined)
  }

  async #compileBody({ path, query, body, dependsOnPaths }: BodySource): Promise<CompiledFile> {
    const { cache, refusedFiles, mode, onCompile } = this.#options
    const refusal = refusedFiles.find(path)
    if (refusal) return failedFile([refusal])
    const define = typeof body === 'string' ? pickDefine(this.#define, body) : {}
    const defined = Object.keys(define).length > 0 ? ` ${JSON.stringify(define)}` : ''
    const key = `${mode} ${path}?${query}@${hashBody(body)}${defined}`
    const cached = dependsOnPaths ? undefined : cache.get(key)
    if (cached) return cached
    onCompile(path)
    const rewrite = dependsOnPaths ? { rewrite: this.#globRewriter(path) } : {}
    const project = this.#view
    const compiled = await compileFile({ path, query, body, mode, define, project, ...rewrite })
    // What came from other files may be different in another project.
    if (!dependsOnPaths && !compiled.reads) cache.set(key, compiled)
    return compiled
  }

  #globRewriter(path: string): (code: string) => string {
    return (code) =>
      expandGlobs(code, {
        path,
        paths: this.#options.files.keys(),
        resolveAlias: (pattern) => {
          const alias = this.#aliases.find(
            ({ prefix, takesRest }) => takesRest && prefix !== '' && pattern.startsWith(prefix),
          )
          return alias && `${alias.targets[0] ?? ''}${pattern.slice(alias.prefix.length)}`
        },
        resolveFile: (specifier) => this.#view.findFile(specifier, path),
      })
  }
}

const maxReplacedTexts = 60

interface BodySource {
  path: string
  query: string
  body: FileBody
  dependsOnPaths: boolean
}

/**
 * The last name of a path without extension and index: what an import of it ends with, whatever the way to it. In lower
 * case, because an import that has the case wrong is told which file it means.
 */
function nameOfStem(path: string): string {
  return (stemOf(path).split('/').at(-1) ?? '').toLowerCase()
}

function isNamed(specifier: string, names: ReadonlySet<string>): boolean {
  const name = nameOfStem(splitQuery(specifier).path)
  return name === '' || /^\.{1,2}$/.test(name) || names.has(name)
}
