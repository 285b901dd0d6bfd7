import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { createTemporaryFolder } from '../apps/server/src/testing/temporary-folder.ts'

/** R7. The pauses are fixed: some second servers start during the first one's initialisation, some long after. */
it('of two servers on one folder the second always exits and names the first, over 100 starts', async () => {
  const folder = await createTemporaryFolder()
  let identity: unknown
  for (let round = 0; round < 100; round += 1) {
    const first = startServerProcess({ PORT: '0', DATA_DIR: folder })
    const address = first.ready()
    await sleep((round % 10) * 120)
    const second = startServerProcess({ PORT: '0', DATA_DIR: folder })
    const outcomes = await Promise.allSettled([address, second.ready()])
    const [winner, loser] = outcomes[0].status === 'fulfilled' ? [first, second] : [second, first]
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(loser.output()).toContain(`(pid ${winner.pid})`)
    const found: unknown = await (await fetch(`${await winner.ready()}/api/instance`)).json()
    identity ??= found
    expect(found).toEqual(identity)
    winner.kill(round % 2 === 0 ? 'SIGKILL' : 'SIGTERM')
    await winner.exited
  }
})
