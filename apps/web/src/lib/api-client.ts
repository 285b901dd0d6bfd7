import { addressOf, errorReply, hasBody, texts, withoutPathParameters } from '@joinery/contract'
import type { AnyEndpoint, InputOf, OutputOf } from '@joinery/contract'
import { safeParse } from 'zod'
import { ApiError } from './api-error.ts'
import type { ScreenAnswers } from './screen-answers.ts'

interface Dependencies {
  origin: string
  /** Who is calling; undefined for nobody. */
  accessToken: () => Promise<string | undefined>
  /** What was asked for together with other things, before it is asked for here. */
  ahead?: Pick<ScreenAnswers, 'take' | 'forget'>
}

interface CallOptions {
  signal?: AbortSignal
}

/** Calls the API as the contract describes it: one function, typed by the endpoint that it is given. */
export function createApiClient({ origin, accessToken, ahead }: Dependencies) {
  return async function call<E extends AnyEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: CallOptions = {},
  ): Promise<OutputOf<E>> {
    const token = await accessToken()
    const { path, method, changesNothing = false } = endpoint
    const address = addressOf(endpoint, input)
    if (method !== 'GET' && !changesNothing) ahead?.forget()
    const known = method === 'GET' ? await ahead?.take({ path, address, token }) : undefined
    options.signal?.throwIfAborted()
    const parsed = parseKnown<E['output']>(endpoint.output, known)
    if (parsed) return parsed.data
    const response = await send(new URL(address, origin), {
      method,
      headers: {
        accept: 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(hasBody(endpoint) && { 'content-type': 'application/json' }),
      },
      body: hasBody(endpoint) ? JSON.stringify(withoutPathParameters(endpoint, input)) : null,
      signal: options.signal ?? null,
    })
    if (!response.ok) throw await readRefusal(response)
    const body = await readJson(response)
    return parseReply<E['output']>(endpoint.output, { response, body })
  }
}

export type ApiCall = ReturnType<typeof createApiClient>

async function send(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (cause) {
    if (init.signal?.aborted) throw cause
    throw new ApiError({ code: 'unreachable', message: texts.common.unreachable, status: 0, cause })
  }
}

/** Undefined for a body that is no JSON: a proxy's error page, for example. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Answer {
  response: Response
  body: unknown
}

/** What was read for another version of this page is asked for again. */
function parseKnown<Output extends AnyEndpoint['output']>(output: Output, known: unknown) {
  const parsed = known === undefined ? undefined : safeParse(output, known)
  return parsed?.success ? parsed : undefined
}

function parseReply<Output extends AnyEndpoint['output']>(output: Output, { response, body }: Answer) {
  const reply = safeParse(output, body)
  if (!reply.success) throw unreadable(response, reply.error)
  return reply.data
}

/** Why the server said no, in its own words where it has any. */
export async function readRefusal(response: Response): Promise<ApiError> {
  const reply = errorReply.safeParse(await readJson(response))
  if (!reply.success) return unreadable(response, reply.error)
  return new ApiError({ ...reply.data.error, status: response.status })
}

function unreadable(response: Response, cause: unknown): ApiError {
  return new ApiError({
    code: 'unreadable-reply',
    message: `The server answered in a way this page does not understand (status ${response.status}). Reload the page and try again.`,
    status: response.status,
    requestId: response.headers.get('x-request-id') ?? undefined,
    cause,
  })
}
