import { planIds, plans, texts } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import { isSeatCovered } from '../team/index.ts'
import type { Payer, Subscription, WrittenSubscription } from '../usage/index.ts'

/**
 * Who pays for somebody's prompts, and by which plan: the first workspace that gave them a seat which its owner's plan
 * covers, or else they themselves. A plan of their own that is better than the shared one stays theirs.
 */
export async function choosePayer(
  [own, ...others]: readonly Payer[],
  judge: (written: WrittenSubscription | undefined) => Promise<Subscription>,
): Promise<{ payer: Payer; subscription: Subscription }> {
  // A session is remembered for a moment longer than its account.
  if (!own) throw new AppError('unauthenticated', texts.errors.unauthenticated)
  const subscription = await judge(own.subscription)
  for (const payer of others) {
    const shared = await judge(payer.subscription)
    if (payer.seat === null || !isSeatCovered(payer.seat, plans[shared.plan])) continue
    const isBetter = planIds.indexOf(shared.plan) > planIds.indexOf(subscription.plan)
    return { payer, subscription: isBetter ? shared : subscription }
  }
  return { payer: own, subscription }
}
