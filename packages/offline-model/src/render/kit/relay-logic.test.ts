import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('the first active rule that fits sends a message on, and the settings may keep it out', async () => {
  const results = await runKitLogic(`
    import { findRefusal, findRule, writeOutgoing } from './relay.ts'
    const rules = [
      { name: 'paused', when: 'Text contains', value: 'order', status: 'Paused' },
      { name: 'empty', when: 'Text contains', value: ' ', status: 'Active' },
      { name: 'order', when: 'Text contains', value: 'Order', status: 'Active' },
      { name: 'bank', when: 'Sender is', value: 'Bank', status: 'Active' },
    ]
    const of = (sender, text) => findRule(rules, { sender, text })?.name ?? null
    console.log(JSON.stringify({
      found: [of('x', 'new ORDER 7'), of('bank', 'hello'), of('x', 'hello')],
      rest: findRule([...rules, { name: 'rest', when: 'Everything else' }], { sender: 'x', text: 'hello' })?.name,
      xmpp: writeOutgoing({ sender: '<1>', text: 'a & b' }, 'ann@chat.example', 'XMPP'),
      refused: [
        findRefusal({}, { sender: 'x', text: 'hello' }) ?? null,
        findRefusal({ isReceiving: false }, { sender: 'x', text: 'hello' }),
        findRefusal({ keyword: 'Alarm' }, { sender: 'x', text: 'an alarm' }) ?? null,
        findRefusal({ keyword: 'Alarm' }, { sender: 'x', text: 'hello' }),
      ],
    }))
  `)
  expect(results).toEqual({
    found: ['order', 'bank', null],
    rest: 'rest',
    xmpp: '<message to="ann@chat.example" type="chat"><body>&lt;1&gt;: a &amp; b</body></message>',
    refused: [
      null,
      'Receiving is switched off in the settings.',
      null,
      'Only what contains “Alarm” is received, as the settings say.',
    ],
  })
})
