import { expect, it } from 'vitest'
import { listHostileNames } from '../apps/server/src/testing/hostile-names.ts'
import { sendHostileNames } from '../apps/server/src/testing/hostile-run.ts'

it('none of at least 500 hostile names lands outside or gives a 5xx', async () => {
  const names = listHostileNames()
  expect(names.length).toBeGreaterThanOrEqual(500)
  const { failures, strays, requestCount } = await sendHostileNames(names)
  expect(failures).toEqual([])
  expect(strays).toEqual([])
  expect(requestCount).toBeGreaterThanOrEqual(500 * 10)
})
