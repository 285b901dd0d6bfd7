import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Components are rendered to markup in tests, so JSX must compile outside the web app's own build as well.
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['{packages,apps,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'data/**'],
    environment: 'node',
    globalSetup: './apps/server/src/testing/global-setup.ts',
    testTimeout: 20_000,
    // Of two cores the default leaves one unused, while tests mostly wait for a database or a browser.
    maxWorkers: 3,
    // Nothing is mocked, so files can share what they import: loading it anew for each took half of the work.
    pool: 'threads',
    isolate: false,
    // What needed a second attempt is named at the end of `npm test`.
    retry: 1,
  },
})
