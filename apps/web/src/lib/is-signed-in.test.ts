import { createServer } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { endpoints } from '@joinery/contract'
import { isSignedIn, sessionPath } from './is-signed-in.ts'

it('asks where the contract says', () => {
  expect(sessionPath).toBe(endpoints.session.current.path)
})

it.each([
  { reply: 'names a user', status: 200, body: '{"user":{"id":"x"}}', expected: true },
  { reply: 'names nobody', status: 200, body: '{"user":null}', expected: false },
  { reply: 'has another shape', status: 200, body: '[]', expected: false },
  { reply: 'is no JSON', status: 200, body: '<html>', expected: false },
  { reply: 'is a refusal', status: 503, body: '{"user":{"id":"x"}}', expected: false },
])('says $expected when the reply $reply', async ({ status, body, expected }) => {
  expect(await isSignedIn(await serve(status, body))).toBe(expected)
})

it('counts a server that cannot be reached as nobody', async () => {
  const origin = await serve(200, '')
  await stopAll()
  expect(await isSignedIn(origin)).toBe(false)
})

const running: (() => Promise<unknown>)[] = []
const stopAll = () => Promise.all(running.splice(0).map((stop) => stop()))
afterEach(stopAll)

async function serve(status: number, body: string): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status).end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  running.push(() => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return `http://127.0.0.1:${address.port}`
}
