import type { ApplicationModel } from '../../model/application-model.ts'
import { toHtml, toJson } from '../escape.ts'
import { renderReadme } from './render-readme.ts'

/** The files around the source: what a package manager, a bundler, a browser and a reader look at first. */
export function renderFrame(
  model: ApplicationModel,
  sources: ReadonlyMap<string, string>,
  fontPackages: readonly string[],
): Map<string, string> {
  return new Map([
    ['package.json', renderManifest(model, sources, fontPackages)],
    ['index.html', renderPage(model)],
    ['vite.config.ts', viteConfig],
    ['tsconfig.json', compilerConfig],
    ['.gitignore', 'node_modules\ndist\n'],
    ['public/favicon.svg', renderIcon(model)],
    ['README.md', renderReadme(model)],
  ])
}

function renderManifest(
  { slug, purpose }: ApplicationModel,
  sources: ReadonlyMap<string, string>,
  fontPackages: readonly string[],
): string {
  return `${toJson({
    name: slug,
    private: true,
    version: '0.1.0',
    description: purpose,
    type: 'module',
    scripts: { dev: 'vite', build: 'tsc && vite build', preview: 'vite preview' },
    dependencies: {
      ...Object.fromEntries(fontPackages.toSorted().map((name) => [name, '^5.3.0'])),
      'lucide-react': '^1.71.0',
      react: '^19.3.1',
      'react-dom': '^19.3.1',
      'react-router-dom': '^7.18.5',
      ...(sources.has('src/components/ui/chart.tsx') && { recharts: '^3.10.0' }),
    },
    devDependencies: {
      '@tailwindcss/vite': '^4.3.5',
      '@types/react': '^19.2.0',
      '@types/react-dom': '^19.2.0',
      '@vitejs/plugin-react': '^6.3.0',
      tailwindcss: '^4.3.5',
      typescript: '^5.9.0',
      vite: '^8.3.5',
    },
  })}\n`
}

function renderPage({ name, purpose, locale, look }: ApplicationModel): string {
  return `<!doctype html>
<html lang="${toHtml(locale)}">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <meta name="description" content="${toHtml(purpose)}" />
    <meta name="theme-color" content="${look.component}" />
    <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
    <title>${toHtml(name)}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`
}

const viteConfig = `import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
})
`

const compilerConfig = `{
  "compilerOptions": {
    "target": "ES2023",
    "lib": ["ES2023", "DOM", "DOM.Iterable"],
    "module": "ESNext",
    "moduleResolution": "bundler",
    "jsx": "react-jsx",
    "strict": true,
    "noEmit": true,
    "noUnusedLocals": true,
    "noUncheckedIndexedAccess": true,
    "skipLibCheck": true,
    "types": ["vite/client"],
    "paths": { "@/*": ["./src/*"] }
  },
  "include": ["src"]
}
`

function renderIcon({ name, look }: ApplicationModel): string {
  const letter = String.fromCodePoint(name.trim().codePointAt(0) ?? 183).toUpperCase()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="8" fill="${look.component}" />
  <text x="16" y="22" font-family="sans-serif" font-size="18" font-weight="700" text-anchor="middle" fill="${look.background}">${toHtml(letter)}</text>
</svg>
`
}
