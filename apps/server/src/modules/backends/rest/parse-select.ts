import type { SelectItem } from './query.ts'
import { readName, readPath } from './read-path.ts'
import { createTextReader } from './text-reader.ts'
import type { TextReader } from './text-reader.ts'

const maxDepth = 8

/** `*`, `name:column::text`, `data->>key`, `table(columns)`, `alias:table!hint!inner(columns)`. */
export function parseSelect(text: string): SelectItem[] {
  const reader = createTextReader(withoutSpaces(text), 'select parameter')
  const items = readItems(reader, 0)
  if (!reader.isAtEnd()) throw reader.fail()
  return items
}

/** Names in quotes keep theirs. */
const withoutSpaces = (text: string): string =>
  text
    .split('"')
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(/\s/g, '') : part))
    .join('"')

function readItems(reader: TextReader, depth: number): SelectItem[] {
  if (depth > maxDepth) throw reader.fail()
  const items: SelectItem[] = []
  if (reader.isAtEnd() || reader.startsWith(')')) return items
  do items.push(readItem(reader, depth))
  while (reader.take(','))
  return items
}

function readItem(reader: TextReader, depth: number): SelectItem {
  if (reader.take('*')) return { kind: 'all' }
  const first = readPath(reader)
  const hasAlias = reader.startsWith(':') && !reader.startsWith('::')
  if (hasAlias && first.steps.length > 0) throw reader.fail()
  if (hasAlias) reader.expect(':')
  const path = hasAlias ? readPath(reader) : first
  const named = hasAlias && { alias: first.column }
  if (path.steps.length === 0 && (reader.startsWith('!') || reader.startsWith('('))) {
    return { kind: 'embed', relation: path.column, ...named, ...readEmbed(reader, depth) }
  }
  const cast = reader.take('::') ? { cast: readName(reader) } : {}
  return { kind: 'column', path, ...named, ...cast }
}

function readEmbed(reader: TextReader, depth: number) {
  let isInner = false
  let hint: string | undefined
  while (reader.take('!')) {
    const word = readName(reader)
    if (word === 'inner') isInner = true
    else if (word !== 'left') hint = word
  }
  reader.expect('(')
  const items = readItems(reader, depth + 1)
  reader.expect(')')
  return { isInner, items, ...(hint !== undefined && { hint }) }
}
