import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { atEndOfTurn } from './at-end-of-turn.ts'

it('does all that waits before anything is sent, each for whoever it was begun for', async () => {
  const caller = new AsyncLocalStorage<string>()
  const done: string[] = []
  const note = (what: string) => done.push(`${what} of ${caller.getStore()}`)
  caller.run('Ada', () =>
    atEndOfTurn(() => {
      note('a question')
      // As a socket sends.
      process.nextTick(note, 'the write')
    }),
  )
  caller.run('Grace', () => atEndOfTurn(() => note('a question')))
  const waited = caller.run('Joan', async () => {
    await new Promise<void>(atEndOfTurn)
    note('a question')
  })
  expect(done).toEqual([])
  await Promise.all([waited, nextTurn()])
  expect(done).toEqual(['a question of Ada', 'a question of Grace', 'a question of Joan', 'the write of Ada'])
})
