import type { CompileMode } from '../compile/compile-script.ts'
import { decidesEntry, findEntry } from '../entry/find-entry.ts'
import type { Entry } from '../entry/find-entry.ts'
import { emptyImportMap, followImportMap, listImportAliases } from '../entry/import-map.ts'
import { holdsEnv, readEnv } from '../entry/read-env.ts'
import { readManifest } from '../entry/read-manifest.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import { isFolderPage } from '../frameworks/start-next-folder.ts'
import { followManifest } from '../package-catalogue.ts'
import type { Generation, PackageCatalogue } from '../package-catalogue.ts'
import { declaresAliases, readAliases } from '../resolve/read-aliases.ts'
import type { Alias } from '../resolve/read-aliases.ts'
import { readPublicFolder, usualPublicFolder } from '../resolve/read-public-folder.ts'
import type { Written } from './written.ts'

interface Options {
  files: ProjectFiles
  mode: CompileMode
  /** Added to what the project's own `.env` files say. */
  env: Readonly<Record<string, string>>
}

/** What decides about all files of a project: its pages, its manifest, its aliases and its environment. */
export class Configuration {
  readonly #options: Options
  /** What package.json declares, for packages of which there are several majors. */
  readonly declared = new Map<string, string>()
  entry: Entry = { pages: [], virtualModules: new Map(), diagnostics: [] }
  env: Readonly<Record<string, string>> = {}
  generation: Generation = 'react-19'
  aliases: readonly Alias[] = []
  publicFolder = usualPublicFolder
  #importMap = emptyImportMap
  #isRead = false
  #resolutionKey = ''

  constructor(options: Options) {
    this.#options = options
  }

  /** The same packages, in the versions and at the addresses that the project asks for. */
  follow(packages: PackageCatalogue): PackageCatalogue {
    return followImportMap(followManifest(packages, this.declared), () => this.#importMap)
  }

  /** Reads again what was written, and tells what of it is new. */
  read({ touched, appeared }: Written): { isEntryNew: boolean; isResolutionNew: boolean } {
    const isFirst = !this.#isRead
    this.#isRead = true
    const touches = (decides: (path: string) => boolean) => isFirst || [...touched].some(decides)
    if (touches(holdsEnv)) this.#readEnv()
    const isEntryNew = touches(
      (path) => decidesEntry(path) || holdsEnv(path) || (appeared.has(path) && isPartOfEntry(path)),
    )
    if (isEntryNew) this.#readEntry()
    if (touches((path) => path === 'package.json')) this.#readManifest()
    const bearsOnImports = touches(
      (path) => decidesImports(path) || (appeared.has(path) && path.startsWith('src/')),
    )
    return { isEntryNew, isResolutionNew: bearsOnImports && this.#readResolution() }
  }

  #readEnv(): void {
    const { files, mode, env: added } = this.#options
    this.env = readEnv(files, { mode, added })
  }

  #readEntry(): void {
    const { files, mode } = this.#options
    this.entry = findEntry(files, {
      ...this.env,
      MODE: mode,
      DEV: String(mode === 'development'),
      PROD: String(mode === 'production'),
      BASE_URL: '/',
    })
    this.#importMap = this.entry.pages[0]?.importMap ?? emptyImportMap
  }

  #readManifest(): void {
    const { generation, dependencies } = readManifest(this.#options.files)
    this.generation = generation
    this.declared.clear()
    for (const [name, range] of dependencies) this.declared.set(name, range)
  }

  #readResolution(): boolean {
    const { addresses } = this.#importMap
    this.aliases = [...readAliases(this.#options.files), ...listImportAliases(this.#importMap)]
    this.publicFolder = readPublicFolder(this.#options.files)
    const key = JSON.stringify([
      this.generation,
      this.aliases,
      this.publicFolder,
      [...this.declared],
      addresses,
    ])
    const isNew = key !== this.#resolutionKey
    this.#resolutionKey = key
    return isNew
  }
}

/** What counts for the entry by being there, whatever it says. */
function isPartOfEntry(path: string): boolean {
  return path.endsWith('.css') || isFolderPage(path)
}

/** Pages say by their maps where imports lead. */
function decidesImports(path: string): boolean {
  return declaresAliases(path) || path.endsWith('.html')
}
