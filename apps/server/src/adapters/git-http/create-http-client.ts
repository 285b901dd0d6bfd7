import type { GitHttpRequest, GitHttpResponse } from 'isomorphic-git'
import { fillText, texts } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'

interface Options {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  signal: AbortSignal
  /** How much all answers together may have. */
  maxBytes: number
}

/** How the Git library reaches a server: through our own way out, with an end to time and size. */
export function createHttpClient({ fetch, signal, maxBytes }: Options) {
  const { git } = texts.integrations.codeHosting
  let received = 0
  let excess: AppError | undefined

  async function* readBody(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
    for await (const bytes of body ?? []) {
      received += bytes.length
      if (received > maxBytes) {
        excess = new AppError('limit-reached', git.tooLarge)
        throw excess
      }
      yield bytes
    }
  }

  return {
    /** Set once more came than may come. The library takes a body that breaks off for one that ended. */
    findExcess: () => excess,
    async request({ url, method = 'GET', headers = {}, body }: GitHttpRequest): Promise<GitHttpResponse> {
      const answer = await fetch(url, {
        method,
        headers,
        signal,
        ...(body && { body: await collect(body) }),
      })
      if (answer.status >= 300 && answer.status < 400) {
        const address = (answer.headers.get('location') ?? '').replace(/\/info\/refs.*$/, '')
        throw new AppError('invalid-input', fillText(git.redirected, { address }))
      }
      return {
        url,
        method,
        headers: Object.fromEntries(answer.headers),
        statusCode: answer.status,
        statusMessage: answer.statusText,
        body: readBody(answer.body),
      }
    },
  }
}

/** Whole, because not every server takes a body whose length it does not know. */
async function collect(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const collected: Uint8Array[] = []
  for await (const piece of pieces) collected.push(piece)
  return Buffer.concat(collected)
}
