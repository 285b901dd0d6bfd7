import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openPackageSet } from '@joinery/preview-compiler'
import { expect, it } from 'vitest'
import { createTemporaryFolder } from '../apps/server/src/testing/temporary-folder.ts'

it('a command bundles the whole set ahead, so that a server that is built once never has to', async () => {
  const folder = await createTemporaryFolder()
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/bundle-packages.ts', folder])
  expect(stdout).toContain('All packages of the preview are bundled')
  const set = await openPackageSet({ folder })
  const scripts = Object.values(set.index)
    .flatMap((addresses) => Object.entries(addresses))
    .filter(([specifier, address]) => address.endsWith('.js') && !specifier.includes('*'))
  expect(scripts.length).toBeGreaterThan(300)
  const absent = scripts.filter(([, address]) => !existsSync(join(folder, address.replace('/packages/', ''))))
  // What needs something that is not part of the set says so instead.
  const unexplained: string[] = []
  for (const [specifier, address] of absent) {
    const script = new TextDecoder().decode((await set.read(address))?.body)
    if (!script.includes('could not be prepared for the preview')) unexplained.push(specifier)
  }
  set.close()
  expect(unexplained).toEqual([])
})
