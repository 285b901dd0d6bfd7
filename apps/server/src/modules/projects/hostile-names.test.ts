import { expect, it } from 'vitest'
import { listHostileNames } from '../../testing/hostile-names.ts'
import { sendHostileNames } from '../../testing/hostile-run.ts'

/** Every route that takes a name, with one in fifteen of them; `npm run soak` sends them all. */
it('no hostile name lands outside its project or gives a 5xx', { timeout: 60_000 }, async () => {
  const names = listHostileNames()
  expect(names.length).toBeGreaterThanOrEqual(500)
  const { failures, strays } = await sendHostileNames(names.filter((_, index) => index % 15 === 0))
  expect(failures).toEqual([])
  expect(strays).toEqual([])
})
