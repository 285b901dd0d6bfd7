import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './e2e/chromium-options.ts'

export default defineConfig({
  testDir: './e2e',
  testMatch: '*.journey.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  // What needed a second attempt is named at the end of `npm test`.
  retries: 1,
  use: { launchOptions: chromiumOptions },
})
