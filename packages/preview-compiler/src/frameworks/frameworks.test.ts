import { expect, it } from 'vitest'
import { compileFile } from '../compile/compile-file.ts'

const compile = (path: string, body: string) => compileFile({ path, body, query: '' })

it('compiles a Vue component with script setup, TypeScript and scoped styles into one module', async () => {
  const compiled = await compile(
    'src/App.vue',
    '<script setup lang="ts">\nimport { ref } from "vue"\nimport Child from "./Child.vue"\nconst count = ref<number>(0)\n</script>\n<template><button @click="count++">{{ count }}<Child /></button></template>\n<style scoped>button { color: red }</style>',
  )
  expect(compiled.diagnostics).toEqual([])
  expect(compiled.imports.map(({ specifier }) => specifier)).toEqual(
    expect.arrayContaining(['vue', './Child.vue']),
  )
  expect(compiled.code).toContain('__scopeId')
  expect(compiled.styles[0]?.text).toMatch(/button\[data-v-\w+\]/)
})

it('compiles a Vue component with plain options and a template', async () => {
  const compiled = await compile(
    'src/Old.vue',
    '<script>export default { data: () => ({ n: 1 }) }</script><template><p>{{ n }}</p></template>',
  )
  expect(compiled.diagnostics).toEqual([])
  expect(compiled.code).toContain('component.render = render')
})

it('says where a Vue template is wrong, and what it cannot read', async () => {
  const broken = await compile('src/App.vue', '<template>\n  <div><p></div>\n</template>')
  expect(broken.diagnostics[0]).toMatchObject({ file: 'src/App.vue', severity: 'error', line: 2 })
  const styled = await compile('src/App.vue', '<template><p /></template><style lang="scss">$a: 1</style>')
  expect(styled.diagnostics[0]?.message).toContain('scss')
})

it('compiles a Svelte component with runes, TypeScript and styles', async () => {
  const compiled = await compile(
    'src/App.svelte',
    '<script lang="ts">\n  import Child from "./Child.svelte"\n  let count: number = $state(0)\n</script>\n<button onclick={() => count++}>{count}<Child /></button>\n<style>button { color: red }</style>',
  )
  expect(compiled.diagnostics).toEqual([])
  expect(compiled.imports.map(({ specifier }) => specifier)).toEqual(
    expect.arrayContaining(['svelte/internal/client', './Child.svelte']),
  )
  expect(compiled.styles[0]?.text).toContain('button.svelte-')
})

it('compiles a Svelte module with runes, and says where a component is wrong', async () => {
  const rune = await compile(
    'src/count.svelte.ts',
    'let n: number = $state(0)\nexport const count = { get n() { return n } }',
  )
  expect(rune.diagnostics).toEqual([])
  expect(rune.code).not.toContain('$state(0)')
  const broken = await compile('src/App.svelte', '<p>\n  {#if x}\n</p>')
  expect(broken.diagnostics[0]).toMatchObject({ file: 'src/App.svelte', severity: 'error' })
  expect(broken.diagnostics[0]?.line).toBeGreaterThan(0)
})

it('keeps a server action out of the page, and says so in words to whoever calls it', async () => {
  const compiled = await compile(
    'app/actions.ts',
    "'use server'\nimport { db } from './db'\nexport type Note = { text: string }\nexport async function save(note: Note) { await db.insert(note) }\nexport default async () => db.read()",
  )
  expect(compiled.diagnostics).toMatchObject([
    { kind: 'unsupported', severity: 'warning', file: 'app/actions.ts' },
  ])
  expect(compiled.imports).toEqual([])
  expect(compiled.code).toContain('Server actions do not run in the preview')
  expect(compiled.code).toMatch(/"save"/)
  expect(compiled.code).not.toContain('insert')
  const mentioned = await compile('app/page.tsx', "export const text = 'use server'")
  expect(mentioned.code).not.toContain('do not run in the preview')
})
