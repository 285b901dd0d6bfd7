import { z } from 'zod'
import { createId } from '../create-id.ts'
import type { Desk } from '../desk.ts'
import type { PortalSession } from '../store.ts'
import { defineOperation } from '../wire/operation.ts'
import { integer } from '../wire/params.ts'
import { invalidRequest, missingResource } from '../wire/stripe-error.ts'
import { findCustomer } from './customers.ts'
import { findObject } from './find-object.ts'
import { findDefaultConfiguration } from './portal-configurations.ts'

type Flow = NonNullable<PortalSession['flow']>

const subscription = z.strictObject({ subscription: z.string() })

const flowData = z.strictObject({
  type: z.enum([
    'payment_method_update',
    'subscription_cancel',
    'subscription_update',
    'subscription_update_confirm',
  ]),
  after_completion: z
    .strictObject({
      type: z.enum(['hosted_confirmation', 'portal_homepage', 'redirect']),
      hosted_confirmation: z.strictObject({ custom_message: z.string().optional() }).optional(),
      redirect: z.strictObject({ return_url: z.url() }).optional(),
    })
    .optional(),
  subscription_cancel: subscription.optional(),
  subscription_update: subscription.optional(),
  subscription_update_confirm: z
    .strictObject({
      subscription: z.string(),
      items: z
        .array(z.strictObject({ id: z.string(), price: z.string().optional(), quantity: integer.optional() }))
        .length(1),
    })
    .optional(),
})

export const portalSessionOperations = [
  defineOperation({
    method: 'post',
    path: '/v1/billing_portal/sessions',
    params: z.strictObject({
      customer: z.string(),
      return_url: z.url().optional(),
      configuration: z.string().optional(),
      flow_data: flowData.optional(),
    }),
    run: async ({ desk, params }) => {
      const customer = await findCustomer(desk, params.customer)
      const configuration =
        params.configuration === undefined
          ? await findDefaultConfiguration(desk)
          : await findObject(desk.tx, 'portal_configuration', {
              id: params.configuration,
              param: 'configuration',
            })
      if (!configuration.active) throw invalidRequest('This configuration is not active.')
      const id = createId('portal_session')
      const session: PortalSession = {
        id,
        object: 'billing_portal.session',
        configuration: configuration.id,
        created: desk.now,
        customer: customer.id,
        customer_account: null,
        flow: params.flow_data ? await readFlow(desk, customer.id, params.flow_data) : null,
        livemode: false,
        locale: null,
        on_behalf_of: null,
        return_url: params.return_url ?? configuration.default_return_url,
        url: `${desk.publicUrl}/p/session/${id}`,
      }
      await desk.tx.put('portal_session', session)
      return session
    },
  }),
]

async function readFlow(desk: Desk, customer: string, sent: z.output<typeof flowData>): Promise<Flow> {
  const { type, after_completion: after } = sent
  const { subscription_cancel: cancel, subscription_update: update } = sent
  const { subscription_update_confirm: confirm } = sent
  const about = {
    subscription_cancel: cancel,
    subscription_update: update,
    subscription_update_confirm: confirm,
  }
  if (type !== 'payment_method_update') {
    const named = about[type]
    if (!named) {
      throw invalidRequest(`Missing required param: flow_data[${type}].`, {
        code: 'parameter_missing',
        param: `flow_data[${type}]`,
      })
    }
    const { customer: owner } = await findObject(desk.tx, 'subscription', { id: named.subscription })
    if (owner !== customer) throw missingResource('subscription', named.subscription)
  }
  return {
    after_completion: {
      hosted_confirmation: after?.hosted_confirmation
        ? { custom_message: after.hosted_confirmation.custom_message ?? null }
        : null,
      redirect: after?.redirect ?? null,
      type: after?.type ?? 'portal_homepage',
    },
    customer_update: null,
    subscription_cancel: cancel ? { retention: null, subscription: cancel.subscription } : null,
    subscription_pause: null,
    subscription_update: update ?? null,
    subscription_update_confirm: confirm
      ? {
          discounts: null,
          items: confirm.items.map(({ id, price, quantity }) => ({
            id,
            price: price ?? null,
            ...(quantity !== undefined && { quantity }),
          })),
          subscription: confirm.subscription,
        }
      : null,
    type,
  }
}
