import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { createTemporaryFolder } from '../apps/server/src/testing/temporary-folder.ts'
import { readImports } from './imports/read-imports.ts'
import { readTexts } from './imports/read-texts.ts'
import { lintChanges, lintSettings } from './lint-changes.ts'

async function openHouse() {
  const root = await createTemporaryFolder()
  async function write(path: string, text: string): Promise<void> {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  for (const path of lintSettings) await write(path, '{}')
  await write('scripts/saw.ts', "import { oak } from './oak.ts'\nexport const saw = oak")
  await write('scripts/oak.ts', "import rings from './rings.json'\nexport const oak = rings")
  await write('scripts/rings.json', '7')
  await write('scripts/glue.ts', 'export const glue = 1')
  /** What is looked at, given whether it will be found to be right. */
  async function lint({ isOk = true } = {}): Promise<readonly string[]> {
    let looked: readonly string[] = []
    const outcome = await lintChanges({
      root,
      texts: readTexts(root),
      sources: Promise.resolve(readImports(root)),
      async lint(paths) {
        looked = paths
        return { isOk, output: '' }
      },
    })
    expect(outcome.isOk).toBe(isOk || looked.length === 0)
    return looked
  }
  return { write, lint }
}

const all = ['scripts/glue.ts', 'scripts/oak.ts', 'scripts/saw.ts']

it('looks at every file once, and then at those that changed or use what did', async () => {
  const { write, lint } = await openHouse()
  expect(await lint()).toEqual(all)
  expect(await lint()).toEqual([])
  await write('scripts/glue.ts', 'export const glue = 2')
  expect(await lint()).toEqual(['scripts/glue.ts'])
  await write('scripts/rings.json', '"eight"')
  expect(await lint()).toEqual(['scripts/oak.ts', 'scripts/saw.ts'])
})

it('looks again at what was found to be wrong', async () => {
  const { lint } = await openHouse()
  expect(await lint({ isOk: false })).toEqual(all)
  expect(await lint()).toEqual(all)
})

it.each([
  ['a setting changes', '.oxlintrc.json', '{ "rules": {} }'],
  ['a file says what modules are', 'scripts/types.d.ts', "declare module 'wood'"],
  ['what is kept of the last time is broken', '.cache/lint.json', '["half'],
])('looks at every file when %s', async (_, path, text) => {
  const { write, lint } = await openHouse()
  await lint()
  await write(path, text)
  expect(await lint()).toEqual(expect.arrayContaining(all))
})

it('survives imports that run in a circle', async () => {
  const { write, lint } = await openHouse()
  await write('scripts/oak.ts', "import { saw } from './saw.ts'\nexport const oak = saw")
  expect(await lint()).toEqual(all)
})
