import type { Diagnostic } from '../diagnostics.ts'
import { readText } from '../files/project-files.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import { findFrameworkEntry, isRouteFile } from '../frameworks/find-framework-entry.ts'
import { listReplacedImports } from '../frameworks/list-replaced-imports.ts'
import { angularSettings, startAngular } from '../frameworks/start-angular.ts'
import { routeTreePath, writeRouteTree } from '../frameworks/write-route-tree.ts'
import { emptyImportMap } from './import-map.ts'
import { listFurtherPages } from './list-pages.ts'
import { isServerPart, listServerParts } from './list-server-parts.ts'
import { isViteConfig, listVitePlugins } from './list-vite-plugins.ts'
import { marksForeignFramework, nameForeignFramework } from './name-foreign-framework.ts'
import { readManifest } from './read-manifest.ts'
import type { Page } from './read-page.ts'
import { readPage } from './read-page.ts'
import { findMainModule, mainModules, startMainModule } from './start-main-module.ts'

/** What a preview starts with. */
export interface Entry {
  readonly pages: readonly Page[]
  /** Modules that stand in no file, by id. */
  readonly virtualModules: ReadonlyMap<string, string>
  /** Imports of the project's files that mean modules of ours. */
  readonly replacedImports?: ReadonlyMap<string, string>
  readonly diagnostics: readonly Diagnostic[]
}

/** The project's pages. Where there is no page or it names no script, the usual names are tried. */
export function findEntry(files: ProjectFiles, env: Readonly<Record<string, string>>): Entry {
  const entry = findPages(files, env)
  if (entry.pages.length === 0) return entry
  const routeTree = writeRouteTree(files)
  const generated = routeTree === undefined ? [] : [[routeTreePath, routeTree] as const]
  return {
    ...entry,
    virtualModules: new Map([...entry.virtualModules, ...generated]),
    replacedImports: listReplacedImports(readManifest(files).dependencies),
    diagnostics: [...entry.diagnostics, ...listServerParts(files), ...listVitePlugins(files)],
  }
}

/** Whether a change of this file can change what `findEntry` says. */
export function decidesEntry(path: string): boolean {
  return (
    path.endsWith('.html') ||
    path === 'package.json' ||
    mainModules.includes(path) ||
    path === appModuleOf(path) ||
    isRouteFile(path) ||
    path === angularSettings ||
    isServerPart(path) ||
    isViteConfig(path) ||
    marksForeignFramework(path)
  )
}

function findPages(files: ProjectFiles, env: Readonly<Record<string, string>>): Entry {
  const pagePath = pagePaths.find((path) => typeof files.get(path) === 'string')
  if (pagePath !== undefined) return startPages(pagePath, files, env)
  const started = findFrameworkEntry(files, readManifest(files).dependencies)
  if (started !== undefined)
    return { ...startWith(startModule), virtualModules: new Map([[startModule, started]]) }
  const onlyPage = findOnlyPage(files)
  return onlyPage === undefined ? findWithoutPage(files) : startPages(onlyPage, files, env)
}

function startPages(pagePath: string, files: ProjectFiles, env: Readonly<Record<string, string>>): Entry {
  const pages = [pagePath, ...listFurtherPages(files, pagePath)].map((path) =>
    readPage({ path, html: readText(files, path) ?? '', files, env }),
  )
  const [main, ...rest] = pages
  const angular = startAngular(files)
  if (main && angular !== undefined)
    return {
      pages: [{ ...main, entries: [...main.entries, startModule] }, ...rest],
      virtualModules: new Map([[startModule, angular]]),
      diagnostics: [],
    }
  const started = main ? [startMainModule(main, files), ...rest] : pages
  return { pages: started, virtualModules: new Map(), diagnostics: [] }
}

const pagePaths = ['index.html', 'client/index.html', 'public/index.html', 'src/index.html', 'app/index.html']
const appModules = ['src/App', 'App', 'src/app', 'app'].flatMap((stem) =>
  ['tsx', 'jsx', 'js', 'vue', 'svelte'].map((extension) => `${stem}.${extension}`),
)

function appModuleOf(path: string): string | undefined {
  return appModules.find((candidate) => candidate === path)
}

function findOnlyPage(files: ProjectFiles): string | undefined {
  const pages = [...files.keys()].filter((path) => path.endsWith('.html') && !path.includes('/'))
  return pages.length === 1 ? pages[0] : undefined
}

function findWithoutPage(files: ProjectFiles): Entry {
  const { dependencies } = readManifest(files)
  const unsupported = nameForeignFramework(files, dependencies)
  if (unsupported !== undefined) return withoutEntry(unsupported)
  const main = findMainModule(files)
  if (main !== undefined) return startWith(`/${main}`)
  const app = appModules.find((path) => files.has(path))
  if (app === undefined)
    return withoutEntry('There is no page yet: no index.html, no src/main.tsx and no src/App.tsx.')
  return { ...startWith(startModule), virtualModules: new Map([[startModule, mountSource(app)]]) }
}

const startModule = 'virtual:start'

function startWith(entry: string): Entry {
  const page = {
    path: 'index.html',
    html: defaultHtml,
    title: '',
    entries: [entry],
    inlineModules: new Map<string, string>(),
    stylesheets: [],
    tailwindStyles: undefined,
    tailwindConfig: undefined,
    importMap: emptyImportMap,
  }
  return { pages: [page], virtualModules: new Map(), diagnostics: [] }
}

function withoutEntry(message: string): Entry {
  return {
    pages: [],
    virtualModules: new Map(),
    diagnostics: [{ kind: 'entry', severity: 'error', message }],
  }
}

const defaultHtml =
  '<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head>\n<body><div id="root"></div><div id="app"></div></body>\n</html>\n'

function mountSource(app: string): string {
  const path = JSON.stringify(`/${app}`)
  if (app.endsWith('.vue'))
    return `import { createApp } from 'vue'\nimport App from ${path}\ncreateApp(App).mount('#app')`
  if (app.endsWith('.svelte'))
    return `import { mount } from 'svelte'\nimport App from ${path}\nmount(App, { target: document.getElementById('app') })`
  return `import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import App from ${path}
createRoot(document.getElementById('root')).render(createElement(App))`
}
