import type { Reconciliation, UserId } from '@joinery/contract'
import { hasCode } from '../../../http/failure-cause.ts'
import type { AccountState, SubscriptionRow } from '../accounts/store.ts'
import { idOf } from '../id-of.ts'
import type { OpenPayments, Payments } from '../payments.ts'
import { isLive } from '../plan-access.ts'
import type { PriceList } from '../prices.ts'
import type { BillingStores } from '../store.ts'
import { describeAccount } from './describe-account.ts'
import { readAccount } from './read-account.ts'
import type { ProviderAccount } from './read-account.ts'
import { isTakenBack, takeBackEnd } from './take-back-end.ts'

interface Dependencies {
  stores: BillingStores
  payments: OpenPayments
  prices: () => Promise<PriceList>
  /** Somebody's plan, or something about it, has changed. */
  onChange: (userId: UserId) => void
}

export type Difference = Reconciliation['drift'][number]
export type SyncCustomer = (customerId: string) => Promise<Difference[]>

/**
 * Makes what we have written down about a customer what the provider has, and says what was different. It is the only
 * way by which payments change anything here: events, redirects and jobs are reasons to call it, nothing more.
 */
export function createSync({ stores, payments, prices, onChange }: Dependencies): SyncCustomer {
  const { accounts, operations, locks } = stores
  const waiting = new Map<string, Promise<Difference[]>>()

  async function sync(customerId: string): Promise<Difference[]> {
    // From here on a new call has to ask again: the provider may be asked before what it is about has happened.
    waiting.delete(customerId)
    const open = await payments()
    const { stripe, scope } = open
    const userId = await accounts.findOwner(scope, customerId)
    if (userId === undefined) return []
    const account = await finishEnds(open, await readAccount(stripe, customerId), userId)
    if (userId === null) {
      await accounts.forgetCustomer(scope, customerId)
      return []
    }
    const { state, alerts } = describeAccount(account, { prices: await prices(), scope })
    for (const text of alerts) await operations.alert(scope, customerId, text)
    const before = await accounts.write({ scope, userId, customerId }, state).catch((error: unknown) => {
      if (hasCode(error, ownerIsGone)) return null
      throw error
    })
    // Whoever was deleted while the provider was asked is looked at once more, as nobody's.
    if (before === null) return sync(customerId)
    const differences = compare(customerId, before?.scope === scope ? before : undefined, state)
    onChange(userId)
    return differences
  }

  return (customerId) => {
    // Whoever asks while somebody else waits for their turn gets the same answer.
    const known = waiting.get(customerId)
    if (known) return known
    const asked = payments().then(({ scope }) =>
      locks.lockCustomer(`customer ${scope} ${customerId}`, () => sync(customerId)),
    )
    waiting.set(customerId, asked)
    asked.catch(() => waiting.get(customerId) === asked && waiting.delete(customerId))
    return asked
  }
}

const ownerIsGone = new Set(['23503'])

/**
 * Nobody pays for an account that is deleted, or for a plan whose price was given back, and what an upgrade has taken
 * back does not come. Whoever began it may not have come to its end.
 */
async function finishEnds({ stripe }: Payments, account: ProviderAccount, userId: UserId | null) {
  const subscription = account?.subscription
  if (!account || !subscription || !isLive(subscription)) return account
  const isGivenBack = account.refunds.some(({ metadata }) => metadata?.['guarantee'] === subscription.id)
  if (userId === null || isGivenBack) {
    await stripe.subscriptions.cancel(subscription.id, { prorate: false, invoice_now: false })
  } else {
    if (!isTakenBack(subscription)) return account
    await takeBackEnd(stripe, subscription)
  }
  return readAccount(stripe, idOf(account.customer))
}

function compare(customerId: string, before: SubscriptionRow | undefined, after: AccountState): Difference[] {
  const had = watched(before)
  return Object.entries(watched(after)).flatMap(([field, has]) =>
    had[field] === has ? [] : { customerId, field, had: had[field] ?? '', has },
  )
}

function watched(row: SubscriptionRow | AccountState | undefined): Record<string, string> {
  return {
    plan: row?.plan ?? 'free',
    status: row?.status ?? 'active',
    currentPeriodEnd: row?.currentPeriodEnd?.toISOString() ?? '',
    cancelAt: row?.details?.cancelAt ?? '',
    scheduledPlan: row?.details?.scheduledChange?.plan ?? '',
  }
}
