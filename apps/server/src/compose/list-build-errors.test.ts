import { createCatalogue, openSession } from '@joinery/preview-compiler'
import { expect, it } from 'vitest'
import { listBuildErrors } from './list-build-errors.ts'

async function check(main: string) {
  const session = await openSession(
    new Map([
      ['index.html', '<script type="module" src="/src/main.ts"></script>'],
      ['src/main.ts', main],
      ['src/price.ts', 'export const price = 1'],
    ]),
    { packages: createCatalogue({ 'react-18': {}, 'react-19': {} }) },
  )
  const { diagnostics } = await session.bundle()
  return listBuildErrors(diagnostics).map(({ path, line, message }) => `${path}:${line} ${message}`)
}

it('are what does not compile, files that are not there, and names that a file does not export', async () => {
  expect(await check('const a = <b')).toEqual([expect.stringMatching(/^src\/main\.ts:1 /)])
  expect(await check("\nimport { label } from './label'\nconsole.log(label)")).toEqual([
    'src/main.ts:2 This file imports ./label, which is not in the project.',
  ])
  expect(await check("import { label } from './price'\nconsole.log(label)")).toEqual([
    'src/main.ts:1 This file imports label from ./price, which does not export it. It exports price.',
  ])
})

it('are not packages that a stub stands for', async () => {
  expect(await check("import gone from 'no-such-package'\nconsole.log(gone)")).toEqual([])
})
