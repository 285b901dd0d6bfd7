import type { RequestContext } from '../../http/app-types.ts'
import { createNonce, pagePolicy } from '../../http/security-headers.ts'
import { chooseEncoding } from '../../http/choose-encoding.ts'
import type { ReadyPage } from './ready-page.ts'

export async function answerPage(
  context: RequestContext,
  page: ReadyPage,
  { status, frames }: { status: 200 | 404; frames: string },
): Promise<Response> {
  const nonce = createNonce()
  const encoding = chooseEncoding(context.req.header('accept-encoding'), ['br', 'gzip'])
  context.header('content-security-policy', pagePolicy({ ...page, nonce, frames }))
  context.header('content-type', 'text/html; charset=utf-8')
  context.header('cache-control', 'no-cache')
  context.header('vary', 'accept-encoding')
  if (encoding !== 'identity') context.header('content-encoding', encoding)
  return context.body(await page.write(encoding, nonce), status)
}
