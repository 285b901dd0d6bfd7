import { kindOfId } from '../create-id.ts'
import { orderedLines } from '../billing/ordered-lines.ts'
import type { SandboxTables } from '../store.ts'
import { wholeList } from './list-page.ts'
import { invalidRequest } from './stripe-error.ts'

const maxLevels = 4

/** Puts whole objects where the request asked for them by path, such as `data.latest_invoice.payments`. */
export async function expand(tx: SandboxTables, answer: object, paths: readonly string[]) {
  for (const path of paths) {
    const parts = path.split('.')
    if (parts.length > maxLevels) {
      throw invalidRequest(`You cannot expand more than ${maxLevels} levels of a property (${path}).`)
    }
    await expandAt({ tx, path }, answer, parts)
  }
}

interface Expansion {
  tx: SandboxTables
  path: string
}

async function expandAt(expansion: Expansion, node: unknown, parts: readonly string[]): Promise<void> {
  if (Array.isArray(node)) {
    for (const item of node) await expandAt(expansion, item, parts)
    return
  }
  const [field, ...rest] = parts
  if (field === undefined || typeof node !== 'object' || node === null) return
  const whole = await resolve(expansion, node, field)
  Reflect.set(node, field, whole)
  await expandAt(expansion, whole, rest)
}

async function resolve({ tx, path }: Expansion, node: object, field: string): Promise<unknown> {
  const value: unknown = Reflect.get(node, field)
  if (typeof value === 'string') {
    const kind = kindOfId(value)
    const found = kind && (await tx.get(kind, value))
    if (found) return found
  }
  if (value === undefined) {
    const included = await include(tx, node, field)
    if (included) return included
  } else if (typeof value !== 'string') return value
  throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' })
}

// Some fields are left out of an object unless they are asked for.
async function include(tx: SandboxTables, node: object, field: string) {
  const object: unknown = Reflect.get(node, 'object')
  const id: unknown = Reflect.get(node, 'id')
  if (typeof id !== 'string') return undefined
  if (object === 'invoice' && field === 'payments') {
    return wholeList('/v1/invoice_payments', await tx.list('invoice_payment', { invoice: id }))
  }
  if (object === 'customer' && field === 'subscriptions') {
    return wholeList(`/v1/customers/${id}/subscriptions`, await tx.list('subscription', { customer: id }))
  }
  if (object === 'checkout.session' && field === 'line_items') {
    return wholeList(`/v1/checkout/sessions/${id}/line_items`, await orderedLines(tx, id))
  }
  return undefined
}
