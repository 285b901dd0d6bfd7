import type { GitHubDouble } from '../apps/server/src/testing/github-double.ts'
import type { ServiceDoubles } from '../apps/server/src/testing/service-doubles.ts'

interface Doubles {
  github: GitHubDouble
  doubles: ServiceDoubles
}

/** What makes a product talk to doubles on this machine instead of GitHub, Figma and Firebase. */
export const serviceSettings = ({ github, doubles }: Doubles): Record<string, string> => ({
  GITHUB_URL: github.url,
  GITHUB_API_URL: github.apiUrl,
  GITHUB_CLIENT_ID: github.app.id,
  GITHUB_CLIENT_SECRET: github.app.secret,
  FIGMA_API_URL: doubles.url,
  FIREBASE_API_URL: doubles.url,
  ALLOW_PRIVATE_ADDRESSES: 'true',
})
