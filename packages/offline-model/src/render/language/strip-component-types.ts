import { parseSync } from 'rolldown/utils'
import { stripTypes } from './strip-types.ts'

/** A single-file component of Vue or Svelte without types. Its template holds none. */
export function stripComponentTypes(text: string): string {
  return text.replace(
    /<script( setup)? lang="ts">\n([\s\S]*?)<\/script>/,
    (_whole, setup: string | undefined, script: string) => {
      const indent = setup === undefined ? '  ' : ''
      const plain = stripTypes('component.ts', declareAtRuntime(script))
      return `<script${setup ?? ''}>\n${indent}${plain}</script>`
    },
  )
}

/** Vue reads properties and events from types; without types they are listed. */
function declareAtRuntime(script: string): string {
  const { program } = parseSync('component.ts', script)
  let result = script
  const found: Declaration[] = []
  findDeclarations(program, found)
  for (const { start, end, name, members } of found.toSorted((a, b) => b.start - a.start)) {
    const list =
      name === 'defineEmits'
        ? `[${members.map((member) => `'${member.key}'`).join(', ')}]`
        : `{ ${members.map(({ key, type }) => `${key}: ${type}`).join(', ')} }`
    result = `${result.slice(0, start)}${name}(${list})${result.slice(end)}`
  }
  return result
}

interface Declaration {
  name: string
  start: number
  end: number
  members: readonly { key: string; type: string }[]
}

function findDeclarations(node: unknown, found: Declaration[]): void {
  if (typeof node !== 'object' || node === null) return
  const { type, callee, typeArguments, start, end } = readNode(node)
  const name = readNode(callee).name
  if (type === 'CallExpression' && (name === 'defineProps' || name === 'defineEmits'))
    found.push({ name, start: Number(start), end: Number(end), members: listMembers(typeArguments) })
  for (const value of Object.values(node)) findDeclarations(value, found)
}

function listMembers(typeArguments: unknown): Declaration['members'] {
  const { params } = readNode(typeArguments)
  const { members } = readNode(Array.isArray(params) ? params[0] : undefined)
  return (Array.isArray(members) ? members : []).map((member) => {
    const { key, typeAnnotation } = readNode(member)
    const { type } = readNode(readNode(typeAnnotation).typeAnnotation)
    return { key: String(readNode(key).name), type: runtimeTypes.get(String(type)) ?? 'null' }
  })
}

const runtimeTypes = new Map([
  ['TSStringKeyword', 'String'],
  ['TSNumberKeyword', 'Number'],
  ['TSBooleanKeyword', 'Boolean'],
  ['TSArrayType', 'Array'],
  // `readonly Thing[]`: nothing else in a component has an operator before its type.
  ['TSTypeOperator', 'Array'],
])

function readNode(node: unknown): Readonly<Record<string, unknown>> {
  return typeof node === 'object' && node !== null ? { ...node } : {}
}
