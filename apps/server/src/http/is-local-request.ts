import type { RequestContext } from './app-types.ts'

/**
 * Whether somebody at this machine asks, by a name of this machine, and not through a proxy. The name matters: a web
 * page elsewhere can point its own name at this machine and would come from here too.
 */
export function isLocalRequest(context: RequestContext): boolean {
  const name = (context.req.header('host') ?? '').replace(/:\d+$/, '')
  return comesFromHere(context) && localNames.has(name)
}

/** Whether what is answered stays on this machine. */
export function comesFromHere(context: RequestContext): boolean {
  const isForwarded = context.req.header('x-forwarded-for') ?? context.req.header('forwarded')
  const address = context.env.incoming.socket.remoteAddress ?? ''
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(address)
}

const localNames = new Set(['localhost', '127.0.0.1', '[::1]'])
