import type { PublicKind } from '../create-id.ts'
import type { SandboxObjects, SandboxTables } from '../store.ts'
import { missingResource } from '../wire/stripe-error.ts'

const spoken: Partial<Record<PublicKind, string>> = {
  payment_method: 'PaymentMethod',
  checkout_session: 'checkout.session',
  portal_session: 'billing_portal.session',
  test_clock: 'test clock',
}

/** The object with this id, or the error Stripe answers when there is none. */
export async function findObject<K extends PublicKind>(
  tx: SandboxTables,
  kind: K,
  { id, param = 'id' }: { id: string; param?: string },
): Promise<SandboxObjects[K]> {
  const found = await tx.get(kind, id)
  if (!found) throw missingResource(spoken[kind] ?? kind, id, param)
  return found
}
