import { copyFile, mkdir, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { createTemporaryFolder } from '../apps/server/src/testing/temporary-folder.ts'
import { listChecks } from './checks.ts'
import { lintSettings } from './lint-changes.ts'

const home = resolve(import.meta.dirname, '..')

/** A house with our settings, and nothing in it but these files. */
async function checkTypes(files: Record<string, string>) {
  const root = await createTemporaryFolder()
  await symlink(join(home, 'node_modules'), join(root, 'node_modules'))
  for (const path of ['package.json', ...lintSettings, ...Object.keys(files)]) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    const text = files[path]
    if (text === undefined) await copyFile(join(home, path), join(root, path))
    else await writeFile(join(root, path), text)
  }
  const check = listChecks(root).find(({ name }) => name === 'types, lint')
  return await check?.run()
}

it(
  'tells types that do not fit, in every part of the house, what a part does not have, and what no rule allows',
  { tags: ['thorough'] },
  async () => {
    const outcome = await checkTypes({
      'apps/server/src/server.ts':
        "export const title: string = document.title\nexport const ports: number = 'many'\n",
      'apps/web/src/web.tsx':
        "export const page: string = document.title\nexport const sizes: number = 'many'\n",
      'e2e/journey.ts': "export const steps: number = 'many'\n",
      'packages/preview-compiler/src/runtime/runtime.ts': "export const frames: number = 'many'\n",
      'scripts/script.ts': 'export const anything: any = 1\n',
    })
    expect(outcome?.isOk).toBe(false)
    const said = outcome?.output ?? ''
    expect(said.match(/Type 'string' is not assignable to type 'number'/g)).toHaveLength(4)
    expect(said.match(/Cannot find name 'document'/g)).toHaveLength(1)
    expect(said.match(/no-explicit-any/g)).toHaveLength(1)
  },
)

it('finds nothing where everything fits', async () => {
  const outcome = await checkTypes({ 'apps/server/src/server.ts': 'export const ports: number = 3000\n' })
  expect(outcome).toMatchObject({ isOk: true })
})
