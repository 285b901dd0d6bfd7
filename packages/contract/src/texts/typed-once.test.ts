import { glob, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { texts } from './index.ts'

const root = resolve(import.meta.dirname, '../../../..')

/**
 * Tests and what supports them say what they expect. What is generated is another product's text, and the stand-alone
 * packages speak as the services do whose place they take.
 */
const apart = /\.test\.tsx?$|\/testing\/|^packages\/(?:contract|offline-model|auth|stripe-sandbox)\//

it('the texts of the catalogue are typed nowhere else', async () => {
  const sentences = new Set(textsIn({ ...texts }).filter((text) => text.includes(' ')))
  const found: string[] = []
  for await (const path of glob('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root })) {
    if (apart.test(path)) continue
    const source = await readFile(resolve(root, path), 'utf8')
    found.push(
      ...literalsIn(source)
        .filter((text) => sentences.has(text))
        .map((text) => `${path}: ${text}`),
    )
  }
  expect(found).toEqual([])
})

it('the catalogue and the endpoints are taken part by part where browsers load them', async () => {
  const found: string[] = []
  for await (const path of glob('apps/web/src/**/*.{ts,tsx}', { cwd: root })) {
    const source = apart.test(path) ? '' : await readFile(resolve(root, path), 'utf8')
    // Who takes either apart in one go makes every screen load all of it (docs/decisions/055).
    if (/\}\s*=\s*(?:texts|endpoints)\b(?!\.)/.test(source)) found.push(path)
  }
  expect(found).toEqual([])
})

/** What stands in quotes, and what stands between tags. */
function literalsIn(source: string): string[] {
  const quoted = source.matchAll(
    /'((?:[^'\\\n]|\\.){2,400})'|"((?:[^"\\\n]|\\.){2,400})"|`((?:[^`\\]|\\.){2,400})`/g,
  )
  const between = source.matchAll(/>([^<>{}]{2,400})</g)
  return [
    ...Array.from(quoted, ([, single, double, back]) =>
      (single ?? double ?? back ?? '').replaceAll('\\', ''),
    ),
    ...Array.from(between, ([, text = '']) => text.replaceAll(/\s+/g, ' ').trim()),
  ]
}

function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node]
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : []
}
