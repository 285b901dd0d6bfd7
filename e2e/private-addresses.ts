import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { journey } from './journey.ts'
import { startProduct } from './product.ts'
import type { Product } from './product.ts'

/** Journeys through a product whose operator allows calls into private networks: what they call is on this machine. */
export const journeyWithPrivateAddresses = journey.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'joinery-journey-'))
      const product = await startProduct(folder, { ALLOW_PRIVATE_ADDRESSES: 'true' })
      await use(product)
      await product.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})
