import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './e2e/chromium-options.ts'

/** Journeys through products with settings of their own, each of which has one worker to itself for a while. */
const ownProducts = [
  'build-an-app',
  'come-home',
  'connect-a-database',
  'connect-services',
  'let-time-pass',
  'preview-panel',
  'sign-in-with-github-or-facebook',
  'sign-in-with-google',
  'talk-about-an-app',
  'use-own-models',
].map((name) => `${name}.journey.ts`)

/** The longest of the others. */
const long = [
  'publish-an-app',
  'read-analytics',
  'see-every-screen',
  'upgrade-plan',
  'visit-the-public-site',
].map((name) => `${name}.journey.ts`)

export default defineConfig({
  testDir: './e2e',
  // They come first: at the end, whoever has nothing left to do would wait for them.
  projects: [
    { name: 'own products', testMatch: ownProducts },
    { name: 'long', testMatch: long },
    { name: 'shared product', testMatch: '*.journey.ts', testIgnore: [...ownProducts, ...long] },
  ],
  globalSetup: './e2e/shared-product.ts',
  fullyParallel: true,
  // One more than cores: journeys also wait.
  workers: 3,
  // A machine that is busy with other things is slow, not broken.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // What needed a second attempt is named at the end of `npm test`.
  retries: 1,
  use: {
    launchOptions: chromiumOptions,
    // What moves is drawn sixty times a second, for nobody. Journeys about motion say so.
    contextOptions: { reducedMotion: 'reduce' },
  },
})
