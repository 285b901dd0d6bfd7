const page = '<div id="root"></div><script type="module" src="/src/main.tsx"></script>'
const withMain = (main: string, rest: Record<string, string> = {}) => ({
  'index.html': page,
  'src/main.tsx': main,
  ...rest,
})
const withCss = (css: string, rest: Record<string, string> = {}) =>
  withMain("import './index.css'", { 'src/index.css': css, ...rest })
const depth = 20_000
const nest = (open: string, inner: string, close: string) => open.repeat(depth) + inner + close.repeat(depth)

/** Projects that are small to send and endless to compile. Each of them is refused in words. */
export const compileBombs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'nested brackets': withMain(`export const a = ${nest('(', '1', ')')}`),
  'nested lists': withMain(`export const a = ${nest('[', '', ']')}`),
  'nested objects': withMain(`export const a = ${nest('{a:', '1', '}')}`),
  'nested tags': withMain(`export const a = ${nest('<b>', '', '</b>')}`),
  'nested fragments': withMain(`export const a = ${nest('<>', '', '</>')}`),
  'nested expressions in tags': withMain(`export const a = ${nest('<b>{', '1', '}</b>')}`),
  'nested calls': withMain(`export const a = ${nest('f(', '1', ')')}`),
  'nested functions': withMain(nest('function f() {', '', '}')),
  'nested arrows': withMain(`export const a = ${nest('() => (', '1', ')')}`),
  'nested templates': withMain(`export const a = ${nest('`${', '1', '}`')}`),
  'nested blocks': withMain(nest('{', '', '}')),
  'nested conditions': withMain(nest('if (a) {', '', '}')),
  'nested classes': withMain(nest('class A { m() {', '', '} }')),
  'nested patterns': withMain(`const ${nest('[', 'a', ']')} = []`),
  'nested types': withMain(`export type A = ${nest('Array<', '1', '>')}`),
  'nested type objects': withMain(`export type A = ${nest('{ a: ', '1', '}')}`),
  'nested imports in a call': withMain(nest('import(', '"a"', ')')),
  'nested loops': withMain(nest('for (;;) {', '', '}')),
  'a stylesheet that imports itself': withCss('@import "./index.css";\n@import "tailwindcss";'),
  'stylesheets that import each other twice': withCss('@import "./b.css"; @import "./b.css";', {
    'src/b.css': '@import "./index.css"; @import "./index.css";',
  }),
  'a chain of 300 stylesheets': withCss(
    '@import "./c0.css";',
    Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [`src/c${index}.css`, `@import "./c${index + 1}.css";`]),
    ),
  ),
  'classes that apply each other': withCss(
    '@import "tailwindcss"; @utility a { @apply b; } @utility b { @apply a; } .c { @apply a; }',
  ),
  'class names without end': withCss(
    '@import "tailwindcss"; @source inline("{1..60}-{1..60}-{1..60}-{1..60}");',
  ),
  'class names in braces': withCss(`@import "tailwindcss"; @source inline("${'{a,b}'.repeat(40)}");`),
  '60,000 class names': withCss('@import "tailwindcss";', {
    'src/names.tsx': `export const names = "${Array.from({ length: 60_000 }, (_, index) => `p-[${index}px]`).join(' ')}"`,
  }),
  'a nested Vue template': withMain("import './a.vue'", {
    'src/a.vue': `<template>${nest('<div>', '', '</div>')}</template>`,
  }),
  'a nested Svelte template': withMain("import './a.svelte'", {
    'src/a.svelte': nest('<div>', '', '</div>'),
  }),
  'nested conditions in Svelte': withMain("import './a.svelte'", {
    'src/a.svelte': nest('{#if a}', '', '{/if}'),
  }),
  'an endless loop in SCSS': withMain("import './app.scss'", { 'src/app.scss': '@while true { $a: 1 }' }),
  'a file of 50 MB': withMain("import './big'", {
    'src/big.ts': `export const a = "${'x'.repeat(50_000_000)}"`,
  }),
  '10,000 files': withMain(
    'export {}',
    Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`src/f${index}.ts`, `export const n = ${index}`]),
    ),
  ),
}
