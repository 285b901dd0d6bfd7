import type { Goal } from '../../../model/entity.ts'
import type { Draft } from '../draft.ts'

/** Something with a goal and a day until which it is to be reached. */
export interface GoalKind {
  /** What it is called here, and what we know about such things. */
  readonly thing: string
  readonly template: string
  /** What people give for it. Null where only the sum is kept. */
  readonly entry: string | null
  readonly verb: string
  readonly fields: Pick<Goal, 'target' | 'reached' | 'count' | 'deadline' | 'counts'>
  readonly isMoney: boolean
}

/** What the request brings together: money for campaigns, people for an order, savings. Undefined for most requests. */
export function goalKindOf({
  words,
  pack,
  kind,
}: Pick<Draft, 'words' | 'pack' | 'kind'>): GoalKind | undefined {
  if (isOther.test(words) || pack?.aliases.has('donation') === true || otherKinds.has(kind)) return undefined
  const together = groupOrders.exec(words)?.[1]
  if (together !== undefined) return groupKind(together, words)
  if (/\bsavings? goals?\b/.test(words))
    return keepsDeposits.test(words) ? { ...savings, entry: 'deposit' } : savings
  // One sum for one thing needs no list of things.
  if (pack?.id === 'donationpage') return undefined
  if (!raising.test(words)) return undefined
  const isBacked = backing.test(words)
  const isCharity = pack?.id === 'charity'
  const project =
    (isBacked ? /\bprojects?\b/ : /\bprojects\b/).test(words) && (isBacked || isCharity)
      ? 'project'
      : undefined
  const usual = isBacked ? 'campaign' : isCharity ? 'charity project' : undefined
  const thing = campaigns.exec(words)?.[1] ?? project ?? usual
  if (thing === undefined) return undefined
  const entry = isBacked ? 'pledge' : 'donation'
  return {
    thing,
    template: 'fundraising campaign',
    entry,
    verb: entry === 'pledge' ? 'Pledge' : 'Donate',
    fields: {
      target: 'goal',
      reached: 'raised',
      count: 'supporters',
      deadline: 'deadline',
      counts: 'amount',
    },
    isMoney: true,
  }
}

const otherKinds: ReadonlySet<Draft['kind']> = new Set(['game', 'developer', 'mail'])

/** Blood is given without a goal, and an e-mail campaign raises nothing. */
const isOther =
  /\b(?:blood|plasma|organ|clothes|clothing|food|book) donat|\bdonate (?:blood|plasma|clothes|books)\b/

const groupOrders =
  /\b(group[- ](?:purchase|order|buy|deal)|collective (?:order|purchase)|bulk (?:order|purchase)s? together)/

const raising =
  /\b(?:crowd ?-?fund\w*|fund-?rais\w*|raise money|pledg(?:e|es|ing)|donat(?:e|es|ing|ions?)|backers?)\b/
const backing = /\b(?:crowd ?-?fund\w*|pledg(?:e|es|ing)|backers?)\b/
const campaigns = /\b(campaign|fundraiser|appeal|cause)s?\b/

function groupKind(said: string, words: string): GoalKind {
  const thing = said
    .replace('-', ' ')
    .replace(/^bulk .*/, 'group order')
    .replace('collective purchase', 'collective order')
  const isByAmount = /\b(?:minimum|target|total) (?:quantity|amount)\b/.test(words)
  return {
    thing,
    template: 'group purchase',
    entry: 'participation',
    verb: 'Join',
    fields: {
      target: 'participantsNeeded',
      reached: 'joined',
      count: null,
      deadline: 'closingDate',
      counts: isByAmount ? 'amount' : 'people',
    },
    isMoney: false,
  }
}

const keepsDeposits =
  /\b(?:deposits?|contributions?) (?:history|list|log|records?)\b|\b(?:history|list|log|record)s? of (?:all |the |their )*(?:deposits|contributions|payments)\b/

const savings: GoalKind = {
  thing: 'savings goal',
  template: 'savings goal',
  entry: null,
  verb: 'Add money',
  fields: { target: 'target', reached: 'saved', count: null, deadline: 'dueDate', counts: 'amount' },
  isMoney: true,
}
