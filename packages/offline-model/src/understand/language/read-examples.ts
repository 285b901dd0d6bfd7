import { isAttribute, isFieldName } from '../subjects/read-attribute.ts'
import { toPlural } from './inflect.ts'
import { readFieldRow, type FieldRow } from './read-field-row.ts'
import { splitList } from './split-list.ts'
import { isGerund, nounVerbs, readVerb, type Action } from './verbs.ts'

/** Stands in a list where examples were taken out, followed by their number. */
const mark = '\u{e000}'

export interface Examples {
  /** The list without its examples. */
  readonly list: string
  readonly examples: readonly (readonly string[])[]
  /** Which of them are properties, named one after the other behind "with". */
  readonly rows: ReadonlySet<number>
}

/** "…, including a, b and c", "such as a, b" and "add leads with name and budget": they belong to what stands before. */
export function cutExamples(written: string): Examples {
  const examples: string[][] = []
  const rows = new Set<number>()
  let list = ''
  let rest = namesMany(written.replaceAll(mark, '').replace(sharedHead, '$2 such as $1'))
  for (let match = findStart(rest); match !== undefined && examples.length < 12; match = findStart(rest)) {
    const after = rest.slice(match.end)
    if (match.row !== undefined) {
      rows.add(examples.length)
      examples.push([...match.row.fields])
      list += `${rest.slice(0, match.start)} ${mark}${examples.length - 1}`
      rest = after.slice(match.row.length).replace(/^,? ?(?:and |then )?/i, (cut) => (cut === '' ? '' : ', '))
      continue
    }
    const isSorting = /\b(?:categories|genres|topics)$/i.test(rest.slice(0, match.start))
    const besides = readBesides(after)
    if (besides !== undefined) {
      examples.push(splitList(after.slice(0, besides.at)).slice(0, 12))
      list += `${rest.slice(0, match.start)} ${mark}${examples.length - 1}`
      rows.add(examples.length)
      examples.push([...besides.row.fields])
      list += ` ${mark}${examples.length - 1}`
      rest = after.slice(besides.end).replace(/^,? ?(?:and |then )?/i, (cut) => (cut === '' ? '' : ', '))
      continue
    }
    const end = (isSorting ? findLast(after) : undefined) ?? findEnd(after, match.isBracket)
    examples.push(splitList(after.slice(0, end.from).replaceAll(/[()]/g, '')).slice(0, 12))
    list += `${rest.slice(0, match.start)} ${mark}${examples.length - 1}`
    rest = end.to >= after.length ? '' : `, ${after.slice(end.to)}`
  }
  return { list: list + rest, examples, rows }
}

/** "view each turbine's output, wind speed and status" looks at turbines with these. */
function namesMany(text: string): string {
  const match = ofEach.exec(text)
  if (match === null) return text
  const after = text.slice(match.index + match[0].length)
  const [, verb = '', one = ''] = match
  const isRow = (readFieldRow(after)?.fields.length ?? 0) > 1
  return isRow ? `${text.slice(0, match.index)}${verb} ${toPlural(one)} with ${after}` : text
}

const ofEach =
  /\b(view|see|check|show|display|browse|compare|track) (?:each|every|the|all) ([a-z]+(?: [a-z]+)?)'s (?=[a-z ]+,)/i

export function takeExamples(
  part: string,
  { examples, rows }: Examples,
): { text: string; items: readonly string[]; fields: readonly string[] } {
  const numbers = [...part.matchAll(new RegExp(`${mark}(\\d+)`, 'gu'))].map(([, number]) => Number(number))
  const text = part.replace(new RegExp(` ?${mark}\\d+`, 'gu'), '').trim()
  return {
    text,
    items: numbers.flatMap((number) => examples[number] ?? []),
    fields: numbers.flatMap((number) => (rows.has(number) ? (examples[number] ?? []) : [])),
  }
}

/** "work such as pruning and mowing with date, hours and worker": what follows "with" belongs to the work. */
function readBesides(after: string): { at: number; end: number; row: FieldRow } | undefined {
  const [whole, examples = ''] = /^((?:[a-z]+(?: [a-z]+)?, )*[a-z]+ and [a-z]+) with /i.exec(after) ?? []
  const row = whole === undefined ? undefined : readFieldRow(after.slice(whole.length))
  if (whole === undefined || row === undefined || row.fields.length < 2) return undefined
  return { at: examples.length, end: whole.length + row.length, row }
}

interface Start {
  readonly start: number
  readonly end: number
  readonly isBracket: boolean
  readonly row?: FieldRow | undefined
}

function findStart(text: string): Start | undefined {
  for (const match of text.matchAll(starts)) {
    const isWith = /with/i.test(match[0])
    const row = isWith
      ? readRow(text.slice(0, match.index), text.slice(match.index + match[0].length))
      : undefined
    if (match.index > 0 && row !== undefined)
      return { start: match.index, end: match.index + match[0].length, isBracket: false, row }
    if (
      match.index === 0 ||
      (isWith && !namesFields(text.slice(0, match.index), text.slice(match.index + match[0].length)))
    )
      continue
    return { start: match.index, end: match.index + match[0].length, isBracket: match[0].includes('(') }
  }
  return undefined
}

const starts =
  /,? ?\(?\b(?:including|such as|e\.g\.?|for example|like(?= [a-z]+,)|via(?= [a-z-]+,)|through(?= [a-z-]+,)|(?<= )with|(?<=status )(?:to|as))[: ]\s*/gi

/** "list seeds with variety name, plant family and harvest year": what is kept or looked at, and what belongs to it. */
function readRow(before: string, after: string): FieldRow | undefined {
  const verb = readVerb(lastAct(before))
  if (verb === undefined || !kept.has(verb.action) || !oneThing.test(verb.rest)) return undefined
  const row = readFieldRow(after)
  // One property says more of what is made than of what is looked at: "websites with content".
  if (seeing.has(verb.action) && (row?.fields.length ?? 0) < 2) return undefined
  if (verb.verb === 'follow' && !/^(?:each|every|all) /i.test(verb.rest)) return undefined
  return row
}

function lastAct(before: string): string {
  return (before.split(/, (?:and )?| and (?=[a-z]+ (?:an?|the|their|new)\b)/i).at(-1) ?? '').trim()
}

const oneThing = /^(?:(?:an?|the|their|each|every|all|new|own|my) )*[a-z-]+(?: [a-z-]+){0,2}$/i

/** "add leads with company and budget" names fields; "pay with a card" and "share with friends" do not. */
function namesFields(before: string, after: string): boolean {
  const verb = readVerb(lastAct(before))
  const [first = ''] = splitList(after)
  const bare = first.replace(/^(?:(?:an?|the|their|its|[a-z]+'s) )+/i, '')
  if (verb === undefined || verb.rest === '' || isGerund(bare) || / (?:in|on|at|from|by) /i.test(verb.rest))
    return false
  if (/\b(?:dashboard|overview|statistics|profile)\b/i.test(verb.rest)) return verb.action === 'view'
  if (seeing.has(verb.action)) return tellsFields(after)
  return (
    making.has(verb.action) &&
    (isAttribute(bare) || /^[a-z]+(?: [a-z]+)?$/i.test(bare)) &&
    !/^(?:friends?|others?|people|users?|us|them|me|cards?|each other)$/i.test(bare)
  )
}

/** Three properties in a row describe what stands before them, whatever is done with it: "list e-mails with sender, subject and time". */
function tellsFields(after: string): boolean {
  const told = splitList(after).slice(0, 3)
  return told.length === 3 && told.every((item) => isFieldName(item.replace(/^(?:an?|the|their|its) /i, '')))
}

const seeing: ReadonlySet<Action> = new Set(['view', 'browse', 'search', 'track', 'export'])

const kept: ReadonlySet<Action> = new Set([
  'create',
  'edit',
  'publish',
  'record',
  'save',
  'manage',
  'register',
  'submit',
  'upload',
  'view',
  'browse',
  'track',
  'follow',
  'select',
  'monitor',
])

const making: ReadonlySet<Action> = new Set([
  'create',
  'publish',
  'record',
  'save',
  'manage',
  'register',
  'submit',
])

/** "categories such as politics, sports and technology, breaking news, comments": the "and" closes the examples. */
function findLast(after: string): { from: number; to: number } | undefined {
  const closed = /^(?:[a-z]+(?: [a-z]+)?, )*[a-z]+(?: [a-z]+)? (?:and|or) [a-z]+(?: [a-z]+)?(?=, )/i.exec(
    after,
  )
  return closed === null ? undefined : { from: closed[0].length, to: closed[0].length + 2 }
}

/** A verb after the examples takes the sentence up again: "messages, including text and images, and engage in …". */
function findEnd(after: string, isBracket: boolean): { from: number; to: number } {
  const closing = isBracket ? after.indexOf(')') : -1
  if (closing >= 0)
    return { from: closing, to: closing + 1 + (/^[\s,]*/.exec(after.slice(closing + 1))?.[0].length ?? 0) }
  for (const found of after.matchAll(/(?:\)|,) (?:and )?(?=(?:[a-z]+ )?[a-z]+)/gi)) {
    const to = found.index + found[0].length
    const next = after.slice(to)
    const verb = readVerb(next)
    if (
      verb !== undefined &&
      verb.rest !== '' &&
      (found[0].startsWith(')') || !isGerund(next)) &&
      // "type, start date and end date" goes on with fields, though one can start and end.
      !isAttribute(splitList(next)[0] ?? '') &&
      !isFieldName(besideField.exec(next)?.[1] ?? '') &&
      !(nounVerbs.has(verb.verb) && isThing(verb.rest))
    )
      return { from: found.index, to }
  }
  return { from: after.length, to: after.length }
}

/** "address, experience and reason": so does what stands beside one. */
const besideField = /^[a-z]+ and ([a-z]+)(?=[,.;]|$)/i

/** After examples, "order management" and "win rate" are more of them, "order the food" and "export them" are not. */
function isThing(rest: string): boolean {
  return !/^(?:the|an?|their|my|your|our|all|own|new|any|each|every|them|it)\b/i.test(rest)
}

/** "e-mail, SMS, and app notifications" are notifications by three ways. */
const sharedHead =
  /(?<=^|(?:receive|get|send|set|with|by|for) )((?:[\w-]+, ){1,4}(?:and |or )?[\w-]+) ((?:alert )?(?:notifications|alerts|reminders|messages|payments))\b/i
