import { expect, it } from 'vitest'
import { createCandidateSet, maxCandidates } from './create-candidate-set.ts'
import { compileStylesheet } from './compile-stylesheet.ts'

async function compile(
  css: string,
  { others = {}, classes = '' }: { others?: Record<string, string>; classes?: string } = {},
) {
  const stylesheet = await compileStylesheet({
    path: 'src/index.css',
    text: css,
    project: {
      findStylesheet(specifier) {
        const path = `src/${specifier.replace('./', '')}`
        const text = others[path]
        return text === undefined ? undefined : { path, text }
      },
      findPackageStyle: (specifier) =>
        specifier === 'leaflet/dist/leaflet.css' ? '/packages/leaflet.css' : undefined,
      addressOf: (url) => ({
        address: url.startsWith('./') ? `/src/${url.slice(2)}?v=1` : url,
        path: undefined,
      }),
      readText: (path) => others[path],
      configPath: 'tailwind.config.ts' in others ? 'tailwind.config.ts' : undefined,
      inlineConfig: undefined,
      isTailwind3: 'tailwind.config.ts' in others,
    },
  })
  return { ...stylesheet, css: stylesheet.build(classes.split(' ')) }
}

it('writes utilities of Tailwind 4 with its theme, variants, animations and @apply', async () => {
  const { css, diagnostics } = await compile(
    `@import "tailwindcss"; @import "tw-animate-css";
@custom-variant dark (&:is(.dark *));
@theme inline { --color-brand: var(--brand); }
.button { @apply rounded-md px-4; }`,
    { classes: 'p-4 bg-brand dark:text-brand animate-in fade-in-0' },
  )
  expect(css).toContain('background-color: var(--brand)')
  expect(css).toContain('text-brand:is(.dark *)')
  expect(css).toContain('--tw-enter-opacity: 0')
  expect(css).toMatch(/\.button \{\s*border-radius/)
  expect(diagnostics).toEqual([])
})

const v3Config = `import type { Config } from 'tailwindcss'
import { fontFamily } from 'tailwindcss/defaultTheme'
const brand = { DEFAULT: 'hsl(var(--brand))', soft: '#eeeeee' }
export default {
  darkMode: ['class'],
  content: ['./src/**/*.tsx'],
  theme: { container: { center: true }, extend: { colors: { brand, border: 'hsl(var(--border))' }, borderRadius: { lg: 'var(--radius)' }, keyframes: { drop: { from: { height: '0' } } }, animation: { drop: 'drop 1s' } } },
  plugins: [require('tailwindcss-animate')],
} satisfies Config`

it('understands the directives of Tailwind 3 and reads its configuration', async () => {
  const { css, diagnostics } = await compile(
    '@tailwind base;\n@tailwind components;\n@tailwind utilities;\n@layer base { * { @apply border-border; } }',
    {
      others: { 'tailwind.config.ts': v3Config },
      classes: 'bg-brand bg-brand-soft rounded-lg dark:p-1 animate-drop animate-in container md:flex',
    },
  )
  expect(css).toContain('background-color: hsl(var(--brand))')
  expect(css).toContain('background-color: #eeeeee')
  expect(css).toContain('border-radius: var(--radius)')
  expect(css).toContain('.dark')
  expect(css).toContain('animation: drop 1s')
  expect(css).toContain('margin-inline: auto')
  expect(css).toContain('border-color: hsl(var(--border))')
  expect(diagnostics).toEqual([])
})

it('lets classes in the layers of Tailwind 3 take variants and be applied', async () => {
  const { css, diagnostics } = await compile(
    '@tailwind base;\n@tailwind utilities;\n@layer utilities { .glow { box-shadow: 0 0 3px red; } }\n.card { @apply p-4 hover:glow; }',
    { classes: 'md:glow' },
  )
  expect(diagnostics).toEqual([])
  expect(css).toMatch(/\.md\\:glow/)
  expect(css).toMatch(/\.card \{[^]*&:hover[^]*box-shadow/)
})

it('lets the opacity classes of Tailwind 3 act on its colours, and leaves everything else as it is', async () => {
  const { css, diagnostics } = await compile(
    '@tailwind base;\n@tailwind utilities;\n.own { background-color: red; }\n.card { @apply bg-black bg-opacity-50; }\n@layer components { .soft { @apply text-black text-opacity-20; } }',
    {
      others: { 'tailwind.config.ts': v3Config },
      classes:
        'bg-brand bg-black/20 bg-transparent hover:bg-opacity-75 bg-opacity-[0.08] !text-white border-x-red-500 border-opacity-5 placeholder-red-500 placeholder-opacity-5 divide-white divide-opacity-5 soft',
    },
  )
  expect(diagnostics).toEqual([])
  const mixed = (kind: string, colour: string) =>
    `color-mix(in srgb, ${colour} calc(var(--tw-${kind}-opacity) * 100%), transparent)`
  const rules = css.replaceAll(/\s+/g, ' ')
  for (const rule of [
    `.bg-brand { --tw-bg-opacity: 1; background-color: ${mixed('bg', 'hsl(var(--brand))')}; }`,
    `.card { --tw-bg-opacity: 1; background-color: ${mixed('bg', 'var(--color-black)')}; --tw-bg-opacity: calc(50 / 100); }`,
    `.soft { --tw-text-opacity: 1; color: ${mixed('text', 'var(--color-black)')}; --tw-text-opacity: calc(20 / 100); }`,
    `--tw-text-opacity: 1 !important; color: ${mixed('text', 'var(--color-white)')} !important;`,
    `border-inline-color: ${mixed('border', 'var(--color-red-500)')};`,
    `.placeholder-red-500::placeholder { --tw-placeholder-opacity: 1; color: ${mixed('placeholder', 'var(--color-red-500)')}; }`,
    '.placeholder-opacity-5::placeholder {',
    `border-color: ${mixed('divide', 'var(--color-white)')};`,
    '.bg-opacity-\\[0\\.08\\] { --tw-bg-opacity: 0.08; }',
    '.own { background-color: red; }',
    '.bg-transparent { background-color: transparent; }',
    '{ background-color: color-mix(in srgb, #000 20%, transparent);',
  ])
    expect(rules).toContain(rule)
})

it('knows the opacity classes of Tailwind 3 beside the main stylesheet, and writes none that nobody uses', async () => {
  const others = { 'tailwind.config.ts': v3Config }
  const beside = await compile('.card { @apply bg-brand bg-opacity-50; }', { others })
  expect(beside.diagnostics).toEqual([])
  expect(beside.css).toContain('var(--tw-bg-opacity)')
  const without = await compile('@tailwind base;\n@tailwind utilities;', { others, classes: 'bg-brand' })
  expect(without.css).not.toContain('bg-opacity')
})

it('falls back to plain layers where a class of them applies itself', async () => {
  const { css } = await compile(
    '@tailwind utilities;\n@layer utilities { .a { @apply b; } .b { @apply a; } }\n.c { color: red }',
  )
  expect(css).toContain('.c {')
})

it('lets a stylesheet beside the main one use @apply, as Tailwind 3 did', async () => {
  const { css } = await compile('.card { @apply bg-brand p-4; }', {
    others: { 'tailwind.config.ts': v3Config },
  })
  expect(css).toContain('background-color: hsl(var(--brand))')
})

it('runs nothing of a configuration, and says what it had to leave out', async () => {
  const hostile =
    "import { writeFileSync } from 'fs'\nwriteFileSync('/tmp/x', '')\nexport default { theme: { extend: { colors: { a: process.env.HOME, b: '#bbbbbb' } } }, plugins: [({ addUtilities }) => { throw new Error('ran') }] }"
  const { css, diagnostics } = await compile('@tailwind utilities;', {
    others: { 'tailwind.config.ts': hostile },
    classes: 'bg-b',
  })
  expect(css).toContain('#bbbbbb')
  expect(diagnostics).toMatchObject([{ severity: 'warning', message: expect.stringContaining('cannot run') }])
})

it('leaves out a plugin with options like one without, says so, and keeps the rest', async () => {
  const { css, diagnostics } = await compile(
    '@import "tailwindcss";\n@plugin "daisyui" { themes: light --default; }\n@plugin "@tailwindcss/typography";',
    { classes: 'p-4' },
  )
  expect(css).toContain('.p-4')
  expect(diagnostics.map(({ severity, message }) => [severity, message])).toEqual(
    ['daisyui', '@tailwindcss/typography'].map((name) => [
      'warning',
      `The Tailwind plugin ${name} is not part of the preview, so its classes have no effect.`,
    ]),
  )
})

it('leaves out an unknown class in @apply with a warning at its place, and keeps the rest', async () => {
  const { css, diagnostics } = await compile('@import "tailwindcss";\n.a {\n  @apply nothing-known p-4;\n}')
  expect(css).toMatch(/\.a \{\s*padding/)
  expect(diagnostics).toMatchObject([{ severity: 'warning', file: 'src/index.css', line: 3 }])
})

it('joins imports, moves addresses, and takes other sites out of the way', async () => {
  const { css, remoteStyles, dependencies } = await compile(
    `@import url('https://fonts.example/css?a;b');\n@import "./b.css" layer(base);\n@import "leaflet/dist/leaflet.css";\n/* url(./c.png) */ .a { background: url(./d.png) }`,
    { others: { 'src/b.css': '.b { color: red }' } },
  )
  expect(css).not.toContain('fonts.example')
  expect(css).toContain('url("/src/d.png?v=1")')
  expect(css).toMatch(/@layer base \{\s*\.b/)
  expect(remoteStyles).toEqual(['https://fonts.example/css?a;b', '/packages/leaflet.css'])
  expect([...dependencies]).toEqual(['src/index.css', 'src/b.css'])
})

it('says where a stylesheet is wrong', async () => {
  const { diagnostics } = await compile('.a { color: red }\n.b { color: blue')
  expect(diagnostics[0]).toMatchObject({
    kind: 'style',
    severity: 'error',
    file: 'src/index.css',
    line: 2,
    column: 1,
  })
})

it('stops at stylesheets that import each other in a circle', async () => {
  const { diagnostics } = await compile('@import "./b.css";', {
    others: { 'src/b.css': '@import "./b.css"; @import "./b.css";' },
  })
  expect(diagnostics[0]?.message).toContain('in a circle')
})

it('collects class names that only grow, up to a limit', () => {
  const candidates = createCandidateSet()
  candidates.scan('a.tsx', '<b className="p-4 flex">')
  candidates.scan('a.tsx', '<b className="p-5">')
  expect(candidates.listFrom(0)).toEqual(expect.arrayContaining(['p-4', 'p-5', 'flex']))
  candidates.scan(
    'b.ts',
    Array.from({ length: maxCandidates + 10 }, (_, index) => `m-[${index}px]`).join(' '),
  )
  expect(candidates.size()).toBe(maxCandidates)
  expect(candidates.isFull()).toBe(true)
})
