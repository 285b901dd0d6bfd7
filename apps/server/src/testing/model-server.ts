import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { Defer } from './test-database.ts'
import { begin, finish, send } from './model-stream.ts'

const request = z.object({ messages: z.array(z.object({ role: z.string() })) })

interface Options {
  /** How many files a run writes before it says that it is done. */
  files: number
  /** Between two pieces of an answer. */
  pauseMs: number
  defer: Defer
}

/** A server that speaks like OpenAI's chat, slowly, and has every run write the same files. */
export async function startModelServer({ files, pauseMs, defer }: Options): Promise<{ baseUrl: string }> {
  const server = createServer((incoming, answer) => {
    let body = ''
    incoming.setEncoding('utf8').on('data', (text: string) => (body += text))
    incoming.on('end', () => {
      const { messages } = request.parse(JSON.parse(body))
      const written = messages.filter(({ role }) => role === 'tool').length
      void (written < files ? writeFile(answer, written, pauseMs) : sayDone(answer))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  defer(async () => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The model server has no address.')
  return { baseUrl: `http://127.0.0.1:${address.port}/v1` }
}

export const contentOf = (number: number) => `export const part${number} = '${'grüße '.repeat(20)}'\n`
export const pathOf = (number: number) => `src/part-${number}.ts`

async function writeFile(answer: ServerResponse, number: number, pauseMs: number): Promise<void> {
  const text = JSON.stringify({ path: pathOf(number), content: contentOf(number) })
  begin(answer)
  send(answer, { tool_calls: [toolCall(`call-${number}`, 'write_file', '')] })
  for (let start = 0; start < text.length; start += 24) {
    send(answer, { tool_calls: [{ index: 0, function: { arguments: text.slice(start, start + 24) } }] })
    await sleep(pauseMs, undefined, { ref: false })
  }
  finish(answer, 'tool_calls')
}

async function sayDone(answer: ServerResponse): Promise<void> {
  begin(answer)
  for (const content of ['All ', 'is ', 'written.']) send(answer, { content })
  finish(answer, 'stop')
}

const toolCall = (id: string, name: string, text: string) => ({
  index: 0,
  id,
  type: 'function',
  function: { name, arguments: text },
})
