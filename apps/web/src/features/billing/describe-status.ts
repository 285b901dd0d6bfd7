import { texts } from '@joinery/contract'
import type { BillingOverview } from '@joinery/contract'

interface StatusLabel {
  label: string
  tone: 'success' | 'cedar' | 'danger' | 'neutral'
}

const tones: Partial<Record<string, StatusLabel['tone']>> = {
  active: 'success',
  trialing: 'success',
  past_due: 'danger',
  unpaid: 'danger',
  incomplete: 'cedar',
  paused: 'cedar',
}

/** The provider's word for how a subscription stands, capitalised. Words that nobody has heard of yet can come. */
export function describeStatus({ status }: Pick<BillingOverview, 'status'>): StatusLabel {
  const { active, canceled } = texts.billing.subscription
  const known: Partial<Record<string, string>> = { active, canceled }
  const words = status.replaceAll('_', ' ')
  const label = known[status] ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`
  return { label, tone: tones[status] ?? 'neutral' }
}
