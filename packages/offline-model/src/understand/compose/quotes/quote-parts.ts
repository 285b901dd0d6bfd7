import { toSingular } from '../../language/inflect.ts'
import { capitalise, toIdentifier } from '../../language/noun-phrase.ts'
import {
  knownAmounts,
  knownGroups,
  quoteServices,
  type PriceAmount,
  type PriceGroup,
  type QuoteService,
} from '../../subjects/quote-services.ts'

/** The options and amounts of a service: those that are usual there, and those that the request names. */
export function readService(words: string): QuoteService {
  const [first = ''] = words.split('. ')
  const service =
    quoteServices.find((each) => each.words.test(first)) ??
    quoteServices.find((each) => each.words.test(words))
  if (service === undefined) throw new Error('The last service fits every request.')
  const isKnown = service !== quoteServices.at(-1)
  const chosen = listAfter(words, choosing)
  const told = [...listAfter(words, entering), ...chosen.filter(isAmount)].map((name) =>
    readAmount(name, service),
  )
  const named = chosen.filter((name) => !isAmount(name)).flatMap((name) => readGroup(name, service))
  const amounts = mergeBy(isKnown || told.length === 0 ? service.amounts : [], told, ({ id }) => id)
  const usual =
    isKnown || named.length === 0 ? service.groups : service.groups.filter(({ pick }) => pick === 'all')
  const groups = mergeBy(usual, named, ({ name }) => name.toLowerCase())
  const bases = new Map([
    ...amounts.map((amount): [string, string[]] => [nameBasis(amount), [amount.id]]),
    ...service.bases
      .filter(([, ...ids]) => ids.every((id) => amounts.some((each) => each.id === id)))
      .map(([name, ...ids]): [string, string[]] => [name, ids]),
  ])
  return {
    words: service.words,
    groups: withAmounts(groups, amounts, [...bases.keys()]),
    amounts,
    bases: [...bases].map(([name, ids]) => [name, ...ids]),
  }
}

function nameBasis({ id, label, unit }: PriceAmount): string {
  if (id === 'quantity') return 'per piece'
  return `per ${unit || toSingular(label.replace(/^number of /i, '').toLowerCase())}`
}

/** An amount that no option is priced by has a price of its own. */
function withAmounts(
  groups: readonly PriceGroup[],
  amounts: readonly PriceAmount[],
  bases: readonly string[],
): PriceGroup[] {
  const fitting = groups.map((group) => ({ ...group, rows: group.rows.map((row) => fit(row, bases)) }))
  const priced = new Set(fitting.flatMap(({ rows }) => rows.map((row) => row.split(';')[2]?.trim())))
  const lacking = bases.filter(
    (name, at) => !priced.has(name) && at < amounts.length && !isCovered(name, priced),
  )
  const rows = lacking.map((name) => {
    const label =
      amounts.find((amount) => nameBasis(amount) === name)?.label.replace(/^Number of /, '') ?? name
    return `${capitalise(label)}; ${name === 'per km' ? 1.5 : 8}; ${name}`
  })
  return rows.length === 0 ? fitting : [...fitting, { name: 'By amount', pick: 'all', words: /(?!)/, rows }]
}

/** Copies count where pages are priced, since these are counted in every copy. */
function isCovered(name: string, priced: ReadonlySet<string | undefined>): boolean {
  return name === 'per copy' && priced.has('per page')
}

/** A price for something that is not counted here is for the whole order. */
function fit(row: string, bases: readonly string[]): string {
  const [name = '', price = '0', per = 'once'] = row.split(';').map((part) => part.trim())
  return `${name}; ${price}; ${per === 'once' || bases.includes(per) ? per : 'once'}`
}

const entering = /\b(?:enter|type in|specify|input|provide|fill in|entering|specifying)\b/
const choosing = /\b(?:choose|select|pick|choosing|selecting|picking)\b/
const nextDeed =
  /,? (?:and |then |to ){0,3}(?:choos\w+|select\w*|pick\w*|enter\w*|type in|specify\w*|input|provid\w+|see\b|view|get\b|receiv\w+|upload\w*|send|submit\w*|plac\w+|order|calculat\w+|track|pay|creat\w+|book|save|compare|the (?:price|quote|system|app))\b|[.;:(]|, (?:such|like)\b| (?:such as|like|including|for an?|in order)\b/

/** "choose paper size, color mode, and binding, enter …": what stands between one deed and the next. */
function listAfter(words: string, verb: RegExp): string[] {
  const found = words.split(new RegExp(verb, 'g')).slice(1)
  return found
    .map((rest) => rest.split(nextDeed)[0] ?? '')
    .flatMap((list) => list.split(/,\s*(?:and )?| and | or /))
    .map((each) => each.replace(/\b(?:their|your|an?|the|and|or) /g, '').trim())
    .filter((each) => each.length > 1 && each.split(' ').length < 5 && !noOption.test(each))
}

const noOption =
  /\b(?:files?|documents?|dates?|times?|orders?|details?|address(?:es)?|names?|e-?mails?|contact|price|quote|source|password|prompt|them|it)\b/

function readAmount(name: string, { amounts }: QuoteService): PriceAmount {
  const known = [...amounts, ...knownAmounts].find(({ words }) => words.test(name))
  if (known !== undefined) return known
  const counted = name.replace(/^(?:number|amount) of /, '')
  return {
    id: toIdentifier(counted),
    words: /(?!)/,
    label: capitalise(counted),
    unit: '',
    initial: 5,
    max: 100_000,
  }
}

/** "pick the quantity" is a number to type, "pick the type of rooms" is not. */
function isAmount(name: string): boolean {
  return knownAmounts.some(({ words }) => words.test(name)) && !/\b(?:type|kind|size)s? of\b/.test(name)
}

/** A kind of option is called as the request calls it. */
function readGroup(name: string, { groups }: QuoteService): PriceGroup[] {
  const own = groups.find(({ words }) => words.test(name))
  const isGeneral = groups === quoteServices.at(-1)?.groups
  if (own !== undefined) return [isGeneral && own.pick === 'one' ? { ...own, name: capitalise(name) } : own]
  const known = knownGroups.find(({ words }) => words.test(name))
  if (known !== undefined) return [{ ...known, name: capitalise(name) }]
  const rows = ['Standard; 0; once', 'Plus; 20; once', 'Premium; 50; once']
  return [{ name: capitalise(name), pick: 'one', words: /(?!)/, rows }]
}

function mergeBy<T>(usual: readonly T[], named: readonly T[], keyOf: (each: T) => string): T[] {
  return [...new Map([...usual, ...named].map((each) => [keyOf(each), each])).values()]
}
