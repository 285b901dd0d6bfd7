import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { chooseTests } from './choose-tests.ts'

const root = resolve(import.meta.dirname, '..')

it('npm test leaves out exactly what npm run thorough runs', () => {
  expect(chooseTests({ isThorough: false })).toEqual({
    vitest: '--tags-filter=!thorough',
    playwright: '--grep-invert=@thorough',
  })
  expect(chooseTests({ isThorough: true })).toEqual({
    vitest: '--tags-filter=thorough',
    playwright: '--grep=@thorough',
  })
})

/** Playwright takes any tag and any title, so that a slip of the pen would go unnoticed. */
it('journeys have one tag alone, and no title speaks of it', async () => {
  const names = (await readdir(join(root, 'e2e'))).filter((name) => name.endsWith('.journey.ts'))
  const sources = await Promise.all(names.map((name) => readFile(join(root, 'e2e', name), 'utf8')))
  const tags = sources.flatMap((source) => [...source.matchAll(/\btag: (.*?) \}/g)].map(([, tag]) => tag))
  const mentions = sources.flatMap((source) => [...source.matchAll(/@thorough/g)])
  expect(new Set(tags)).toEqual(new Set(["'@thorough'"]))
  expect(mentions).toHaveLength(tags.length)
})
