import { expect, it } from 'vitest'
import { createCatalogue } from '../package-catalogue.ts'
import { openSession } from '../session/open-session.ts'

const packages = createCatalogue({ 'react-18': {}, 'react-19': { vue: '/vue.js' } })
const page = {
  'index.html': '<div id="app"></div><script type="module" src="/src/main.ts"></script>',
  'src/main.ts': "import App from './App.vue'\nconsole.log(App)",
}
const component = (imports: string, macro: string) =>
  `<script setup lang="ts">\n${imports}\n${macro}\n</script>\n<template><p /></template>`

async function open(files: Record<string, string>) {
  const session = await openSession(new Map(Object.entries({ ...page, ...files })), { packages })
  return { session, bundle: await session.bundle() }
}

function propsOf(modules: readonly { id: string; code: string }[]): string[] {
  const code = modules.find(({ id }) => id === 'src/App.vue')?.code ?? ''
  const [, props = ''] = /\n\tprops: \{([^]*?)\n\t[},]/.exec(code) ?? []
  return [...props.matchAll(/(\w+): \{\s*type:/g)].map(([, name = '']) => name)
}

it('reads the types of props from other files of the project: beside it, by an alias, in turn, and in a component', async () => {
  const { bundle } = await open({
    'src/App.vue': component(
      "import type { Props } from '@/types'\nimport type { More } from './More.vue'",
      'defineProps<Props & More>()',
    ),
    'src/types/index.ts':
      "import type { Base } from './base'\nexport interface Props extends Base { title: string }",
    'src/types/base.ts':
      "import { Size } from '@/types/size'\nexport interface Base extends Size { id: number }",
    'src/types/size.ts': 'export interface Size { size?: "s" | "l" }',
    'src/More.vue':
      '<script lang="ts">\nexport interface More { isOpen: boolean }\n</script>\n<template><p /></template>',
  })
  expect(bundle.diagnostics).toEqual([])
  expect(propsOf(bundle.modules).toSorted()).toEqual(['id', 'isOpen', 'size', 'title'])
})

it('compiles a component anew when a file changes, appears or goes that its types come from', async () => {
  const { session, bundle } = await open({
    'src/App.vue': component("import type { Props } from './types'", 'defineProps<Props>()'),
    'src/types.ts': "export type { Props } from './props'",
  })
  expect(bundle.diagnostics[0]).toMatchObject({ severity: 'error', file: 'src/types.ts', line: 1 })
  const appeared = await session.change(new Map([['src/props.ts', 'export interface Props { one: string }']]))
  expect(appeared.diagnostics).toEqual([])
  expect(propsOf(appeared.modules)).toEqual(['one'])
  const changed = await session.change(new Map([['src/props.ts', 'export interface Props { two: string }']]))
  expect(propsOf(changed.modules)).toEqual(['two'])
  const gone = await session.change(new Map([['src/props.ts', null]]))
  expect(gone.diagnostics[0]).toMatchObject({ severity: 'error', file: 'src/types.ts', line: 1 })
})

it('compiles a component anew when the alias of its types leads elsewhere', async () => {
  const aim = (folder: string) => JSON.stringify({ compilerOptions: { paths: { '~/*': [`./${folder}/*`] } } })
  const { session, bundle } = await open({
    'tsconfig.json': aim('one'),
    'src/App.vue': component("import type { Props } from '~/props'", 'defineProps<Props>()'),
    'one/props.ts': 'export interface Props { one: string }',
    'two/props.ts': 'export interface Props { two: string }',
  })
  expect(propsOf(bundle.modules)).toEqual(['one'])
  expect(propsOf((await session.change(new Map([['tsconfig.json', aim('two')]]))).modules)).toEqual(['two'])
})

it('takes no types of one project for another', async () => {
  const app = component("import type { Props } from './types'", 'defineProps<Props>()')
  const one = await open({ 'src/App.vue': app, 'src/types.ts': 'export interface Props { one: string }' })
  const two = await open({ 'src/App.vue': app, 'src/types.ts': 'export interface Props { two: string }' })
  expect([propsOf(one.bundle.modules), propsOf(two.bundle.modules)]).toEqual([['one'], ['two']])
})

it('does without the types of a package, and says so', async () => {
  const { bundle } = await open({
    'src/App.vue': component(
      "import type { Component, HTMLAttributes } from 'vue'\nimport { type PrimitiveProps as Base, type Emits } from 'reka-ui'\ninterface Props extends Base { title?: string; icon?: Component; class?: HTMLAttributes['class'] }",
      "const props = withDefaults(defineProps<Props & Omit<Base, 'as'>>(), { title: 'a' })\ndefineEmits<Emits>()",
    ),
  })
  expect(propsOf(bundle.modules)).toEqual(['title', 'icon', 'class'])
  expect(bundle.modules.find(({ id }) => id === 'src/App.vue')?.code).toMatch(/icon: \{\s*type: null/)
  expect(bundle.diagnostics).toMatchObject([
    {
      kind: 'unsupported',
      severity: 'warning',
      file: 'src/App.vue',
      message: expect.stringContaining('the types of reka-ui.'),
    },
  ])
})

it('comes to an end where files of types pass on each other', async () => {
  const { bundle } = await open({
    'src/App.vue': component("import type { Props } from './one'", 'defineProps<Props>()'),
    'src/one.ts': "export * from './two'\nexport interface Props { one: string }",
    'src/two.ts': "export * from './one'",
  })
  expect(bundle.diagnostics).toEqual([])
  expect(propsOf(bundle.modules)).toEqual(['one'])
})
