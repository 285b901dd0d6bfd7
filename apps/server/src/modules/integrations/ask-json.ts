import { texts } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'

/** A way out of this server. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

interface Question {
  fetch: Fetch
  url: string
  method?: 'GET' | 'PATCH' | 'POST'
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: object
  /** Sent as a form. */
  form?: URLSearchParams
  maxBytes?: number
}

interface Reply {
  readonly status: number
  /** Undefined where it was no JSON. */
  readonly body: unknown
}

const timeoutMs = 20_000

/** Asks another service. Undefined where nobody answered; a refusal of our own to call that address is thrown. */
export async function askJson(question: Question): Promise<Reply | undefined> {
  const { fetch, url, method = 'GET', headers = {}, body, form, maxBytes = 8 * 1024 * 1024 } = question
  try {
    const answer = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        'user-agent': texts.common.productName,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body) }),
      ...(form && { body: form }),
    })
    return { status: answer.status, body: await readJson(answer, maxBytes) }
  } catch (error) {
    if (error instanceof AppError) throw error
    return undefined
  }
}

async function readJson(answer: Response, maxBytes: number): Promise<unknown> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const bytes of answer.body ?? []) {
    size += bytes.length
    if (size > maxBytes) throw new AppError('limit-reached', texts.integrations.answerTooLarge)
    pieces.push(bytes)
  }
  try {
    return JSON.parse(Buffer.concat(pieces).toString())
  } catch {
    return undefined
  }
}
