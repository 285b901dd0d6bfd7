import { startGitHubDouble } from '../apps/server/src/testing/github-double.ts'
import type { GitHubDouble } from '../apps/server/src/testing/github-double.ts'
import { startServiceDoubles } from '../apps/server/src/testing/service-doubles.ts'
import type { ServiceDoubles } from '../apps/server/src/testing/service-doubles.ts'
import { journey } from './journey.ts'
import { withProduct } from './product.ts'
import type { Product } from './product.ts'

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
    ({ github, doubles }, use) =>
      withProduct(
        {
          GITHUB_URL: github.url,
          GITHUB_API_URL: github.apiUrl,
          GITHUB_CLIENT_ID: github.app.id,
          GITHUB_CLIENT_SECRET: github.app.secret,
          FIGMA_API_URL: doubles.url,
          FIREBASE_API_URL: doubles.url,
          ALLOW_PRIVATE_ADDRESSES: 'true',
        },
        use,
      ),
    { scope: 'worker' },
  ],
})
