import type { RunEventBody } from '@joinery/contract'
import { expect, it } from 'vitest'
import { mergeDeltas } from './merge-deltas.ts'

const text = (delta: string): RunEventBody => ({ type: 'text', delta })
const file = (path: string, delta: string): RunEventBody => ({ type: 'file-delta', path, delta })

it('joins neighbouring pieces of one text, and nothing across another event or another file', () => {
  const step: RunEventBody = { type: 'step', id: 'one', state: 'done' }
  expect(
    mergeDeltas([text('a'), text('b'), step, text('c'), file('x', '1'), file('x', '2'), file('y', '3')]),
  ).toEqual([text('ab'), step, text('c'), file('x', '12'), file('y', '3')])
})
