import { parseSync } from 'rolldown/utils'
import type { ESTree } from 'rolldown/utils'
import { expandUrl, namesFilesByUrl } from './expand-urls.ts'
import { matchPaths } from './match-paths.ts'
import type { Surroundings } from './match-paths.ts'
import { applyReplacements } from './replacement.ts'
import type { Replacement } from './replacement.ts'
import { visitNodes } from './visit-nodes.ts'

/** Whether a file's output depends on which other files exist. */
export function usesGlobs(text: string): boolean {
  return text.includes('import.meta.glob') || templateImport.test(text) || namesFilesByUrl(text)
}

/** Replaces `import.meta.glob(…)`, dynamic imports with a gap and addresses beside the module by what the project has. */
export function expandGlobs(code: string, surroundings: Surroundings): string {
  const { program } = parseSync('module.js', code, { lang: 'js', sourceType: 'module' })
  const replacements: Replacement[] = []
  const eagerImports: string[] = []
  const project = { ...surroundings, paths: [...surroundings.paths].toSorted() }
  visitNodes(program, (node) => {
    // What lies within something that was replaced went along with it.
    if (node.start < (replacements.at(-1)?.end ?? 0)) return
    if (isGlobCall(node)) {
      const text = expandCall(node, project, eagerImports)
      replacements.push({ start: node.start, end: node.end, text })
    } else if (node.type === 'ImportExpression' && node.source.type === 'TemplateLiteral') {
      const text = expandImport(node.source, code, project)
      if (text !== undefined) replacements.push({ start: node.start, end: node.end, text })
    } else if (node.type === 'NewExpression') {
      const replacement = expandUrl(node, { ...project, code, eagerImports })
      if (replacement) replacements.push(replacement)
    }
  })
  // On the first line, so that the lines below keep their numbers.
  return eagerImports.join('') + applyReplacements(code, replacements)
}

const templateImport = /\bimport\s*\(\s*`[^`]*\$\{/

function isGlobCall(node: ESTree.Node): node is ESTree.CallExpression {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false
  const { object, property } = node.callee
  return object.type === 'MetaProperty' && property.type === 'Identifier' && property.name === 'glob'
}

function expandCall(node: ESTree.CallExpression, surroundings: Surroundings, eagerImports: string[]): string {
  const [first, second] = node.arguments
  const patterns = first ? readPatterns(first) : []
  const options = second ? readOptions(second) : {}
  const query = options.query ? `?${options.query.replace(/^\?/, '')}` : ''
  const entries = matchPaths(patterns, surroundings).map(({ key, path }) => {
    const source = JSON.stringify(`/${path}${query}`)
    if (options.eager) {
      // An import like any other, so that files which need each other can.
      const name = `__glob_${eagerImports.length}`
      eagerImports.push(`import * as ${name} from ${source};`)
      return `${JSON.stringify(key)}: ${options.import ? `${name}[${JSON.stringify(options.import)}]` : name}`
    }
    const pick = options.import ? `.then((module) => module[${JSON.stringify(options.import)}])` : ''
    return `${JSON.stringify(key)}: () => import(${source})${pick}`
  })
  return `({ ${entries.join(', ')} })`
}

/** A template such as `./locales/${name}.json` becomes a choice among the files that fit it. */
function expandImport(
  template: ESTree.TemplateLiteral,
  code: string,
  surroundings: Surroundings,
): string | undefined {
  const pattern = template.quasis.map(({ value }) => value.cooked ?? '').join('*')
  if (!/^(?:\.{0,2}\/|@\/)/.test(pattern) || template.expressions.length === 0) return undefined
  const choices = matchPaths([pattern], surroundings).map(
    ({ key, path }) => `${JSON.stringify(key)}: () => import(${JSON.stringify(`/${path}`)})`,
  )
  const wanted = code.slice(template.start, template.end)
  return `((choices, wanted) => choices[wanted] ? choices[wanted]() : Promise.reject(new Error("No file of the project is called " + wanted + ".")))({ ${choices.join(', ')} }, ${wanted})`
}

function readPatterns(node: ESTree.Argument): string[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value]
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return [node.quasis[0]?.value.cooked ?? '']
  if (node.type !== 'ArrayExpression') return []
  return node.elements.flatMap((element) =>
    element && element.type !== 'SpreadElement' ? readPatterns(element) : [],
  )
}

interface GlobOptions {
  eager?: boolean
  import?: string
  query?: string
}

function readOptions(node: ESTree.Argument): GlobOptions {
  if (node.type !== 'ObjectExpression') return {}
  const options: GlobOptions = {}
  for (const property of node.properties) {
    if (property.type === 'SpreadElement' || property.key.type !== 'Identifier') continue
    if (property.value.type !== 'Literal') continue
    const { name } = property.key
    const { value } = property.value
    if (name === 'eager' && value === true) options.eager = true
    if (name === 'import' && typeof value === 'string') options.import = value
    if ((name === 'query' || name === 'as') && typeof value === 'string') options.query = value
  }
  return options
}
