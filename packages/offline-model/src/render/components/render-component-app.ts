import type { ApplicationModel } from '../../model/application-model.ts'
import type { AppNames } from '../app-names.ts'

/** The entry and the routes of an app in Vue or Svelte. */
export function renderComponentApp(
  model: ApplicationModel,
  names: AppNames,
  fontPackages: readonly string[],
): Map<string, string> {
  const ending = model.framework
  const pages = model.screens.map((screen) => ({ path: screen.path, ...names.page(screen) }))
  const imports = [
    ...pages.map(({ component, module }) => `import ${component} from '${module}.${ending}'`),
    `import NotFoundPage from '@/pages/not-found-page.${ending}'`,
  ]
  const modules = model.entities.flatMap(({ id }) => names.entity(id)?.module ?? [])
  // Every kind of record is loaded at the start, so that references find each other from any page.
  const loaded = [...modules, ...fontPackages.map((name) => `${name}/index.css`), '@/index.css']
    .map((module) => `import '${module}'\n`)
    .join('')
  return new Map(
    ending === 'vue'
      ? [
          ['src/app.vue', writeVueApp(model)],
          ['src/router.ts', writeVueRouter(imports, pages)],
          ['src/main.ts', `${vueImports}${loaded}${vueStart}`],
        ]
      : [
          ['src/app.svelte', writeSvelteApp(model, imports, pages)],
          ['src/main.ts', `${svelteImports}${loaded}${svelteStart}`],
        ],
  )
}

interface RoutedPage {
  path: string
  component: string
}

const vueImports = `import { createApp } from 'vue'
import App from '@/app.vue'
import { router } from '@/router'
`
const vueStart = `\ncreateApp(App).use(router).mount('#root')\n`

function writeVueApp({ look }: ApplicationModel): string {
  const hasThemes = look.mode === 'both'
  return `<script setup lang="ts">
import { RouterView } from 'vue-router'
import Shell from '@/components/layout/shell.vue'
${hasThemes ? "import ThemeToggle from '@/components/layout/theme-toggle.vue'\n" : ''}</script>

<template>
  <Shell>
${hasThemes ? '    <template #tools><ThemeToggle /></template>\n' : ''}    <RouterView />
  </Shell>
</template>
`
}

function writeVueRouter(imports: readonly string[], pages: readonly RoutedPage[]): string {
  return `import { createRouter, createWebHistory } from 'vue-router'
${imports.join('\n')}

export const router = createRouter({
  history: createWebHistory(),
  routes: [
${pages.map(({ path, component }) => `    { path: '${path}', component: ${component} },\n`).join('')}    { path: '/:rest(.*)*', component: NotFoundPage },
  ],
  scrollBehavior(to, from, saved) {
    if (saved) return saved
    if (to.hash) return { el: to.hash }
    return to.path === from.path ? false : { top: 0 }
  },
})
`
}

const svelteImports = `import { mount } from 'svelte'
import App from '@/app.svelte'
`
const svelteStart = `
const target = document.getElementById('root')
if (target) mount(App, { target })
`

function writeSvelteApp(
  { look }: ApplicationModel,
  imports: readonly string[],
  pages: readonly RoutedPage[],
): string {
  const hasThemes = look.mode === 'both'
  return `<script lang="ts">
  import Shell from '@/components/layout/shell.svelte'
${hasThemes ? "  import ThemeToggle from '@/components/layout/theme-toggle.svelte'\n" : ''}  import { findPage, route } from '@/lib/router.svelte'
${imports.map((line) => `  ${line}\n`).join('')}
  const pages = [
${pages.map(({ path, component }) => `    { path: '${path}', component: ${component} },\n`).join('')}  ]
  const Page = $derived(findPage(pages, route.path) ?? NotFoundPage)
</script>

<Shell>
${hasThemes ? '  {#snippet tools()}<ThemeToggle />{/snippet}\n' : ''}  <Page />
</Shell>
`
}
