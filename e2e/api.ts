import { z } from 'zod'
import { createApiClient } from '../apps/web/src/lib/api-client.ts'
import type { Person } from './people.ts'
import type { Product } from './product.ts'

/** Calls the product's API as somebody, to prepare in a moment what a journey is not about. */
export async function openApi({ address }: Product, { email, password }: Person) {
  const answer = await fetch(`${address}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { access_token: token } = z.object({ access_token: z.string() }).parse(await answer.json())
  return createApiClient({ origin: address, accessToken: () => Promise.resolve(token) })
}
