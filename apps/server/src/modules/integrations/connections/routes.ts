import { endpoints, routes } from '@joinery/contract'
import type { App, RequestContext } from '../../../http/app-types.ts'
import type { Caller } from '../../../http/require-session.ts'
import { serveEndpoint } from '../../../http/serve-endpoint.ts'
import type { CodeHost } from '../repositories/code-host.ts'
import type { createAppSignIn } from './create-app-sign-in.ts'
import type { Connections } from './create-connections.ts'

interface Dependencies {
  connections: Connections
  appSignIn: ReturnType<typeof createAppSignIn>
  codeHost: CodeHost
  callerOf: (context: RequestContext) => Promise<Caller>
}

/** Below the address that an app at the code host is registered with, which is the one for signing in. */
export const agreedPath = '/auth/v1/callback/connect'

export function addConnectionRoutes(app: App, dependencies: Dependencies): void {
  const { connections, appSignIn, codeHost, callerOf } = dependencies
  const { integrations } = endpoints

  serveEndpoint(app, integrations.list, async (_input, context) => ({
    connections: await connections.list(await callerOf(context)),
    hasCodeHostingApp: codeHost.app !== undefined,
  }))

  serveEndpoint(app, integrations.remove, async ({ service, connectedAt }, context) => {
    await connections.remove(await callerOf(context), service, connectedAt)
    return { isRemoved: true } as const
  })

  serveEndpoint(app, integrations.connectCodeHosting, async ({ token }, context) =>
    connections.connectCodeHosting(await callerOf(context), token),
  )

  serveEndpoint(app, integrations.beginCodeHosting, async (_input, context) => ({
    url: appSignIn.begin(await callerOf(context)),
  }))

  serveEndpoint(app, integrations.finishCodeHosting, async (agreed, context) => {
    const caller = await callerOf(context)
    return connections.connectCodeHosting(caller, await appSignIn.finish(caller, agreed))
  })

  serveEndpoint(app, integrations.organizations, async (_input, context) => {
    const { token } = await connections.codeHostingAccount(await callerOf(context))
    return { organizations: await codeHost.listOrganizations(token) }
  })

  serveEndpoint(app, integrations.connectHostedBackend, async (keys, context) =>
    connections.connectHostedBackend(await callerOf(context), keys),
  )

  serveEndpoint(app, integrations.connectDesignTool, async ({ token }, context) =>
    connections.connectDesignTool(await callerOf(context), token),
  )

  serveEndpoint(app, integrations.connectAppBackend, async ({ configuration, services, replaces }, context) =>
    connections.connectAppBackend(await callerOf(context), configuration, {
      appBackendServices: [...new Set(services)],
      ...(replaces !== undefined && { replaces: replaces === null ? null : new Date(replaces) }),
    }),
  )

  /** A browser comes back without a session of the API; the page it is sent to has one, and finishes. */
  app.get(agreedPath, (context) => {
    const query = new URLSearchParams({ tab: 'integrations', connect: 'code-hosting' })
    for (const name of ['code', 'state', 'error', 'error_description']) {
      const value = context.req.query(name)
      if (value !== undefined) query.set(name, value)
    }
    return context.redirect(`${routes.settings.path}?${query.toString()}`)
  })
}
