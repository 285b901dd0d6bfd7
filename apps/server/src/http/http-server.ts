import { once } from 'node:events'
import { IncomingMessage, createServer } from 'node:http'
import type { Server } from 'node:http'
import { RequestError, getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { StartError } from '../start-error.ts'
import { Answer, createAnswerClass } from './answer.ts'
import type { Fetcher } from './app-types.ts'
import { endIdleBodies } from './end-idle-bodies.ts'
import type { Metrics } from './metrics.ts'
import { malformedBody, refuseMalformed } from './refuse-malformed.ts'

export interface HttpServer {
  readonly port: number
  /** Takes no new connections, lets answers finish, and cuts off what is still open after the time given. */
  drain: (timeoutMs: number) => Promise<void>
}

/** Another port of the same server, where something else answers. */
export interface Door {
  /** Whether somebody is connected to it. */
  readonly isUsed: () => boolean
  readonly drain: HttpServer['drain']
}

/** Undefined where the port is another program's. */
export type OpenDoor = (port: number, app: Fetcher) => Promise<Door | undefined>

interface Options {
  /** Is called once the port is known, and before the first request. */
  createApp: (port: number, openDoor: OpenDoor) => Fetcher
  /** Carried by every answer, beside its request id. */
  headers: Record<string, string>
  log: Logger
  metrics: Metrics
  host: string
  port: number
  /** How long a body may stand still. */
  bodyIdleMs?: number
}

/** Slow clients are let go of. A file may take its time as long as it comes: 40 MB take five minutes at 1 MBit/s. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
}

/** Node would answer a request that names no host by itself, without the error shape. The listener refuses it too. */
const requireHostHeader = false

export async function startHttpServer(options: Options): Promise<HttpServer> {
  const { createApp, host, port } = options
  const server = createListener(options)
  try {
    await listen(server, host, port)
  } catch (error) {
    throw new StartError(reasonOf(error, host, port), { cause: error })
  }
  const address = server.address()
  const actualPort = typeof address === 'object' && address !== null ? address.port : port
  // Nothing is awaited from here to the listener, so no request can arrive in between.
  answerBy(
    server,
    createApp(actualPort, (doorPort, app) => openDoor(options, doorPort, app)),
    options,
  )
  return { port: actualPort, drain: (timeoutMs) => drain(server, timeoutMs) }
}

async function openDoor(options: Options, port: number, app: Fetcher): Promise<Door | undefined> {
  const server = createListener(options)
  let connections = 0
  server.on('connection', (socket) => {
    connections += 1
    socket.once('close', () => {
      connections -= 1
    })
  })
  answerBy(server, app, options)
  try {
    await listen(server, options.host, port)
  } catch {
    return undefined
  }
  return { isUsed: () => connections > 0, drain: (timeoutMs) => drain(server, timeoutMs) }
}

function createListener({ headers, log, metrics }: Options): Server {
  const ServerResponse = createAnswerClass({ headers, log, metrics })
  const server = createServer({ ...limits, requireHostHeader, ServerResponse })
  server.on('clientError', (error, socket) => {
    metrics.countRefused()
    refuseMalformed(error, socket, { headers, log })
  })
  return server
}

function answerBy(server: Server, app: Fetcher, { log, bodyIdleMs = 30_000 }: Options): void {
  const noteBody = endIdleBodies(server, bodyIdleMs)
  let requestId = ''
  const answer = getRequestListener(
    (request, { incoming, outgoing }) => {
      const isHttp1 = incoming instanceof IncomingMessage && outgoing instanceof Answer
      if (!isHttp1) throw new TypeError('This server speaks HTTP/1.1.')
      return app.fetch(request, { incoming, outgoing, log })
    },
    {
      // Whether host and address make a request is judged before anything is awaited, so the id is this request's.
      errorHandler: (error) =>
        error instanceof RequestError
          ? new Response(malformedBody('malformed-request', requestId), unreadable)
          : new Response(null, { status: 500 }),
    },
  )
  // One listener for both: a list of them is copied for every request.
  server.on('request', (incoming, outgoing) => {
    noteBody(incoming)
    if (outgoing instanceof Answer) ({ requestId } = outgoing)
    void answer(incoming, outgoing)
  })
}

const unreadable = { status: 400, headers: { 'content-type': 'application/json' } }

async function listen(server: Server, host: string, port: number): Promise<void> {
  server.listen(port, host)
  await once(server, 'listening')
}

function reasonOf(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: stop that program, or set PORT to another number.`
  }
  if (code === 'EACCES') return `Port ${port} is not open to this account: set PORT to a number above 1023.`
  return `The server cannot listen on ${host}:${port} (${String(code)}): set HOST to an address of this machine.`
}

async function drain(server: Server, timeoutMs: number): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), timeoutMs)
  // A connection whose answer ends during the drain falls idle only then.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 50)
  server.close()
  await once(server, 'close')
  clearInterval(closeIdle)
  clearTimeout(cutOff)
}
