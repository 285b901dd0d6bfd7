/** @module-tag thorough */
import type { Page } from '@playwright/test'
import { expect, it } from 'vitest'
import { chromiumOptions } from '../../../../e2e/chromium-options.ts'
import { setUpRenderer } from '../testing/set-up-renderer.ts'

const render = setUpRenderer(chromiumOptions)

const slow = { timeout: 60_000 }
const colourOf = (selector: string) => `getComputedStyle(document.querySelector('${selector}')).color`

/** Looks at a project in a browser, and tells what went wrong. */
async function visit(
  files: Record<string, string>,
  look: (page: Page) => Promise<void>,
): Promise<{ errors: string[]; consoleErrors: string[] }> {
  const { errors, consoleErrors } = await render(files, look)
  return { errors: [...errors], consoleErrors: [...consoleErrors] }
}

const nothing = { errors: [], consoleErrors: [] }

const vueProject = {
  'package.json': '{ "dependencies": { "vue": "^3.5.0" } }',
  'index.html': '<div id="app"></div><script type="module" src="/src/main.ts"></script>',
  'src/main.ts': "import { createApp } from 'vue'\nimport App from './App.vue'\ncreateApp(App).mount('#app')",
}

it('runs a Vue component with types of other files, models, slots and a part in JSX', slow, async () => {
  const problems = await visit(
    {
      ...vueProject,
      'src/types.ts': 'export interface Props { label: string; isLarge?: boolean }',
      'src/App.vue': `<script setup lang="ts">
import { ref } from 'vue'
import Field from '@/Field.vue'
import Note from './Note.vue'
import Plain from './plain'
enum Step { First = 'first step' }
const name = ref<string>('Ann')
</script>
<template>
  <Field v-model="name" label="Name" is-large @saved="(text: string) => (name = text)">
    <template #hint="{ length }">{{ length }} signs</template>
  </Field>
  <output>{{ name }}, {{ Step.First }}</output>
  <Note /><Plain />
</template>`,
      'src/plain.tsx': 'export default () => <p class="plain">A plain file</p>',
      'src/Field.vue': `<script setup lang="ts">
import type { Props } from '@/types'
defineProps<Props>()
const model = defineModel<string>({ required: true })
const emit = defineEmits<{ saved: [text: string] }>()
</script>
<template>
  <label>{{ label }} {{ isLarge }}<input v-model="model" /></label>
  <small><slot name="hint" :length="model.length" /></small>
  <button @click="emit('saved', model.toUpperCase())">Save</button>
</template>`,
      'src/Note.vue': `<script lang="tsx">
import { defineComponent } from 'vue'
export default defineComponent({ setup: () => () => <p>A note</p> })
</script>`,
    },
    async (page) => {
      await page.getByLabel('Name true').fill('Berta')
      await page.getByText('5 signs').waitFor()
      await page.getByRole('button').click()
      await page.locator('output', { hasText: 'BERTA, first step' }).waitFor()
      await page.getByText('A note').waitFor()
      await page.locator('p.plain', { hasText: 'A plain file' }).waitFor()
    },
  )
  expect(problems).toEqual(nothing)
})

it(
  'shows the styles of Vue components: modules, nested SCSS, another file, parts of children and values',
  slow,
  async () => {
    const problems = await visit(
      {
        ...vueProject,
        'src/App.vue': `<script setup>
import { ref, useCssModule } from 'vue'
import Child from './Child.vue'
const styles = useCssModule('named')
const colour = ref('rgb(1, 1, 1)')
</script>
<template>
  <p id="module" :class="$style.text">a</p><p id="named" :class="styles.text">b</p>
  <p id="nested"><b>c</b></p><p id="file">d</p><p id="value">e</p><Child id="child" />
</template>
<style module>.text { color: rgb(2, 2, 2) }</style>
<style module="named">.text { color: rgb(3, 3, 3) }</style>
<style scoped lang="scss">
// The preview has no Sass, and this needs none.
#nested { b { color: rgb(4, 4, 4) } }
#value { color: v-bind(colour) }
#child :deep(em) { color: rgb(6, 6, 6) }
</style>
<style scoped src="./file.css"></style>`,
        'src/file.css': '#file { color: rgb(5, 5, 5) }',
        'src/Child.vue': '<template><div><em>f</em></div></template>',
      },
      async (page) => {
        await page.getByText('f', { exact: true }).waitFor()
        const selectors = ['#value', '#module', '#named', '#nested b', '#file', '#child em']
        const colours = await page.evaluate(`[${selectors.map(colourOf).join()}]`)
        expect(colours).toEqual([1, 2, 3, 4, 5, 6].map((part) => `rgb(${part}, ${part}, ${part})`))
      },
    )
    expect(problems).toEqual(nothing)
  },
)

const nextProject = {
  'package.json': '{ "dependencies": { "next": "^15.0.0", "react": "^19.0.0" } }',
  'app/layout.tsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }',
  'public/posts.json': '["Oak", "Ash"]',
  'app/posts.tsx': `export default async function Posts({ from, children }: { from: number }) {
  const posts = await (await fetch('/posts.json')).json()
  return <ul>{posts.slice(from).map((post) => <li key={post}>{post} of {from}</li>)}{children}</ul>
}`,
}

it(
  'draws asynchronous components anywhere in a page of Next.js, each with what it is given',
  slow,
  async () => {
    const problems = await visit(
      {
        ...nextProject,
        'app/page.tsx': `import Posts from './posts'
const Deep = async () => <b>deep</b>
export default function Page() {
  return <main><h1>Home</h1><Posts from={0} /><Posts from={1} onChoose={() => 1}><li><Deep /></li></Posts></main>
}`,
      },
      async (page) => {
        await page.getByText('deep').waitFor()
        expect(await page.getByRole('listitem').allTextContents()).toEqual([
          'Oak of 0',
          'Ash of 0',
          'Ash of 1',
          'deep',
        ])
      },
    )
    expect(problems).toEqual(nothing)
  },
)

it('shows what a page of Next.js wants to be seen while a part of it waits', slow, async () => {
  const wait = 'await new Promise((done) => { window.go = done })'
  const problems = await visit(
    {
      ...nextProject,
      'app/late.tsx': `export async function Late() { ${wait}; return <p>At last</p> }`,
      'app/page.tsx': `import { Suspense } from 'react'
import { Late } from './late'
export default function Page() {
  return <main><h1>Home</h1><Suspense fallback={<i>Soon</i>}><Late /></Suspense><a href="/slow">Slow</a></main>
}`,
      'app/slow/loading.tsx': 'export default function Loading() { return <i>Loading</i> }',
      'app/slow/page.tsx': `export default async function Slow() { ${wait}; return <p>Slow page</p> }`,
    },
    async (page) => {
      await page.getByText('Soon').waitFor()
      await page.getByRole('heading').waitFor()
      await page.evaluate('go()')
      await page.getByText('At last').waitFor()
      await page.getByRole('link').click()
      await page.getByText('Loading').waitFor()
      await page.evaluate('go()')
      await page.getByText('Slow page').waitFor()
    },
  )
  expect(problems).toEqual(nothing)
})

it(
  'shows the error of an asynchronous component as any other, or the page that is there for it',
  slow,
  async () => {
    const failing = {
      ...nextProject,
      'app/page.tsx': `async function Broken() { throw new Error('No wood today') }
export default function Page() { return <main><h1>Home</h1><Broken /></main> }`,
    }
    const overlay = (page: Page) => page.locator('joinery-overlay').getByText('No wood today')
    const shown = await visit(failing, (page) => overlay(page).waitFor())
    expect(shown.errors).toEqual(['No wood today'])
    const caught = await visit(
      {
        ...failing,
        'app/error.tsx': "'use client'\nexport default ({ error }) => <p>Sorry: {error.message}</p>",
      },
      async (page) => {
        await page.getByText('Sorry: No wood today').waitFor()
        expect(await overlay(page).count()).toBe(0)
      },
    )
    expect(caught.errors).toEqual([])
  },
)

it(
  'keeps an asynchronous layout of Next.js while its pages change, with the titles that they ask for',
  slow,
  async () => {
    const problems = await visit(
      {
        ...nextProject,
        'app/layout.tsx': `import Link from 'next/link'
export const metadata = { title: { default: 'Wood', template: '%s | Wood' } }
let drawn = 0
export default async function Layout({ children }) {
  drawn++
  return <html lang="en"><body><nav>{drawn} <Link href="/kinds/oak">Oak</Link></nav>{children}</body></html>
}`,
        'app/page.tsx': 'export default function Page() { return <h1>Home</h1> }',
        'app/kinds/[kind]/page.tsx': `export async function generateMetadata({ params }) {
  return { title: 'Kind ' + (await params).kind }
}
export default async function Kind({ params }) { return <h1>This is {(await params).kind}</h1> }`,
      },
      async (page) => {
        await page.getByRole('heading', { name: 'Home' }).waitFor()
        await expect.poll(() => page.title()).toBe('Wood')
        await page.getByRole('link').click()
        await page.getByRole('heading', { name: 'This is oak' }).waitFor()
        await expect.poll(() => page.title()).toBe('Kind oak | Wood')
        await page.goBack()
        await page.getByRole('heading', { name: 'Home' }).waitFor()
      },
    )
    expect(problems).toEqual(nothing)
  },
)

it('shows a page of Next.js in any font that it asks Google for', slow, async () => {
  const problems = await visit(
    {
      ...nextProject,
      'app/fonts.ts': "export { Lusitana } from 'next/font/google'",
      'app/page.tsx': `import { Hanken_Grotesk, Inter } from 'next/font/google'
import * as all from 'next/font/google'
import { Lusitana } from './fonts'
const body = Hanken_Grotesk({ subsets: ['latin'] })
const fonts = [body, Inter({ variable: '--inter' }), Lusitana({ weight: '400' }), all.VT323({ weight: '400' })]
export default function Page() {
  return <h1 className={body.className}>{fonts.map(({ style }) => style.fontFamily.split(',')[0]).join(' ')}</h1>
}`,
    },
    async (page) => {
      await page.getByRole('heading', { name: '"Hanken Grotesk" "Inter" "Lusitana" "VT323"' }).waitFor()
      const family = await page.evaluate("getComputedStyle(document.querySelector('h1')).fontFamily")
      expect(family).toContain('Hanken Grotesk')
    },
  )
  expect(problems).toEqual(nothing)
})

it(
  'runs a project of Svelte 4, whose app is a class, and lets its script set and watch it',
  slow,
  async () => {
    const problems = await visit(
      {
        'package.json': '{ "devDependencies": { "svelte": "^4.2.0" } }',
        'public/index.html': '<head><script defer src="/build/bundle.js"></script></head><body></body>',
        'src/main.js': `import App from './App.svelte'
const app = new App({ target: document.body, props: { name: 'Oak' } })
app.$on('chosen', ({ detail }) => app.$set({ name: detail }))
export default app`,
        'src/App.svelte': `<script>
  import { createEventDispatcher } from 'svelte'
  import Child from './Child.svelte'
  export let name
  let count = 0
  $: double = count * 2
  const dispatch = createEventDispatcher()
</script>
<button on:click={() => { count++; dispatch('chosen', 'Ash') }}>{name} {double}</button><Child>inside</Child>`,
        'src/Child.svelte': '<p><slot /></p>',
      },
      async (page) => {
        await page.getByRole('button', { name: 'Oak 0' }).click()
        await page.getByRole('button', { name: 'Ash 2' }).waitFor()
        await page.getByText('inside').waitFor()
      },
    )
    expect(problems).toEqual(nothing)
  },
)
