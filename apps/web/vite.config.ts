import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { adaptAuth } from './build/adapt-auth.ts'
import { adaptRouter } from './build/adapt-router.ts'
import { adaptSonner } from './build/adapt-sonner.ts'
import { adaptZod } from './build/adapt-zod.ts'
import { fillSettings } from './build/fill-settings.ts'
import { nameIcons } from './build/name-icons.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const api = process.env['JOINERY_API'] ?? 'http://127.0.0.1:3000'

/** What pages that are only read have in common with the application. Nothing of React may be in here. */
const sharedByReaders =
  /app\/enlivenings|components\/ui\/theme-label|src\/lib\/(?:auth-storage|browser-auth-storage|browser-theme|carried-notice|is-signed-in|notify|opens-here|stored-session|theme|whole-sheet)\.ts|contract\/src\/(?:routes|texts\/(?:fill-text|layout))|vite\/preload-helper/

/** Small parts that nearly every page shows; apart from each other they would only cost requests. */
const sharedByAllPages =
  /node_modules\/(?:clsx|class-variance-authority|lucide-react\/dist\/esm\/(?:icons\/menu\.|(?!icons)))|components\/ui\/(?:alert|badge|button|card|catch-crash|empty-state|open-joint|skeleton|spinner|theme-toggle)|components\/layout\/(?:alert-screen|focused-frame|home-link|loading-screen|mark|service-glyph|skip-link)|src\/lib\/class-names|contract\/src\/texts\/common/

/** What signs somebody in, with or without the application. */
const sharedByAccounts = /src\/lib\/(?:auth|auth-message|safe-return-path)\.ts|contract\/src\/texts\/auth\.ts/

/** What the screens around signing in have in common. */
const sharedBySignIn =
  /components\/ui\/(?:checkbox-field|field-classes|form-message|password-field|text-field|text-link-classes)|features\/auth\/(?:auth-panel|form-text|social-buttons|use-social-sign-in)/

/** What the screens have in common that must know who is signed in. */
const sharedBySessions =
  /features\/auth\/lazy-second-factor-step|src\/lib\/(?:auth-session|auth-state|browser-auth-session|use-auth-state|use-is-hydrated)\.ts/

/** What many guarded screens share. Alone, each of these would be a request and a line in the list of all files. */
const sharedByScreens = new RegExp(
  [
    /node_modules\/(?:@tanstack\/(?:react-query|query-core)|lucide-react\/dist\/esm\/icons|zod\/v4\/classic\/coerce)/,
    /components\/ui\/(?:dialog|text-area-field|upgrade-notice)\.tsx/,
    /features\/usage\/(?:usage-query|use-usage)\.ts/,
    /src\/lib\/(?:api|api-client|api-error|ask-session|billing-account|browser-billing-account|browser-screen-answers|exact-time|is-passing|loaded-when-opened|query-client|relative-time|screen-answers|session-query|short-date)\.tsx?/,
    /contract\/src\/(?:app-plan|billing|chat-message|endpoint|errors|file|ids|plain-text|project|run|screens|session|settings|usage|web-address)\.ts/,
    /contract\/src\/(?:endpoints\/(?:billing|runs|session|settings|usage)|texts\/(?:chat|projects|usage|versions))\.ts/,
  ]
    .map(({ source }) => source)
    .join('|'),
)

/** What stands around every guarded screen, and what all of them need to begin. */
const sharedByShell =
  /components\/layout\/shell-links|features\/(?:account\/account-query|analytics\/last-days|workspace\/current-project)|src\/lib\/(?:event-stream|log-out|settings-query)|contract\/src\/(?:analytics|endpoints\/screens|texts\/account)\.ts/

/** The list of all files is part of each first visit, and what it weighs is these signs: 42 bits tell versions apart. */
const shortNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: [
    react(),
    tailwindcss(),
    adaptSonner(),
    adaptRouter(),
    adaptAuth(),
    adaptZod(),
    nameIcons(),
    fillSettings(process.env),
  ],
  // A prebundled sonner would escape its plugin.
  optimizeDeps: { exclude: ['sonner'] },
  build: {
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // The content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['index.html', 'src/entry-read.ts'].map((file) => `${root}${file}`),
      output: {
        ...(!isSsrBuild && shortNames),
        // Whoever renders pages reads files from its own disk, and has no window for what only browsers load.
        codeSplitting: isSsrBuild || {
          // Few files per page: what never changes, what every page shares, and the page's own.
          groups: [
            { name: 'page', test: sharedByReaders },
            { name: 'account', test: sharedByAccounts },
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\// },
            { name: 'kit', test: sharedByAllPages },
            { name: 'sign-in', test: sharedBySignIn },
            { name: 'session', test: sharedBySessions },
            // Without React, for the page of prices.
            { name: 'plans', test: /contract\/src\/plans/ },
            { name: 'screens', test: sharedByScreens, minShareCount: 3 },
            { name: 'shell', test: sharedByShell },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/api', '/auth/v1', '/storage/v1', '/functions', '/healthz', '/readyz'].map((path) => [
        path,
        { target: api, xfwd: true },
      ]),
    ),
  },
}))
