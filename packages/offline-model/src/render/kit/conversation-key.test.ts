import { expect, it } from 'vitest'
import { understand } from '../../understand/understand.ts'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('two people find their messages from both sides, and nobody else does', async () => {
  const found = await runKitLogic(`
    import { conversationKey, listPartners } from './conversation-key.ts'
    const rooms = ['Everybody']
    const keys = [conversationKey('Nora', 'Sam', rooms), conversationKey('Mei', 'Everybody', rooms)]
    console.log(JSON.stringify({
      isShared: conversationKey('Sam', 'Nora', rooms) === keys[0],
      isOthers: conversationKey('Sam', 'Mei', rooms) === keys[0],
      room: conversationKey('Nora', 'Everybody', rooms) === keys[1],
      partners: [listPartners(keys, 'Sam'), listPartners(keys, 'Mei')],
    }))
  `)
  expect(found).toEqual({ isShared: true, isOthers: false, room: true, partners: [['Nora'], []] })
})

it('a chat room is one for everybody', () => {
  const { screens } = understand('A football website with news, matches and a chat room.')
  expect(screens.flatMap(({ sections }) => sections)).toContainEqual(
    expect.objectContaining({ type: 'chat', room: 'Everybody' }),
  )
})
