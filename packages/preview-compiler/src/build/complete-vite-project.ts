import { isBuiltin } from 'node:module'
import { findEntry } from '../entry/find-entry.ts'
import { readManifest } from '../entry/read-manifest.ts'
import { readText } from '../files/project-files.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import { isRecord } from '../is-record.ts'
import { packageNameOf } from '../package-catalogue.ts'
import { isPackageName } from '../packages/install-package.ts'
import { chooseVersions } from './choose-versions.ts'
import { parseLooseJson } from '../resolve/parse-loose-json.ts'
import { readAliases } from '../resolve/read-aliases.ts'
import { hasV3Directives } from '../styles/rewrite-v3.ts'

export interface CompleteInput {
  files: ProjectFiles
  /** What the project imports from packages, as its preview found out. */
  specifiers: readonly string[]
}

/**
 * The files that a project lacks to run outside by `npm install && npm run dev`, or needs in another form. A project that
 * has its own build keeps it: only packages that it or its configurations import and that it does not name are added.
 */
export function completeViteProject({ files, specifiers }: CompleteInput): Map<string, string> {
  if (readManifest(files).dependencies.has('next')) return completeManifest({ files, specifiers })
  const added = new Map<string, string>()
  const hasConfig = configNames.some((name) => files.has(name))
  const tools = chooseTools(files, specifiers)
  if (!hasConfig) added.set('vite.config.js', writeConfig(files, tools))
  const entry = findEntry(files, {})
  const [page] = entry.pages
  if (!files.has('index.html') && page && page.entries.length > 0) {
    added.set('index.html', insertEntries(page.html, page.entries))
    for (const [id, source] of entry.virtualModules) added.set(nameVirtual(id), source)
  }
  const wanted = [...(hasConfig ? listConfigTools(files) : tools), ...listStyleTools(files)]
  const manifest = writeManifest({ files, specifiers, tools: wanted })
  if (manifest !== readText(files, 'package.json')) added.set('package.json', manifest)
  return added
}

/** Next.js finds its pages itself, and would not start with what Vite needs. */
function completeManifest({ files, specifiers }: CompleteInput): Map<string, string> {
  const manifest = writeManifest({ files, specifiers, tools: listStyleTools(files) })
  return new Map(manifest === readText(files, 'package.json') ? [] : [['package.json', manifest]])
}

const configNames = ['ts', 'js', 'mjs', 'mts'].map((extension) => `vite.config.${extension}`)

interface Tool {
  name: string
  version: string
  /** How it is imported and called in the configuration. */
  plugin?: { import: string; call: string }
}

function chooseTools(files: ProjectFiles, specifiers: readonly string[]): Tool[] {
  const used = new Set(specifiers.map(packageNameOf))
  const paths = [...files.keys()]
  const tools: Tool[] = [{ name: 'vite', version: '^8.0.0' }]
  if (used.has('react'))
    tools.push({
      name: '@vitejs/plugin-react',
      version: '^6.0.0',
      plugin: { import: 'react', call: 'react()' },
    })
  if (used.has('vue') || paths.some((path) => path.endsWith('.vue')))
    tools.push({ name: '@vitejs/plugin-vue', version: '^6.0.0', plugin: { import: 'vue', call: 'vue()' } })
  if (used.has('svelte') || paths.some((path) => path.endsWith('.svelte')))
    tools.push({
      name: '@sveltejs/vite-plugin-svelte',
      version: '^7.0.0',
      plugin: { import: '{ svelte }', call: 'svelte()' },
    })
  if (usesTailwind4(files))
    tools.push(
      {
        name: '@tailwindcss/vite',
        version: '^4.3.0',
        plugin: { import: 'tailwindcss', call: 'tailwindcss()' },
      },
      { name: 'tailwindcss', version: '^4.3.0' },
    )
  return tools
}

/** What a project's own configurations import. */
function listConfigTools(files: ProjectFiles): Tool[] {
  return ['vite', ...listImported(files, toolConfig, scriptImport)].map(toTool)
}

/** What stylesheets need: what they import, such as animations for Tailwind, and what compiles them. */
function listStyleTools(files: ProjectFiles): Tool[] {
  const sass = usesSass(files) ? [{ name: 'sass', version: '^1.90.0' }] : []
  return [...listImported(files, /\.css$/, styleImport).map(toTool), ...sass]
}

function listImported(files: ProjectFiles, place: RegExp, form: RegExp): string[] {
  return [...files.keys()]
    .filter((path) => place.test(path))
    .flatMap((path) => [...(readText(files, path) ?? '').matchAll(form)])
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => !isBuiltin(specifier) && !isOwnFile(files, specifier))
    .map(packageNameOf)
    .filter(isPackageName)
}

/** A stylesheet may leave the dot out where it means its neighbour. */
function isOwnFile(files: ProjectFiles, specifier: string): boolean {
  return [...files.keys()].some((path) => `/${path}`.endsWith(`/${specifier}`))
}

/** In which version, npm finds out: those who import it know best what fits together. */
function toTool(name: string): Tool {
  return { name, version: '*' }
}

const toolConfig = /^(?:vite|tailwind|postcss)\.config\.[cm]?[jt]s$/
const scriptImport = /(?:\bfrom\s*|\bimport\s*|\brequire\(\s*)["']([^"'./][^"']*)["']/g
const styleImport = /@(?:import|plugin)\s+["']([^"'./:][^"':]*)["']/g

/** In a file of its own, or in a block of a component. */
function usesSass(files: ProjectFiles): boolean {
  return [...files].some(
    ([path, body]) =>
      /\.s[ac]ss$/.test(path) ||
      (/\.(?:vue|svelte)$/.test(path) && typeof body === 'string' && /\blang=["']s[ac]ss["']/.test(body)),
  )
}

function usesTailwind4(files: ProjectFiles): boolean {
  for (const [path, body] of files)
    if (path.endsWith('.css') && typeof body === 'string' && /@import\s+["']tailwindcss/.test(body))
      return !hasV3Directives(body)
  return false
}

function writeConfig(files: ProjectFiles, tools: readonly Tool[]): string {
  const plugins = tools.flatMap(({ name, plugin }) => (plugin ? [{ name, ...plugin }] : []))
  const imports = plugins.map((plugin) => `import ${plugin.import} from '${plugin.name}'\n`)
  const aliases = readAliases(files).flatMap(({ prefix, takesRest, targets }) =>
    takesRest && prefix.endsWith('/') && targets[0] !== undefined
      ? [`'${prefix.slice(0, -1)}': new URL('./${targets[0].replace(/\/$/, '')}', import.meta.url).pathname`]
      : [],
  )
  const resolve = aliases.length > 0 ? `\n  resolve: { alias: { ${aliases.join(', ')} } },` : ''
  return `import { defineConfig } from 'vite'\n${imports.join('')}
export default defineConfig({
  plugins: [${plugins.map(({ call }) => call).join(', ')}],${resolve}
})
`
}

function insertEntries(html: string, entries: readonly string[]): string {
  const scripts = entries.map((entry) => {
    const src = entry.startsWith('virtual:') ? `/${nameVirtual(entry)}` : entry
    return `<script type="module" src="${src}"></script>`
  })
  return html.replace('</body>', () => `${scripts.join('')}</body>`)
}

function nameVirtual(id: string): string {
  return `src/${id.replace(/^virtual:/, '')}.js`
}

interface ManifestInput {
  files: ProjectFiles
  specifiers: readonly string[]
  tools: readonly Tool[]
}

function writeManifest({ files, specifiers, tools }: ManifestInput): string {
  const text = readText(files, 'package.json')
  const written = parseLooseJson(text ?? '')
  const manifest = isRecord(written)
    ? written
    : { name: 'app', private: true, version: '0.1.0', type: 'module' }
  const { dependencies: declared, generation } = readManifest(files)
  const versions = chooseVersions(files, generation)
  const missing = [...new Set(specifiers.map(packageNameOf))]
    .filter((name) => !declared.has(name) && versions.has(name))
    .toSorted()
  const missingTools = tools.filter(
    ({ name }, index) =>
      !declared.has(name) &&
      !missing.includes(name) &&
      tools.findIndex((tool) => tool.name === name) === index,
  )
  const scripts = isRecord(manifest['scripts']) ? manifest['scripts'] : {}
  const usual = { dev: 'vite', build: 'vite build', preview: 'vite preview' }
  const hasScripts = typeof scripts['dev'] === 'string'
  if (text !== undefined && hasScripts && missing.length === 0 && missingTools.length === 0) return text
  return `${JSON.stringify(
    {
      ...manifest,
      scripts: hasScripts ? scripts : { ...usual, ...scripts },
      dependencies: {
        ...(isRecord(manifest['dependencies']) && manifest['dependencies']),
        ...Object.fromEntries(missing.map((name) => [name, `^${versions.get(name) ?? ''}`])),
      },
      devDependencies: {
        ...(isRecord(manifest['devDependencies']) && manifest['devDependencies']),
        ...Object.fromEntries(missingTools.map(({ name, version }) => [name, version])),
      },
    },
    null,
    2,
  )}\n`
}
