import type { ApplicationModel } from '../model/application-model.ts'
import type { Entity, Field, FieldType } from '../model/entity.ts'
import { capitalise } from '../understand/language/noun-phrase.ts'
import { replaceEntity } from './change-fields.ts'
import type { Change } from './change.ts'
import { findEntity, findField, mainEntity } from './resolve-target.ts'

/** "Sort tasks by priority", "sort by price, cheapest first", "show the newest first", "sort alphabetically". */
export function sortList(model: ApplicationModel, instruction: string, context: string): Change | undefined {
  const order = readOrder(instruction)
  if (order === undefined) return undefined
  for (const entity of entitiesFor(model, order, context)) {
    const field = fieldFor(entity, order, context)
    if (field === undefined) continue
    const { rank } = order
    return {
      model: replaceEntity(model, {
        ...entity,
        sort: { field: field.id, direction: rank?.direction ?? 'up' },
      }),
      done: `${capitalise(entity.many)} are sorted by ${field.label.toLowerCase()} now${rank === undefined || rank.isManner === true ? '' : `, the ${rank.word} first`}.`,
    }
  }
  return undefined
}

interface Order {
  readonly target: string
  readonly by: string
  /** What stands first: "cheapest", "newest". */
  readonly rank: (Rank & { readonly word: string }) | undefined
}

function readOrder(instruction: string): Order | undefined {
  const words = instruction.toLowerCase().replace(/["'.]/g, '')
  const isSorting = /^(?:sort|order|rank|arrange)\b(?! (?:form|page|button|status|number|history))/.test(
    words,
  )
  const isFirst =
    /^(?:(?:show|list|display|put) )?(?:me )?(?:the )?[a-z ]{0,40}?\b(?:first|(?:at|to|on) (?:the )?top)$/.test(
      words,
    )
  if (!isSorting && !isFirst) return undefined
  const rank = ranks.flatMap((known) => {
    const word = known.words.exec(words)?.[0]
    return word === undefined ? [] : [{ ...known, word }]
  })[0]
  const [, said = ''] = /\bby (?:the |their |its )?([a-z /-]+)/.exec(words) ?? []
  if (said === '' && rank === undefined) return undefined
  const [, target = ''] =
    /^(?:sort|order|rank|arrange|show|list|display|put) (?:me )?(?:the |all |my |our )?(?!by |alphabet)([a-z ]+?)(?: by\b|,| alphabetically| (?:with|from|in) | first$|$)/.exec(
      words,
    ) ?? []
  return { target: withoutRanks(target), by: withoutRanks(said), rank }
}

function withoutRanks(words: string): string {
  return ranks
    .reduce((rest, { words: known }) => rest.replace(known, ' '), words)
    .replace(/\b(?:first|order|ones?|at the top|on top|to the top|with|the|from|in)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

interface Rank {
  readonly words: RegExp
  readonly direction: 'up' | 'down'
  /** What the word measures, where no field is named. */
  readonly kinds: readonly FieldType[]
  /** How a list is sorted, rather than what stands first. */
  readonly isManner?: boolean
}

const dates = ['date', 'datetime'] as const
const amounts = ['money', 'number', 'percent', 'rating', 'duration'] as const

const ranks: readonly Rank[] = [
  { words: /\b(?:cheapest|least expensive)\b/, direction: 'up', kinds: ['money'] },
  { words: /\b(?:most expensive|priciest|dearest)\b/, direction: 'down', kinds: ['money'] },
  { words: /\b(?:newest|latest|most recent|recent)\b/, direction: 'down', kinds: dates },
  { words: /\b(?:oldest|earliest|soonest|next)\b/, direction: 'up', kinds: dates },
  {
    words: /\bbest(?: rated)?\b|\b(?:highest|top)[- ]rated\b/,
    direction: 'down',
    kinds: ['rating', 'percent', 'number'],
  },
  { words: /\blongest\b/, direction: 'down', kinds: ['duration', 'number'] },
  { words: /\bshortest\b/, direction: 'up', kinds: ['duration', 'number'] },
  { words: /\b(?:highest|biggest|largest|most)\b/, direction: 'down', kinds: amounts },
  { words: /\b(?:lowest|smallest|least|fewest)\b/, direction: 'up', kinds: amounts },
  { words: /\bhigh to low\b|\bdesc(?:ending)?\b/, direction: 'down', kinds: [], isManner: true },
  { words: /\blow to high\b|\basc(?:ending)?\b/, direction: 'up', kinds: [], isManner: true },
  {
    words: /\b(?:alphabetical(?:ly)?|a[- ]?(?:to|-)[- ]?z|by name)\b/,
    direction: 'up',
    kinds: ['text'],
    isManner: true,
  },
]

/** Where nothing says whose order it is, it is that of what the app is about, or of the first list that has such a field. */
function entitiesFor(model: ApplicationModel, { target, by }: Order, context: string): readonly Entity[] {
  const before = /(?:to|for|of|in) (?:the |each )?(.+)$/i.exec(context)?.[1] ?? ''
  const named = findEntity(model, target) ?? findEntity(model, before)
  if (named !== undefined) return [named]
  if (!/^(?:it|them|everything|list|items|results|)$/.test(target) || pronoun.test(by)) return []
  const main = mainEntity(model)
  return main === undefined ? model.entities : [main, ...model.entities.filter(({ id }) => id !== main.id)]
}

const pronoun = /^(?:it|them|that|this)$/

function fieldFor(entity: Entity, { by, rank }: Order, context: string): Field | undefined {
  if (pronoun.test(by)) {
    const [, named = ''] =
      /^(?:add|include|give|put) (?:an? |the )?(.+?) (?:to|on|for|in) /i.exec(context) ?? []
    return findField(entity, named) ?? entity.fields.at(-1)
  }
  const named = by === '' ? undefined : (findField(entity, by) ?? alike(entity, by))
  if (by !== '' || rank === undefined) return named
  if (rank.kinds.includes('text')) return entity.fields.find(({ id }) => id === entity.titleField)
  return rank.kinds.flatMap((kind) => entity.fields.filter(({ type }) => type === kind))[0]
}

/** What a price is called differs: a cost, an amount, a fee. */
function alike({ fields, titleField }: Entity, by: string): Field | undefined {
  if (/^(?:price|cost|amount|fee|value|total)s?$/.test(by)) return fields.find(({ type }) => type === 'money')
  if (/^(?:due |start |end )?(?:dates?|day|time|deadline|newest|age)$/.test(by))
    return fields.find(({ type }) => type === 'date' || type === 'datetime')
  if (/^(?:ratings?|stars|reviews?|popularity)$/.test(by)) return fields.find(({ type }) => type === 'rating')
  if (/^(?:name|title|alphabet)$/.test(by)) return fields.find(({ id }) => id === titleField)
  const type = new RegExp(`\\b${by.replace(/[^a-z ]/g, '')}$`)
  return fields.find(({ label }) => type.test(label.toLowerCase()))
}
