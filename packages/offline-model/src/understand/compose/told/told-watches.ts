import { toSingular } from '../../language/inflect.ts'
import { cleanNounPhrase } from '../../language/noun-phrase.ts'
import type { Frame } from '../../language/read-frames.ts'
import { watchDate } from '../../keeping/watch-date.ts'
import { watchStock } from '../../keeping/watch-stock.ts'
import type { Draft } from '../draft.ts'
import type { EntityDraft } from '../entity-draft.ts'

/**
 * "See what is overdue", "get reminded when the next inspection is due": what has reached its date has a list of its own, and
 * stands on the first page. Undefined where nothing of the kind is asked for.
 */
export function tellWatch(draft: Draft, frame: Frame): boolean | undefined {
  const told = readWatch(frame.text.toLowerCase())
  if (told === undefined) return undefined
  if (told.list === 'low') return watchStock(draft, { kind: 'low', limit: undefined, text: frame.text })
  const entity = findDated(draft, told)
  return watchDate(draft, entity, {
    kind: 'date',
    thing: '',
    field: fieldOf(entity, told),
    list: told.list,
    text: frame.text,
  })
}

interface Watch {
  readonly thing: string
  readonly field: string
  readonly list: 'overdue' | 'soon' | 'low'
}

export function readWatch(text: string): Watch | undefined {
  for (const [pattern, list, field] of patterns) {
    const match = pattern.exec(text)
    const thing = toSingular(cleanNounPhrase(match?.[1] ?? '').toLowerCase())
    if (match !== null) return { thing: anything.test(thing) ? '' : thing, field, list }
  }
  return undefined
}

const patterns: readonly (readonly [RegExp, Watch['list'], string])[] = [
  [
    /^(?:see|view|show|check|list|know) (?:what|which ([a-z ]+?)|all ([a-z ]+?) that) (?:is|are) overdue$/,
    'overdue',
    'due date',
  ],
  [/^(?:see|view|show|check|list) (?:all )?overdue ([a-z ]+)$/, 'overdue', 'due date'],
  [
    /^(?:see|view|show|check|list|know) (?:what|which ([a-z ]+?)) (?:expires?|runs? out|ends?) (?:this week|this month|soon|next)$/,
    'soon',
    'expires on',
  ],
  [
    /^(?:see|view|show|check|list|know) (?:what|which ([a-z ]+?)) (?:is|are) due (?:this week|this month|soon|next|today)$/,
    'soon',
    'due date',
  ],
  [
    /^(?:get |be |are )?(?:reminded|warned|notified|told) when (?:the |an? |their )?(?:next )?([a-z ]+?) (?:is|are|comes|become) due$/,
    'soon',
    'next',
  ],
  [
    /^(?:see|view|show|check|list|know) (?:what|which ([a-z ]+?)) (?:is|are|runs?) (?:running )?(?:low|out of stock)$/,
    'low',
    '',
  ],
]

const anything = /^(?:item|thing|what|everything|)$/

/** What is named, and else what has such a date already. */
function findDated({ entities }: Draft, { thing, field }: Watch): EntityDraft | undefined {
  const all = [...entities.values()]
  const named = all.find(({ one }) => thing !== '' && (one === thing || one.endsWith(` ${thing}`)))
  if (named !== undefined || thing !== '') return named
  const pattern = field === 'expires on' ? /expir|until|best/i : /due|deadline|next|until|return/i
  return all.find(({ fields }) => fields.some(({ id, type }) => type === 'date' && pattern.test(id)))
}

/** A date that is there already is watched under its own name, and what comes next is called after itself. */
function fieldOf(entity: EntityDraft | undefined, { field }: Watch): string {
  const pattern = field === 'expires on' ? /expir|until|best/i : /^(?:due|deadline|next|until|return)/i
  const known = entity?.fields.find(({ id, type }) => type === 'date' && pattern.test(id))
  return known?.label.toLowerCase() ?? (field === 'next' ? `next ${entity?.one ?? 'time'}` : field)
}
