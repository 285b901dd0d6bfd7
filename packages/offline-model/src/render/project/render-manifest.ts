import type { ApplicationModel } from '../../model/application-model.ts'
import { toJson } from '../escape.ts'

/** package.json: what the app needs, in the framework and language that were asked for. */
export function renderManifest(
  { slug, purpose, framework, language }: ApplicationModel,
  sources: ReadonlyMap<string, string>,
  fontPackages: readonly string[],
): string {
  const hasTypes = language === 'typescript'
  const needs = frameworkPackages[framework]
  const hasCharts = [...sources.values()].some((text) => text.includes(" from 'recharts'"))
  return `${toJson({
    name: slug,
    private: true,
    version: '0.1.0',
    description: purpose,
    type: 'module',
    scripts: {
      dev: 'vite',
      build: hasTypes ? `${needs.typeCheck} && vite build` : 'vite build',
      preview: 'vite preview',
    },
    dependencies: {
      ...Object.fromEntries(fontPackages.toSorted().map((name) => [name, '^5.3.0'])),
      ...needs.running,
      ...(hasCharts && { recharts: '^3.10.0' }),
    },
    devDependencies: {
      '@tailwindcss/vite': '^4.3.5',
      ...needs.building,
      tailwindcss: '^4.3.5',
      ...(hasTypes && { ...needs.checking, typescript: '^5.9.0' }),
      vite: '^8.3.5',
    },
  })}\n`
}

interface Packages {
  running: Readonly<Record<string, string>>
  building: Readonly<Record<string, string>>
  checking: Readonly<Record<string, string>>
  typeCheck: string
}

const frameworkPackages: Readonly<Record<ApplicationModel['framework'], Packages>> = {
  react: {
    running: {
      'lucide-react': '^1.71.0',
      react: '^19.3.1',
      'react-dom': '^19.3.1',
      'react-router-dom': '^7.18.5',
    },
    building: { '@vitejs/plugin-react': '^6.3.0' },
    checking: { '@types/react': '^19.2.0', '@types/react-dom': '^19.2.0' },
    typeCheck: 'tsc',
  },
  vue: {
    running: { vue: '^3.5.45', 'vue-router': '^4.6.4' },
    building: { '@vitejs/plugin-vue': '^6.0.0' },
    checking: { 'vue-tsc': '^3.0.0' },
    typeCheck: 'vue-tsc',
  },
  svelte: {
    running: { svelte: '^5.57.3' },
    building: { '@sveltejs/vite-plugin-svelte': '^6.0.0' },
    checking: { 'svelte-check': '^4.0.0' },
    typeCheck: 'svelte-check',
  },
}
