import { expect, it } from 'vitest'
import { createCatalogue } from '../package-catalogue.ts'
import { openSession } from './open-session.ts'

const set = {
  'react-router-dom': '/router.js',
  'react-markdown': '/markdown.js',
  sonner: '/sonner.js',
  zod: '/zod.js',
}

async function listOf(dependencies: Record<string, string>, added: Record<string, string> = {}) {
  const all = { ...set, ...added }
  const session = await openSession(
    new Map([
      ['package.json', JSON.stringify({ dependencies })],
      ['index.html', '<script type="module" src="/main.ts"></script>'],
      [
        'main.ts',
        Object.keys(set)
          .map((name) => `import '${name}'`)
          .join('\n'),
      ],
    ]),
    { packages: createCatalogue({ 'react-18': all, 'react-19': all }) },
  )
  const { diagnostics } = await session.bundle()
  return diagnostics.map(({ message }) => message)
}

it('says in one line which packages work otherwise than the majors that a project asks for', async () => {
  expect(
    await listOf({ react: '^19.0.0', 'react-router-dom': '^5.3.0', 'react-markdown': '~9.0.1' }),
  ).toEqual([
    'The preview has react-markdown 10 and not 9, react-router-dom 7 and not 5, which package.json asks for. What changed between them does not work.',
  ])
  expect(await listOf({ react: '^18.0.0', 'react-markdown': '^10.0.0', 'react-router-dom': '6' })).toEqual([
    'The preview has react-markdown 9 and not 10, which package.json asks for. What changed between them does not work.',
  ])
})

it('says nothing of majors that go on with what is written for older ones, and of those that are there', async () => {
  expect(
    await listOf({ react: '^19.0.0', 'react-router-dom': '^6.30.0', sonner: '^1.7.0', zod: '*' }),
  ).toEqual([])
  const added = { 'react-router-dom-5': '/router-5.js' }
  expect(await listOf({ 'react-router-dom': '^5.3.0' }, added)).toEqual([])
})
