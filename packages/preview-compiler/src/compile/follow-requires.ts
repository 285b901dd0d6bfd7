import { parseSync } from 'rolldown/utils'
import type { ESTree } from 'rolldown/utils'
import { diagnoseAt } from '../diagnostics.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { readManifest } from '../entry/read-manifest.ts'
import type { ProjectView } from '../frameworks/project-view.ts'
import type { CompiledFile, ImportUse } from './compiled-file.ts'
import { kindOf } from './file-kind.ts'
import { applyReplacements } from './replacement.ts'
import type { Replacement } from './replacement.ts'
import { visitNodes } from './visit-nodes.ts'

interface RequiringSource {
  path: string
  text: string
  project: ProjectView
  rewrite?: (code: string) => string
}

type Compile = (change: Pick<RequiringSource, 'rewrite'>) => Promise<CompiledFile>

/** Whether a text may ask for files by `require`. One that looks first whether there is such a thing knows what to do. */
export function mayRequire(text: string): boolean {
  return requireCall.test(text) && !/\btypeof (?:require|exports|module)\b/.test(text)
}

const requireCall = /\brequire\(\s*['"]/

/** Files that are required become imports in a project of webpack, which knows both. In any other the page says that it cannot. */
export async function followRequires(source: RequiringSource, compile: Compile): Promise<CompiledFile> {
  const { path, text, project, rewrite } = source
  const isKnown = usesWebpack(project)
  const asked = new Map<string, string | undefined>()
  let isRefused = false
  const compiled = await compile({
    rewrite(code) {
      const rewritten = rewrite ? rewrite(code) : code
      const calls = listCalls(rewritten).map((call): Replacement => {
        const file = isKnown ? findRequired(call.specifier, source) : undefined
        asked.set(call.specifier, file)
        isRefused ||= file === undefined
        return { ...call, text: file === undefined ? refuse(call.specifier) : take(call, file) }
      })
      return applyReplacements(rewritten, calls)
    },
  })
  const found = [...asked].flatMap(([specifier, file]) => (file === undefined ? [] : [specifier]))
  return {
    ...compiled,
    imports: [...compiled.imports, ...found.map((specifier): ImportUse => ({ specifier, names: '*' }))],
    diagnostics: [...compiled.diagnostics, ...(isRefused ? [diagnose(path, text)] : [])],
    reads: new Set([...(compiled.reads ?? []), 'package.json', ...asked.keys()]),
  }
}

function usesWebpack({ readText }: ProjectView): boolean {
  const { dependencies } = readManifest(new Map([['package.json', readText('package.json') ?? '']]))
  return ['react-scripts', 'next', '@vue/cli-service'].some((name) => dependencies.has(name))
}

/** A file beside it that is missing is imported as well: then it is told of like every other. Packages are not followed. */
function findRequired(specifier: string, { path, project }: RequiringSource): string | undefined {
  return project.findFile(specifier, path) ?? (/^\.{1,2}\//.test(specifier) ? specifier : undefined)
}

interface RequireCall {
  start: number
  end: number
  specifier: string
  /** Followed by `.default`, as older projects write it for a picture. */
  isDefaultTaken: boolean
}

function listCalls(code: string): RequireCall[] {
  const { program } = parseSync('module.js', code, { lang: 'js', sourceType: 'module' })
  const calls: RequireCall[] = []
  let isOwn = false
  visitNodes(program, (node) => {
    isOwn ||= declaresRequire(node)
    if (node.type !== 'CallExpression' || !isRequire(node.callee)) return
    const [first] = node.arguments
    if (first?.type !== 'Literal' || typeof first.value !== 'string') return
    const { start, end } = node
    const isDefaultTaken = /^\s?\??\.default\b/.test(code.slice(end, end + 12))
    calls.push({ start, end, specifier: first.value, isDefaultTaken })
  })
  return isOwn ? [] : calls
}

function declaresRequire(node: ESTree.Node): boolean {
  if (node.type === 'VariableDeclarator') return isRequire(node.id)
  if (node.type === 'ImportSpecifier' || node.type === 'ImportDefaultSpecifier') return isRequire(node.local)
  if (node.type === 'FunctionDeclaration' && node.id && isRequire(node.id)) return true
  return 'params' in node && Array.isArray(node.params) && node.params.some(isRequire)
}

function isRequire(node: unknown): boolean {
  return typeof node === 'object' && node !== null && 'name' in node && node.name === 'require'
}

/** What is imported is there before the module runs, and the registry gives it at once. */
function take({ specifier, isDefaultTaken }: RequireCall, file: string): string {
  const module = `__vite_ssr_import__(${JSON.stringify(specifier)})`
  const isValue = ['asset', 'json'].includes(kindOf(file))
  return isValue && !isDefaultTaken ? `${module}.default` : module
}

function refuse(specifier: string): string {
  const sentence = `${noRequire} Use import for ${specifier} instead.`
  return `(() => { throw new ReferenceError(${JSON.stringify(sentence)}) })()`
}

const noRequire = '`require` does not exist in a browser.'

function diagnose(path: string, text: string): Diagnostic {
  const message = `${noRequire} Use import in ${path} instead.`
  return diagnoseAt(
    { kind: 'unsupported', severity: 'warning', file: path, message },
    text,
    text.search(requireCall),
  )
}
