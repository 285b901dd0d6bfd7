import type { RequestContext } from './app-types.ts'

/** To the same address with a slash at its end, as every web server does for a folder: links in its page count from there. */
export function sendToFolder(context: RequestContext, path: string): Response {
  const names = path.split('/').filter((name) => name !== '')
  const search = /\?[^#]*/.exec(context.env.incoming.url ?? '')?.[0] ?? ''
  context.header('cache-control', 'no-store')
  return context.redirect(`/${names.map(encodeURIComponent).join('/')}/${search}`, 302)
}
