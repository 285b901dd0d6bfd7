import { parseSync } from 'rolldown/utils'
import { expect, it } from 'vitest'
import { renderApplication } from '../index.ts'
import { createEverySection } from '../testing/every-section.ts'
import { stripTypes } from './strip-types.ts'

it('cuts the types out and leaves everything else as it was written', () => {
  const text = `import { useState } from 'react'
import type { Resource } from '@/lib/resource'
import { titleOf } from '@/lib/resource'

/** What it takes. */
interface Props {
  title: string
}

// Why it is so.
export function List<T extends object>({ title }: Props, items?: readonly T[]): string {
  const [open, setOpen] = useState<string | undefined>()
  return (items as unknown[]).map((each) => titleOf(each!) satisfies string).join(title)
}

const names = ['one', 'two'] as const
`
  expect(stripTypes('list.tsx', text)).toBe(`import { useState } from 'react'
import { titleOf } from '@/lib/resource'

// Why it is so.
export function List({ title }, items) {
  const [open, setOpen] = useState()
  return items.map((each) => titleOf(each)).join(title)
}

const names = ['one', 'two']
`)
})

it('writes a whole app in JavaScript when asked: no file, no import and no setting of TypeScript is left', () => {
  const files = renderApplication({ ...createEverySection(), language: 'javascript' })
  const sources = [...files].filter(([path]) => /^src\/.*\.jsx?$/.test(path))
  expect(sources.length).toBeGreaterThan(100)
  expect([...files.keys()].filter((path) => /\.tsx?$|tsconfig/.test(path))).toEqual([])
  const broken = sources.filter(([path, text]) => parseSync(path, text, { lang: 'jsx' }).errors.length > 0)
  expect(broken.map(([path]) => path)).toEqual([])
  expect(files.get('index.html')).toContain('src="/src/main.jsx"')
  expect(files.get('package.json')).not.toMatch(/typescript|@types|tsc/)
  expect(files.get('README.md')).not.toMatch(/\.tsx?\b|types/)
})
