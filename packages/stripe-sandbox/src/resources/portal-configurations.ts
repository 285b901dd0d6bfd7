import { z } from 'zod'
import { createId } from '../create-id.ts'
import type { Desk } from '../desk.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { PortalConfiguration } from '../store.ts'
import { listPage } from '../wire/list-page.ts'
import { defineOperation } from '../wire/operation.ts'
import { clearable, flag, listParams, mergeMetadata, metadata } from '../wire/params.ts'
import { findObject } from './find-object.ts'

type Features = PortalConfiguration['features']

const proration = z.enum(['always_invoice', 'create_prorations', 'none'])
const none = z.literal('').transform(() => [])

const features = z.strictObject({
  customer_update: z
    .strictObject({
      enabled: flag,
      allowed_updates: z
        .union([none, z.array(z.enum(['address', 'email', 'name', 'phone', 'shipping', 'tax_id']))])
        .optional(),
    })
    .optional(),
  invoice_history: z.strictObject({ enabled: flag }).optional(),
  payment_method_update: z.strictObject({ enabled: flag }).optional(),
  subscription_cancel: z
    .strictObject({
      enabled: flag,
      mode: z.enum(['at_period_end', 'immediately']).optional(),
      proration_behavior: proration.optional(),
    })
    .optional(),
  subscription_update: z
    .strictObject({
      enabled: flag,
      default_allowed_updates: z
        .union([none, z.array(z.enum(['price', 'promotion_code', 'quantity']))])
        .optional(),
      products: z
        .array(z.strictObject({ product: z.string(), prices: z.array(z.string()).min(1) }))
        .optional(),
      proration_behavior: proration.optional(),
      schedule_at_period_end: z
        .strictObject({
          conditions: z
            .array(z.strictObject({ type: z.enum(['decreasing_item_amount', 'shortening_interval']) }))
            .optional(),
        })
        .optional(),
    })
    .optional(),
})

const fields = {
  business_profile: z
    .strictObject({
      headline: clearable.optional(),
      privacy_policy_url: z.url().optional(),
      terms_of_service_url: z.url().optional(),
    })
    .optional(),
  default_return_url: clearable.optional(),
  metadata: metadata.optional(),
  name: clearable.optional(),
}

/** How the portal is set up: which of its parts a visitor finds. */
export const portalConfigurationOperations = [
  defineOperation({
    method: 'post',
    path: '/v1/billing_portal/configurations',
    params: z.strictObject({ ...fields, features }),
    run: async ({ desk, params }) => {
      const isFirst = (await desk.tx.list('portal_configuration')).length === 0
      const configuration = applyFields(newConfiguration(desk.now, isFirst), params)
      await desk.tx.put('portal_configuration', configuration)
      await emitEvent(desk, 'billing_portal.configuration.created', { object: configuration })
      return configuration
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/billing_portal/configurations',
    params: z.strictObject({ ...listParams, active: flag.optional(), is_default: flag.optional() }),
    run: async ({ desk, params }) => {
      const shown = (await desk.tx.list('portal_configuration')).filter(
        ({ active, is_default }) =>
          (params.active === undefined || params.active === active) &&
          (params.is_default === undefined || params.is_default === is_default),
      )
      return listPage('/v1/billing_portal/configurations', shown, params)
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/billing_portal/configurations/:id',
    params: z.strictObject({}),
    run: async ({ desk, id }) => findObject(desk.tx, 'portal_configuration', { id }),
  }),
  defineOperation({
    method: 'post',
    path: '/v1/billing_portal/configurations/:id',
    params: z.strictObject({ ...fields, active: flag.optional(), features: features.optional() }),
    run: async ({ desk, id, params: { active, ...sent } }) => {
      const before = await findObject(desk.tx, 'portal_configuration', { id })
      const changed = applyFields(before, sent)
      const after = { ...changed, active: active ?? before.active, updated: desk.now }
      await desk.tx.put('portal_configuration', after)
      await emitEvent(desk, 'billing_portal.configuration.updated', { object: after, before })
      return after
    },
  }),
]

/** The one that counts where a session names none: everything is allowed. */
export async function findDefaultConfiguration(desk: Desk): Promise<PortalConfiguration> {
  const known = (await desk.tx.list('portal_configuration')).find(({ is_default }) => is_default)
  if (known) return known
  const configuration = newConfiguration(desk.now, true)
  await desk.tx.put('portal_configuration', configuration)
  return configuration
}

type Sent = { [Field in keyof typeof fields]?: z.output<(typeof fields)[Field]> } & {
  features?: z.output<typeof features> | undefined
}

function applyFields(before: PortalConfiguration, sent: Sent): PortalConfiguration {
  const { business_profile: profile } = sent
  return {
    ...before,
    ...(profile && {
      business_profile: {
        headline: profile.headline ?? null,
        privacy_policy_url: profile.privacy_policy_url ?? null,
        terms_of_service_url: profile.terms_of_service_url ?? null,
      },
    }),
    ...(sent.default_return_url !== undefined && { default_return_url: sent.default_return_url }),
    ...(sent.name !== undefined && { name: sent.name }),
    features: sent.features ? applyFeatures(before.features, sent.features) : before.features,
    metadata: mergeMetadata(before.metadata, sent.metadata),
  }
}

function applyFeatures(before: Features, sent: z.output<typeof features>): Features {
  const { customer_update, invoice_history, payment_method_update, subscription_cancel } = sent
  const { subscription_update: update } = sent
  const { subscription_cancel: cancelBefore, subscription_update: updateBefore } = before
  return {
    ...before,
    ...(customer_update && {
      customer_update: {
        enabled: customer_update.enabled,
        allowed_updates: customer_update.allowed_updates ?? before.customer_update.allowed_updates,
      },
    }),
    ...(invoice_history && { invoice_history }),
    ...(payment_method_update && {
      payment_method_update: { ...before.payment_method_update, ...payment_method_update },
    }),
    ...(subscription_cancel && {
      subscription_cancel: {
        ...cancelBefore,
        enabled: subscription_cancel.enabled,
        mode: subscription_cancel.mode ?? cancelBefore.mode,
        proration_behavior: subscription_cancel.proration_behavior ?? cancelBefore.proration_behavior,
      },
    }),
    ...(update && {
      subscription_update: {
        ...updateBefore,
        enabled: update.enabled,
        default_allowed_updates: update.default_allowed_updates ?? updateBefore.default_allowed_updates,
        products:
          update.products?.map(({ product, prices }) => ({
            product,
            prices,
            adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
          })) ??
          updateBefore.products ??
          null,
        proration_behavior: update.proration_behavior ?? updateBefore.proration_behavior,
        schedule_at_period_end: {
          conditions:
            update.schedule_at_period_end?.conditions ?? updateBefore.schedule_at_period_end.conditions,
        },
      },
    }),
  }
}

function newConfiguration(now: number, isDefault: boolean): PortalConfiguration {
  return {
    id: createId('portal_configuration'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    created: now,
    default_return_url: null,
    features: {
      customer_update: { allowed_updates: [], enabled: false },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true, payment_method_configuration: null },
      subscription_cancel: {
        cancellation_reason: { enabled: false, feedback_options: null, options: [] },
        enabled: true,
        mode: 'at_period_end',
        proration_behavior: 'none',
      },
      subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
      subscription_update: {
        billing_cycle_anchor: null,
        default_allowed_updates: ['price'],
        enabled: true,
        products: null,
        proration_behavior: 'always_invoice',
        schedule_at_period_end: { conditions: [] },
        trial_update_behavior: 'end_trial',
      },
    },
    is_default: isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: {},
    name: null,
    updated: now,
  }
}
