import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { adaptSonner } from './build/adapt-sonner.ts'

const api = process.env['JOINERY_API'] ?? 'http://127.0.0.1:3000'

/** Small parts that nearly every page shows; apart from each other they would only cost requests. */
const sharedByAllPages =
  /node_modules\/(?:clsx|class-variance-authority|lucide-react\/dist\/esm\/(?!icons))|components\/ui\/(?!sheet|toaster)|src\/lib\/(?:class-names|is-signed-in|notify)|contract\/src\/(?:routes|texts\/(?:common|fill-text|layout))|vite\/preload-helper/

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), adaptSonner()],
  // The server puts a fresh nonce in this place in every answer; in development it stays and does no harm.
  html: { cspNonce: '%CSP_NONCE%' },
  // A prebundled sonner would escape its plugin.
  optimizeDeps: { exclude: ['sonner'] },
  build: {
    target: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    // The content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few files per page: what never changes, what every page shares, and the page's own.
          groups: [
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler|react-router)\// },
            { name: 'kit', test: sharedByAllPages },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/api', '/auth', '/functions', '/healthz', '/readyz'].map((path) => [
        path,
        { target: api, xfwd: true },
      ]),
    ),
  },
})
