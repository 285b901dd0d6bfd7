import { isAttribute, isFieldName } from '../subjects/read-attribute.ts'
import { splitList } from './split-list.ts'
import { isGerund, nounVerbs, readVerb, type Action } from './verbs.ts'

/** Stands in a list where examples were taken out, followed by their number. */
const mark = '\u{e000}'

export interface Examples {
  /** The list without its examples. */
  readonly list: string
  readonly examples: readonly (readonly string[])[]
}

/** "…, including a, b and c", "such as a, b" and "add leads with name and budget": they belong to what stands before. */
export function cutExamples(written: string): Examples {
  const examples: string[][] = []
  let list = ''
  let rest = written.replaceAll(mark, '').replace(sharedHead, '$2 such as $1')
  for (let match = findStart(rest); match !== undefined && examples.length < 12; match = findStart(rest)) {
    const after = rest.slice(match.end)
    const isSorting = /\b(?:categories|genres|topics)$/i.test(rest.slice(0, match.start))
    const end = (isSorting ? findLast(after) : undefined) ?? findEnd(after, match.isBracket)
    examples.push(splitList(after.slice(0, end.from).replaceAll(/[()]/g, '')).slice(0, 12))
    list += `${rest.slice(0, match.start)} ${mark}${examples.length - 1}`
    rest = end.to >= after.length ? '' : `, ${after.slice(end.to)}`
  }
  return { list: list + rest, examples }
}

export function takeExamples(
  part: string,
  examples: Examples['examples'],
): { text: string; items: readonly string[] } {
  const numbers = [...part.matchAll(new RegExp(`${mark}(\\d+)`, 'gu'))].map(([, number]) => Number(number))
  const text = part.replace(new RegExp(` ?${mark}\\d+`, 'gu'), '').trim()
  return { text, items: numbers.flatMap((number) => examples[number] ?? []) }
}

interface Start {
  readonly start: number
  readonly end: number
  readonly isBracket: boolean
}

function findStart(text: string): Start | undefined {
  for (const match of text.matchAll(starts)) {
    const isWith = /with/i.test(match[0])
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

/** "add leads with company and budget" names fields; "pay with a card" and "share with friends" do not. */
function namesFields(before: string, after: string): boolean {
  const verb = readVerb(
    (before.split(/, (?:and )?| and (?=[a-z]+ (?:an?|the|their|new)\b)/i).at(-1) ?? '').trim(),
  )
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
