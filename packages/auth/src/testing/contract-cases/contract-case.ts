import { z } from 'zod'
import { createTestAuth, type TestAuth } from '../create-test-auth.ts'

/** Steps on the way may succeed; their answers say nothing here. */
const errorBody = z.object({ code: z.string().catch(''), message: z.string().catch('') })

/** What went wrong, as the client sees it: in a body, or in the address that the browser is sent to. */
export interface Refusal {
  status: number
  code: string
  message: string
}

/** One line of the wire contract: which refusal it promises, and how to come by it. */
export interface ContractCase extends Refusal {
  provoke: () => Promise<Refusal>
}

export type Settings = Parameters<typeof createTestAuth>[0]

export const ada = { email: 'ada@example.com', password: 'correct horse' }
export const phone = '41791234567'
export const unknownId = '8a6e0804-2bd0-4672-b79d-d97027f9071a'
export const trusting = { email: { autoconfirm: true } }

/** A service on which Ada is signed in. */
export async function signIn(settings: Settings = trusting) {
  const auth = createTestAuth(settings)
  const { body } = await auth.post('/signup', ada)
  const headers = { authorization: `Bearer ${body.access_token}` }
  const refreshToken: string = body.refresh_token
  return { auth, headers, refreshToken, ...asking(auth, headers) }
}

/** Requests that end in a refusal, with or without a token. */
export function asking(auth: TestAuth, headers: Record<string, string> = {}) {
  const refusalOf = async (method: string, path: string, body?: unknown): Promise<Refusal> => {
    const response = await auth.request(path, {
      method,
      headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01', ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: response.status, ...errorBody.parse(await response.json()) }
  }
  return {
    get: (path: string) => refusalOf('GET', path),
    post: (path: string, body: unknown = {}) => refusalOf('POST', path, body),
    put: (path: string, body: unknown = {}) => refusalOf('PUT', path, body),
    remove: (path: string) => refusalOf('DELETE', path),
  }
}

/** Reads the refusal out of a redirect. The class of the status is told in the words of OAuth. */
export function refusalIn(response: Response): Refusal {
  const { searchParams } = new URL(response.headers.get('location') ?? '')
  return {
    status: statuses[searchParams.get('error') ?? ''] ?? response.status,
    code: searchParams.get('error_code') ?? '',
    message: searchParams.get('error_description') ?? '',
  }
}

const statuses: Record<string, number> = {
  invalid_request: 400,
  unauthorized_client: 401,
  access_denied: 403,
  server_error: 500,
}
