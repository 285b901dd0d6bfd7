import { z } from 'zod'
import { createId, createPrefixedId } from '../create-id.ts'
import { apiVersion } from '../events/emit-event.ts'
import type { WebhookEndpoint } from '../store.ts'
import { listPage } from '../wire/list-page.ts'
import { defineOperation } from '../wire/operation.ts'
import { clearable, flag, listParams, mergeMetadata, metadata } from '../wire/params.ts'
import { missingResource } from '../wire/stripe-error.ts'
import { findObject } from './find-object.ts'

/** The sandbox calls nobody outside this machine. */
const url = z
  .url()
  .refine((address) => /^(?:127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(new URL(address).hostname), {
    error: 'The sandbox sends events to this machine only.',
  })
const enabledEvents = z.array(z.string()).min(1)

/** Further addresses that events are sent to. The secret is shown when an endpoint is made, and never again. */
export const webhookEndpointOperations = [
  defineOperation({
    method: 'post',
    path: '/v1/webhook_endpoints',
    params: z.strictObject({
      url,
      enabled_events: enabledEvents,
      api_version: z.literal(apiVersion).optional(),
      description: clearable.optional(),
      metadata: metadata.optional(),
    }),
    run: async ({ desk, params }) => {
      const endpoint: WebhookEndpoint = {
        id: createId('webhook_endpoint'),
        object: 'webhook_endpoint',
        api_version: params.api_version ?? null,
        application: null,
        created: desk.now,
        description: params.description ?? null,
        enabled_events: params.enabled_events,
        livemode: false,
        metadata: mergeMetadata({}, params.metadata),
        secret: createPrefixedId('whsec_'),
        status: 'enabled',
        url: params.url,
      }
      await desk.tx.put('webhook_endpoint', endpoint)
      return endpoint
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/webhook_endpoints',
    params: z.strictObject(listParams),
    run: async ({ desk, params }) =>
      listPage('/v1/webhook_endpoints', (await desk.tx.list('webhook_endpoint')).map(hideSecret), params),
  }),
  defineOperation({
    method: 'get',
    path: '/v1/webhook_endpoints/:id',
    params: z.strictObject({}),
    run: async ({ desk, id }) => hideSecret(await findObject(desk.tx, 'webhook_endpoint', { id })),
  }),
  defineOperation({
    method: 'post',
    path: '/v1/webhook_endpoints/:id',
    params: z.strictObject({
      url: url.optional(),
      enabled_events: enabledEvents.optional(),
      disabled: flag.optional(),
      description: clearable.optional(),
      metadata: metadata.optional(),
    }),
    run: async ({ desk, id, params }) => {
      const before = await findObject(desk.tx, 'webhook_endpoint', { id })
      const after: WebhookEndpoint = {
        ...before,
        url: params.url ?? before.url,
        enabled_events: params.enabled_events ?? before.enabled_events,
        ...(params.disabled !== undefined && { status: params.disabled ? 'disabled' : 'enabled' }),
        ...(params.description !== undefined && { description: params.description }),
        metadata: mergeMetadata(before.metadata, params.metadata),
      }
      await desk.tx.put('webhook_endpoint', after)
      return hideSecret(after)
    },
  }),
  defineOperation({
    method: 'delete',
    path: '/v1/webhook_endpoints/:id',
    params: z.strictObject({}),
    run: async ({ desk, id }) => {
      if (!(await desk.tx.remove('webhook_endpoint', id))) throw missingResource('webhook_endpoint', id)
      return { id, object: 'webhook_endpoint', deleted: true }
    },
  }),
]

function hideSecret(endpoint: WebhookEndpoint) {
  const shown = { ...endpoint }
  delete shown.secret
  return shown
}
