import { endpoints, texts } from '@joinery/contract'
import type { BillingEvent, BillingOperations } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import type { App, RequestContext } from '../../http/app-types.ts'
import { requireSession } from '../../http/require-session.ts'
import type { Sessions } from '../../http/require-session.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import type { EventRow } from './events/store.ts'
import type { OpenPayments, SandboxControls } from './payments.ts'
import type { BillingStores } from './store.ts'

interface Dependencies {
  stores: BillingStores
  payments: OpenPayments
  reconcile: () => Promise<void>
  /** Resolves when what is due has been tried. */
  handleEvents: () => Promise<void>
  sessions: Sessions
}

/** For the operator alone. To everybody else these addresses do not exist. */
export function addOperatorRoutes(app: App, dependencies: Dependencies): void {
  const { stores, payments, reconcile, handleEvents, sessions } = dependencies
  const { billing } = endpoints

  const forOperator =
    <Input, Output>(answer: (input: Input) => Promise<Output>) =>
    async (input: Input, context: RequestContext): Promise<Output> => {
      const { userId } = await requireSession(context, sessions)
      if (!(await stores.accounts.isOperator(userId))) throw notThere()
      return answer(input)
    }

  /** Does something to the sandbox and shows how things stand then. */
  const inSandbox = <Input>(work: (sandbox: SandboxControls, input: Input) => Promise<void> | void) =>
    forOperator(async (input: Input) => {
      const { sandbox } = await payments()
      if (!sandbox) throw new AppError('conflict', texts.payments.sandboxOnly)
      await work(sandbox, input)
      return describe()
    })

  async function describe(): Promise<BillingOperations> {
    const { scope, isTestMode, sandbox } = await payments()
    const [counts, alerts, reports, controls] = await Promise.all([
      stores.events.countOpen(scope),
      stores.operations.listAlerts(scope),
      stores.operations.listReports(scope),
      sandbox?.read(),
    ])
    return {
      isTestMode,
      scope,
      eventsWaiting: counts.waiting,
      eventsFailed: counts.failed,
      alerts: alerts.map(({ at, stripeCustomerId, text }) => ({
        at: at.toISOString(),
        customerId: stripeCustomerId,
        text,
      })),
      reconciliations: reports.map(({ startedAt, finishedAt, accountsChecked, eventsMissed, drift }) => ({
        startedAt: startedAt.toISOString(),
        finishedAt: finishedAt.toISOString(),
        accountsChecked,
        eventsMissed,
        drift,
      })),
      sandbox: controls ? { ...controls, now: controls.now.toISOString() } : null,
    }
  }

  serveEndpoint(app, billing.operations, forOperator(describe))
  serveEndpoint(
    app,
    billing.events,
    forOperator(async ({ after }) => {
      const { scope } = await payments()
      const last = after === undefined ? undefined : await stores.events.find(scope, after)
      if (after !== undefined && !last) throw notThere()
      const { rows, hasMore } = await stores.events.list(scope, last)
      return { events: rows.map(presentEvent), next: hasMore ? (rows.at(-1)?.eventId ?? null) : null }
    }),
  )
  serveEndpoint(
    app,
    billing.resendEvent,
    forOperator(async ({ eventId }) => {
      const { scope } = await payments()
      if (!(await stores.events.reopen(scope, eventId))) throw notThere()
      await handleEvents()
      const handled = await stores.events.find(scope, eventId)
      if (!handled) throw notThere()
      return presentEvent(handled)
    }),
  )
  serveEndpoint(
    app,
    billing.reconcile,
    forOperator(async () => {
      await reconcile()
      return describe()
    }),
  )
  serveEndpoint(
    app,
    billing.advanceClock,
    inSandbox(async (sandbox, { days }) => {
      await sandbox.advanceClock(days)
      await handleEvents()
    }),
  )
  serveEndpoint(
    app,
    billing.failNextCharge,
    inSandbox((sandbox, { isOn }) => sandbox.failNextCharge(isOn)),
  )
  serveEndpoint(
    app,
    billing.setChaos,
    inSandbox((sandbox, chaos) => sandbox.setChaos(chaos)),
  )
}

const notThere = () => new AppError('not-found', texts.errors['not-found'])

function presentEvent(row: EventRow): BillingEvent {
  return {
    id: row.eventId,
    type: row.type,
    customerId: row.stripeCustomerId,
    receivedAt: row.receivedAt.toISOString(),
    handledAt: row.handledAt?.toISOString() ?? null,
    attempts: row.attempts,
    problem: row.problem,
  }
}
