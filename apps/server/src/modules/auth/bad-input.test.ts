import { describe, expect, it } from 'vitest'
import { listBadRequests } from '../../../../../packages/auth/src/testing/bad-requests.ts'
import type { BadRequest } from '../../../../../packages/auth/src/testing/bad-requests.ts'
import { createTestAuth } from '../../../../../packages/auth/src/testing/create-test-auth.ts'
import { listRoutes } from '../../../../../packages/auth/src/testing/list-routes.ts'
import { createTestAuthClient } from '../../testing/test-auth-client.ts'
import { startTestServer } from '../../testing/test-server.ts'

const everyRoute = listRoutes(createTestAuth().auth, '/auth/v1')
const ada = { email: 'ada@example.com', password: 'violet-otter-crosses-7' }

describe('bad input over HTTP, on PostgreSQL', () => {
  it(
    'is never answered with a failure of ours, on any route of the service',
    { tags: ['thorough'], timeout: 120_000 },
    async () => {
      const { port, logged } = await startTestServer({ settings: { TRUST_PROXY: 'true' } })
      const address = `http://127.0.0.1:${port}`
      const client = createTestAuthClient(address)
      await client.signUp(ada)
      const odd: string[] = []
      for (const route of everyRoute) {
        const { data } = await client.signInWithPassword(ada)
        const token = data.session?.access_token ?? ''
        const requests = listBadRequests(route).values()
        const sendRest = async () => {
          for (const request of requests) {
            const verdict = judge(await send(address, request, token), request)
            if (verdict !== 'fine') odd.push(`${route} ${JSON.stringify(request).slice(0, 200)}: ${verdict}`)
          }
        }
        // Not all at once: a server with too much to do says so with a 503.
        await Promise.all(Array.from({ length: 8 }, sendRest))
      }
      expect(odd).toEqual([])
      expect(logged.filter((line) => line.includes('the accounts service failed'))).toEqual([])
    },
  )
})

let visitors = 0

/** Comes from a new address each time, so that limits per address stay out of the way. */
async function send(address: string, { method, path, body }: BadRequest, token: string) {
  visitors += 1
  const answer = await fetch(`${address}/auth/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) % 256}.${visitors % 256}`,
      authorization: `Bearer ${token}`,
    },
    ...(body !== undefined && { body }),
  })
  return { status: answer.status, content: await answer.text() }
}

function judge({ status, content }: { status: number; content: string }, { isUnreadable }: BadRequest) {
  if (status >= 500) return `server error ${status}`
  if (status < 400) return isUnreadable ? `accepted with ${status}` : 'fine'
  return /"(code|error)":"/.test(content) ? 'fine' : `odd shape ${content}`
}
