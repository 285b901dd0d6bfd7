import { parseSync, Visitor } from 'rolldown/utils'
import type { ESTree, ParseResult } from 'rolldown/utils'

export interface Source {
  /** What the file imports, as it is written there: statically, lazily, again exported, or as a type. */
  readonly specifiers: string[]
  readonly readsEnvironment: boolean
  /** Whether a text in it is an SQL statement. */
  readonly writesSql: boolean
  /** Set when the file could not be read as TypeScript. */
  readonly syntaxError?: string
}

export function readSource(path: string, text: string): Source {
  const parsed = parseSync(path, text)
  const syntaxError = parsed.errors[0]?.message
  // The tree is made when it is asked for, which takes far longer than to read the file. Most files need none.
  const needsTree =
    parsed.module.dynamicImports.length > 0 || onlyTreeTells.test(text) || perhapsStatement.test(text)
  return {
    ...(needsTree
      ? walkTree(parsed.program)
      : { specifiers: listSpecifiers(parsed), readsEnvironment: false, writesSql: false }),
    ...(syntaxError !== undefined && { syntaxError }),
  }
}

/** The environment, the type of an import, and a file that is named without taking anything from it. */
const onlyTreeTells = /\benv\b|\bimport\s*\(|\bexport\s*\{\s*\}/
const perhapsStatement = /["'`]\s*(?:select|insert|update|delete|create|alter|drop|truncate|with)\s/i
const statement =
  /^\s*(?:select\s[^]*?\sfrom\s|insert\s+into\s|update\s+\S+\s+set\s|delete\s+from\s|(?:create|alter|drop|truncate)\s+(?:or\s+replace\s+|unique\s+)?(?:table|index|view|function|role|schema|database)\s|with\s+(?:recursive\s+)?\w+\s+as\s*\()/i

function listSpecifiers({ module: { staticImports, staticExports } }: ParseResult): string[] {
  const specifiers = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ]
  return [...new Set(specifiers)]
}

function walkTree(program: ESTree.Program): Omit<Source, 'syntaxError'> {
  const specifiers = new Set<string>()
  let readsEnvironment = false
  let writesSql = false

  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string' && statement.test(value)) writesSql = true
    },
    TemplateLiteral({ quasis }) {
      // What is inserted stands for a name or a value.
      if (statement.test(quasis.map(({ value }) => value.cooked ?? '').join('x'))) writesSql = true
    },
    ImportDeclaration(node) {
      specifiers.add(node.source.value)
      if (importsEnvironment(node)) readsEnvironment = true
    },
    ExportNamedDeclaration(node) {
      if (node.source) specifiers.add(node.source.value)
    },
    ExportAllDeclaration(node) {
      specifiers.add(node.source.value)
    },
    ImportExpression(node) {
      const specifier = literalText(node.source)
      if (specifier !== undefined) specifiers.add(specifier)
    },
    TSImportType(node) {
      specifiers.add(node.source.value)
    },
    MemberExpression(node) {
      if (memberName(node) === 'env' && isProcess(node.object)) readsEnvironment = true
    },
    VariableDeclarator(node) {
      if (node.init && isProcess(node.init) && unpacksEnvironment(node.id)) readsEnvironment = true
    },
  }).visit(program)

  return { specifiers: [...specifiers], readsEnvironment, writesSql }
}

function importsEnvironment({ source, specifiers }: ESTree.ImportDeclaration): boolean {
  if (source.value !== 'node:process' && source.value !== 'process') return false
  return specifiers.some((each) => each.type === 'ImportSpecifier' && nameOf(each.imported) === 'env')
}

function isProcess(node: ESTree.Expression): boolean {
  if (node.type === 'Identifier') return node.name === 'process'
  return node.type === 'MemberExpression' && memberName(node) === 'process'
}

function unpacksEnvironment(pattern: ESTree.BindingPattern): boolean {
  if (pattern.type !== 'ObjectPattern') return false
  return pattern.properties.some((each) => each.type === 'Property' && nameOf(each.key) === 'env')
}

function memberName({ computed, property }: ESTree.MemberExpression): string | undefined {
  return computed ? literalText(property) : nameOf(property)
}

function nameOf(node: ESTree.Node): string | undefined {
  return node.type === 'Identifier' ? node.name : literalText(node)
}

/** The text of `'…'`, or of `` `…` `` with nothing inserted. */
function literalText(node: ESTree.Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]?.value.cooked ?? undefined
  }
  return undefined
}
