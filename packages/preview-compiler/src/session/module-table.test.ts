import { expect, it } from 'vitest'
import { createCatalogue } from '../package-catalogue.ts'
import { createCompileCache } from './compile-cache.ts'
import { openSession } from './open-session.ts'

const packages = createCatalogue({ 'react-18': {}, 'react-19': {} })
const cache = createCompileCache()

const open = (tree: Record<string, string>) =>
  openSession(
    new Map(
      Object.entries({
        'index.html':
          '<script type="module" src="/src/main.ts"></script><script type="module">console.log(__V__)</script>',
        ...tree,
      }),
    ),
    { packages, cache },
  )
const config = (define: string) => `export default defineConfig({ define: ${define} })`
const script = {
  'src/main.ts': "import './other'\ndocument.title = __V__",
  'src/other.ts': 'export const a = 1',
}

it('puts in what a Vite configuration defines, also where another project has the same files', async () => {
  const plain = await (await open(script)).bundle()
  expect(plain.modules.find(({ id }) => id === 'src/main.ts')?.code).toContain('title = __V__')
  const session = await open({ ...script, 'vite.config.ts': config('{ __V__: "1" }') })
  const { modules } = await session.bundle()
  expect(modules.find(({ id }) => id === 'src/main.ts')?.code).toContain('title = 1')
  expect(modules.find(({ id }) => id.includes('?script='))?.code).toContain('console.log(1)')
})

it('sends the scripts anew that name what is defined otherwise, and no others', async () => {
  const session = await open({ ...script, 'vite.config.ts': config('{ __V__: "1" }') })
  const update = await session.change(new Map([['vite.config.ts', config('{ __V__: "2" }')]]))
  expect(update.modules.map(({ id }) => id)).toContain('src/main.ts')
  expect(update.modules.map(({ id }) => id)).not.toContain('src/other.ts')
  expect(update.modules.find(({ id }) => id === 'src/main.ts')?.code).toContain('title = 2')
})
