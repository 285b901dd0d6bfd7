import { expect, it } from 'vitest'
import { readDefine } from './read-define.ts'

const read = (define: string, head = '') =>
  readDefine(
    new Map([
      ['vite.config.ts', `${head}\nexport default defineConfig({ define: ${define} })`],
      ['package.json', '{"version": "4.5.6"}'],
    ]),
  )

it('reads text as an expression and everything else as the value it is', () => {
  expect(
    read(`{ __VERSION__: JSON.stringify('1.2.3'), global: 'globalThis', __ON__: true, __LIST__: [1, 'a'] }`),
  ).toEqual({ __VERSION__: '"1.2.3"', global: 'globalThis', __ON__: 'true', __LIST__: '[1,"a"]' })
})

it('knows the version that package.json has, however it is imported', () => {
  const define = '{ __A__: JSON.stringify(pkg.version) }'
  expect(read(define, "import pkg from './package.json'")).toEqual({ __A__: '"4.5.6"' })
  expect(read(define, "const pkg = require('./package.json')")).toEqual({ __A__: '"4.5.6"' })
  const named = "import { version } from './package.json' with { type: 'json' }"
  expect(read('{ __A__: JSON.stringify(version) }', named)).toEqual({ __A__: '"4.5.6"' })
})

it('gives a name whose value only running would tell no value, so that code can ask for it', () => {
  expect(read('{ __TIME__: JSON.stringify(new Date().toISOString()), "a.b": run() }')).toEqual({
    __TIME__: 'undefined',
  })
})

it('leaves process.env in place and takes what it is given one by one', () => {
  expect(read("{ 'process.env': { ...process.env, API: 'https://a.example', KEY: env.KEY } }")).toEqual({
    'process.env.API': '"https://a.example"',
  })
})

it('leaves out what is no name or no expression, and what is too long or too deep', () => {
  const long = JSON.stringify('x'.repeat(3_000))
  expect(
    read(
      `{ 'a-b': 1, __BAD__: 'two words', '': 1, __LONG__: ${long}, __DEEP__: '${'['.repeat(1_500)}', ok: 1 }`,
    ),
  ).toEqual({ ok: '1' })
  expect(readDefine(new Map())).toEqual({})
})
