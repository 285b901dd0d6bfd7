import { journey } from './journey.ts'
import { startModelProvider } from './model-provider.ts'
import type { ModelProvider, Script } from './model-provider.ts'
import { withProduct } from './product.ts'
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
      ({ provider }, use) => withProduct({ MODEL_BASE_URL: provider.url, MODEL_NAME: 'carpenter' }, use),
      { scope: 'worker' },
    ],
    // A header of our own would make the preview's scripts, which come from another origin, ask for permission first.
    extraHTTPHeaders: {},
  })
}
