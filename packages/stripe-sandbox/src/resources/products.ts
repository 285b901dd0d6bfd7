import { z } from 'zod'
import { createId } from '../create-id.ts'
import { emitEvent } from '../events/emit-event.ts'
import type { Product } from '../store.ts'
import { listPage } from '../wire/list-page.ts'
import { defineOperation } from '../wire/operation.ts'
import { clearable, flag, listParams, mergeMetadata, metadata } from '../wire/params.ts'
import { invalidRequest } from '../wire/stripe-error.ts'
import { findObject } from './find-object.ts'

const fields = {
  active: flag.optional(),
  description: clearable.optional(),
  metadata: metadata.optional(),
}

export const productOperations = [
  defineOperation({
    method: 'post',
    path: '/v1/products',
    params: z.strictObject({ ...fields, id: z.string().max(200).optional(), name: z.string().min(1) }),
    run: async ({ desk, params }) => {
      const id = params.id ?? createId('product')
      if (await desk.tx.get('product', id)) {
        throw invalidRequest(`Product already exists: '${id}'`, {
          code: 'resource_already_exists',
          param: 'id',
        })
      }
      const product: Product = {
        id,
        object: 'product',
        active: params.active ?? true,
        created: desk.now,
        default_price: null,
        description: params.description ?? null,
        images: [],
        livemode: false,
        marketing_features: [],
        metadata: mergeMetadata({}, params.metadata),
        name: params.name,
        package_dimensions: null,
        shippable: null,
        statement_descriptor: null,
        tax_code: null,
        tax_details: null,
        type: 'service',
        unit_label: null,
        updated: desk.now,
        url: null,
      }
      await desk.tx.put('product', product)
      await emitEvent(desk, 'product.created', { object: product })
      return product
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/products',
    params: z.strictObject({
      ...listParams,
      active: flag.optional(),
      ids: z.array(z.string()).optional(),
    }),
    run: async ({ desk, params }) => {
      const all = await desk.tx.list('product')
      const shown = all.filter(
        (product) =>
          (params.active === undefined || product.active === params.active) &&
          (params.ids === undefined || params.ids.includes(product.id)),
      )
      return listPage('/v1/products', shown, params)
    },
  }),
  defineOperation({
    method: 'get',
    path: '/v1/products/:id',
    params: z.strictObject({}),
    run: async ({ desk, id }) => findObject(desk.tx, 'product', { id }),
  }),
  defineOperation({
    method: 'post',
    path: '/v1/products/:id',
    params: z.strictObject({ ...fields, name: z.string().min(1).optional() }),
    run: async ({ desk, id, params }) => {
      const before = await findObject(desk.tx, 'product', { id })
      const product: Product = {
        ...before,
        active: params.active ?? before.active,
        description: params.description === undefined ? before.description : params.description,
        name: params.name ?? before.name,
        metadata: mergeMetadata(before.metadata, params.metadata),
        updated: desk.now,
      }
      await desk.tx.put('product', product)
      await emitEvent(desk, 'product.updated', { object: product, before })
      return product
    },
  }),
]
