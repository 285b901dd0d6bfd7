import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './e2e/chromium-options.ts'

export default defineConfig({
  testDir: './e2e',
  testMatch: '*.journey.ts',
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
