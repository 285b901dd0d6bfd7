import { because } from './builder.ts'
import { ensureDetail } from './collections.ts'
import { addScreen } from './add-screen.ts'
import { hasAccounts, type Draft } from './draft.ts'
import type { EntityDraft } from './entity-draft.ts'
import { needEntity } from './need-entity.ts'
import { publicKinds } from './public-kinds.ts'
import { ensureState, insertState } from './states.ts'
import type { Need } from '../needs/need.ts'

/** "order verification", "verify tickets": what was bought or booked is shown by its code, and counts once. */
export function isVerified({ kind }: Draft, { frame }: Need): boolean {
  return publicKinds.has(kind) && verified.test(frame?.text ?? '') && coded.test(frame?.text ?? '')
}

const verified = /\bverif(?:y|ying|ication)\b/i
const coded = /\b(?:orders?|tickets?|vouchers?|coupons?|codes?|bookings?|reservations?|passes)\b/i

export function addVerification(draft: Draft, need: Need): boolean {
  const entity = findCoded(draft)
  if (entity === undefined) return false
  const state = ensureState(entity)
  const open = state.options.filter((option) => !over.test(option) && option !== used)
  const to = insertState(state, used, open.at(-1))
  if (!entity.steps.some(({ label }) => label === 'Verify'))
    entity.steps.push({ label: 'Verify', from: open, to, roles: [], needsReason: false })
  ensureDetail(draft, entity)
  addScreen(draft, {
    title: 'Verification',
    icon: 'scan-line',
    access: hasAccounts(draft) ? 'signedIn' : 'public',
    section: {
      type: 'verification',
      title: `Verify ${/^[aeiou]/.test(entity.one) ? 'an' : 'a'} ${entity.one}`,
      text: `Enter the code of the ${entity.one}, which stands at its top. Each counts once.`,
      entity: entity.id,
      to,
    },
    because: because(need),
  })
  return true
}

const used = 'Used'
const over = /cancel|reject|declin|refund/i

function findCoded(draft: Draft): EntityDraft | undefined {
  const known = [...draft.entities.values()].find(({ template }) =>
    /^(?:order|booking|reservation|appointment)$/.test(template?.names[0] ?? ''),
  )
  return known ?? needEntity(draft, 'order')
}
