import { parseGroup, parseTest } from './parse-conditions.ts'
import { parseSelect } from './parse-select.ts'
import type { Narrowing, OrderTerm, RestQuery } from './query.ts'
import { readPath } from './read-path.ts'
import { malformed } from './rest-error.ts'
import { createTextReader } from './text-reader.ts'

/** Reads an address' parameters. Names that `isArgument` knows go to the function that is called. */
export function parseQuery(
  parameters: URLSearchParams,
  isArgument: (name: string) => boolean = () => false,
): RestQuery {
  const narrowings = new Map<string, Narrowing>()
  const named = new Map<string, string>()

  function narrowing(place: string): Narrowing {
    const known = narrowings.get(place)
    if (known) return known
    const made: Narrowing = { conditions: [], order: [], limit: undefined, offset: 0 }
    narrowings.set(place, made)
    return made
  }

  for (const [name, value] of parameters) {
    if (ownWords.has(name)) continue
    if (isArgument(name)) {
      named.set(name, value)
      continue
    }
    const { place, word } = splitName(name)
    const target = narrowing(place)
    const group = /^(not\.)?(and|or)$/.exec(word)
    if (group) {
      const joint = group[2] === 'or' ? 'or' : 'and'
      target.conditions.push(parseGroup(joint, group[1] !== undefined, value))
    } else if (word === 'order') target.order = parseOrder(value)
    else if (word === 'limit') target.limit = parseCount(value)
    else if (word === 'offset') target.offset = parseCount(value) ?? 0
    else target.conditions.push(parseTest(word, value))
  }
  const columns = parameters.get('on_conflict')
  return {
    items: parseSelect(parameters.get('select') ?? '*'),
    narrowings,
    onConflict:
      columns === null || columns === '' ? undefined : columns.split(',').map((each) => each.trim()),
    named,
  }
}

const ownWords = new Set(['select', 'columns', 'on_conflict', 'apikey'])

/** `table.inner.column` is about a column of a table that is embedded in an embedded one. */
function splitName(name: string): { place: string; word: string } {
  const negated = /^(?:(.+)\.)?(not\.(?:and|or))$/.exec(name)
  const [, place = '', word = ''] = negated ?? /^(?:(.+)\.)?([^.]+)$/.exec(name) ?? []
  if (word === '') throw malformed(`failed to parse the parameter (${name})`)
  return { place, word }
}

function parseCount(text: string): number | undefined {
  if (text === '') return undefined
  const count = Number(text)
  if (!Number.isSafeInteger(count) || count < 0) throw malformed(`failed to parse a number (${text})`)
  return count
}

function parseOrder(text: string): OrderTerm[] {
  const reader = createTextReader(text, 'order')
  const terms: OrderTerm[] = []
  do {
    const path = readPath(reader)
    const isDescending = reader.take('.desc')
    if (!isDescending) reader.take('.asc')
    const nulls = reader.take('.nullsfirst') ? 'first' : reader.take('.nullslast') ? 'last' : undefined
    terms.push({ path, isDescending, nulls })
  } while (reader.take(','))
  if (!reader.isAtEnd()) throw reader.fail()
  return terms
}
