import type { Auth } from '../create-auth.ts'

/** Every route that the service answers, as `POST /factors/:id/verify`. */
export function listRoutes({ app }: Auth, pathPrefix: string): string[] {
  const routes = app.routes.filter(({ method }) => method !== 'ALL')
  return [...new Set(routes.map(({ method, path }) => `${method} ${path.slice(pathPrefix.length)}`))]
}
