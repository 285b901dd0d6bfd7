import { compile } from 'tailwindcss'
import { diagnoseAt } from '../diagnostics.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { folderOf } from '../files/paths.ts'
import { applyOpacity } from './opacity-classes.ts'
import { readPackageStyle } from './read-package-style.ts'
import { readTailwindConfig, toTailwindConfig } from './read-tailwind-config.ts'
import type { TailwindConfig } from './read-tailwind-config.ts'
import { extractRemoteImports, rewriteUrls } from './rewrite-css.ts'
import { asksTailwind, hasV3Directives, referenceV3, rewriteV3 } from './rewrite-v3.ts'

interface StylesheetSource {
  path: string
  text: string
  project: StyleProject
}

/** What a stylesheet may ask its project for. */
export interface StyleProject {
  /** The path and text of a stylesheet that another one imports. */
  findStylesheet: (specifier: string, folder: string) => { path: string; text: string } | undefined
  /** The address of a package's stylesheet. */
  findPackageStyle: (specifier: string) => string | undefined
  /** How a file that a stylesheet names is addressed, and its path where it is one of the project's. */
  addressOf: (url: string, folder: string) => { address: string; path: string | undefined }
  readText: (path: string) => string | undefined
  /** The configuration at the project's root, if it has one. */
  configPath: string | undefined
  /** A configuration that a page sets in a script, for projects that load Tailwind from another site. */
  inlineConfig: TailwindConfig | undefined
  isTailwind3: boolean
}

export interface Stylesheet {
  /** The stylesheet with the utilities for all candidates so far. They only grow: an unused class does no harm. */
  build: (candidates: readonly string[]) => string
  readonly usesUtilities: boolean
  /** True where it asks for files that are not there: it is tried again when files appear. */
  readonly isIncomplete: boolean
  /** All files it was made of. */
  readonly dependencies: ReadonlySet<string>
  /** Stylesheets of other sites and of packages, to be loaded beside it. */
  readonly remoteStyles: readonly string[]
  readonly safelist: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** One stylesheet with all it imports. Plugins are never run, and configurations are only read. */
export async function compileStylesheet(source: StylesheetSource): Promise<Stylesheet> {
  const unknownClasses = new Set<string>()
  let liftsClasses = true
  const warnings: Diagnostic[] = []
  for (;;) {
    const attempt = new Attempt(source, { unknownClasses, liftsClasses })
    try {
      const stylesheet = await attempt.compile()
      return { ...stylesheet, diagnostics: [...stylesheet.diagnostics, ...warnings] }
    } catch (error) {
      // One unknown class in an `@apply` should not cost the page all of its styles.
      const unknownClass = findUnknownClass(error)
      const isNew = unknownClass !== undefined && !unknownClasses.has(unknownClass)
      if (!isNew && liftsClasses && attempt.usesV3) {
        liftsClasses = false
        continue
      }
      if (!isNew || unknownClasses.size >= maxUnknownClasses)
        return {
          ...emptyStylesheet(attempt.dependencies),
          diagnostics: [attempt.diagnose(error), ...warnings],
        }
      unknownClasses.add(unknownClass)
      warnings.push(attempt.diagnoseUnknownClass(unknownClass))
    }
  }
}

const maxUnknownClasses = 40
const maxLoads = 100
/** Tailwind's flag for a stylesheet into which utilities are written. */
const utilitiesFeature = 16

function findUnknownClass(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return /^Cannot apply (?:unknown )?utility class `([^`]+)`/.exec(error.message)?.[1]
}

function emptyStylesheet(dependencies: ReadonlySet<string>): Omit<Stylesheet, 'diagnostics'> {
  return {
    build: () => '',
    usesUtilities: false,
    isIncomplete: true,
    dependencies,
    remoteStyles: [],
    safelist: [],
  }
}

interface AttemptOptions {
  unknownClasses: ReadonlySet<string>
  liftsClasses: boolean
}

class Attempt {
  readonly dependencies = new Set<string>()
  usesV3 = false
  readonly #source: StylesheetSource
  readonly #unknownClasses: ReadonlySet<string>
  readonly #liftsClasses: boolean
  readonly #texts = new Map<string, string>()
  readonly #remoteStyles: string[] = []
  readonly #safelist: string[] = []
  readonly #diagnostics: Diagnostic[] = []
  readonly #configs = new Map<string, TailwindConfig>()
  #loads = 0
  #isIncomplete = false
  #hasOpacityClasses = false

  constructor(source: StylesheetSource, { unknownClasses, liftsClasses }: AttemptOptions) {
    this.#source = source
    this.#unknownClasses = unknownClasses
    this.#liftsClasses = liftsClasses
  }

  async compile(): Promise<Stylesheet> {
    const { path, text } = this.#source
    const compiled = await compile(this.#prepare(path, text), {
      base: folderOf(path),
      from: path,
      loadStylesheet: async (id, base) => this.#loadStylesheet(id, base),
      loadModule: async (id, base, hint) => this.#loadModule({ id, base, hint }),
    })
    // The first build is what finds unknown classes in `@apply` of some shapes, so it belongs to the attempt.
    compiled.build([])
    return {
      build: (candidates) => {
        const css = compiled.build([...candidates])
        return this.#hasOpacityClasses ? applyOpacity(css) : css
      },
      usesUtilities: (compiled.features & utilitiesFeature) !== 0,
      isIncomplete: this.#isIncomplete,
      dependencies: this.dependencies,
      remoteStyles: this.#remoteStyles,
      safelist: this.#safelist,
      diagnostics: this.#diagnostics,
    }
  }

  diagnose(error: unknown): Diagnostic {
    const message = error instanceof Error ? error.message : String(error)
    const loc = error instanceof Error && 'loc' in error ? error.loc : undefined
    const file = this.#source.path
    const place: unknown = Array.isArray(loc) ? loc : undefined
    if (Array.isArray(place) && typeof place[1] === 'number' && hasFile(place[0]))
      return diagnoseAt(
        {
          kind: 'style',
          severity: 'error',
          file: place[0].file,
          message: message.replace(/^\S+:\d+:\d+: /, ''),
        },
        place[0].code,
        place[1],
      )
    return { kind: 'style', severity: 'error', file, message }
  }

  diagnoseUnknownClass(name: string): Diagnostic {
    const message = `\`@apply\` names the class ${name}, which Tailwind does not know. It is left out.`
    for (const [file, text] of this.#texts) {
      const apply = [...text.matchAll(/@apply\s+([^;}]+)/g)].find(([, names = '']) =>
        names.split(/\s+/).includes(name),
      )
      if (apply) return diagnoseAt({ kind: 'style', severity: 'warning', file, message }, text, apply.index)
    }
    return { kind: 'style', severity: 'warning', file: this.#source.path, message }
  }

  #prepare(path: string, text: string): string {
    const { project } = this.#source
    this.dependencies.add(path)
    this.#texts.set(path, text)
    const { css, urls } = extractRemoteImports(text)
    this.#remoteStyles.push(...urls)
    const folder = folderOf(path)
    const addressed = rewriteUrls(css, (url) => {
      const found = project.addressOf(url, folder)
      if (found.path !== undefined) this.dependencies.add(found.path)
      return found.address
    })
    return this.#dropUnknownClasses(this.#modernize(addressed))
  }

  #modernize(css: string): string {
    const { project } = this.#source
    const { configPath, inlineConfig } = project
    const plugins = this.#readConfig(configPath)?.plugins ?? inlineConfig?.plugins ?? []
    const settings = {
      configPath: inlineConfig ? inlineConfigPath : configPath,
      usesAnimations: plugins.includes('tailwindcss-animate'),
      liftsClasses: this.#liftsClasses,
    }
    const isV3 = hasV3Directives(css)
    const isBesideV3 = !isV3 && project.isTailwind3 && asksTailwind(css)
    this.usesV3 ||= isV3
    this.#hasOpacityClasses ||= isV3 || isBesideV3
    if (isV3) return rewriteV3(css, settings)
    if (isBesideV3) return referenceV3(css, settings)
    // The package that animates for Tailwind 3 is a plugin; its successor is a stylesheet with the same classes.
    return css.replaceAll(/@plugin\s+["']tailwindcss-animate["']\s*;/g, '@import "tw-animate-css";')
  }

  #dropUnknownClasses(css: string): string {
    if (this.#unknownClasses.size === 0) return css
    return css.replaceAll(/@apply\s+([^;}]+)(;?)/g, (_match, names: string, end: string) => {
      const known = names.split(/\s+/).filter((name) => name !== '' && !this.#unknownClasses.has(name))
      return known.every((name) => name === '!important') ? '' : `@apply ${known.join(' ')}${end}`
    })
  }

  #loadStylesheet(id: string, base: string): { path: string; base: string; content: string } {
    this.#loads++
    if (this.#loads > maxLoads)
      throw new Error(`This stylesheet imports more than ${maxLoads} others, or itself in a circle.`)
    const packaged = readPackageStyle(id)
    if (packaged !== undefined) return { path: id, base: '', content: packaged }
    const found = this.#source.project.findStylesheet(id, base)
    if (found)
      return { path: found.path, base: folderOf(found.path), content: this.#prepare(found.path, found.text) }
    const address = this.#source.project.findPackageStyle(id)
    this.#isIncomplete ||= address === undefined
    if (address === undefined)
      this.#warn(`The stylesheet ${id} is not in the project. Its import is left out.`)
    else this.#remoteStyles.push(address)
    return { path: id, base, content: '' }
  }

  #loadModule({ id, base, hint }: { id: string; base: string; hint: 'plugin' | 'config' }) {
    if (hint === 'config') {
      const path = id === `/${inlineConfigPath}` ? inlineConfigPath : this.#locateConfig(id, base)
      const config = this.#readConfig(path)
      if (config) {
        this.#safelist.push(...config.safelist)
        this.#diagnostics.push(...config.diagnostics)
        for (const plugin of config.plugins) if (!harmlessPlugins.has(plugin)) this.#warnPlugin(plugin)
        return { path: id, base, module: config.config }
      }
      this.#isIncomplete = true
      this.#warn(`The configuration ${id} is not in the project.`)
      return { path: id, base, module: {} }
    }
    this.#warnPlugin(id)
    return { path: id, base, module: ignoredPlugin }
  }

  #locateConfig(id: string, base: string): string | undefined {
    if (id.startsWith('/')) return id.slice(1)
    return this.#source.project.findStylesheet(id, base)?.path
  }

  #readConfig(path: string | undefined): TailwindConfig | undefined {
    const { project } = this.#source
    if (path === undefined) return undefined
    if (path === inlineConfigPath) return project.inlineConfig ?? toTailwindConfig(path, {})
    const text = project.readText(path)
    if (text === undefined) return undefined
    this.dependencies.add(path)
    const read = this.#configs.get(path) ?? readTailwindConfig(path, text)
    this.#configs.set(path, read)
    return read
  }

  #warnPlugin(name: string): void {
    this.#warn(`The Tailwind plugin ${name} is not part of the preview, so its classes have no effect.`)
  }

  #warn(message: string): void {
    this.#diagnostics.push({ kind: 'style', severity: 'warning', file: this.#source.path, message })
  }
}

const inlineConfigPath = 'index.html#tailwind.config'

/** Their work is done without them. */
const harmlessPlugins = new Set(['tailwindcss-animate', 'tw-animate-css', '@tailwindcss/container-queries'])

/** A plugin of the project is code, and code of the project never runs here. This one takes its options and does nothing. */
const ignoredPlugin = Object.assign(() => ({ handler: () => undefined }), {
  __isOptionsFunction: true as const,
})

function hasFile(value: unknown): value is { file: string; code: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'file' in value &&
    typeof value.file === 'string' &&
    'code' in value &&
    typeof value.code === 'string'
  )
}
