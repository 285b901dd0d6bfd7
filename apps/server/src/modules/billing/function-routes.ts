import { paidPlan, texts } from '@joinery/contract'
import { z } from 'zod'
import { allowOtherOrigins } from '../../http/allow-other-origins.ts'
import { AppError } from '../../http/app-error.ts'
import type { App, RequestContext } from '../../http/app-types.ts'
import { requireSession } from '../../http/require-session.ts'
import type { Sessions } from '../../http/require-session.ts'
import type { EventStore } from './events/store.ts'
import { receiveEvent } from './events/receive-event.ts'
import { explainRefusal } from './explain-refusal.ts'
import { findDocument } from './find-document.ts'
import type { Payments } from './payments.ts'
import { atCustomerDesk, atDesk } from './purchase/desk.ts'
import type { Works } from './purchase/desk.ts'
import { startCheckout } from './purchase/start-checkout.ts'
import { openPortal } from './routes.ts'

interface Dependencies {
  works: Works
  events: EventStore
  /** Something is due. */
  wake: () => void
  sessions: Sessions
}

const order = z.object({ priceId: z.string().max(255).optional(), plan: paidPlan })
const portalRequest = z.object({ customer_id: z.string().max(255).optional() })
const invoiceRequest = z.object({
  invoice_id: z.string().max(255).optional(),
  payment_intent_id: z.string().max(255).optional(),
})

const returnTo = '/dashboard/billing'

/** The calls that clients make by name, and the one that the provider makes. */
export function addBillingFunctions(app: App, { works, events, wake, sessions }: Dependencies): void {
  for (const name of ['create-checkout', 'create-billing-portal', 'get-invoice']) {
    allowOtherOrigins(app, `/functions/v1/${name}`)
  }

  app.post('/functions/v1/create-checkout', async (context) => {
    const { userId, email } = await requireSession(context, sessions)
    const { plan, priceId } = await readBody(context, order)
    const url = await explained(
      atDesk(works, userId, (desk) => startCheckout(desk, { email, planId: plan, priceId, returnTo })),
    )
    return context.json({ url })
  })

  app.post('/functions/v1/create-billing-portal', async (context) => {
    const { userId } = await requireSession(context, sessions)
    const { customer_id: named } = await readBody(context, portalRequest)
    const url = await explained(
      atCustomerDesk(works, userId, (desk) => {
        if (named !== undefined && named !== '' && named !== desk.customerId) {
          throw new AppError('not-found', texts.billing.paymentMethods.noCustomer)
        }
        return openPortal(desk, returnTo)
      }),
    )
    return context.json({ url })
  })

  app.post('/functions/v1/get-invoice', async (context) => {
    const { userId } = await requireSession(context, sessions)
    const { invoice_id: invoiceId, payment_intent_id: paymentIntentId } = await readBody(
      context,
      invoiceRequest,
    )
    const wanted = invoiceId ? { invoiceId } : paymentIntentId ? { paymentIntentId } : undefined
    if (!wanted) throw new AppError('not-found', texts.billing.invoice.downloadFailures.noId)
    const { scope } = await explained(works.payments())
    const found = findDocument(await works.stores.accounts.findPayment(scope, userId, wanted))
    return context.json({
      invoice_pdf: found.invoicePdf,
      invoice_url: found.invoiceUrl,
      receipt_url: found.receiptUrl,
    })
  })

  app.post('/functions/v1/stripe-webhook', async (context) => {
    const payments: Payments = await explained(works.payments())
    const body = Buffer.from(await context.req.arrayBuffer())
    await receiveEvent({ payments, events }, { body, signature: context.req.header('stripe-signature') })
    wake()
    return context.json({ received: true })
  })
}

async function readBody<Shape extends z.core.$ZodType>(
  context: RequestContext,
  shape: Shape,
): Promise<z.output<Shape>> {
  const body: unknown = await context.req.json().catch(() => undefined)
  const parsed = z.safeParse(shape, body)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new AppError('invalid-input', texts.errors['invalid-input'], { issues })
}

const explained = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw explainRefusal(error)
  })
