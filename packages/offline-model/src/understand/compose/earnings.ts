import type { SectionOf } from '../../model/section.ts'
import type { Need } from '../needs/need.ts'
import { addScreen } from './add-screen.ts'
import { because } from './builder.ts'
import { stateField } from './dashboard-section.ts'
import { hasAccounts, type Draft } from './draft.ts'

/** Where people take on what others pay for, their rewards are what they earn with it. */
export function addEarnings(draft: Draft, need: Need): boolean {
  const taken = [...draft.entities.values()].find(({ template }) => template?.flow === 'gig')
  const fee = taken?.fields.find(({ type }) => type === 'money')
  const state = taken === undefined ? undefined : stateField(taken)
  const done = state?.options.at(-1)
  if (!hasAccounts(draft) || taken === undefined || fee === undefined || done === undefined) return false
  taken.taker ??= 'takenBy'
  addScreen(draft, {
    title: 'Earnings',
    icon: 'coins',
    access: 'signedIn',
    section: {
      type: 'earnings',
      title: 'Earnings and levels',
      text: `Every ${taken.one} that is ${done.toLowerCase()} pays its fee, less the commission of your level.`,
      entity: taken.id,
      pay: { field: fee.id, state: done, levels: levelsOf(fee.max ?? 120) },
    },
    because: because(need),
  })
  draft.simulated.add('Earnings are counted in this browser; no money is paid out.')
  return true
}

/** The more somebody has done, the larger the fees and the smaller the commission. */
function levelsOf(highest: number): SectionOf<'earnings'>['pay']['levels'] {
  return [
    { name: 'Bronze', from: 0, upTo: Math.round(highest / 2), percent: 15 },
    { name: 'Silver', from: 3, upTo: Math.round(highest * 0.8), percent: 10 },
    { name: 'Gold', from: 8, upTo: null, percent: 6 },
  ]
}
