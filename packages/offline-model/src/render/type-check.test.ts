import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { renderApplication } from './index.ts'
import { createEverySection } from './testing/every-section.ts'

const installed = fileURLToPath(new URL('../../../../node_modules', import.meta.url))
const compiler = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin',
  'tsc',
)

it(
  'an app with every section passes the strict TypeScript compiler that it comes with',
  { tags: ['thorough'] },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'joinery-test-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    for (const [path, text] of renderApplication(createEverySection())) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), text)
    }
    await symlink(installed, join(folder, 'node_modules'))
    const checking = promisify(execFile)(process.execPath, [compiler, '--project', folder])
    const found = await checking.then(
      ({ stdout }) => stdout,
      (error: unknown) => (error instanceof Error && 'stdout' in error ? error.stdout : error),
    )
    expect(found).toBe('')
  },
)
