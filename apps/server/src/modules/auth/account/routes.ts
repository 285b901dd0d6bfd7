import { endpoints } from '@joinery/contract'
import type { App } from '../../../http/app-types.ts'
import { requireSession } from '../../../http/require-session.ts'
import type { Sessions } from '../../../http/require-session.ts'
import { serveEndpoint } from '../../../http/serve-endpoint.ts'
import type { Account } from './create-account.ts'

export function addAccountRoutes(
  app: App,
  { account, sessions }: { account: Account; sessions: Sessions },
): void {
  serveEndpoint(app, endpoints.account.devices, async (_input, context) => {
    const caller = await requireSession(context, sessions)
    return { devices: await account.listDevices(caller) }
  })

  serveEndpoint(app, endpoints.account.signOutDevice, async ({ deviceId }, context) => {
    const caller = await requireSession(context, sessions)
    await account.signOutDevice(caller, deviceId)
    return { isSignedOut: true as const }
  })

  serveEndpoint(app, endpoints.account.export, async (_input, context) =>
    account.export(await requireSession(context, sessions)),
  )

  serveEndpoint(app, endpoints.account.delete, async ({ confirmation }, context) => {
    const caller = await requireSession(context, sessions)
    await account.delete(caller, confirmation)
    return { isDeleted: true as const }
  })
}
