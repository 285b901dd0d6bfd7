import { describe, expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { AppError } from '../../http/app-error.ts'
import type { OwnAccount } from '../../modules/ai-providers/index.ts'
import { createTryAccount } from './try-account.ts'

const compatible: OwnAccount = {
  id: 'compatible',
  key: 'k',
  baseUrl: 'http://models.example/v1',
  models: ['llama'],
  model: 'llama',
  isStreaming: true,
}

describe('trying an account', () => {
  it('goes to an address that a user gave through the guard alone, whose refusal is told as it is', async () => {
    const asked: string[] = []
    const outcome = await trial(async (input) => {
      asked.push(input instanceof Request ? input.url : input.toString())
      throw new AppError('invalid-input', 'This address belongs to a private network.')
    })
    expect(asked).toEqual(['http://models.example/v1/chat/completions'])
    expect(outcome).toEqual({ isOk: false, reason: 'This address belongs to a private network.' })
  })

  it('gives up after its time', async () => {
    const outcome = await trial(
      (_input, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
        }),
    )
    expect(outcome).toEqual({ isOk: false, reason: 'The provider did not answer within 1 s.' })
  })

  it.each([
    [401, 'The provider did not accept the key for this model. Check it in the settings.'],
    [402, 'The account at the provider has no credit left.'],
    [404, 'The provider does not know this model. Choose another one.'],
    [429, 'The model takes no more requests at the moment. Try again in a few minutes.'],
    [500, 'The model is overloaded or has a fault. Try again later, or choose another model.'],
  ])('says what an answer of %i means', async (status, reason) => {
    const reply = async () => Response.json({ error: { message: 'the key is k' } }, { status })
    expect(await trial(reply)).toEqual({ isOk: false, reason })
  })

  it('is content with any answer', async () => {
    const choices = [{ index: 0, message: { role: 'assistant', content: '' }, finish_reason: 'length' }]
    expect(await trial(async () => Response.json({ id: '1', choices }), false)).toEqual({ isOk: true })
    const deltas = [{ index: 0, delta: { content: 'ready' }, finish_reason: 'stop' }]
    const events = `data: ${JSON.stringify({ id: '1', choices: deltas })}\n\ndata: [DONE]\n\n`
    const headers = { 'content-type': 'text/event-stream' }
    expect(await trial(async () => new Response(events, { headers }))).toEqual({ isOk: true })
  })
})

function trial(fetchOutside: typeof fetch, isStreaming = true) {
  const tryAccount = createTryAccount({ settings: readConfig({}), fetchOutside, timeoutMs: 100 })
  return tryAccount({ ...compatible, isStreaming })
}
