import { parseSync } from 'rolldown/utils'
import { readQuestion } from './load-vue.ts'
import type { VueCompiler } from './load-vue.ts'
import type { ProjectView } from './project-view.ts'

/** As Vue's compiler asks for the files that types are imported from. */
interface TypeFiles {
  fileExists: (path: string) => boolean
  readFile: (path: string) => string | undefined
  realpath: (question: string) => string
}

interface TypeSource {
  vue: VueCompiler
  project: ProjectView
  /** Collects what was asked for, found or not: paths, and imports as they are written. */
  reads: Set<string>
}

/**
 * Compiles with the types of the project's other files. Those of packages are not at hand: where it does not work
 * without them, they are taken for empty, and `ignored` names the packages.
 */
export function compileWithTypes<T>(
  source: TypeSource,
  compile: (files: TypeFiles) => T,
): { result: T; ignored: string[] } {
  const missed = new Set<string>()
  try {
    return { result: compileOnce(source, compile, { missed, isLenient: false }), ignored: [] }
  } catch (error) {
    if (missed.size === 0) throw error
    try {
      const result = compileOnce(source, compile, { missed, isLenient: true })
      return { result, ignored: [...missed] }
    } catch {
      // The first error names what is wrong with the component itself.
      throw error
    }
  }
}

interface Attempt {
  /** Collects the packages whose types were asked for. */
  missed: Set<string>
  /** Whether these are there, with nothing in them. */
  isLenient: boolean
}

function compileOnce<T>(source: TypeSource, compile: (files: TypeFiles) => T, attempt: Attempt): T {
  const opened = new Set<string>()
  try {
    return compile(openTypeFiles(source, attempt, opened))
  } finally {
    // Vue remembers files by their path alone, which another project has as well.
    for (const path of opened) source.vue.invalidateTypeCache(path)
  }
}

function openTypeFiles(
  { vue, project, reads }: TypeSource,
  { missed, isLenient }: Attempt,
  opened: Set<string>,
): TypeFiles {
  const readText = (path: string) => {
    reads.add(path)
    return project.readText(path)
  }
  return {
    fileExists: (path) => readText(path) !== undefined,
    readFile(path) {
      // It is asked for again only on the way to itself.
      if (opened.has(path)) return ''
      opened.add(path)
      if (!path.includes('\n')) return readText(path)
      const { specifier, importer } = readQuestion(path.slice(0, -typeSuffix.length))
      return writeUnknownTypes(listTaken(vue, project.readText(importer) ?? '', specifier))
    },
    realpath(question) {
      const { specifier, importer } = readQuestion(question)
      reads.add(specifier)
      const found = project.findFile(specifier, importer)
      if (found !== undefined || /^[./]/.test(specifier)) return found ?? ''
      missed.add(specifier)
      return isLenient ? question + typeSuffix : ''
    },
  }
}

const typeSuffix = '.d.ts'

/** Vue takes no members from what it is told to ignore, and no kind of value from `any`. */
function writeUnknownTypes(names: readonly string[]): string {
  return names.map((name) => `export type ${name} = /* @vue-ignore */ any`).join('\n')
}

/** The names that a file imports from a package, or passes on from it. */
function listTaken(vue: VueCompiler, text: string, specifier: string): string[] {
  const { script, scriptSetup } = vue.parse(text, { sourceMap: false }).descriptor
  const blocks = [script, scriptSetup].flatMap((block) => block?.content ?? [])
  const code = blocks.length > 0 ? blocks.join('\n') : text
  const { staticImports, staticExports } = parseSync('types.ts', code, {
    lang: 'ts',
    sourceType: 'module',
  }).module
  const imported = staticImports
    .filter(({ moduleRequest }) => moduleRequest.value === specifier)
    .flatMap(({ entries }) => entries)
  const passedOn = staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ moduleRequest }) => moduleRequest?.value === specifier)
  return [...new Set([...imported, ...passedOn].flatMap(({ importName }) => importName.name ?? []))]
}
