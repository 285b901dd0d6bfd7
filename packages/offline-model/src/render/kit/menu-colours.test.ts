import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

const folder = new URL('files/components/layout/', import.meta.url)

it('the menu entry of the page one is on keeps its colours under the pointer', () => {
  const links = readdirSync(folder)
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .flatMap((text) => text.split('<MenuLink').slice(1))
    .map((text) => text.split('/>')[0] ?? '')
  expect(links.length).toBeGreaterThan(3)
  // What is said of every entry, and of the one that one is on.
  const lasting = links.flatMap((link) => link.match(/(?<=\b(?:className|activeClassName)=")[^"]*/g) ?? [])
  expect(lasting.filter((names) => names.includes('hover:'))).toEqual([])
})
