import type { Condition } from './query.ts'
import { parsePath, readPath } from './read-path.ts'
import { malformed } from './rest-error.ts'
import { createTextReader } from './text-reader.ts'
import type { TextReader } from './text-reader.ts'

const maxDepth = 16

/** The value of `column=operator.value`. */
export function parseTest(name: string, text: string): Condition {
  const { isNegated, operator, rest } = splitOperator(text)
  return { kind: 'test', path: parsePath(name), isNegated, operator, value: rest }
}

/** The value of `and=(…)` and `or=(…)`. */
export function parseGroup(joint: 'and' | 'or', isNegated: boolean, text: string): Condition {
  const reader = createTextReader(text, 'logic tree')
  const conditions = readConditions(reader, 0)
  if (!reader.isAtEnd()) throw reader.fail()
  return { kind: 'group', joint, isNegated, conditions }
}

function readConditions(reader: TextReader, depth: number): Condition[] {
  if (depth > maxDepth) throw reader.fail()
  reader.expect('(')
  const conditions: Condition[] = []
  do {
    reader.match(/\s*/y)
    conditions.push(readCondition(reader, depth))
    reader.match(/\s*/y)
  } while (reader.take(','))
  reader.expect(')')
  return conditions
}

function readCondition(reader: TextReader, depth: number): Condition {
  const group = /^(not\.)?(and|or)$/.exec(reader.match(/(?:not\.)?(?:and|or)(?=\()/y))
  if (group) {
    const joint = group[2] === 'or' ? 'or' : 'and'
    const isNegated = group[1] !== undefined
    return { kind: 'group', joint, isNegated, conditions: readConditions(reader, depth + 1) }
  }
  const path = readPath(reader)
  reader.expect('.')
  const isNegated = reader.take('not.')
  const operator = reader.match(/[a-z]+(?:\([a-z]+\))?/y)
  reader.expect('.')
  return { kind: 'test', path, isNegated, operator, value: readValue(reader) }
}

/** A list or an array keeps its own commas; a value in quotes loses only its quotes. */
function readValue(reader: TextReader): string {
  if (reader.startsWith('(')) return reader.match(/\((?:"(?:[^"\\]|\\.)*"|[^")])*\)/y)
  if (reader.startsWith('{')) return reader.match(/\{(?:"(?:[^"\\]|\\.)*"|[^"}])*\}/y)
  if (reader.startsWith('"')) return reader.quoted()
  return reader.match(/[^,)]*/y)
}

function splitOperator(text: string) {
  const found = /^(not\.)?([a-z]+(?:\([a-z]+\))?)\.([^]*)$/.exec(text)
  if (!found)
    throw malformed(`"failed to parse filter (${text})"`, 'A filter is written as operator.value, as in eq.1')
  const [, negation, operator = '', rest = ''] = found
  return { isNegated: negation !== undefined, operator, rest }
}

/** The values of `in.(a,"b,c")`. */
export function parseList(text: string): string[] {
  const reader = createTextReader(text, 'list')
  reader.expect('(')
  if (reader.take(')')) return []
  const values: string[] = []
  do values.push(reader.startsWith('"') ? reader.quoted() : reader.match(/[^,)]*/y))
  while (reader.take(','))
  reader.expect(')')
  return values
}
