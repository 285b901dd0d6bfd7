import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './e2e/chromium-options.ts'

export default defineConfig({
  testDir: './e2e',
  testMatch: '*.journey.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  use: { launchOptions: chromiumOptions },
})
