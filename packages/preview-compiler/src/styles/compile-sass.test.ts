import { expect, it } from 'vitest'
import { createCatalogue } from '../package-catalogue.ts'
import { openSession } from '../session/open-session.ts'

const open = (tree: Record<string, string>) =>
  openSession(
    new Map(Object.entries({ 'index.html': '<script type="module" src="/src/main.ts"></script>', ...tree })),
    { packages: createCatalogue({ 'react-18': {}, 'react-19': { vue: '/vue.js' } }) },
  )
async function read(tree: Record<string, string>) {
  const { styles, diagnostics: all } = await (await open(tree)).bundle()
  const diagnostics = all.filter(({ kind }) => kind !== 'missing-package')
  return {
    css: styles.map(({ css }) => css.replaceAll(/\s+/g, ' ').trim()).join(' '),
    problems: diagnostics.map(
      ({ severity, file, line, message }) => `${severity} ${file}:${line} ${message}`,
    ),
  }
}

it('compiles variables, parts, mixins, functions and loops, from files by every way that they are imported', async () => {
  const { css, problems } = await read({
    'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./src/*"] } } }',
    'src/main.ts': "import './app.scss'\nimport './old.sass'",
    'src/app.scss': `@use 'sass:color';
@use './theme/colours' as c;
@use '@/theme';
@import 'mixins/all', '../shared/size.scss';
.card { color: color.adjust(c.$main, $lightness: 10%); &__title { @include wide; @extend %loud } }
@each $n in 1, 2 { .m-#{$n} { margin: #{$n * $size}; } }`,
    'src/theme/_colours.scss': '$main: #800000;\n%loud { font-weight: bold }',
    'src/theme/_index.scss': "@use 'colours';\n.index { color: colours.$main }",
    'src/mixins/all.scss': '@mixin wide { width: 100% }',
    'shared/_size.scss': '$size: 4px;\n%loud { text-transform: uppercase }',
    'src/old.sass': '$a: 1px\n.old\n  padding: $a',
  })
  expect(problems).toEqual([])
  expect(css).toContain('.index { color: #800000; }')
  expect(css).toContain('.card { color: rgb(178.5, 0, 0); }'.replace('rgb(178.5, 0, 0)', '#b30000'))
  expect(css).toContain('.card__title { width: 100%; }')
  expect(css).toContain('.m-2 { margin: 8px; }')
  expect(css).toContain('.old { padding: 1px; }')
})

it('compiles modules, and the blocks of components, anew when a part changes that they take', async () => {
  const session = await open({
    'package.json': '{ "dependencies": { "vue": "3" } }',
    'src/main.ts': "import names from './a.module.scss'\nimport './App.vue'\ndocument.title = names.card",
    'src/a.module.scss': "@use 'part';\n.card { color: part.$c }",
    'src/App.vue':
      '<template><p /></template>\n<style scoped lang="scss">\n@use "./part";\np { color: part.$c }\n</style>',
    'src/_part.scss': '$c: red;',
  })
  const { styles, diagnostics } = await session.bundle()
  expect(diagnostics).toEqual([])
  expect(styles.map(({ css }) => css).join()).toMatch(
    /\.card_\w+ \{\s*color: red[^]*p\[data-v-\w+\][^]*color: red/,
  )
  const update = await session.change(new Map([['src/_part.scss', '$c: blue;']]))
  expect(update.styles.map(({ css }) => /color: #?\w+/.exec(css)?.[0])).toEqual([
    'color: #00f',
    'color: blue',
  ])
})

it('says where the styles are wrong, in the file that is, and goes on without what is not there', async () => {
  const wrong = await read({
    'src/main.ts': "import './app.scss'\nimport './App.svelte'",
    'src/app.scss': "@use 'part';",
    'src/_part.scss': '$a: 1;\n.a { width: $b }',
    'src/App.svelte': '<p />\n<style lang="scss">\np { color: $gone }\n</style>',
  })
  expect(wrong.problems).toEqual([
    'error src/_part.scss:2 Undefined variable, so the styles of src/app.scss are left out.',
    'error src/App.svelte:3 Undefined variable, so the styles of src/App.svelte are left out.',
  ])
  const gone = { 'src/main.ts': "import './app.scss'", 'src/app.scss': "@use 'gone';\n.a { b: c }" }
  const session = await open(gone)
  expect((await session.bundle()).diagnostics).toMatchObject([
    {
      severity: 'warning',
      file: 'src/app.scss',
      line: 1,
      message: expect.stringContaining("Can't find stylesheet"),
    },
  ])
  const { diagnostics, styles } = await session.change(new Map([['src/_gone.scss', '.d { e: f }']]))
  expect(diagnostics).toEqual([])
  expect(styles[0]?.css).toContain('.d')
})

it(
  'takes the styles of Bootstrap with the values of a project, and no other file of the host',
  { tags: ['thorough'] },
  async () => {
    const own = await read({
      'src/main.ts': "import './app.scss'",
      'src/app.scss': "$primary: #123456;\n@import '~bootstrap/scss/bootstrap';",
    })
    expect(own.problems).toEqual([])
    expect(own.css).toContain('--bs-primary: #123456')
    for (const path of [
      'bootstrap/../../package.json',
      'bootstrap/package.json',
      'bootstrap/scss/../../../package',
      '/etc/passwd',
      'file:///etc/passwd',
      '../../../../../etc/passwd',
      'sass/package.json',
    ]) {
      const { css, problems } = await read({
        'src/main.ts': "import './app.scss'",
        'src/app.scss': `@use '${path}';\n$a: 1;`,
      })
      expect(css).toBe('')
      expect(problems).toHaveLength(1)
      expect(problems[0]).toMatch(/^\w+ src\/app\.scss:1 /)
    }
  },
)
