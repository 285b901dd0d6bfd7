import type { Field, FieldValue } from '../../model/entity.ts'
import { toSlug } from '../language/noun-phrase.ts'
import { pickChoice } from './pick-choice.ts'
import { pick, type Random } from './random.ts'
import type { ValueContext } from './sample-context.ts'
import { dateOffset, departureAfter } from './sample-dates.ts'
import { createLongText, createText } from './sample-text.ts'
import { cities, people, streets } from './word-banks.ts'

/** What stands in a field of which nobody has said anything. */
export function createValue({ field, at, context, values }: ValueContext): FieldValue {
  const { random, entity, subject } = context
  const title = String(values[entity.titleField] ?? '')
  switch (field.type) {
    case 'choice':
      return pickChoice(field, { at, random, title })
    case 'money':
      return roundMoney(between(field, random, [5, 200]))
    case 'percent':
      return Math.round(between(field, random, [5, 95]))
    case 'number':
      return Math.round(between(field, random, [1, 60]))
    case 'duration':
      return roundMinutes(between(field, random, [5, 90]))
    case 'rating':
      return random() < 0.6 ? 5 - Math.floor(random() * 2) : 3 + Math.floor(random() * 2)
    case 'date':
      return departureAfter(field, values, random) ?? dateOffset({ field, at, context, values })
    case 'datetime':
      return Math.round((dateOffset({ field, at, context, values }) + 0.35 + random() * 0.35) * 96) / 96
    case 'time':
      return `${String(8 + ((at * 3) % 11)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`
    case 'boolean':
      return field.id === 'isVegetarian' ? !meat.test(Object.values(values).join(' ')) : random() < 0.5
    case 'email':
      return emailOf(personOf(values) ?? pick(people, at, random))
    case 'phone':
      return `+1 555 01${String((at * 7 + 10) % 100).padStart(2, '0')}`
    case 'url':
      return `https://${toSlug(title) || 'page'}.example.com`
    case 'place':
      return pickPlace({ field, at, context, values })
    case 'image':
      return `${title} ${subject} ${entity.one}`.trim()
    case 'file':
      return `${toSlug(title) || 'file'}.pdf`
    case 'colour':
      return '#4682b4'
    case 'code':
      return `-- ${title}`
    case 'tags':
      return createTags(field, at, [subject, entity.one])
    case 'reference': {
      const ids = context.idsOf(field.refersTo ?? '')
      // Steps of three, and one further after each round, so that every record has its turn.
      const step = at * 3
      return ids.length === 0
        ? null
        : (ids[(step + (ids.length % 3 === 0 ? Math.floor(step / ids.length) : 0)) % ids.length] ?? null)
    }
    case 'longtext':
      return createLongText({ field, at, context, values })
    case 'text':
      return createText({ field, at, context, values })
  }
}

const meat =
  /\b(?:beef|pork|lamb|chicken|duck|ham|bacon|salami|sausages?|brat\w+|mole|ribs?|rib eye|steak|burger; beef|fish|salmon|tuna|prawns?|sea bass|cod|anchov\w+|broth|ramen|pastor|ragù|tonkotsu|burgers? beef|classic burger|smash|diavola|lasagne)\b/i

/** Whoever says how long something takes says it in quarters of an hour, or in fives. */
function roundMinutes(minutes: number): number {
  const step = minutes >= 90 ? 15 : minutes >= 20 ? 5 : 1
  return Math.round(minutes / step) * step
}

/** Where there is a choice of tags, one or two of them; otherwise what it is about. */
function createTags({ options }: Field, at: number, about: readonly string[]): string[] {
  const first = options[at % Math.max(1, options.length)]
  if (first === undefined) return [...new Set(about)].filter((tag) => tag !== '')
  const second = options[(at + 1) % options.length]
  return at % 2 === 0 && second !== undefined && second !== first ? [first, second] : [first]
}

/** Nobody goes from a place to the same place. */
function pickPlace({ field, at, context, values }: ValueContext): string {
  const places: readonly string[] = /address|venue|from|to\b/.test(field.id) ? streets : cities
  const chosen = pick(places, at, context.random)
  const start = values['from']
  return chosen === start ? (places[(places.indexOf(chosen) + 5) % places.length] ?? chosen) : chosen
}

function between(field: Field, random: Random, usual: readonly [number, number]): number {
  const min = field.min ?? usual[0]
  const max = field.max ?? Math.max(usual[1], min * 2)
  // Small values are commoner than large ones.
  return min + random() ** 1.6 * (max - min)
}

function roundMoney(value: number): number {
  return value > 1000
    ? Math.round(value / 50) * 50
    : value > 100
      ? Math.round(value)
      : Math.round(value * 10) / 10
}

function personOf(values: Readonly<Record<string, FieldValue>>): string | undefined {
  const name = values['name'] ?? values['customer']
  return typeof name === 'string' ? name : undefined
}

function emailOf(name: string): string {
  return `${toSlug(name).replaceAll('-', '.') || 'person'}@example.com`
}
