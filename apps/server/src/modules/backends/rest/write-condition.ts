import { parseList } from './parse-conditions.ts'
import type { ColumnPath, Condition, OrderTerm } from './query.ts'
import { malformed } from './rest-error.ts'
import { quoteName, quoteText } from './sql-draft.ts'
import type { SqlDraft } from './sql-draft.ts'

export function writeConditions(draft: SqlDraft, source: string, conditions: readonly Condition[]): string[] {
  return conditions.map((condition) => writeCondition(draft, source, condition))
}

function writeCondition(draft: SqlDraft, source: string, condition: Condition): string {
  const negation = condition.isNegated ? 'not ' : ''
  if (condition.kind === 'test') return `${negation}(${writeTest(draft, source, condition)})`
  const parts = writeConditions(draft, source, condition.conditions)
  return `${negation}(${parts.join(` ${condition.joint} `)})`
}

function writeTest(draft: SqlDraft, source: string, test: Extract<Condition, { kind: 'test' }>): string {
  const { operator, value } = test
  const left = writePath(source, test.path)
  const compare = comparisons.get(operator)
  if (compare !== undefined) return `${left} ${compare} ${draft.value(value)}`
  if (operator === 'like' || operator === 'ilike')
    return `${left} ${operator} ${draft.value(value.replaceAll('*', '%'))}`
  if (operator === 'in') return `${left} = any (${draft.value(parseList(value))})`
  if (operator === 'is') return `${left} is ${readIs(value)}`
  const search = /^(fts|plfts|phfts|wfts)(?:\(([a-z]+)\))?$/.exec(operator)
  const call = searches.get(search?.[1] ?? '')
  if (!call) throw malformed(`"failed to parse filter (${operator}.${value})"`, 'unknown operator')
  const language = search?.[2] === undefined ? '' : `${quoteText(search[2])}, `
  return `${left} @@ ${call}(${language}${draft.value(value)})`
}

const comparisons = new Map([
  ['eq', '='],
  ['neq', '<>'],
  ['gt', '>'],
  ['gte', '>='],
  ['lt', '<'],
  ['lte', '<='],
  ['match', '~'],
  ['imatch', '~*'],
  ['isdistinct', 'is distinct from'],
  ['cs', '@>'],
  ['cd', '<@'],
  ['ov', '&&'],
  ['sl', '<<'],
  ['sr', '>>'],
  ['nxr', '&<'],
  ['nxl', '&>'],
  ['adj', '-|-'],
])

const searches = new Map([
  ['fts', 'to_tsquery'],
  ['plfts', 'plainto_tsquery'],
  ['phfts', 'phraseto_tsquery'],
  ['wfts', 'websearch_to_tsquery'],
])

function readIs(value: string): string {
  const word = value.toLowerCase()
  if (word === 'not_null') return 'not null'
  if (['null', 'true', 'false', 'unknown'].includes(word)) return word
  throw malformed(`"failed to parse filter (is.${value})"`, 'is takes null, not_null, true, false or unknown')
}

/** Inside JSON, a number is the place in a list. */
export function writePath(source: string, { column, steps }: ColumnPath): string {
  const start = `${source}.${quoteName(column)}`
  if (steps.length === 0) return start
  const rest = steps.map(({ arrow, key }) => `${arrow}${/^-?\d{1,9}$/.test(key) ? key : quoteText(key)}`)
  // A column of another kind is looked into as JSON.
  return `(to_jsonb(${start})${rest.join('')})`
}

export function writeOrder(source: string, order: readonly OrderTerm[]): string {
  if (order.length === 0) return ''
  const terms = order.map(({ path, isDescending, nulls }) => {
    const direction = isDescending ? ' desc' : ''
    return `${writePath(source, path)}${direction}${nulls === undefined ? '' : ` nulls ${nulls}`}`
  })
  return ` order by ${terms.join(', ')}`
}
