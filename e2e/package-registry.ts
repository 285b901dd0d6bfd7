import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNpmRegistry } from '../packages/preview-compiler/src/testing/npm-registry.ts'
import type { NpmRegistry } from '../packages/preview-compiler/src/testing/npm-registry.ts'
import { journey } from './journey.ts'
import { startProduct } from './product.ts'
import type { Product } from './product.ts'

/** Journeys through a product whose npm asks a registry on this machine. */
export const journeyWithRegistry = journey.extend<object, { registry: NpmRegistry; product: Product }>({
  registry: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const registry = await startNpmRegistry()
      await use(registry)
      registry.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ registry }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'joinery-journey-'))
      const settings = join(folder, 'npmrc')
      await writeFile(settings, `registry=${registry.url}\ncache=${join(folder, 'npm')}\n`)
      const product = await startProduct(folder, {
        npm_config_userconfig: settings,
        npm_config_cache: join(folder, 'npm'),
      })
      await use(product)
      await product.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
})
