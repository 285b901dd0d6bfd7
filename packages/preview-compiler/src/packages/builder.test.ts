import { expect, it } from 'vitest'
import { withoutProcesses } from '../testing/without-processes.ts'
import { createBuilder } from './builder.ts'

it('says so where no process can be started', async () => {
  const builder = createBuilder()
  const request = {
    addresses: {},
    versions: {},
    specifiers: [],
    mode: 'development',
    folder: '/nowhere',
    outFolder: '/nowhere',
    isTrusted: false,
  } as const
  const building = withoutProcesses(() => builder.build(request))
  await expect(building).rejects.toThrow(/ended|EPIPE/)
})
