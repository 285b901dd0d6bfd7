import type { ESTree } from 'rolldown/utils'
import { folderOf, joinPath } from '../files/paths.ts'
import { kindOf } from './file-kind.ts'
import { matchPaths } from './match-paths.ts'
import type { Surroundings } from './match-paths.ts'
import type { Replacement } from './replacement.ts'

interface UrlSurroundings extends Surroundings {
  code: string
  /** Imports that have to stand before the code, so that what is named comes along and changes with its file. */
  eagerImports: string[]
}

/** Whether a text may name files of the project by `new URL(…, import.meta.url)`. */
export function namesFilesByUrl(text: string): boolean {
  return text.includes('import.meta.url') && /\bnew\s+URL\b/.test(text)
}

/** `new URL('./a.png', import.meta.url)` gets the file's own address, and `new Worker(…)` of one that of a worker. */
export function expandUrl(
  node: ESTree.NewExpression,
  surroundings: UrlSurroundings,
): Replacement | undefined {
  const [first] = node.arguments
  if (first?.type === 'NewExpression' && isCallOf(node, workerNames)) return expandWorker(first, surroundings)
  const written = findWritten(node)
  if (!written) return undefined
  const text =
    written.type === 'Literal' ? expandLiteral(written, surroundings) : expandTemplate(written, surroundings)
  return text === undefined ? undefined : { start: written.start, end: written.end, text }
}

const workerNames = ['Worker', 'SharedWorker']

function expandWorker(node: ESTree.NewExpression, surroundings: UrlSurroundings): Replacement | undefined {
  const written = findWritten(node)
  if (written?.type !== 'Literal') return undefined
  const specifier = asRelative(written.value)
  const path = surroundings.resolveFile(specifier)
  if (/^[a-z][\w+.-]*:/i.test(written.value) || kindOf(path ?? specifier) !== 'script') return undefined
  // One that is missing is imported as it is written, and told of like every other.
  const source = `${path === undefined ? specifier : `/${path}`}?worker&url`
  return { start: node.start, end: node.end, text: addImport(source, surroundings) }
}

function expandLiteral({ value }: WrittenLiteral, surroundings: UrlSurroundings): string | undefined {
  const [name = '', rest = ''] = value.split(/(?=[?#])/)
  if (/^[a-z][\w+.-]*:|^\//i.test(name)) return undefined
  const path = joinPath(folderOf(surroundings.path), name)
  // A folder, or a name without its extension, is none of the project's addresses. A stylesheet has none at all.
  if (path === undefined || surroundings.resolveFile(asRelative(name)) !== path || kindOf(path) === 'css')
    return undefined
  const address = addImport(`/${path}?url`, surroundings)
  return rest.startsWith('#') ? `${address} + ${JSON.stringify(rest)}` : address
}

/** A template such as `./flags/${name}.svg` becomes a choice among the files that fit it. */
function expandTemplate(node: ESTree.TemplateLiteral, surroundings: UrlSurroundings): string | undefined {
  const pattern = node.quasis.map(({ value }) => value.cooked ?? '').join('*')
  if (!/^\.{1,2}\//.test(pattern)) return undefined
  const choices = matchPaths([pattern], surroundings)
    .filter(({ path }) => kindOf(path) === 'asset')
    .map(({ key, path }) => `${JSON.stringify(key)}: ${addImport(`/${path}?url`, surroundings)}`)
  const wanted = surroundings.code.slice(node.start, node.end)
  return `((choices, wanted) => choices[wanted] ?? wanted)({ ${choices.join(', ')} }, ${wanted})`
}

function addImport(source: string, { eagerImports }: UrlSurroundings): string {
  const name = `__url_${eagerImports.length}`
  eagerImports.push(`import ${name} from ${JSON.stringify(source)};`)
  return name
}

type WrittenLiteral = ESTree.StringLiteral

/** What `new URL` is given, where it is relative to the module and can be read. */
function findWritten(node: ESTree.NewExpression): WrittenLiteral | ESTree.TemplateLiteral | undefined {
  const [written, base] = node.arguments
  if (!isCallOf(node, ['URL']) || !written || !base || !isModuleUrl(base)) return undefined
  if (written.type === 'TemplateLiteral') return written
  return written.type === 'Literal' && typeof written.value === 'string' ? written : undefined
}

function isCallOf({ callee }: ESTree.NewExpression, names: readonly string[]): boolean {
  return callee.type === 'Identifier' && names.includes(callee.name)
}

function isModuleUrl(node: ESTree.Argument): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.object.type === 'MetaProperty' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'url'
  )
}

/** In an address `a.png` means `./a.png`. */
function asRelative(name: string): string {
  return /^\.{0,2}\//.test(name) ? name : `./${name}`
}
