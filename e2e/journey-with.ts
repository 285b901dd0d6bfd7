import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { journey } from './journey.ts'
import { startModelProvider } from './model-provider.ts'
import type { ModelProvider, Script } from './model-provider.ts'
import { startProduct } from './product.ts'
import type { Product } from './product.ts'

/** Journeys through the product with a model that says what is written for it, as slowly as one likes. */
export function journeyWith(script: Script) {
  return journey.extend<object, { provider: ModelProvider; product: Product }>({
    provider: [
      // oxlint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const provider = await startModelProvider(script)
        await use(provider)
        await provider.stop()
      },
      { scope: 'worker' },
    ],
    product: [
      async ({ provider }, use) => {
        const folder = await mkdtemp(join(tmpdir(), 'joinery-journey-'))
        const product = await startProduct(folder, { MODEL_BASE_URL: provider.url, MODEL_NAME: 'carpenter' })
        await use(product)
        await product.stop()
        await rm(folder, { recursive: true, force: true })
      },
      { scope: 'worker' },
    ],
    // A header of our own would make the preview's scripts, which come from another origin, ask for permission first.
    extraHTTPHeaders: {},
  })
}
