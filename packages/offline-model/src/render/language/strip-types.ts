import { parseSync } from 'rolldown/utils'

/**
 * TypeScript as JavaScript: types are cut out of the text and everything else, comments and line breaks included, stays
 * as it was written. `path` tells by its ending whether the text may hold JSX.
 */
export function stripTypes(path: string, text: string): string {
  const { program, comments } = parseSync(path, text)
  const cuts: Cut[] = []
  collectCuts(program, { text, cuts, comments })
  return tidy(applyCuts(text, cuts))
}

interface Cut {
  start: number
  end: number
}

interface Source {
  text: string
  comments: readonly Cut[]
  cuts: Cut[]
}

type SyntaxNode = Readonly<Record<string, unknown>> & { type: string; start: number; end: number }

function collectCuts(node: unknown, source: Source): void {
  if (Array.isArray(node)) {
    for (const each of node) collectCuts(each, source)
    return
  }
  if (!isNode(node)) return
  const own = cutsOf(node, source)
  source.cuts.push(...own)
  for (const value of Object.values(node)) if (typeof value === 'object') collectCuts(value, source)
}

function cutsOf(node: SyntaxNode, source: Source): Cut[] {
  switch (node.type) {
    case 'TSTypeAnnotation':
    case 'TSTypeParameterDeclaration':
    case 'TSTypeParameterInstantiation':
      return [node]
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSDeclareFunction':
      return [withComments(node, source)]
    case 'ExportNamedDeclaration':
    case 'ImportDeclaration':
      return isTypeOnly(node) ? [withComments(node, source)] : []
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return [{ start: endOf(node['expression']), end: node.end }]
    case 'ParenthesizedExpression':
      return isNeedless(node['expression'])
        ? [
            { start: node.start, end: node.start + 1 },
            { start: node.end - 1, end: node.end },
          ]
        : []
    case 'Identifier':
      // The question mark of `name?: string` stands between the name and its type.
      return node['optional'] === true
        ? [{ start: node.start + String(node['name']).length, end: node.end }]
        : []
    default:
      return []
  }
}

function isTypeOnly(node: SyntaxNode): boolean {
  return node['importKind'] === 'type' || node['exportKind'] === 'type'
}

/** `(value as string).length` needs no brackets once the type is gone; `(await load() as string).length` does. */
function isNeedless(inner: unknown): boolean {
  return (
    isNode(inner) &&
    /^TS(?:As|Satisfies|NonNull)Expression$/.test(inner.type) &&
    isNode(inner['expression']) &&
    ['Identifier', 'MemberExpression', 'CallExpression'].includes(inner['expression'].type)
  )
}

/** A statement with the comment that stands directly above it, and the end of its line. */
function withComments(node: SyntaxNode, { text, comments }: Source): Cut {
  const above = comments.findLast(
    ({ end }) => end <= node.start && /^[^\S\n]*(?:\n[^\S\n]*)?$/.test(text.slice(end, node.start)),
  )
  return { start: above?.start ?? node.start, end: text[node.end] === '\n' ? node.end + 1 : node.end }
}

function endOf(node: unknown): number {
  return isNode(node) ? node.end : 0
}

function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    typeof value.type === 'string' &&
    'start' in value &&
    'end' in value
  )
}

function applyCuts(text: string, cuts: readonly Cut[]): string {
  let result = ''
  let at = 0
  for (const { start, end } of cuts.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start >= at) result += text.slice(at, start)
    at = Math.max(at, end)
  }
  return result + text.slice(at)
}

/** Where a whole statement went, its empty lines go too. */
function tidy(text: string): string {
  return text
    .replace(/(?<![^\S\n])[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trimStart()
}
