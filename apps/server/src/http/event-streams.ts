import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { RequestContext } from './app-types.ts'
import { EventStream } from './event-stream.ts'
import type { EventSource } from './event-stream.ts'
import type { Caller, Sessions } from './require-session.ts'
import { watchSession } from './watch-session.ts'

export type { EventSource } from './event-stream.ts'

interface Options {
  sessions: Pick<Sessions, 'isLive'>
  caller: Caller
  /** Whether the caller may still see what the stream is about; without it their session is enough. */
  mayStay?: () => Promise<boolean>
  /** `wake` says that there may be something to take. */
  open: (wake: () => void) => EventSource
}

export type EventStreams = ReturnType<typeof createEventStreams>

/** All streams are looked after together: a timer for each would be a hundred times as many. */
const tickMs = 1_000

/**
 * Answers of server-sent events. A stream asks its source only when its reader has taken what came before, so a reader
 * that does not read costs no memory, and is let go of after a while. Streams end with their caller's session, and all of them when the server stops.
 */
export function createEventStreams() {
  const streams = new Set<EventStream>()
  const looks = new Set<() => Promise<void>>()
  let isStopping = false
  let ticking: NodeJS.Timeout | undefined

  function add(stream: EventStream): void {
    streams.add(stream)
    ticking ??= setInterval(() => {
      for (const each of streams) each.tick()
    }, tickMs).unref()
  }

  function remove(stream: EventStream): void {
    streams.delete(stream)
    if (streams.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }

  return {
    answer(context: RequestContext, { sessions, caller, mayStay = always, open }: Options): Response {
      const { outgoing } = context.env
      if (context.req.method === 'HEAD') return context.body(null, 200, headers)
      // Whoever has gone while they were looked up needs no stream.
      if (outgoing.destroyed) return alreadySent
      const stream = new EventStream({
        outgoing,
        log: context.env.log,
        open,
        onClose() {
          watch.stop()
          looks.delete(watch.look)
          remove(stream)
        },
      })
      const isLive = async () => (await sessions.isLive(caller)) && (await mayStay())
      const watch = watchSession({ sessions: { isLive }, caller, onEnd: () => stream.end(sessionEnd) })
      add(stream)
      if (mayStay !== always) looks.add(watch.look)
      outgoing.writeHead(200, headers)
      outgoing.write(opening)
      if (isStopping) stream.end(serverEnd)
      else stream.wake()
      return alreadySent
    },

    /** Somebody's rights have changed: streams that depend on them look at once instead of at their next turn. */
    reconsider(): void {
      for (const look of looks) void look()
    },

    /** Every stream says that it ends because of the server, so that its reader comes back. */
    endAll(): void {
      isStopping = true
      for (const stream of streams) stream.end(serverEnd)
    },
  }
}

const always = async () => true

/** A copy is always the platform's own `Response`; the framework's lighter one would be sent a second time. */
const alreadySent = RESPONSE_ALREADY_SENT.clone()

export function encodeEvent({ event, data }: { event: string; data: string }): Uint8Array {
  return Buffer.from(`event: ${event}\ndata: ${data}\n\n`)
}

const opening = Buffer.from('retry: 1000\n\n')
const sessionEnd = encodeEvent({ event: 'session-end', data: '{}' })
const serverEnd = encodeEvent({ event: 'server-end', data: '{}' })

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
}
