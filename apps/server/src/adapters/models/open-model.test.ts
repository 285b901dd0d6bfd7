import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AiProviderId, RunEventBody } from '@joinery/contract'
import { createMemoryFiles, runGeneration } from '@joinery/engine'
import { afterEach, describe, expect, it } from 'vitest'
import { openModel } from './open-model.ts'

type Reply = (call: number, response: ServerResponse) => Promise<void> | void

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

describe('a model over its provider’s wire', () => {
  it('has its thoughts sent along, so that OpenAI need not keep them', async () => {
    const { requests, finished } = await generate('openai', (call, response) => {
      const thought = { type: 'reasoning', id: 'rs1', encrypted_content: 'sealed', summary: [] }
      const asked = { type: 'function_call', id: 'fc1', call_id: 'c1', name: 'list_files', arguments: '{}' }
      const said = { type: 'message', id: 'm1', role: 'assistant', content: [] }
      const items = call === 1 ? [thought, { ...asked, status: 'completed' }] : [said]
      stream(response, [
        { type: 'response.created', response: { id: 'r1', created_at: 1, model: 'gpt-5.4' } },
        ...items.flatMap((item, output_index) => [
          { type: 'response.output_item.added', output_index, item },
          ...(item === said
            ? [
                {
                  type: 'response.output_text.delta',
                  item_id: 'm1',
                  output_index,
                  content_index: 0,
                  delta: 'Ok.',
                },
              ]
            : []),
          { type: 'response.output_item.done', output_index, item },
        ]),
        { type: 'response.completed', response: { usage: { input_tokens: 5, output_tokens: 5 } } },
      ])
      response.end()
    })
    expect(finished).toMatchObject({ status: 'succeeded' })
    expect(requests[0]).toMatchObject({ store: false, include: ['reasoning.encrypted_content'] })
    expect(JSON.stringify(requests[1])).toContain('"encrypted_content":"sealed"')
    expect(JSON.stringify(requests[1])).not.toContain('item_reference')
  })

  it('is not silent while Anthropic says that it is at work', { tags: ['thorough'] }, async () => {
    const { finished } = await generate('anthropic', async (_call, response) => {
      const usage = { input_tokens: 10, output_tokens: 1 }
      const message = { id: 'm', type: 'message', role: 'assistant', model: 'x', content: [], usage }
      stream(response, [{ type: 'message_start', message: { ...message, stop_reason: null } }])
      for (let at = 0; at < 12; at += 1) {
        await sleep(100)
        stream(response, [{ type: 'ping' }])
      }
      stream(response, [
        { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
        { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Done.' } },
        { type: 'content_block_stop', index: 0 },
        { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 5 } },
        { type: 'message_stop' },
      ])
      response.end()
    })
    expect(finished).toMatchObject({ status: 'succeeded' })
  })
})

function stream(
  response: ServerResponse,
  events: readonly { type: string; [detail: string]: unknown }[],
): void {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const event of events) response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
}

async function generate(provider: AiProviderId, reply: Reply) {
  const requests: unknown[] = []
  const server = createServer(async (request, response) => {
    requests.push(JSON.parse(await text(request)))
    await reply(requests.length, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const baseUrl = `http://127.0.0.1:${port}/v1`
  const model = await openModel({ provider, key: 'k', baseUrl, isStreaming: true }, 'gpt-5.4')
  const events: RunEventBody[] = []
  for await (const event of runGeneration({
    model,
    modelInfo: { id: 'x', family: 'openai', price: null, canCallTools: true, contextTokens: 128_000 },
    request: {
      prompt: 'Look around.',
      mode: 'build',
      history: [],
      attachments: [],
      selectedFiles: [],
      approvedPlan: null,
    },
    files: createMemoryFiles(),
    // Twelve signs of life, each well within it, take longer than this in all.
    limits: { maxSilenceMs: 800, maxRetries: 0 },
    now: () => new Date(),
    wait: (ms, signal) => sleep(ms, undefined, { signal }),
    signal: new AbortController().signal,
  }))
    events.push(event)
  return { requests, finished: events.at(-1) }
}
