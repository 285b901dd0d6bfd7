import { endpoints } from '@joinery/contract'
import type { App } from '../../http/app-types.ts'
import { requireSession } from '../../http/require-session.ts'
import type { Sessions } from '../../http/require-session.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import type { Databases } from './create-databases.ts'

interface Dependencies {
  databases: Databases
  sessions: Sessions
}

export function addDatabaseRoutes(app: App, { databases, sessions }: Dependencies): void {
  const { list, connect, change, remove, schema, rows, query, history, addToProject } = endpoints.databases

  serveEndpoint(app, list, async (_, context) => ({
    databases: await databases.list(await requireSession(context, sessions)),
  }))

  serveEndpoint(app, endpoints.databases.try, async (input, context) => {
    const caller = await requireSession(context, sessions)
    return { serverVersion: await databases.try(caller, input) }
  })

  serveEndpoint(app, connect, async (input, context) =>
    databases.connect(await requireSession(context, sessions), input),
  )

  serveEndpoint(app, change, async ({ databaseId, ...input }, context) =>
    databases.change(await requireSession(context, sessions), databaseId, input),
  )

  serveEndpoint(app, remove, async ({ databaseId }, context) => {
    await databases.remove(await requireSession(context, sessions), databaseId)
    return { isRemoved: true as const }
  })

  serveEndpoint(app, schema, async ({ databaseId }, context) =>
    databases.readSchema(await requireSession(context, sessions), databaseId),
  )

  serveEndpoint(app, rows, async ({ databaseId, ...wanted }, context) =>
    databases.readRows(await requireSession(context, sessions), databaseId, wanted),
  )

  serveEndpoint(app, query, async ({ databaseId, ...question }, context) =>
    databases.query(await requireSession(context, sessions), databaseId, question),
  )

  serveEndpoint(app, history, async ({ databaseId }, context) => ({
    queries: await databases.listQueries(await requireSession(context, sessions), databaseId),
  }))

  serveEndpoint(app, addToProject, async ({ databaseId: id, projectId }, context) => ({
    paths: await databases.addToProject(await requireSession(context, sessions), { id, projectId }),
  }))
}
