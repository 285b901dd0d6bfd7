import { invalidRequest } from './stripe-error.ts'

export type FormValue = string | FormValue[] | { [name: string]: FormValue }

const maxDepth = 8

/** Decodes `a[b][0]=c` into nested values; every leaf is a string. */
export function decodeForm(encoded: string): Record<string, FormValue> {
  const root: Branch = new Map()
  for (const [name, value] of new URLSearchParams(encoded)) insert(root, splitName(name), value)
  return Object.fromEntries([...root].map(([name, node]) => [name, toValue(node)]))
}

type Branch = Map<string, string | Branch>

function splitName(name: string) {
  const parts = name.replaceAll(']', '').split('[')
  if (parts.length > maxDepth || parts.includes('__proto__')) {
    throw invalidRequest(`Invalid parameter name: ${name}`, { param: name })
  }
  return parts
}

function insert(root: Branch, parts: string[], value: string) {
  let branch = root
  for (const [index, part] of parts.entries()) {
    const key = part === '' ? String(branch.size) : part
    if (index === parts.length - 1) {
      branch.set(key, value)
      return
    }
    const next = branch.get(key)
    const child: Branch = next instanceof Map ? next : new Map()
    branch.set(key, child)
    branch = child
  }
}

function toValue(node: string | Branch): FormValue {
  if (typeof node === 'string') return node
  const entries = [...node]
  if (entries.every(([key], index) => key === String(index)))
    return entries.map(([, child]) => toValue(child))
  return Object.fromEntries(entries.map(([key, child]) => [key, toValue(child)]))
}
