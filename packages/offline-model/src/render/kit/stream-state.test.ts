import { expect, it } from 'vitest'
import { runKitLogic } from '../testing/run-kit-logic.ts'

it('a stream is on air, to come or over by its own state, and a recording has a length', async () => {
  const told = await runKitLogic(`
    import { recordedSeconds, streamState } from './stream-state.ts'
    const resource = { fields: [{ id: 'status', options: ['Planned', 'Live', 'Finished'] }] }
    const of = (status) => streamState(resource, { id: 'x', status })
    console.log(JSON.stringify({
      states: [of('Live'), of('Planned'), of('Finished'), of('Ended'), streamState({ fields: [] }, { id: 'x' })],
      isSame: recordedSeconds({ id: 'a-1' }) === recordedSeconds({ id: 'a-1' }),
      isLong: recordedSeconds({ id: 'a-1' }) >= 600,
    }))
  `)
  expect(told).toEqual({
    states: ['live', 'planned', 'ended', 'ended', 'live'],
    isSame: true,
    isLong: true,
  })
})
