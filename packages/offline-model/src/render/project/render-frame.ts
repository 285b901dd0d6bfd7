import type { ApplicationModel } from '../../model/application-model.ts'
import { toHtml } from '../escape.ts'
import { renderManifest } from './render-manifest.ts'
import { renderReadme } from './render-readme.ts'

/** The files around the source: what a package manager, a bundler, a browser and a reader look at first. */
export function renderFrame(
  model: ApplicationModel,
  sources: ReadonlyMap<string, string>,
  fontPackages: readonly string[],
): Map<string, string> {
  const ending = model.language === 'typescript' ? 'ts' : 'js'
  return new Map([
    ['package.json', renderManifest(model, sources, fontPackages)],
    ['index.html', renderPage(model)],
    [`vite.config.${ending}`, viteConfigs[model.framework]],
    [`${ending}config.json`, ending === 'ts' ? writeCompilerConfig(model) : scriptConfig],
    ['.gitignore', 'node_modules\ndist\n'],
    ['public/favicon.svg', renderIcon(model)],
    ['README.md', renderReadme(model)],
  ])
}

function renderPage({ name, purpose, locale, look, framework, language }: ApplicationModel): string {
  const ending = `${language === 'typescript' ? 'ts' : 'js'}${framework === 'react' ? 'x' : ''}`
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
    <script type="module" src="/src/main.${ending}"></script>
  </body>
</html>
`
}

const viteConfigs: Readonly<Record<ApplicationModel['framework'], string>> = {
  react: writeViteConfig("import react from '@vitejs/plugin-react'", 'react()'),
  vue: writeViteConfig("import vue from '@vitejs/plugin-vue'", 'vue()'),
  svelte: writeViteConfig("import { svelte } from '@sveltejs/vite-plugin-svelte'", 'svelte()'),
}

function writeViteConfig(line: string, plugin: string): string {
  return `import tailwindcss from '@tailwindcss/vite'
${line}
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [${plugin}, tailwindcss()],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
})
`
}

function writeCompilerConfig({ framework }: ApplicationModel): string {
  return `{
  "compilerOptions": {
    "target": "ES2023",
    "lib": ["ES2023", "DOM", "DOM.Iterable"],
    "module": "ESNext",
    "moduleResolution": "bundler",
${framework === 'react' ? '    "jsx": "react-jsx",\n' : '    "verbatimModuleSyntax": true,\n'}    "strict": true,
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
}

/** Editors read it to follow imports; nothing else needs it. */
const scriptConfig = `{
  "compilerOptions": {
    "jsx": "react-jsx",
    "module": "ESNext",
    "moduleResolution": "bundler",
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
