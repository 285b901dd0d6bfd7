import { isFieldName } from '../subjects/read-attribute.ts'
import { isPlural } from './inflect.ts'
import { isGerund, nounVerbs, readVerb } from './verbs.ts'

/** Properties that are named one after the other. */
export interface FieldRow {
  readonly fields: readonly string[]
  /** How much of the text they take. */
  readonly length: number
}

/**
 * "composer, voicing and key, assign soloists": what follows "with" where properties are named in a row. Its "and" closes a
 * row, and so does whatever is done next.
 */
export function readFieldRow(after: string): FieldRow | undefined {
  const text = after.split(/[.;:()]/)[0] ?? ''
  const fields: string[] = []
  let start = 0
  let length = 0
  for (const segment of text.split(',')) {
    const read = readSegment(segment, fields.length === 0)
    fields.push(...read.fields)
    if (read.fields.length > 0) length = start + (read.length ?? segment.length)
    start += segment.length + 1
    if (read.isLast) break
  }
  const [only = ''] = fields
  const isRow = fields.length > 1 || (fields.length === 1 && isFieldName(only))
  return isRow ? { fields, length } : undefined
}

function readSegment(
  segment: string,
  isFirst: boolean,
): { fields: readonly string[]; isLast: boolean; length?: number } {
  const [, lead = '', words = ''] = /^(\s*(?:(?:and|or) )?)(.*)$/i.exec(segment) ?? []
  if (!isFirst && isOrder(words)) return { fields: [], isLast: true }
  const [, left = '', right] = /^(.+?) (?:and|or) (.+)$/i.exec(words) ?? [undefined, words, undefined]
  const first = bareField(left)
  if (first === undefined) return { fields: [], isLast: true }
  if (right === undefined) return { fields: [first], isLast: /\b(?:and|or) $/i.test(lead) }
  const second = isOrder(right) ? undefined : bareField(right)
  return second === undefined
    ? { fields: [first], isLast: true, length: lead.length + left.length }
    : { fields: [first, second], isLast: true }
}

/** A verb with something that it is done to: "assign soloists", "see the programme"; no "start time" and no "rent per month". */
function isOrder(words: string): boolean {
  const verb = readVerb(words)
  if (verb === undefined || verb.rest === '' || isGerund(words) || isFieldName(words)) return false
  const isNoun = nounVerbs.has(verb.verb) && /^[a-z]+$/i.test(verb.rest) && !isPlural(verb.rest)
  return !isNoun && !/^per /i.test(verb.rest)
}

/** A property without its article. Undefined for what is none: somebody, a way, a whole sentence. */
function bareField(written: string): string | undefined {
  const words = written.trim().replace(/^(?:(?:the|an?|their|its|his|her|own) )+/i, '')
  if (!/^[a-z][a-z'-]*(?: [a-z'-]+){0,3}$/i.test(words) || noFields.test(words)) return undefined
  return words
}

const noFields =
  /^(?:free|occupied|empty|available|friends?|others?|people|everyone|users?|members?|us|them|me|it|this|these|cards?|each other|ease|help|family|colleagues|more|all|filters?|search|customers?|one click)$|\b(?:in|on|at|from|to|by|for|with|as|that|which|who|is|are|be|can|using|per|each|every)\b/i
