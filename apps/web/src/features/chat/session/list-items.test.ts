import { run } from '@joinery/contract'
import { expect, it } from 'vitest'
import { inventMessage } from '../../../testing/invent-run.ts'
import { listPast } from './list-items.ts'

it('recalls what came with the prompt of a past run, so that it can be tried again', () => {
  const runId = run.shape.id.parse(crypto.randomUUID())
  const prompt = inventMessage({ isUser: true, runId, message: 'Like this picture', attachments: ['a.png'] })
  const reply = inventMessage({ runId, runStatus: 'failed' })
  const [, past] = listPast([prompt, reply], new Set())
  expect(past).toMatchObject({
    kind: 'reply',
    run: { id: runId, prompt: 'Like this picture', attachments: ['a.png'] },
  })
})
