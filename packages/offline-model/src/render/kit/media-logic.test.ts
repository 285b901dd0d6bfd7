import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('what was put in line plays first, then the order, and by chance never the same again', async () => {
  const told = await runKitLogic(`
    import { follow } from './play-order.ts'
    const playing = { ids: ['a', 'b', 'c'], current: 'c', queue: [], isShuffled: false }
    console.log(JSON.stringify([
      follow(playing, 1), follow({ ...playing, current: 'a' }, -1).id,
      follow({ ...playing, queue: ['b', 'a'] }, 1), follow({ ...playing, queue: ['b'] }, -1).id,
      follow({ ...playing, isShuffled: true }, 1, () => 0.99).id,
      follow({ ...playing, ids: ['c'], isShuffled: true }, 1).id,
      follow({ ...playing, current: 'gone' }, 1).id,
    ]))
  `)
  expect(told).toEqual([{ id: 'a', queue: [] }, 'c', { id: 'b', queue: ['a'] }, 'b', 'b', 'c', 'a'])
})

it('a playlist keeps its order, takes and gives back, has a name of its own, and forgets what is gone', async () => {
  const told = await runKitLogic(`
    import { addPlaylist, entriesOf, problemOfName, toggleEntry, withoutPlaylist } from './playlists.ts'
    const one = addPlaylist([], { id: '1', name: ' Evening ', entries: ['b'] })
    const two = toggleEntry(one, '1', 'a')
    const songs = [{ id: 'a' }, { id: 'b' }]
    console.log(JSON.stringify([
      two, toggleEntry(two, '1', 'b')[0].entries, problemOfName(one, 'evening') !== undefined,
      problemOfName(one, ' ') !== undefined, problemOfName(one, 'Morning') ?? null,
      entriesOf(songs, two[0]), entriesOf([{ id: 'a' }], two[0]), entriesOf(songs, undefined).length,
      withoutPlaylist(two, '1'),
    ]))
  `)
  expect(told).toEqual([
    [{ id: '1', name: 'Evening', entries: ['b', 'a'] }],
    ['a'],
    true,
    true,
    null,
    [{ id: 'b' }, { id: 'a' }],
    [{ id: 'a' }],
    2,
    [],
  ])
})
