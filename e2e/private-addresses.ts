import { journey } from './journey.ts'
import { withProduct } from './product.ts'
import type { Product } from './product.ts'

/** Journeys through a product whose operator allows calls into private networks: what they call is on this machine. */
export const journeyWithPrivateAddresses = journey.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern
    ({}, use) => withProduct({ ALLOW_PRIVATE_ADDRESSES: 'true' }, use),
    { scope: 'worker' },
  ],
})
