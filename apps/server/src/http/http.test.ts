import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorReply, texts } from '@joinery/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openBreakablePostgres } from '../testing/database-away/breakable-postgres.ts'
import { shareTestServer } from '../testing/share-test-server.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { createTestProject } from '../testing/test-project.ts'
import { startTestServer } from '../testing/test-server.ts'
import { createTestUser, queryDatabase } from '../testing/test-user.ts'

const server = shareTestServer()

describe('a bad request', () => {
  it.each<[string, string, RequestInit, number, string]>([
    ['malformed JSON', '/api/missing-pages', post('{"path":'), 400, 'malformed-json'],
    ['an empty body', '/api/missing-pages', post(''), 400, 'malformed-json'],
    ['a body that is no object', '/api/missing-pages', post('[1]'), 400, 'invalid-input'],
    ['a wrong type', '/api/missing-pages', post('{"path":1}'), 400, 'invalid-input'],
    ['an unknown field', '/api/missing-pages', post('{"path":"/x","role":"admin"}'), 400, 'invalid-input'],
    [
      'a field named __proto__',
      '/api/missing-pages',
      post('{"__proto__":{"path":"/x"}}'),
      400,
      'invalid-input',
    ],
    ['an unknown query', '/api/instance?admin=1', {}, 400, 'invalid-input'],
    ['an unknown route', '/api/nothing', {}, 404, 'not-found'],
    ['an unknown function', '/functions/v1/nothing', { method: 'POST' }, 404, 'not-found'],
    ['a method that is not taken', '/api/instance', { method: 'DELETE' }, 405, 'method-not-allowed'],
    [
      'a body of another type',
      '/api/missing-pages',
      { method: 'POST', body: 'path=/x' },
      415,
      'unsupported-media-type',
    ],
    ['an address over 8 KB', `/api/instance?${'x'.repeat(9_000)}`, {}, 414, 'address-too-long'],
  ])('with %s gets a clear answer in the error shape', async (...bad) => {
    const [, path, request, status, code] = bad
    const { address } = server()
    const answer = await fetch(address + path, request)
    const body = await answer.text()
    expect(answer.status).toBe(status)
    expect(errorReply.parse(JSON.parse(body)).error.code).toBe(code)
    expect(body).not.toMatch(/\.ts|at \w+ \(|node_modules/)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
  })

  it('with a body over one megabyte gets a clear answer in the error shape', async () => {
    // A server of its own: what the client still sends must not meet the next test.
    const { address } = await startTestServer()
    const answer = await fetch(`${address}/api/missing-pages`, post(`{"path":"${'x'.repeat(1_100_000)}"}`))
    const body = await answer.text()
    expect(answer.status).toBe(413)
    expect(errorReply.parse(JSON.parse(body)).error.code).toBe('payload-too-large')
    expect(body).not.toMatch(/\.ts|at \w+ \(|node_modules/)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
  })

  it('names every field that is wrong', async () => {
    const { address } = server()
    const answer = await fetch(`${address}/api/missing-pages`, post('{"path":1,"role":"admin"}'))
    const { error } = errorReply.parse(await answer.json())
    expect(error.issues?.map(({ path }) => path)).toEqual(['path', ''])
  })

  it('that pollutes prototypes changes nothing', async () => {
    const { address } = server()
    await fetch(
      `${address}/api/missing-pages`,
      post('{"__proto__":{"polluted":1},"constructor":{"polluted":1}}'),
    )
    expect('polluted' in {}).toBe(false)
  })

  it('with endless chunks is cut off at the limit', async () => {
    const { address } = server()
    const chunk = new TextEncoder().encode('x'.repeat(64 * 1024))
    const body = new ReadableStream({ pull: (controller) => controller.enqueue(chunk) })
    const headers = { 'content-type': 'application/json' }
    const request = { method: 'POST', body, duplex: 'half', headers } as const
    const status = await fetch(`${address}/api/missing-pages`, request).then(
      (answer) => answer.status,
      () => 'connection closed',
    )
    expect([413, 'connection closed']).toContain(status)
  })

  it('with over-long headers gets 431 in the error shape', async () => {
    const { address } = server()
    const answer = await send(address, `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 431 /)
    expect(errorIn(answer).code).toBe('headers-too-large')
    expectSameId(answer)
  })

  it.each([
    ['is not HTTP', 'HELLO\r\n\r\n'],
    ['names no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['names what is no host', 'GET / HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n'],
    ['is for another protocol', 'GET ftp://x/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'],
  ])('that %s gets 400 in the error shape', async (_, bytes) => {
    const { address } = server()
    const answer = await send(address, bytes)
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(errorIn(answer).code).toBe('malformed-request')
    expectSameId(answer)
  })

  it(
    'whose headers never end is let go of within 15 s, and disturbs nobody',
    { timeout: 30_000 },
    async () => {
      const { address } = server()
      const startedAt = performance.now()
      const slow = send(address, 'GET / HTTP/1.1\r\nhost: x\r\n')
      expect((await fetch(`${address}/readyz`)).status).toBe(200)
      const answer = await slow
      expect(performance.now() - startedAt).toBeLessThan(15_000)
      expect(answer).toMatch(/^HTTP\/1\.1 408 /)
      expect(errorIn(answer).code).toBe('request-timeout')
      expectSameId(answer)
    },
  )
})

describe('every answer', () => {
  it('carries a request id that the log carries too', async () => {
    const { address, logged } = server()
    const answer = await fetch(`${address}/api/instance`)
    const requestId = answer.headers.get('x-request-id')
    expect(logged.some((line) => line.includes(`"requestId":"${requestId}"`))).toBe(true)
  })

  const named = shareTestServer(undefined, { settings: { PUBLIC_URL: 'https://joinery.example' } })
  it.each(['/', '/api/instance', '/api/nothing', '/healthz', '/nowhere'])(
    'to %s carries the security headers',
    async (path) => {
      const { headers } = await fetch(`http://127.0.0.1:${named().port}${path}`)
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('content-security-policy')).not.toMatch(/unsafe-(inline|eval)/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+/)
      expect(headers.get('server')).toBeNull()
      expect(headers.get('x-powered-by')).toBeNull()
    },
  )
})

describe('probes', () => {
  it('healthz answers without the database, readyz with it', async () => {
    const { address } = server()
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ status: 'ok' })
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ready' })
  })

  it('readyz says no while the database is away, and yes when it is back; healthz answers all the time', async () => {
    const postgres = await openBreakablePostgres(await createTestDatabase(), onTestFinished)
    const { address } = await startTestServer({ settings: { DATABASE_URL: postgres.url } })
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    // A server whose job queue cannot start ends; one that looks for jobs has started it.
    const looking =
      "select from pg_stat_activity where datname = current_database() and query ~ 'WITH\\s+next'"
    await expect.poll(() => queryDatabase(postgres.url, looking)).not.toEqual([])
    postgres.leave('gone')
    const answer = await fetch(`${address}/readyz`)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(errorReply.parse(await answer.json()).error.code).toBe('unavailable')
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    await postgres.comeBack()
    await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(200)
  })

  it('readyz says no while the server drains', async () => {
    const { address, stop } = await startTestServer()
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    let answer = ''
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
    const ended = once(socket, 'close')
    socket.write('GET /readyz HTTP/1.1\r\nhost: x\r\n')
    // The server has to have heard the beginning, also where it has much else to do.
    await once(socket, 'connect')
    await sleep(300)
    const stopped = stop()
    // A connection that was there before is all that is still heard.
    socket.write('\r\n')
    await Promise.all([stopped, ended])
    expect(answer).toMatch(/^HTTP\/1\.1 503 /)
    expect(errorIn(answer)).toMatchObject({ code: 'unavailable', message: 'This server is stopping.' })
  })

  it('metrics are Prometheus text that counts requests by route', async () => {
    // A server of its own, because it counts.
    const { address } = await startTestServer()
    await fetch(`${address}/api/instance`)
    const answer = await fetch(`${address}/metrics`)
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(await answer.text()).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/instance",status="200"} 1',
    )
  })

  it('metrics are not for those who come through a proxy without the token', async () => {
    const token = 'a-token-of-sixteen-signs'
    expect(await metricsStatus(server().address, { 'x-forwarded-for': '203.0.113.9' })).toBe(404)
    const guarded = await startTestServer({ settings: { METRICS_TOKEN: token } })
    expect(await metricsStatus(guarded.address, {})).toBe(404)
    expect(await metricsStatus(guarded.address, { authorization: `Bearer ${token}` })).toBe(200)
  })
})

describe('the log', () => {
  const quiet = shareTestServer(undefined, { settings: { LOG_LEVEL: 'info' } })

  it('records the path of a page that is missing', async () => {
    const { address, logged } = quiet()
    const answer = await fetch(
      `${address}/api/missing-pages`,
      post('{"path":"/old-link"}', { origin: address }),
    )
    expect(await answer.json()).toEqual({ recorded: true })
    expect(logged.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ path: '/old-link', msg: 'page not found' }),
    )
  })

  it('has all of an error that nobody expected, whose answer says that there was one and makes nothing up', async () => {
    const { address, logged, databaseUrl } = quiet()
    const ada = await createTestUser(quiet())
    const { projectId } = await createTestProject(ada)
    await queryDatabase(databaseUrl, 'alter table project_versions rename to hidden_versions')
    onTestFinished(async () => {
      await queryDatabase(databaseUrl, 'alter table hidden_versions rename to project_versions')
    })
    const answer = await fetch(`${address}/api/projects/${projectId}/versions`, {
      headers: { authorization: `Bearer ${ada.token}` },
    })
    const requestId = answer.headers.get('x-request-id') ?? ''
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({
      error: { code: 'internal', message: texts.errors.internal, requestId },
    })
    const line = logged.find((each) => each.includes(requestId))
    expect(JSON.parse(line ?? '')).toMatchObject({ level: 50, msg: texts.errors.internal })
    expect(line).toContain('relation \\"project_versions\\" does not exist')
  })

  it('is silent about bodies that their senders break off', { tags: ['thorough'] }, async () => {
    const { address, logged } = quiet()
    const ada = await createTestUser(quiet())
    const { projectId } = await createTestProject(ada)
    const before = logged.length
    const requests = [
      ['POST', '/api/missing-pages', 'application/json'],
      ['PUT', `/api/projects/${projectId}/files/content`, 'application/json'],
      ['POST', `/api/projects/${projectId}/import`, 'application/zip'],
      [
        'POST',
        `/storage/v1/object/project_files/projects/${projectId}/uploads/1-abcdefghijklmnop.png`,
        'image/png',
      ],
      ['POST', '/auth/v1/signup', 'application/json'],
    ]
    for (const [method, path, type] of requests) {
      const socket = connect(Number(new URL(address).port), '127.0.0.1')
      const head = `${method} ${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${ada.token}\r\n`
      socket.write(`${head}content-type: ${type}\r\ncontent-length: 100000\r\n\r\n{"path":`)
      await sleep(200)
      socket.resetAndDestroy()
    }
    await sleep(300)
    expect(logged.slice(before)).toEqual([])
  })

  it('is silent about ordinary answers at the default level', async () => {
    const { address, logged } = quiet()
    const before = logged.length
    await fetch(`${address}/api/instance`)
    expect(logged.slice(before)).toEqual([])
  })
})

describe('draining', () => {
  it('lets an answer that is under way finish', async () => {
    const { address, stop } = await startTestServer()
    const { port } = new URL(address)
    const socket = connect(Number(port), '127.0.0.1')
    let answer = ''
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
    socket.write(
      'POST /api/missing-pages HTTP/1.1\r\nhost: x\r\norigin: http://x\r\ncontent-type: application/json\r\ncontent-length: 13\r\n\r\n{"path"',
    )
    await sleep(100)
    const stopped = stop()
    await sleep(100)
    socket.write(':"/a"}')
    await stopped
    expect(answer).toContain('{"recorded":true}')
  })

  it('does not wait for clients that keep their connections and ask again', async () => {
    const { address, stop } = await startTestServer()
    const asking = Array.from({ length: 20 }, () => askUntilRefused(`${address}/readyz`))
    await sleep(200)
    const startedAt = performance.now()
    await stop()
    expect(performance.now() - startedAt).toBeLessThan(3_000)
    await Promise.all(asking)
  })

  it('takes no new connection', async () => {
    const { address, stop } = await startTestServer()
    await stop()
    await expect(fetch(address)).rejects.toThrow('fetch failed')
  })
})

function post(body: string, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } }
}

async function askUntilRefused(url: string): Promise<void> {
  try {
    for (;;) await (await fetch(url)).text()
  } catch {
    // The server has stopped.
  }
}

async function metricsStatus(address: string, headers: Record<string, string>): Promise<number> {
  return (await fetch(`${address}/metrics`, { headers })).status
}

/** Sends raw bytes and reads until the server closes. */
function send(address: string, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (text: string) => (answer += text))
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}

function errorIn(answer: string) {
  return errorReply.parse(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).error
}

/** One id in the head, in the body and in the log, and the head says what every answer says. */
function expectSameId(answer: string) {
  const requestId = /^x-request-id: (\S+)\r$/m.exec(answer)?.[1]
  expect(requestId).toMatch(/^[\da-f-]{36}$/)
  expect(errorIn(answer).requestId).toBe(requestId)
  expect(server().logged.filter((line) => line.includes(`"requestId":"${requestId}"`))).toHaveLength(1)
  expect(answer).toContain("content-security-policy: default-src 'none'")
}
