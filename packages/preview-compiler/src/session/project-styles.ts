import { addressOfFile } from '../compile/file-kind.ts'
import type { StyleBlock } from '../compile/compiled-file.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { readText } from '../files/project-files.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import type { PreviewStyle } from '../protocol.ts'
import type { Resolver } from '../resolve/create-resolver.ts'
import { createCandidateSet, maxCandidates } from '../styles/create-candidate-set.ts'
import { compileStylesheet } from '../styles/compile-stylesheet.ts'
import type { StyleProject, Stylesheet } from '../styles/compile-stylesheet.ts'
import { tailwindConfigPaths } from '../styles/read-tailwind-config.ts'
import type { TailwindConfig } from '../styles/read-tailwind-config.ts'
import { hasV3Directives } from '../styles/rewrite-v3.ts'
import type { RefusedFiles } from './refused-files.ts'
import type { Written } from './written.ts'

export interface StyleSurroundings {
  files: ProjectFiles
  resolver: Resolver
  findPackageStyle: (specifier: string) => string | undefined
  inlineConfig: TailwindConfig | undefined
  refusedFiles: RefusedFiles
  /** Told before each compilation, so that whoever ends this process can say what it was at. */
  onCompile: (path: string) => void
}

export interface StyleOutcome {
  /** Those whose text changed. */
  changed: PreviewStyle[]
  order: string[]
  remoteStyles: string[]
  diagnostics: Diagnostic[]
}

interface StyleChange {
  /** What changed since. */
  written: Written
  /** Those that will be wanted soon: they are compiled, and shown when they are. */
  ahead?: readonly StyleBlock[]
  surroundings: StyleSurroundings
}

interface Built {
  block: StyleBlock
  /** False while it was only compiled ahead. */
  isShown: boolean
  stylesheet: Stylesheet
  css: string
  /** How many candidates went into it. */
  seenCandidates: number
}

/** All stylesheets of a project, each rebuilt only when its own text, its imports or the class names change. */
export function createProjectStyles() {
  const candidates = createCandidateSet()
  const built = new Map<string, Built>()
  let hasScannedAll = false
  let order: string[] = []

  return {
    /** Looks for class names in files that were written. */
    scan(paths: Iterable<string>, { files, refusedFiles, onCompile }: StyleSurroundings): void {
      if (!hasScannedAll) return
      for (const path of paths) {
        const text = readText(files, path)
        if (text === undefined || refusedFiles.find(path)) continue
        if (text.length > notedLength) onCompile(path)
        candidates.scan(path, text)
      }
    },

    /** Brings all stylesheets up to date. */
    async update(
      blocks: readonly StyleBlock[],
      { written, ahead = [], surroundings }: StyleChange,
    ): Promise<StyleOutcome> {
      const { files, onCompile } = surroundings
      const all = [...blocks, ...ahead]
      const project = describeProject(all, surroundings)
      const changed: PreviewStyle[] = []
      for (const [index, block] of all.entries()) {
        const isWanted = index < blocks.length
        const known = built.get(block.id)
        const isCurrent = known?.block.text === block.text && !isAffected(known, written)
        if (!isCurrent) {
          onCompile(block.path)
          const refusal = surroundings.refusedFiles.find(block.path)
          const text = refusal ? '' : block.text
          const compiled = await compileStylesheet({ path: block.path, text, project })
          const stylesheet = refusal ? { ...compiled, diagnostics: [refusal] } : compiled
          candidates.add(stylesheet.safelist)
          built.set(block.id, { block, isShown: false, stylesheet, css: '', seenCandidates: -1 })
        }
        const current = built.get(block.id)
        if (!current) continue
        const { usesUtilities } = current.stylesheet
        if (usesUtilities && !hasScannedAll) {
          hasScannedAll = true
          this.scan(files.keys(), surroundings)
        }
        const wantedCandidates = usesUtilities ? candidates.size() : 0
        let { css } = current
        if (current.seenCandidates !== wantedCandidates) {
          onCompile(block.path)
          css = current.stylesheet.build(
            usesUtilities ? candidates.listFrom(Math.max(0, current.seenCandidates)) : [],
          )
          current.seenCandidates = wantedCandidates
        }
        const isSame = css === current.css && current.isShown
        current.css = css
        current.isShown = isWanted
        if (isWanted && !isSame) changed.push({ id: block.id, css })
      }
      order = blocks.map(({ id }) => id)
      const ids = new Set(all.map(({ id }) => id))
      for (const id of built.keys()) if (!ids.has(id)) built.delete(id)
      return { changed, order, ...this.summarize() }
    },

    summarize(): { remoteStyles: string[]; diagnostics: Diagnostic[] } {
      const shown = [...built.values()].filter(({ isShown }) => isShown)
      const sheets = shown.map(({ stylesheet }) => stylesheet)
      const diagnostics = sheets.flatMap((sheet) => sheet.diagnostics)
      if (candidates.isFull()) diagnostics.push(tooManyCandidates)
      return { remoteStyles: sheets.flatMap(({ remoteStyles }) => remoteStyles), diagnostics }
    },

    list: (): PreviewStyle[] =>
      order.flatMap((id) => {
        const found = built.get(id)
        return found ? [{ id, css: found.css }] : []
      }),
  }
}

/** Scanning is quick; only a long text is worth a note. */
const notedLength = 20_000

const tooManyCandidates: Diagnostic = {
  kind: 'limit',
  severity: 'warning',
  message: `The project has more than ${maxCandidates} possible class names. Classes beyond that have no styles in the preview.`,
}

function isAffected({ block, stylesheet }: Built, { touched, appeared }: Written): boolean {
  if (appeared.size > 0 && stylesheet.isIncomplete) return true
  for (const path of touched) {
    if (tailwindConfigPaths.includes(path)) return true
    if (path !== block.path && stylesheet.dependencies.has(path)) return true
  }
  return false
}

function describeProject(blocks: readonly StyleBlock[], surroundings: StyleSurroundings): StyleProject {
  const { files, resolver, findPackageStyle, inlineConfig } = surroundings
  return {
    findStylesheet(specifier, folder) {
      const importer = folder === '' ? 'style.css' : `${folder}/style.css`
      // In a stylesheet `a.css` means `./a.css`.
      for (const written of [specifier, `./${specifier}`]) {
        const found = resolver.resolve(written, importer)
        const text = found.kind === 'file' ? readText(files, found.path) : undefined
        if (found.kind === 'file' && text !== undefined) return { path: found.path, text }
      }
      return undefined
    },
    findPackageStyle,
    addressOf(url, folder) {
      if (/^(?:[a-z][a-z0-9+.-]*:|#|\/\/)/i.test(url)) return { address: url, path: undefined }
      const [written = '', rest = ''] = url.split(/(?=[?#])/)
      const importer = folder === '' ? 'style.css' : `${folder}/style.css`
      for (const specifier of [written, `./${written}`]) {
        const found = resolver.resolve(specifier, importer)
        const body = found.kind === 'file' ? files.get(found.path) : undefined
        if (found.kind === 'file' && body !== undefined)
          return { address: addressOfFile(found.path, body) + rest.replace(/^\?[^#]*/, ''), path: found.path }
      }
      return { address: url, path: undefined }
    },
    readText: (path) => readText(files, path),
    configPath: tailwindConfigPaths.find((path) => files.has(path)),
    inlineConfig,
    isTailwind3: blocks.some(({ text }) => hasV3Directives(text)),
  }
}
