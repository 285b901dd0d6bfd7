import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { routes } from '@joinery/contract'
import { enlivenings } from './enlivenings.ts'
import { renderPages } from './render-pages.tsx'

const root = join(import.meta.dirname, '../..')
/** The recorded app has styles of its own, out of reach of the page's. */
const elsewhere = ['screen']

it(
  'a script of a page that is only read adds no class whose styles the page lacks',
  { tags: ['thorough'] },
  async () => {
    const pages = await renderPages()
    for (const [name, { source, classes = '' }] of enlivenings) {
      const html = pages.find(({ path }) => path === routes[name].path)?.html ?? ''
      const known = new Set([...classesIn(html), ...words(classes), ...elsewhere])
      const added = filesOf(join(root, source)).flatMap((file) => classesIn(readFileSync(file, 'utf8')))
      expect({ name, missing: added.filter((each) => !known.has(each)) }).toEqual({ name, missing: [] })
    }
  },
)

/** A file and everything of ours that it imports, now or later, as far as it runs without the application. */
function filesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || file.endsWith('.tsx')) return []
  seen.add(file)
  const imports = Array.from(
    readFileSync(file, 'utf8').matchAll(/'(\.{1,2}\/[^']+\.ts)'/g),
    ([, name = '']) => name,
  )
  return [file, ...imports.flatMap((name) => filesOf(join(dirname(file), name), seen))]
}

const classesIn = (text: string) =>
  Array.from(text.matchAll(/class="([^"]*)"|className = '([^']*)'/g), ([, html, script]) =>
    words(html ?? script ?? ''),
  ).flat()

const words = (list: string) => list.split(/\s+/).filter((word) => word !== '')
