import { expect, it } from 'vitest'
import { compileFile } from '../compile/compile-file.ts'
import { emptyView } from './project-view.ts'
import { readSvelteStyles } from './read-svelte-styles.ts'

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
  const wrong = await compile(
    'src/App.vue',
    '<template><p /></template>\n<script setup lang="ts">\nconst a = 1\n  defineProps<Gone>()\n</script>',
  )
  expect(wrong.diagnostics[0]).toMatchObject({ file: 'src/App.vue', severity: 'error', line: 4, column: 15 })
  const foreign = await compile('src/App.vue', '<template lang="pug">p</template>')
  expect(foreign.diagnostics[0]?.message).toContain('pug')
})

it.each([
  ['src/App.vue', '<template><p /></template>\n<style scoped lang="LANG">STYLES</style>'],
  ['src/App.svelte', '<p>Hello</p>\n<style lang="LANG">STYLES</style>'],
  ['src/app.LANG', 'STYLES'],
])(
  'keeps nested SCSS and Less as CSS, and leaves out with a warning what Less has more: %s',
  async (name, text) => {
    const write = (lang: string, styles: string) =>
      compile(name.replace('LANG', lang), text.replace('LANG', lang).replace('STYLES', styles))
    for (const lang of ['scss', 'less']) {
      const plain = await write(lang, '// note\np { color: red; &:hover { color: blue } }')
      expect(plain.diagnostics).toEqual([])
      expect(plain.styles[0]?.text).toMatch(/^\s*p[^{]*\{[^]*color: red[^]*&[^{]*:hover/)
    }
    const compiled = await write('scss', '$a: red;\n@mixin b { margin: 0 }\np { color: $a; @include b }')
    expect(compiled.diagnostics).toEqual([])
    expect(compiled.styles[0]?.text).toMatch(/color: red;\s*margin: 0/)
    const variables = await write('less', '@a: red;\n.b() { margin: 0 }\np { color: @a }')
    expect(variables.diagnostics).toEqual([
      {
        kind: 'style',
        severity: 'warning',
        file: name.replace('LANG', 'less'),
        message: 'Less is not part of the preview, so these styles are left out. Write them as plain CSS.',
      },
    ])
    expect(variables.styles.map((style) => style.text.trim()).join('')).toBe('')
    expect(variables.code).not.toContain('throw')
  },
)

it('says once for a component that its styles are left out', async () => {
  const block = '<style lang="less">@a: 1;</style>'
  const compiled = await compile('src/App.vue', `<template><p /></template>${block}${block}`)
  expect(compiled.diagnostics).toHaveLength(1)
})

it('gives a stylesheet of Less that is left out as a module without names', async () => {
  const left = await compile('src/a.module.less', '@a: red; .b { color: @a }')
  expect(left.code).toContain('const value = {}')
  const plain = await compile('src/a.module.scss', '.b { .c { color: red } }')
  expect(plain.code).toMatch(/"b":"b_\w+"/)
})

it('makes the class names of a Vue style module local, and gives them to the component by the name of the block', async () => {
  const compiled = await compile(
    'src/App.vue',
    '<script setup>\nconst colour = "red"\n</script>\n<template><p :class="[$style.a, classes.a]">Hello</p></template>\n<style module>.a { color: v-bind(colour); .b & { margin: 0 } }</style>\n<style module="classes">.a { margin: 1px }</style>',
  )
  expect(compiled.diagnostics).toEqual([])
  const [, first, second] =
    /__cssModules = \{\s*"\$style": \{\s*"a": "(a_\w+)",\s*"b": "b_\w+"\s*\},\s*"classes": \{\s*"a": "(a_\w+)"\s*\}\s*\}/.exec(
      compiled.code,
    ) ?? []
  expect(first).not.toBe(second)
  expect(compiled.styles[0]?.text).toContain(`.${first} {`)
  expect(compiled.styles[0]?.text).toMatch(/color: var\(--\w+-colour\)/)
  expect(compiled.styles[1]?.text).toContain(`.${second} {`)
})

it('compiles a Vue component whose script is written in JSX', async () => {
  const compiled = await compile(
    'src/App.vue',
    '<script lang="tsx">\nimport { defineComponent } from "vue"\nexport default defineComponent({ setup() { const a: number = 1; return () => <p>{a}</p> } })\n</script>',
  )
  expect(compiled.diagnostics).toEqual([])
  expect(compiled.imports.map(({ specifier }) => specifier)).toEqual(['vue', 'vue/jsx-dev-runtime'])
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

it('lets a Svelte component be a class as well where it may be one of Svelte 4', async () => {
  const isClass = async (text: string) =>
    (await compile('src/App.svelte', text)).imports.some(({ specifier }) => specifier === 'svelte/legacy')
  expect(await isClass('<script>\n  export let name = ""\n</script>\n<p>{name}</p>')).toBe(true)
  expect(await isClass('<script>\n  let { name } = $props()\n</script>\n<p>{name}</p>')).toBe(false)
  expect(await isClass('<script lang="ts">\n  let a = $state<number>(0)\n</script>\n{a}')).toBe(false)
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

it('lets what finds files by a pattern work on Svelte components and their modules too', async () => {
  const rewrite = (code: string) => code.replace(/import\.meta\.glob\([^)]*\)/, '{ found: true }')
  const body = "const parts = import.meta.glob('./parts/*.ts')\n"
  const sources = {
    'src/App.svelte': `<script>\n${body}</script>\n{parts.found}`,
    'src/a.svelte.ts': `export ${body}`,
  }
  for (const [path, text] of Object.entries(sources)) {
    const { code } = await compileFile({ path, body: text, query: '', rewrite })
    expect(code).toContain('found: true')
  }
})

it.each(['<style lang=a', '<style ', '<!-- ', ' lang=a', '<style lang="scss">'])(
  'looks for styles of a Svelte component no longer than it is long: %s',
  async (part) => {
    const start = performance.now()
    const text = `<style ${part.repeat(200_000 / part.length)}`
    await readSvelteStyles({ path: 'src/App.svelte', text, project: emptyView, reads: new Set() })
    expect(performance.now() - start).toBeLessThan(3_000)
  },
)
