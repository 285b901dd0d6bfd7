import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { defineEndpoint, endpoints, projectId, session, userId } from '@joinery/contract'
import { createApiClient } from './api-client.ts'
import { ApiError } from './api-error.ts'

const ada = {
  id: userId.parse('7f1c2a34-5b6d-4e8f-9a0b-1c2d3e4f5a6b'),
  email: 'ada@example.com',
  plan: 'pro',
}

/** The contract has no endpoint yet whose input travels in path and query. */
const listProjectFiles = defineEndpoint({
  method: 'GET',
  path: '/api/projects/:id/files',
  input: endpoints.missingPages.record.input.extend({
    id: projectId,
    kinds: endpoints.missingPages.record.input.shape.path.array(),
    after: endpoints.missingPages.record.input.shape.path.optional(),
  }),
  output: session,
})

describe('a call', () => {
  it('asks by the endpoint and returns the parsed reply', async () => {
    const server = await serve((_request, response) => answer(response, 200, { user: ada }))
    expect(await server.call(endpoints.session.current, {})).toEqual({ user: ada })
    expect(server.requests).toEqual([
      { method: 'GET', url: '/api/session', body: '', contentType: undefined, authorization: undefined },
    ])
  })

  it('says who is calling', async () => {
    const server = await serve((_request, response) => answer(response, 200, { user: ada }))
    const call = createApiClient({ origin: server.origin, accessToken: async () => 'a.b.c' })
    await call(endpoints.session.current, {})
    expect(server.requests[0]?.authorization).toBe('Bearer a.b.c')
  })

  it('sends the input of a POST as JSON', async () => {
    const server = await serve((_request, response) => answer(response, 200, { recorded: true }))
    await server.call(endpoints.missingPages.record, { path: '/lost?' })
    expect(server.requests).toEqual([
      {
        method: 'POST',
        url: '/api/missing-pages',
        body: '{"path":"/lost?"}',
        contentType: 'application/json',
        authorization: undefined,
      },
    ])
  })

  it('puts path parameters into the path and the rest of a GET into the query', async () => {
    const server = await serve((_request, response) => answer(response, 200, { user: null }))
    const id = projectId.parse('0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d')
    await server.call(listProjectFiles, { id, path: '/a b&c', kinds: ['/x', '/y'], after: undefined })
    expect(server.requests[0]?.url).toBe(
      '/api/projects/0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d/files?path=%2Fa+b%26c&kinds=%2Fx&kinds=%2Fy',
    )
  })
})

describe('a call for what was asked for together with other things', () => {
  const path = '/api/session'
  const withAhead = (origin: string, known: unknown) => {
    const asked: object[] = []
    const forgotten: string[] = []
    const ahead = {
      take: async (part: object) => {
        asked.push(part)
        return known
      },
      forget: () => void forgotten.push('all'),
    }
    return { call: createApiClient({ origin, accessToken: async () => 'a.b.c', ahead }), asked, forgotten }
  }

  it('takes it from there, and asks alone where it is missing or broken', async () => {
    const server = await serve((_request, response) => answer(response, 200, { user: null }))
    const known = withAhead(server.origin, { user: ada })
    expect(await known.call(endpoints.session.current, {})).toEqual({ user: ada })
    expect(known.asked).toEqual([{ path, address: path, token: 'a.b.c' }])
    expect(server.requests).toEqual([])
    for (const broken of [undefined, { user: 1 }]) {
      expect(await withAhead(server.origin, broken).call(endpoints.session.current, {})).toEqual({
        user: null,
      })
    }
    expect(server.requests).toHaveLength(2)
  })

  it('has all of it forgotten by a change, but not by a look at a preview', async () => {
    const server = await serve((_request, response) => answer(response, 200, {}))
    const { call, forgotten } = withAhead(server.origin, undefined)
    const id = projectId.parse('0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d')
    await failureOf(call(endpoints.preview.open, { projectId: id }))
    expect(forgotten).toEqual([])
    await failureOf(call(endpoints.missingPages.record, { path: '/lost' }))
    expect(forgotten).toEqual(['all'])
  })
})

describe('a call that fails', () => {
  it('throws what the server said: code, message, request id, issues and status', async () => {
    const server = await serve((_request, response) =>
      answer(response, 422, {
        error: {
          code: 'invalid-input',
          message: 'The path must begin with a slash.',
          requestId: 'r-1',
          issues: [{ path: 'path', message: 'Must begin with a slash.' }],
        },
      }),
    )
    const error = await failureOf(server.call(endpoints.missingPages.record, { path: 'lost' }))
    expect(error).toMatchObject({
      code: 'invalid-input',
      message: 'The path must begin with a slash.',
      requestId: 'r-1',
      issues: [{ path: 'path', message: 'Must begin with a slash.' }],
      status: 422,
    })
  })

  it('says in a sentence that the server could not be reached', async () => {
    const server = await serve(() => {})
    await server.stop()
    const error = await failureOf(server.call(endpoints.session.current, {}))
    expect(error).toMatchObject({ code: 'unreachable', status: 0 })
    expect(error.message).toBe('The server could not be reached. Check your connection and try again.')
  })

  it('does not trust an error page that a proxy wrote', async () => {
    const server = await serve((_request, response) => {
      response
        .writeHead(502, { 'content-type': 'text/html', 'x-request-id': 'r-2' })
        .end('<h1>Bad gateway</h1>')
    })
    const error = await failureOf(server.call(endpoints.session.current, {}))
    expect(error).toMatchObject({ code: 'unreadable-reply', status: 502, requestId: 'r-2', issues: [] })
  })

  it('does not trust a reply that breaks the contract', async () => {
    const server = await serve((_request, response) => answer(response, 200, { user: { email: 'ada' } }))
    const error = await failureOf(server.call(endpoints.session.current, {}))
    expect(error).toMatchObject({ code: 'unreadable-reply', status: 200 })
  })

  it('ends with the reason of the signal when it is called off', async () => {
    const server = await serve(() => {})
    const controller = new AbortController()
    const pending = server.call(endpoints.session.current, {}, { signal: controller.signal })
    controller.abort(new Error('The screen was left.'))
    await expect(pending).rejects.toThrow('The screen was left.')
  })
})

async function failureOf(pending: Promise<unknown>): Promise<ApiError> {
  try {
    await pending
  } catch (error) {
    if (error instanceof ApiError) return error
    throw error
  }
  throw new Error('The call succeeded.')
}

function answer(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

interface SeenRequest {
  method: string | undefined
  url: string | undefined
  body: string
  contentType: string | undefined
  authorization: string | undefined
}

const running: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((stop) => stop()))
})

async function serve(respond: (request: IncomingMessage, response: ServerResponse) => void) {
  const requests: SeenRequest[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    requests.push({
      method: request.method,
      url: request.url,
      body: Buffer.concat(chunks).toString(),
      contentType: request.headers['content-type'],
      authorization: request.headers.authorization,
    })
    respond(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  const stop = () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  }
  running.push(stop)
  const origin = `http://127.0.0.1:${address.port}`
  const call = createApiClient({ origin, accessToken: async () => undefined })
  return { origin, call, requests, stop }
}
