import type { ESTree } from 'rolldown/utils'

/** Every node, in the order of the text. */
export function visitNodes(node: ESTree.Node, see: (node: ESTree.Node) => void): void {
  const waiting: ESTree.Node[] = [node]
  const seen: ESTree.Node[] = []
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    seen.push(next)
    for (const value of Object.values(next))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) waiting.push(child)
  }
  for (const found of seen.toSorted((a, b) => a.start - b.start)) see(found)
}

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
