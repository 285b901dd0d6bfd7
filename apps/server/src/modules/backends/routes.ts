import { endpoints, texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import type { App, RequestContext } from '../../http/app-types.ts'
import type { Caller } from '../../http/require-session.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import type { OpenProject } from '../projects/index.ts'
import type { Backends } from './create-backends.ts'
import { isRef } from './database/names.ts'
import { identify } from './identify.ts'
import type { OpenBackend, OpenBackends } from './open-backends.ts'
import { answerRequest } from './rest/answer-request.ts'
import type { Catalog } from './rest/catalog.ts'
import { explainFailure } from './rest/explain-failure.ts'
import { RestError } from './rest/rest-error.ts'

interface Dependencies {
  backends: Backends
  opened: Pick<OpenBackends, 'open'>
  callerOf: (context: RequestContext) => Promise<Caller>
  open: (context: RequestContext, id: ProjectId) => Promise<OpenProject>
}

export const backendsPath = '/backends'

export function addBackendRoutes(app: App, { backends, opened, callerOf, open }: Dependencies): void {
  const { list, find, create, serviceKey, schema, remove } = endpoints.backends

  serveEndpoint(app, list, async (_input, context) => ({
    backends: await backends.list((await callerOf(context)).userId),
  }))
  serveEndpoint(app, find, async ({ projectId }, context) => backends.find(await open(context, projectId)))
  serveEndpoint(app, create, async ({ projectId }, context) =>
    backends.create(await open(context, projectId)),
  )
  serveEndpoint(app, serviceKey, async ({ projectId }, context) => ({
    serviceKey: await backends.readServiceKey(await open(context, projectId)),
  }))
  serveEndpoint(app, schema, async ({ projectId }, context) =>
    backends.readSchema(await open(context, projectId)),
  )
  serveEndpoint(app, remove, async ({ projectId, confirmation }, context) => {
    await backends.remove(await open(context, projectId), confirmation)
    return { isRemoved: true as const }
  })

  app.all(`${backendsPath}/:ref/*`, async (context) => {
    if (context.req.method === 'OPTIONS') return reply(204, preflight, null)
    const ref = context.req.param('ref')
    const rest = context.req.path.slice(`${backendsPath}/${ref}`.length)
    using backend = isRef(ref) ? await opened.open(ref) : undefined
    if (!backend) return refuse(new RestError(404, 'PGRST000', { message: texts.backends.notThere }))
    if (rest.startsWith('/auth/v1/')) return await backend.accounts.app.fetch(context.req.raw, context.env)
    if (rest.startsWith('/rest/v1/'))
      return await answerRest(context, backend, rest.slice('/rest/v1/'.length))
    return refuse(new RestError(404, 'PGRST125', { message: texts.backends.notServed }))
  })
}

async function answerRest({ req }: RequestContext, backend: OpenBackend, path: string): Promise<Response> {
  const asker = await identify(backend, {
    key: req.header('apikey') ?? req.query('apikey'),
    authorization: req.header('authorization'),
  })
  if (asker instanceof RestError) return refuse(asker)
  const request = {
    method: req.method,
    path,
    parameters: new URL(req.url).searchParams,
    headers: { get: (name: string) => req.header(name) },
    readBody: () => req.text(),
  }
  const answer = (catalog: Catalog) => answerRequest({ database: backend.database, catalog, asker, request })
  try {
    const { status, headers, body } = await answer(await backend.readCatalog()).catch(
      async (error: unknown) => {
        // What is missing may have been added since the catalog was read.
        if (!(error instanceof RestError) || !missingInCatalog.has(error.code)) throw error
        return answer(await backend.readCatalog({ isStale: true }))
      },
    )
    return reply(status, headers, req.method === 'HEAD' ? null : body)
  } catch (error) {
    const refusal = explainFailure(error, asker.role)
    if (!refusal) throw error
    return refuse(refusal)
  }
}

const missingInCatalog = new Set(['PGRST200', 'PGRST202', 'PGRST204', 'PGRST205'])

/** Everybody may ask, from every page: the key and the token that a request brings decide what it may do. */
const everyOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'content-range, content-profile, x-total-count, link, x-supabase-api-version',
}

const preflight = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
  // Clients may be told to send headers of their own. The star does not stand for this one.
  'access-control-allow-headers': 'authorization, *',
  'access-control-max-age': '86400',
}

const reply = (status: number, headers: Record<string, string>, body: string | null): Response =>
  new Response(body, { status, headers: { ...everyOrigin, ...headers } })

function refuse({ code, message, details, hint, status }: RestError): Response {
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return reply(status, headers, JSON.stringify({ code, message, details, hint }))
}
