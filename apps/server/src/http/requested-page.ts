import type { RequestContext } from './app-types.ts'

/** Whether somebody goes there, as against a page that asks for a part of itself. Browsers say it; programs that do not are judged by what they want to read. */
export function isNavigation(context: RequestContext): boolean {
  const destination = context.req.header('sec-fetch-dest')
  if (destination !== undefined) return ['document', 'iframe', 'frame'].includes(destination)
  return context.req.header('accept')?.includes('text/html') ?? false
}

/**
 * Whether it is left open what is wanted. Programs that follow links often say nothing, or that any type will do. So do
 * scripts of a page, but their browsers say what for.
 */
export function leavesTypeOpen(context: RequestContext): boolean {
  if (context.req.header('sec-fetch-dest') !== undefined) return false
  const accepted = (context.req.header('accept') ?? '').split(',').map((part) => part.split(';')[0]?.trim())
  return accepted.every((type) => type === '*/*' || type === '')
}

/** The path as it was sent, decoded once. Undefined for what no file and no address of an app is called. */
export function readPath(context: RequestContext): string | undefined {
  const raw = (context.env.incoming.url ?? '/').replace(/[?#].*/s, '')
  try {
    const path = decodeURIComponent(raw)
    return path.startsWith('/') && !path.includes('\0') ? path : undefined
  } catch {
    return undefined
  }
}
