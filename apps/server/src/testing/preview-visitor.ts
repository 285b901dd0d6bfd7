import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { previewEndpoints } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import type { TestUser } from './test-user.ts'

export interface PreviewAnswer {
  status: number
  headers: IncomingHttpHeaders
  bytes: Buffer
  text: string
}

/** Asks an origin that only browsers resolve: the request goes to this machine, under the origin's own name. */
export function askOrigin(
  origin: string,
  path: string,
  {
    method = 'GET',
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<PreviewAnswer> {
  const { port, host } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: { host, ...headers } },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const bytes = Buffer.concat(chunks)
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            bytes,
            text: bytes.toString(),
          })
        })
        answer.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** Somebody whose browser has followed the address of a project's preview. */
export async function visitPreview(user: TestUser, projectId: ProjectId) {
  const opened = await user.call(previewEndpoints.open, { projectId })
  const { pathname, search } = new URL(opened.url)
  const entered = await askOrigin(opened.origin, pathname + search)
  const cookie = entered.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
  return {
    ...opened,
    entered,
    cookie,
    ask: (path: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}) =>
      askOrigin(opened.origin, path, { ...options, headers: { cookie, ...options.headers } }),
    /** As a browser that goes there. */
    goTo: (path: string) =>
      askOrigin(opened.origin, path, { headers: { cookie, 'sec-fetch-dest': 'iframe' } }),
  }
}
