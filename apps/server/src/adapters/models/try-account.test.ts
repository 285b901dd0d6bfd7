import { texts } from '@joinery/contract'
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

  it.each([
    { name: 'a refusal', status: 400, type: 'application/json', text: 'x' },
    { name: 'a whole answer', status: 200, type: 'application/json', text: ' ' },
    { name: 'an event', status: 200, type: 'text/event-stream', text: 'data: x' },
    { name: 'an event of many lines', status: 200, type: 'text/event-stream', text: 'data: x\n' },
  ])('does not keep $name without end', async ({ status, type, text }) => {
    const { body, sent } = openBody(text.repeat(20_000), 1_000)
    const outcome = await patientTrial(new Response(body, { status, headers: { 'content-type': type } }))
    expect(outcome).toEqual({ isOk: false, reason: texts.aiProviders.trial.tooLarge })
    expect(sent()).toBeLessThan(10_000_000)
  })

  it('listens as long as events end, however many there are and wherever they are cut', async () => {
    const event = (delta: object, finish_reason: string | null) =>
      `data: ${JSON.stringify({ id: '1', choices: [{ index: 0, delta, finish_reason }] })}\n\n`
    const words = event({ content: 'x'.repeat(1_000) }, null).repeat(10_000)
    const { body, sent } = openBody(`${words}${event({}, 'stop')}data: [DONE]\n\n`, 1)
    const headers = { 'content-type': 'text/event-stream; charset=utf-8' }
    expect(await patientTrial(new Response(body, { headers }))).toEqual({ isOk: true })
    expect(sent()).toBeGreaterThan(10_000_000)
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

/** Without a limit to time that a busy machine could reach. */
function patientTrial(reply: Response) {
  const tryAccount = createTryAccount({ settings: readConfig({}), fetchOutside: async () => reply })
  return tryAccount(compatible)
}

const pieceBytes = 9_973

/** A text that comes so many times, in pieces, and how much of it was taken. */
function openBody(text: string, times: number) {
  const bytes = new TextEncoder().encode(text)
  let at = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length * times) return controller.close()
      const from = at % bytes.length
      const piece = bytes.subarray(from, from + pieceBytes)
      at += piece.length
      controller.enqueue(piece)
    },
  })
  return { body, sent: () => at }
}
