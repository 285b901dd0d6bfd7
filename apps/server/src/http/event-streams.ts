import type { RequestContext } from './app-types.ts'
import type { Caller, Sessions } from './require-session.ts'
import { watchSession } from './watch-session.ts'

/** Where a stream's events come from. */
export interface EventSource {
  /** What is to be sent next, undefined while there is nothing, null when there will never be anything again. */
  take: () => Promise<Uint8Array | undefined | null>
  close: () => void
}

interface Options {
  sessions: Pick<Sessions, 'isLive'>
  caller: Caller
  /** Whether the caller may still see what the stream is about; without it their session is enough. */
  mayStay?: () => Promise<boolean>
  /** `wake` says that there may be something to take. */
  open: (wake: () => void) => EventSource
}

export type EventStreams = ReturnType<typeof createEventStreams>

/** Proxies let go of a connection that is silent for a minute, some earlier. */
const heartbeatMs = 15_000
/** Whoever takes nothing for so long has gone, or never meant to read. They can come back for the rest. */
const patienceMs = 60_000

/**
 * Answers of server-sent events. A stream asks its source only when its reader has taken what came before, so a reader
 * that does not read costs no memory, and is let go of after a while. Streams end with their caller's session, and all of them when the server stops.
 */
export function createEventStreams() {
  const endings = new Set<() => void>()
  const looks = new Set<() => Promise<void>>()
  let isStopping = false

  return {
    answer(context: RequestContext, { sessions, caller, mayStay = always, open }: Options): Response {
      let wake: () => void = nobodyWaits
      let ending: Uint8Array | undefined
      let isOver = false
      let patience: NodeJS.Timeout | undefined
      const source = open(() => wake())
      const isLive = async () => (await sessions.isLive(caller)) && (await mayStay())
      const watch = watchSession({ sessions: { isLive }, caller, onEnd: () => end(sessionEnd) })
      if (mayStay !== always) looks.add(watch.look)
      const endWithServer = () => end(serverEnd)
      endings.add(endWithServer)
      if (isStopping) ending = serverEnd

      function end(frame: Uint8Array): void {
        ending = frame
        wake()
      }

      function close(): void {
        isOver = true
        clearTimeout(patience)
        endings.delete(endWithServer)
        looks.delete(watch.look)
        watch.stop()
        source.close()
        wake()
      }

      function offer(controller: ReadableStreamDefaultController<Uint8Array>, frame: Uint8Array): void {
        controller.enqueue(frame)
        patience = setTimeout(letGo, patienceMs).unref()
      }

      /** What waits in the stream would be written one day; only without its connection is it gone. */
      function letGo(): void {
        close()
        context.env.incoming.destroy()
      }

      /** True after the time has passed with nothing to wake for. */
      const isSilent = () =>
        new Promise<boolean>((resolve) => {
          const timer = setTimeout(resolve, heartbeatMs, true)
          wake = () => {
            clearTimeout(timer)
            resolve(false)
          }
        })

      /** A source that fails cuts the connection, and its reader comes back for the rest. */
      async function takeOrClose() {
        try {
          return await source.take()
        } catch (error) {
          close()
          throw error
        }
      }

      const body = new ReadableStream<Uint8Array>(
        {
          start: (controller) => controller.enqueue(opening),
          async pull(controller) {
            clearTimeout(patience)
            while (!isOver) {
              let hasChanged = false
              wake = () => (hasChanged = true)
              const frame = ending ?? (await takeOrClose())
              if (isOver) return
              if (frame) offer(controller, frame)
              if (frame === null || ending) {
                close()
                controller.close()
              }
              if (frame !== undefined) return
              if (hasChanged || !(await isSilent())) continue
              offer(controller, heartbeat)
              return
            }
          },
          cancel: close,
        },
        { highWaterMark: 1 },
      )
      return context.body(body, 200, headers)
    },

    /** Somebody's rights have changed: streams that depend on them look at once instead of at their next turn. */
    reconsider(): void {
      for (const look of looks) void look()
    },

    /** Every stream says that it ends because of the server, so that its reader comes back. */
    endAll(): void {
      isStopping = true
      for (const end of endings) end()
    },
  }
}

const always = async () => true
const nobodyWaits = () => {}

export function encodeEvent({ event, data }: { event: string; data: string }): Uint8Array {
  return encoder.encode(`event: ${event}\ndata: ${data}\n\n`)
}

const encoder = new TextEncoder()
const opening = encoder.encode('retry: 1000\n\n')
const heartbeat = encoder.encode(':\n\n')
const sessionEnd = encodeEvent({ event: 'session-end', data: '{}' })
const serverEnd = encodeEvent({ event: 'server-end', data: '{}' })

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
}
