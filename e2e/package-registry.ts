import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startNpmRegistry } from '../packages/preview-compiler/src/testing/npm-registry.ts'
import type { NpmRegistry } from '../packages/preview-compiler/src/testing/npm-registry.ts'
import { journey } from './journey.ts'
import { withProduct } from './product.ts'
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
    ({ registry }, use) => withProduct((folder) => askOnly(registry, folder), use),
    { scope: 'worker' },
  ],
})

async function askOnly(registry: NpmRegistry, folder: string): Promise<Record<string, string>> {
  const [settings, cache] = [join(folder, 'npmrc'), join(folder, 'npm')]
  await writeFile(settings, `registry=${registry.url}\ncache=${cache}\n`)
  return { npm_config_userconfig: settings, npm_config_cache: cache }
}
