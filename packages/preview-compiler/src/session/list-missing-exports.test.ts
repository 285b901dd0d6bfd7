import { expect, it } from 'vitest'
import { createCatalogue } from '../package-catalogue.ts'
import { openSession } from './open-session.ts'

const open = (tree: Record<string, string>) =>
  openSession(
    new Map(Object.entries({ 'index.html': '<script type="module" src="/src/main.tsx"></script>', ...tree })),
    { packages: createCatalogue({ 'react-18': {}, 'react-19': {} }) },
  )
const listOf = async (tree: Record<string, string>) => {
  const { diagnostics } = await (await open(tree)).bundle()
  return diagnostics.map(({ kind, severity, file, line, column, message }) => ({
    place: `${file}:${line}:${column}`,
    message,
    kind: `${kind} ${severity}`,
  }))
}

it('says of a name that a file does not export where it is imported, and what there is instead', async () => {
  const found = await listOf({
    'src/main.tsx': `import './kinds'
import {
  price,
  label as heading,
} from './kinds'
import Card from './card'
document.title = heading + price + Card`,
    'src/kinds.ts': 'export const price = 1\nexport default 2',
    'src/card.ts': 'export const Card = 1',
  })
  expect(found).toEqual([
    {
      place: 'src/main.tsx:4:3',
      message: 'This file imports label from ./kinds, which does not export it. It exports default, price.',
      kind: 'missing-export warning',
    },
    {
      place: 'src/main.tsx:6:1',
      message: 'This file imports the default export of ./card, which has none. It exports Card.',
      kind: 'missing-export warning',
    },
  ])
})

it('finds names that other files hand on, and says so where none of them has it', async () => {
  const found = await listOf({
    'src/main.tsx': "import { a, b, c, d } from './all'\nconsole.log(a, b, c, d)",
    'src/all.ts':
      "export * from './one'\nexport * from './all'\nexport { two as b } from './two'\nexport { d } from './one'",
    'src/one.ts': "export * from './all'\nexport const { a } = { a: 1 }",
    'src/two.ts': 'export function two() {}',
  })
  expect(found.map(({ message }) => message.replace(/,.*/, ''))).toEqual([
    'This file imports c from ./all',
    'This file imports d from ./all',
  ])
})

it('says nothing of types, of what is asked for before it is used, and of what only shows when it runs', async () => {
  const found = await listOf({
    'src/main.tsx': `import { Kind, label } from './kinds'
import { Maker, Plan } from './plans'
import data, { size } from './data.json'
import { anything } from './old'
import { late } from 'no-such-package'
import styles, { card } from './card.module.css'
const kind: Kind = label
console.log(kind, data, size, anything, late, styles, card, typeof Maker === 'undefined' ? Object : Maker)
const plan: Plan = 1`,
    'src/kinds.ts': "export { Kind } from './types'\nexport interface Other {}\nexport const label = 'one'",
    'src/types.ts': 'export type Kind = string',
    'src/plans.ts': 'export interface Maker {}\nexport type Plan = number',
    'src/data.json': '{ "size": 1 }',
    'src/old.js': 'module.exports = { anything: 1 }',
    'src/card.module.css': '.card { color: red }',
  })
  expect(found.filter(({ kind }) => kind.startsWith('missing-export'))).toEqual([])
})

it('is silent again as soon as the name is there', async () => {
  const session = await open({
    'src/main.tsx': "import { label } from './kinds'\ndocument.title = label",
    'src/kinds.ts': 'export const price = 1',
  })
  expect((await session.bundle()).diagnostics).toHaveLength(1)
  const { diagnostics } = await session.change(new Map([['src/kinds.ts', 'export const label = 1']]))
  expect(diagnostics).toEqual([])
})
