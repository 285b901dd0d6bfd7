import type { ESTree } from 'rolldown/utils'

export type FunctionLike = ESTree.Function | ESTree.ArrowFunctionExpression

export function isFunction(node: ESTree.Node): node is FunctionLike {
  return (
    node.type === 'ArrowFunctionExpression' ||
    node.type === 'FunctionExpression' ||
    node.type === 'FunctionDeclaration'
  )
}

/** The tree's types allow declarations and patterns in places where only an expression makes sense here. */
export function isExpression(node: ESTree.Node): node is ESTree.Expression {
  return node.type.endsWith('Expression') || expressionTypes.has(node.type)
}

const expressionTypes = new Set(['Literal', 'Identifier', 'TemplateLiteral', 'MetaProperty'])

export function isImportMeta(node: ESTree.Node): boolean {
  return node.type === 'MetaProperty'
}

export function calleeName(callee: ESTree.Expression): string | undefined {
  if (callee.type === 'Identifier') return callee.name
  if (callee.type !== 'MemberExpression' || callee.computed) return undefined
  return callee.property.type === 'Identifier' ? callee.property.name : undefined
}
