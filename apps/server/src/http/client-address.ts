import type { RequestContext } from './app-types.ts'

/**
 * Where a request comes from. Behind a trusted proxy it is the last address of X-Forwarded-For: that one the proxy
 * has seen itself, while everything before it is what the client claims.
 */
export function clientAddress(
  context: RequestContext,
  { trustsProxy }: { trustsProxy: boolean },
): string | undefined {
  const forwarded = trustsProxy ? context.req.header('x-forwarded-for') : undefined
  const address = forwarded?.split(',').at(-1)?.trim() || context.env.incoming.socket.remoteAddress
  return address?.replace(/^::ffff:(?=\d+\.)/, '')
}
