import type { PaidPlan, UserId, WorkspaceId } from '@joinery/contract'
import { openSandbox } from '../adapters/stripe/open-sandbox.ts'
import { openStripe } from '../adapters/stripe/open-stripe.ts'
import type { Config } from '../config.ts'
import type { Sessions } from '../http/require-session.ts'
import {
  createBillingModule,
  createBillingStores,
  createSandboxStore,
  remember,
  sandboxPagesPath,
} from '../modules/billing/index.ts'
import type { Payments } from '../modules/billing/index.ts'
import { createInstanceStore } from '../modules/instance/index.ts'
import { usageChannel } from '../modules/usage/index.ts'
import type { Payer } from '../modules/usage/index.ts'
import { addressAt } from './addresses.ts'
import type { Ground } from './ground.ts'

interface Dependencies {
  port: number
  sessions: () => Sessions
  /** Their own workspace and those that gave them a seat. */
  listPayers: (userId: UserId) => Promise<Payer[]>
}

/** Payments by Stripe where a key is set, otherwise by the sandbox. From here on there is no difference. */
export function composeBilling(ground: Ground, dependencies: Dependencies, opened: AsyncDisposableStack) {
  const { config, orm, notices, log } = ground
  const { port, sessions, listPayers } = dependencies
  const stores = createBillingStores(orm)
  const warn = (error: unknown) => log.warn({ err: error }, 'payments have a problem')

  /** All who watch a workspace that may pay for them; those who pay by their own, and those who sit in it. */
  const tellWatchers = (workspaceId: WorkspaceId) => notices.publish(usageChannel, workspaceId, workspaceId)

  let sandbox: Awaited<ReturnType<typeof openSandbox>> | undefined
  opened.defer(() => sandbox?.stop())

  async function openPayments(): Promise<Payments> {
    const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecrets } = config
    if (secretKey !== undefined && webhookSecrets !== undefined) {
      return openStripe({
        secretKey,
        webhookSecrets,
        priceIds: priceIdsOf(config),
        automaticTax: config.STRIPE_AUTOMATIC_TAX,
        trialDays: config.STRIPE_TRIAL_DAYS,
        apiUrl: config.STRIPE_API_URL,
        scopes: stores.scopes,
      })
    }
    const instance = await createInstanceStore(orm).find()
    sandbox = await openSandbox({
      store: createSandboxStore(orm),
      instanceId: instance?.id ?? '',
      secretKey: ground.secretKey,
      publicUrl: `${addressAt(config, port)}${sandboxPagesPath}`,
      webhookUrl: `http://${ownHost(config)}:${port}/functions/v1/stripe-webhook`,
      trialDays: config.STRIPE_TRIAL_DAYS,
      onProblem: warn,
    })
    return sandbox.payments
  }

  const payments = remember(openPayments)
  payments().catch(warn)
  const billing = createBillingModule({
    stores,
    payments,
    listPayers,
    onChange: (userId) => void listPayers(userId).then(([own]) => own && tellWatchers(own.workspaceId), warn),
    sessions,
    siteUrl: addressAt(config, port),
    log,
  })
  opened.defer(billing.stop)
  return billing
}

function priceIdsOf(config: Config): Partial<Record<PaidPlan, string>> {
  const { STRIPE_PRICE_BASIC: basic, STRIPE_PRICE_PRO: pro, STRIPE_PRICE_ENTERPRISE: enterprise } = config
  return {
    ...(basic !== undefined && { basic }),
    ...(pro !== undefined && { pro }),
    ...(enterprise !== undefined && { enterprise }),
  }
}

/** Where this server finds itself. */
function ownHost({ HOST }: Config): string {
  if (HOST === '0.0.0.0' || HOST === '::') return '127.0.0.1'
  return HOST.includes(':') ? `[${HOST}]` : HOST
}
