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
  },
})
