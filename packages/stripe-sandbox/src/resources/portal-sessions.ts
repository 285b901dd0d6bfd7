import { z } from 'zod'
import { createId } from '../create-id.ts'
import type { PortalSession } from '../store.ts'
import { defineOperation } from '../wire/operation.ts'
import { findCustomer } from './customers.ts'

/** The one way the portal is set up here: everything is allowed. */
const configuration = 'bpc_sandbox'

export const portalSessionOperations = [
  defineOperation({
    method: 'post',
    path: '/v1/billing_portal/sessions',
    params: z.strictObject({ customer: z.string(), return_url: z.url().optional() }),
    run: async ({ desk, params }) => {
      const customer = await findCustomer(desk, params.customer)
      const id = createId('portal_session')
      const session: PortalSession = {
        id,
        object: 'billing_portal.session',
        configuration,
        created: desk.now,
        customer: customer.id,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: null,
        on_behalf_of: null,
        return_url: params.return_url ?? null,
        url: `${desk.publicUrl}/p/session/${id}`,
      }
      await desk.tx.put('portal_session', session)
      return session
    },
  }),
]
