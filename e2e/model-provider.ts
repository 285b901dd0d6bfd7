import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { z } from 'zod'

/** What the model says in one turn: words, and tools that it calls. */
export interface Turn {
  text?: string
  calls?: { name: string; input: Record<string, unknown> }[]
}

/** Decides what to say by the user's last message and by how many turns it took since. */
export type Script = (prompt: string, turn: number) => Turn

/**
 * A model provider on this machine that speaks OpenAI's chat, for journeys that must stop in the middle of a run. It
 * types slowly, and holds where it is told to.
 */
export async function startModelProvider(script: Script) {
  let gate = Promise.withResolvers<void>()
  gate.resolve()
  let brake: string | undefined

  const close = () => {
    brake = undefined
    gate = Promise.withResolvers<void>()
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const { messages } = chatRequest.parse(JSON.parse(Buffer.concat(chunks).toString()))
    const lastUser = messages.findLastIndex(({ role }) => role === 'user')
    const turn = messages.slice(lastUser).filter(({ role }) => role === 'assistant').length
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    let typed = ''
    for (const piece of pieces(script(JSON.stringify(messages[lastUser]?.content ?? ''), turn))) {
      await gate.promise
      if (response.destroyed) return
      writeDelta(response, piece)
      typed += piece.text
      if (brake !== undefined && typed.includes(brake)) close()
      await new Promise((resolve) => setTimeout(resolve, 4))
    }
    response.write(`data: ${JSON.stringify({ ...envelope, choices: [], usage })}\n\n`)
    response.end('data: [DONE]\n\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider has no port.')

  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    /** Types nothing from now on. */
    hold: close,
    /** Types up to this and then no more. */
    holdAt: (text: string) => (brake = text),
    release: () => gate.resolve(),
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

export type ModelProvider = Awaited<ReturnType<typeof startModelProvider>>

const chatRequest = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.unknown().optional() })),
})

const envelope = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 0, model: 'carpenter' }
const usage = { prompt_tokens: 1_200, completion_tokens: 340, total_tokens: 1_540 }

interface Piece {
  /** What of the model's words or arguments is in it. */
  text: string
  delta: Record<string, unknown>
  finish_reason: string | null
}

/** As providers send it: words one by one, arguments in bits that are no JSON by themselves. */
function* pieces({ text: words = '', calls = [] }: Turn): Generator<Piece> {
  for (const word of words.split(/(?<= )/))
    yield { text: word, delta: { content: word }, finish_reason: null }
  for (const [index, { name, input }] of calls.entries()) {
    const id = `call_${index}_${Math.random().toString(36).slice(2)}`
    const opening = { index, id, type: 'function', function: { name, arguments: '' } }
    yield { text: '', delta: { tool_calls: [opening] }, finish_reason: null }
    const json = JSON.stringify(input)
    for (let from = 0; from < json.length; from += 40) {
      const text = json.slice(from, from + 40)
      const bit = { index, function: { arguments: text } }
      yield { text, delta: { tool_calls: [bit] }, finish_reason: null }
    }
  }
  yield { text: '', delta: {}, finish_reason: calls.length > 0 ? 'tool_calls' : 'stop' }
}

function writeDelta(response: ServerResponse, { delta, finish_reason }: Piece) {
  const choices = [{ index: 0, delta, finish_reason }]
  response.write(`data: ${JSON.stringify({ ...envelope, choices })}\n\n`)
}
