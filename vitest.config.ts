import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    tags: [
      {
        name: 'thorough',
        description:
          'Looks at a promise from a further side, and takes its time: `npm run thorough` runs it.',
      },
    ],
    projects: [
      {
        extends: true,
        // Components are rendered to markup in tests, so JSX must compile outside the web app's own build as well.
        oxc: { jsx: { runtime: 'automatic' } },
        test: { name: 'web', include: ['apps/web/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{packages,apps/server,scripts,bench}/**/*.test.ts'],
          globalSetup: './apps/server/src/testing/global-setup.ts',
          // What Node runs as it is, it runs here too: translating it first took a tenth of the work.
          experimental: { viteModuleRunner: false },
          // And it finds them as the server does: to look for all of them took twice as long.
          execArgv: [`--import=${new URL('apps/server/src/quick-modules.mjs', import.meta.url).href}`],
        },
      },
    ],
    exclude: ['**/node_modules/**', '**/dist/**', 'data/**'],
    environment: 'node',
    // A machine that is busy with other things is slow, not broken.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Of two cores the default leaves one unused, while tests mostly wait for a database or a browser.
    maxWorkers: 3,
    // Nothing is mocked, so files can share what they import: loading it anew for each took half of the work.
    pool: 'threads',
    isolate: false,
    // What needed a second attempt is named at the end of `npm test`.
    retry: 1,
  },
})
