import { toObjectKey, toScriptString } from '../escape.ts'

/** A piece of TypeScript that is written as it stands. */
export class Code {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type Writable =
  | string
  | number
  | boolean
  | null
  | Code
  | readonly Writable[]
  | { readonly [key: string]: Writable | undefined }

const lineWidth = 110

/** A value as TypeScript: on one line where it fits, otherwise over several. */
export function writeValue(value: Writable, indent = 0): string {
  const line = writeLine(value)
  if (line.length + indent <= lineWidth - 10 && !line.includes('\n')) return line
  const inner = ' '.repeat(indent + 2)
  const outer = ' '.repeat(indent)
  if (isList(value))
    return `[\n${value.map((each) => `${inner}${writeValue(each, indent + 2)},\n`).join('')}${outer}]`
  if (typeof value !== 'object' || value === null || value instanceof Code) return line
  return `{\n${entriesOf(value)
    .map(([key, each]) => `${inner}${writeEntry(key, writeValue(each, indent + 2))},\n`)
    .join('')}${outer}}`
}

function writeLine(value: Writable): string {
  if (typeof value === 'string') return toScriptString(value)
  if (typeof value !== 'object' || value === null) return String(value)
  if (value instanceof Code) return value.text
  if (isList(value)) return `[${value.map(writeLine).join(', ')}]`
  const entries = entriesOf(value).map(([key, each]) => writeEntry(key, writeLine(each)))
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

function writeEntry(key: string, code: string): string {
  const name = toObjectKey(key)
  return name === code ? name : `${name}: ${code}`
}

function entriesOf(value: { readonly [key: string]: Writable | undefined }): [string, Writable][] {
  return Object.entries(value).flatMap(([key, each]): [string, Writable][] =>
    each === undefined ? [] : [[key, each]],
  )
}

function isList(value: Writable): value is readonly Writable[] {
  return Array.isArray(value)
}
