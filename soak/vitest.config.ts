import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'

/** `npm run soak`: the fault runs of `npm test` at their full counts. */
export default defineConfig({
  root: resolve(import.meta.dirname, '..'),
  test: {
    include: ['soak/*.soak.ts', 'apps/web/src/testing/*.soak.ts'],
    globalSetup: './apps/server/src/testing/global-setup.ts',
    fileParallelism: false,
    testTimeout: 30 * 60_000,
  },
})
