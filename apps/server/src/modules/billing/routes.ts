import { endpoints, texts } from '@joinery/contract'
import type { BillingOverview, Invoice, UserId } from '@joinery/contract'
import type { Stripe } from 'stripe'
import { AppError } from '../../http/app-error.ts'
import type { App, RequestContext } from '../../http/app-types.ts'
import { requireSession } from '../../http/require-session.ts'
import type { Caller, Sessions } from '../../http/require-session.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { explainRefusal } from './explain-refusal.ts'
import { findDocument } from './find-document.ts'
import { idOf } from './id-of.ts'
import { presentPayment } from './present-overview.ts'
import { cancelPlan, changePlan, resumePlan } from './purchase/change-plan.ts'
import { removeCard, setDefaultCard } from './purchase/cards.ts'
import { atCustomerDesk, atDesk } from './purchase/desk.ts'
import type { CustomerDesk, Works } from './purchase/desk.ts'
import { payNow } from './purchase/pay-now.ts'
import { previewChange } from './purchase/preview-change.ts'
import { refundFirstPayment } from './purchase/refund-first-payment.ts'
import { startCheckout } from './purchase/start-checkout.ts'

interface Dependencies {
  works: Works
  overviewOf: (userId: UserId) => Promise<BillingOverview>
  sessions: Sessions
}

const pageSize = 20

/** The billing page's own calls. Every one is about the caller's own customer and nobody else's. */
export function addBillingRoutes(app: App, { works, overviewOf, sessions }: Dependencies): void {
  const { billing } = endpoints

  /** For the caller, with what the provider refuses put into words. */
  const forCaller =
    <Input, Output>(answer: (caller: Caller, input: Input) => Promise<Output>) =>
    async (input: Input, context: RequestContext): Promise<Output> => {
      const caller = await requireSession(context, sessions)
      return answer(caller, input).catch((error: unknown) => {
        throw explainRefusal(error)
      })
    }

  /** Does something about the caller's subscription, asks the provider what came of it, and shows that. */
  const change = <Input>(work: (desk: CustomerDesk, input: Input) => Promise<unknown>) =>
    forCaller(async ({ userId }, input: Input) => {
      await changeAnd(userId, (desk) => work(desk, input))
      return overviewOf(userId)
    })

  const changeAnd = <Result>(userId: UserId, work: (desk: CustomerDesk) => Promise<Result>) =>
    atCustomerDesk(works, userId, async (desk) => {
      try {
        return await work(desk)
      } finally {
        await desk.sync(desk.customerId)
      }
    })

  serveEndpoint(
    app,
    billing.overview,
    forCaller(({ userId }) => overviewOf(userId)),
  )
  serveEndpoint(
    app,
    billing.refresh,
    forCaller(async ({ userId }) => {
      const { scope } = await works.payments()
      const customerId = await works.stores.accounts.findCustomer(scope, userId)
      if (customerId !== undefined) await works.sync(customerId)
      return overviewOf(userId)
    }),
  )
  serveEndpoint(
    app,
    billing.checkout,
    forCaller(async ({ userId, email }, { planId, priceId, returnTo }) => ({
      url: await atDesk(works, userId, (desk) => startCheckout(desk, { email, planId, priceId, returnTo })),
    })),
  )
  serveEndpoint(
    app,
    billing.portal,
    forCaller(async ({ userId }, { returnTo }) => ({
      url: await atCustomerDesk(works, userId, (desk) => openPortal(desk, returnTo)),
    })),
  )
  serveEndpoint(
    app,
    billing.previewChange,
    forCaller(({ userId }, { planId }) =>
      atCustomerDesk(works, userId, (desk) => previewChange(desk, planId)),
    ),
  )
  serveEndpoint(
    app,
    billing.change,
    forCaller(async ({ userId }, input) => {
      const actionUrl = await changeAnd(userId, (desk) => changePlan(desk, input))
      return { overview: await overviewOf(userId), actionUrl }
    }),
  )
  serveEndpoint(
    app,
    billing.retryPayment,
    forCaller(async ({ userId }) => {
      const actionUrl = await changeAnd(userId, payNow)
      return { overview: await overviewOf(userId), actionUrl }
    }),
  )
  serveEndpoint(app, billing.cancel, change(cancelPlan))
  serveEndpoint(app, billing.resume, change(resumePlan))
  serveEndpoint(app, billing.refund, change(refundFirstPayment))
  serveEndpoint(
    app,
    billing.setDefaultPaymentMethod,
    change((desk, { paymentMethodId }) => setDefaultCard(desk, paymentMethodId)),
  )
  serveEndpoint(
    app,
    billing.removePaymentMethod,
    change((desk, { paymentMethodId }) => removeCard(desk, paymentMethodId)),
  )
  serveEndpoint(
    app,
    billing.invoices,
    forCaller(async ({ userId }, { after }) => {
      const { stripe, scope } = await works.payments()
      const customer = await works.stores.accounts.findCustomer(scope, userId)
      if (customer === undefined) return { invoices: [], next: null }
      if (after !== undefined) await requireOwnInvoice(stripe, customer, after)
      const { data, has_more } = await stripe.invoices.list({
        customer,
        limit: pageSize,
        ...(after !== undefined && { starting_after: after }),
      })
      return { invoices: data.map(presentInvoice), next: has_more ? (data.at(-1)?.id ?? null) : null }
    }),
  )
  serveEndpoint(
    app,
    billing.payments,
    forCaller(async ({ userId }, { after }) => {
      const { scope } = await works.payments()
      const { accounts } = works.stores
      const last = after === undefined ? undefined : await accounts.findPayment(scope, userId, { id: after })
      if (after !== undefined && !last) throw new AppError('not-found', texts.errors['not-found'])
      const { rows, hasMore } = await accounts.listPayments(scope, userId, last)
      return { payments: rows.map(presentPayment), next: hasMore ? (rows.at(-1)?.id ?? null) : null }
    }),
  )
  serveEndpoint(
    app,
    billing.document,
    forCaller(async ({ userId }, { paymentId }) => {
      const { scope } = await works.payments()
      return {
        url: findDocument(await works.stores.accounts.findPayment(scope, userId, { id: paymentId })).url,
      }
    }),
  )
}

export async function openPortal({ payments, customerId, siteUrl }: CustomerDesk, returnTo: string) {
  const { url } = await payments.stripe.billingPortal.sessions.create({
    customer: customerId,
    return_url: `${siteUrl}${returnTo}`,
  })
  return url
}

async function requireOwnInvoice(stripe: Stripe, customerId: string, invoiceId: string): Promise<void> {
  const { customer } = await stripe.invoices.retrieve(invoiceId)
  if (customer === null || idOf(customer) !== customerId) {
    throw new AppError('not-found', texts.errors['not-found'])
  }
}

function presentInvoice(invoice: Stripe.Invoice): Invoice {
  const period = invoice.lines.data.at(-1)?.period
  return {
    id: invoice.id,
    number: invoice.number,
    createdAt: new Date(invoice.created * 1000).toISOString(),
    status: invoice.status ?? 'draft',
    amount: invoice.total,
    currency: invoice.currency,
    periodStart: period ? new Date(period.start * 1000).toISOString() : null,
    periodEnd: period ? new Date(period.end * 1000).toISOString() : null,
    invoiceUrl: invoice.hosted_invoice_url ?? null,
    invoicePdf: invoice.invoice_pdf ?? null,
  }
}
