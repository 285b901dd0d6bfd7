import type { Diagnostic } from '../diagnostics.ts'
import { readText } from '../files/project-files.ts'
import type { ProjectFiles } from '../files/project-files.ts'
import { packageNameOf } from '../package-catalogue.ts'
import { viteConfigs } from '../resolve/read-vite-config.ts'

/** Plugins of Vite that a project counts on and a preview does not run. One sentence for each. */
export function listVitePlugins(files: ProjectFiles): Diagnostic[] {
  const file = viteConfigs.find((path) => files.has(path))
  if (file === undefined) return []
  const imported = [...(readText(files, file) ?? '').matchAll(importedName)]
  const names = new Set(imported.map(([, specifier = '']) => packageNameOf(specifier)))
  return [...names]
    .filter((name) => addingPlugins.has(name))
    .map((name) => ({
      kind: 'unsupported',
      severity: 'warning',
      file,
      message: `The Vite plugin ${name} does not run in the preview, so what it adds to the code is missing.`,
    }))
}

export function isViteConfig(path: string): boolean {
  return viteConfigs.includes(path)
}

const importedName = /\bfrom\s*["']([^"'\n]{1,200})["']/g

/** They write imports, routes, pages or classes that stand in no file. Most others only make a build better. */
const addingPlugins = new Set([
  '@mdx-js/rollup',
  '@unocss/vite',
  '@vanilla-extract/vite-plugin',
  'unocss',
  'unplugin-auto-import',
  'unplugin-icons',
  'unplugin-vue-components',
  'unplugin-vue-markdown',
  'unplugin-vue-router',
  'vite-plugin-pages',
  'vite-plugin-svg-icons',
  'vite-plugin-vue-layouts',
  'vite-plugin-vue-layouts-next',
  'vite-plugin-windicss',
])
