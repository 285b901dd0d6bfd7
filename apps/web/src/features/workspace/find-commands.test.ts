import { expect, it } from 'vitest'
import { findCommands } from './find-commands.ts'

const groups = [
  ['Workspace', ['Go to File Manager', 'Select an element in the preview', 'Publish']],
  [
    'Files',
    [
      'src/components/ui/rating.tsx',
      'src/lib/use-title.ts',
      'src/pages/billing-page.tsx',
      'src/app.tsx',
      'src/pages/app.tsx.md',
    ],
  ],
  ['Projects', ['Reading list']],
  ['Pages', ['Billing', 'Settings']],
] as const

const palette = groups.map(([heading, labels]) => ({
  heading,
  items: labels.map((label) => ({ id: label, label, icon: null, onSelect: () => undefined })),
}))

const found = (typed: string) =>
  findCommands(palette, typed).flatMap(({ items }) => items.map(({ label }) => label))

it.each([
  ['Settings', ['Settings']],
  ['sett', ['Settings', 'src/lib/use-title.ts']],
  ['billing', ['Billing', 'src/pages/billing-page.tsx']],
  ['publ', ['Publish']],
  ['app.tsx', ['src/app.tsx', 'src/pages/app.tsx.md']],
  ['file go', ['Go to File Manager']],
  ['rdng', ['Reading list']],
  ['zebra', []],
])('what is typed as %j finds what is called so, the nearest first', (typed, expected) => {
  expect(found(typed)).toEqual(expected)
})

it('as long as nothing is typed all commands stand in their order', () => {
  expect(found(' ')).toEqual(groups.flatMap(([, labels]) => labels))
})
