import { describe, expect, it } from 'vitest'
import { projectId as projectIdShape } from '@joinery/contract'
import { createStorageKeeper } from './storage-keeper.ts'

const projectId = projectIdShape.parse('0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d')

describe("the keeper of an app's storage", () => {
  it('keeps the session for as long as the page is there', async () => {
    const keeper = openKeeper()
    await keeper.write('session', [['wood', 'oak']])
    expect(await keeper.read('session')).toEqual([['wood', 'oak']])
    expect(await openKeeper().read('session')).toEqual([])
  })

  it('takes no more than a browser would give a site', async () => {
    const keeper = openKeeper()
    await keeper.write('session', [['wood', 'oak']])
    await keeper.write('session', [['forest', 'a'.repeat(5_000_000)]])
    expect(await keeper.read('session')).toEqual([['wood', 'oak']])
  })

  it('lets the app run where the browser allows no database', async () => {
    const keeper = openKeeper()
    await keeper.write('local', [['wood', 'oak']])
    expect(await keeper.read('local')).toEqual([])
  })
})

function openKeeper() {
  return createStorageKeeper({
    projectId,
    database: () => {
      throw new Error('Access is denied')
    },
  })
}
