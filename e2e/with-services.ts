import { startGitHubDouble } from '../apps/server/src/testing/github-double.ts'
import type { GitHubDouble } from '../apps/server/src/testing/github-double.ts'
import { startServiceDoubles } from '../apps/server/src/testing/service-doubles.ts'
import type { ServiceDoubles } from '../apps/server/src/testing/service-doubles.ts'
import { journey } from './journey.ts'
import { withProduct } from './product.ts'
import type { Product } from './product.ts'
import { serviceSettings } from './service-settings.ts'

/** Journeys through a product with doubles on this machine for GitHub, Supabase, Figma and Firebase. */
export const connected = journey.extend<
  object,
  { github: GitHubDouble; doubles: ServiceDoubles; product: Product }
>({
  github: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const github = await startGitHubDouble()
      await use(github)
      await github.stop()
    },
    { scope: 'worker' },
  ],
  doubles: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const doubles = await startServiceDoubles()
      await use(doubles)
      await doubles.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    ({ github, doubles }, use) => withProduct(serviceSettings({ github, doubles }), use),
    { scope: 'worker' },
  ],
})
