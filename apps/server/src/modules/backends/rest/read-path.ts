import type { ColumnPath, JsonStep } from './query.ts'
import { createTextReader } from './text-reader.ts'
import type { TextReader } from './text-reader.ts'

const plainName = /[^\s,.:()"!>-]+(?:-(?!>)[^\s,.:()"!>-]+)*/y
const jsonKey = /[^\s,.:()"!>-]+(?:-(?!>)[^\s,.:()"!>-]+)*|-?\d+/y

export function readName(reader: TextReader): string {
  const name = reader.startsWith('"') ? reader.quoted() : reader.match(plainName)
  if (name === '') throw reader.fail()
  return name
}

/** `column`, `column->key`, `column->0->>key`. */
export function readPath(reader: TextReader): ColumnPath {
  const column = readName(reader)
  const steps: JsonStep[] = []
  for (;;) {
    const arrow = reader.take('->>') ? '->>' : reader.take('->') ? '->' : undefined
    if (arrow === undefined) return { column, steps }
    const key = reader.startsWith('"') ? reader.quoted() : reader.match(jsonKey)
    if (key === '') throw reader.fail()
    steps.push({ arrow, key })
  }
}

export function parsePath(text: string): ColumnPath {
  const reader = createTextReader(text, 'the name of a column')
  const path = readPath(reader)
  if (!reader.isAtEnd()) throw reader.fail()
  return path
}
