import { endpoints } from '@joinery/contract'
import type { PaidPlan } from '@joinery/contract'
import { z } from 'zod'
import { queryDatabase } from './test-user.ts'
import type { TestUser } from './test-user.ts'

/** A card that everything goes well with. */
const goodCard = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123', name: 'Ada Lovelace' }

/** Sends the form of a hosted page as a browser would. */
export async function submitForm(url: string, fields: Record<string, string>) {
  const answer = await fetch(url, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
  return { location: answer.headers.get('location'), page: await answer.text(), status: answer.status }
}

export const payCheckout = (url: string, fields: Record<string, string> = {}) =>
  submitForm(url, { ...goodCard, ...fields })

/** Goes to checkout, pays, and leaves without coming back to us. */
export async function buy(
  user: TestUser,
  planId: PaidPlan,
  card: Record<string, string> = {},
): Promise<void> {
  const { url } = await user.call(endpoints.billing.checkout, { planId })
  const { location, page } = await payCheckout(url, card)
  if (location === null) throw new Error(`This was not paid: ${page}`)
}

/** Goes to checkout, pays, and comes back. */
export async function buyAndReturn(user: TestUser, planId: PaidPlan, card: Record<string, string> = {}) {
  await buy(user, planId, card)
  return user.call(endpoints.billing.refresh, {})
}

/** Sets the sandbox's time, also back, without anything falling due on the way. */
export async function setSandboxTime({ databaseUrl }: { databaseUrl: string }, moment: Date | string) {
  const aheadMs = new Date(moment).getTime() - Date.now()
  const control = JSON.stringify({ id: 'control', aheadMs, failNextCharge: false })
  await queryDatabase(
    databaseUrl,
    `insert into stripe_sandbox_objects (kind, id, object) values ('control', 'control', $1)
     on conflict (kind, id) do update set object = excluded.object`,
    [control],
  )
}

/** What the sandbox has of one kind, newest first. */
export async function readSandbox({ databaseUrl }: { databaseUrl: string }, kind: string, customer?: string) {
  const rows = await queryDatabase(
    databaseUrl,
    `select object from stripe_sandbox_objects
     where kind = $1 and ($2::text is null or object ->> 'customer' = $2) order by place desc`,
    [kind, customer ?? null],
  )
  return rows.map(({ object }) => sandboxObject.parse(object))
}

const sandboxObject = z.looseObject({ id: z.string() })
