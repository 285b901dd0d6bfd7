import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

interface Seen {
  bytesRead: number
  at: number
}

/**
 * Lets go of requests whose body stands still. The whole of a body may take minutes on a slow line, and Node's own
 * limit is for the whole. Requests are looked at from time to time: nothing happens for each of them but a note,
 * which the function returned makes.
 */
export function endIdleBodies(server: Server, idleMs: number): (incoming: IncomingMessage) => void {
  const latest = new Map<Socket, IncomingMessage>()
  const seen = new WeakMap<IncomingMessage, Seen>()

  function look(): void {
    for (const [socket, incoming] of latest) {
      if (incoming.complete || socket.destroyed) latest.delete(socket)
      else if (isIdle(socket, incoming)) {
        latest.delete(socket)
        server.emit('clientError', timeout(), socket)
      }
    }
  }

  function isIdle({ bytesRead }: Socket, incoming: IncomingMessage): boolean {
    const last = seen.get(incoming)
    // What has arrived and is not read yet waits for us, and not we for it.
    const isMoving = last?.bytesRead !== bytesRead || incoming.readableLength > 0
    if (isMoving) seen.set(incoming, { bytesRead, at: performance.now() })
    return last !== undefined && !isMoving && performance.now() - last.at >= idleMs
  }

  const looking = setInterval(look, Math.min(idleMs / 4, 5_000)).unref()
  server.on('close', () => clearInterval(looking))
  return (incoming) => void latest.set(incoming.socket, incoming)
}

/** As Node calls it where the whole request takes too long. */
const timeout = () =>
  Object.assign(new Error('The body of a request stands still.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
