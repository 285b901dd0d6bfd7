import { expect, it } from 'vitest'
import { createCatalogue } from '../package-catalogue.ts'
import { openSession } from './open-session.ts'

const tree = {
  'index.html': '<script type="module" src="/src/main.ts"></script>',
  'src/main.ts': "import { title } from './title'\nimport './gone.css'\ndocument.title = title",
}

const open = () =>
  openSession(new Map(Object.entries(tree)), {
    packages: createCatalogue({ 'react-18': {}, 'react-19': {} }),
  })

it('says of a missing file where it is imported, and how', async () => {
  const { diagnostics } = await (await open()).bundle()
  expect(diagnostics).toMatchObject([
    { kind: 'missing-file', severity: 'warning', file: 'src/main.ts', line: 1, specifier: './title' },
    { kind: 'missing-file', severity: 'warning', file: 'src/main.ts', line: 2, specifier: './gone.css' },
  ])
})

it('says the same of a worker, by the name that is written in the file', async () => {
  const session = await open()
  const text = "\nnew Worker(new URL('./gone.ts', import.meta.url))"
  const { diagnostics } = await session.change(new Map([['src/main.ts', text]]))
  expect(diagnostics).toMatchObject([
    { kind: 'missing-file', line: 2, message: 'This file imports ./gone.ts, which is not in the project.' },
  ])
})

it('names the file that is meant as soon as it is there, and no longer when it is gone', async () => {
  const session = await open()
  const named = await session.change(new Map([['src/Title.ts', "export const title = 'one'"]]))
  expect(named.diagnostics[0]?.message).toBe(
    'This file imports ./title, but the file is called src/Title.ts. Upper and lower case have to be the same.',
  )
  const gone = await session.change(new Map([['src/Title.ts', null]]))
  expect(gone.diagnostics[0]?.message).toBe('This file imports ./title, which is not in the project.')
})
