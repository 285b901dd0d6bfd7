import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createTemporaryFolder } from '../testing/temporary-folder.ts'
import { createPreviewCompiler } from './preview-compiler.ts'

it('goes on building an app while packages are added', { tags: ['thorough'] }, async () => {
  const folder = await createTemporaryFolder()
  const compiler = createPreviewCompiler({
    processes: 1,
    packagesFolder: join(folder, 'packages'),
    addedFolder: join(folder, 'added'),
    npm: undefined,
  })
  onTestFinished(compiler.close)
  const { build, packages } = await compiler.open()
  const files = new Map([
    ['index.html', '<script type="module" src="/main.js"></script>'],
    ['main.js', "import { clsx } from 'clsx'\ndocument.title = clsx('oak')"],
  ])
  const building = build(files, {})
  await packages.install({ name: 'anything', version: '1.0.0' })
  expect((await building).diagnostics).toEqual([])
})
