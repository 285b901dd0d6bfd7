import { fillText, texts } from '@joinery/contract'
import type { AppBackendService, Connection, ServiceId } from '@joinery/contract'
import { z } from 'zod'
import type { AsOne } from '../../../http/as-one.ts'
import { AppError } from '../../../http/app-error.ts'
import type { LimitTrials } from '../../../http/limit-trials.ts'
import type { Caller } from '../../../http/require-session.ts'
import { checkAppBackend } from '../app-backend/check-app-backend.ts'
import { appBackendConfiguration } from '../app-backend/parse-configuration.ts'
import { checkDesignTool } from '../design-tool/check-design-tool.ts'
import { checkHostedBackend, hostedBackendKeys } from '../hosted-backend/check-hosted-backend.ts'
import type { Outside } from '../outside.ts'
import type { RecordAct } from '../record-act.ts'
import type { CodeHost, CodeHostUser } from '../repositories/code-host.ts'
import type { ConnectionRecord, ConnectionStore } from './store.ts'

interface Dependencies {
  store: ConnectionStore
  codeHost: CodeHost
  outside: Outside
  limitTrials: LimitTrials
  recordAct: RecordAct
  asOne: AsOne
  now: () => Date
}

/** What a check found out: whose account it is, and how far the check went. */
interface Checked {
  account: string
  checkedAgainst: ConnectionRecord['checkedAgainst']
  secret: object
  appBackendServices?: AppBackendService[]
  /** What was shown to whoever chose the services: when it was connected, or that there was nothing. */
  replaces?: Date | null
}

/** Whose connections they are, also where no request of theirs is there. */
type Owner = Pick<Caller, 'userId'>

export interface CodeHostingAccount {
  readonly token: string
  readonly user: CodeHostUser
}

const codeHostingSecret = z.object({
  token: z.string(),
  user: z.object({ id: z.number(), login: z.string() }),
})
const { services } = texts
const serviceNames: Record<ServiceId, string> = {
  'code-hosting': services.codeHosting,
  'hosted-backend': services.hostedBackend,
  'design-tool': services.designTool,
  'app-backend': services.appBackend,
}
const designToolSecret = z.object({ token: z.string() })

export type Connections = ReturnType<typeof createConnections>

/** The services that an account is connected to. Nothing is kept that a check has not passed. */
export function createConnections(dependencies: Dependencies) {
  const { store, codeHost, outside, limitTrials, recordAct, asOne, now } = dependencies

  async function keep({ userId }: Caller, service: ServiceId, checked: Checked): Promise<Connection> {
    const { account, checkedAgainst, secret, appBackendServices = [], replaces } = checked
    const record = { service, account, checkedAgainst, appBackendServices, connectedAt: now() }
    await asOne(async () => {
      const isSaved = await store.save(userId, { ...record, secret: JSON.stringify(secret) }, replaces)
      if (!isSaved) throw new AppError('conflict', texts.integrations.appBackend.refusals.changedElsewhere)
      await recordAct({ actorId: userId, act: 'connected', subject: serviceNames[service] })
    })
    return present(record)
  }

  async function open<Secret>(
    { userId }: Owner,
    service: ServiceId,
    shape: z.core.$ZodType<Secret>,
  ): Promise<Secret & { appBackendServices: readonly AppBackendService[] }> {
    const found = await store.open(userId, service)
    if (!found) throw new AppError('conflict', texts.integrations.connectFirst[service])
    return { ...z.parse(shape, JSON.parse(found.secret)), appBackendServices: found.appBackendServices }
  }

  return {
    list: async ({ userId }: Owner): Promise<Connection[]> => (await store.list(userId)).map(present),

    /** What another tab has connected since, nobody here has seen: it stays. */
    async remove({ userId }: Caller, service: ServiceId, connectedAt?: string): Promise<void> {
      await asOne(async () => {
        const subject = serviceNames[service]
        if (
          await store.remove(userId, service, connectedAt === undefined ? undefined : new Date(connectedAt))
        )
          await recordAct({ actorId: userId, act: 'disconnected', subject })
        else if ((await store.list(userId)).some((each) => each.service === service))
          throw new AppError('conflict', fillText(texts.integrations.anotherConnected, { service: subject }))
      })
    },

    async connectCodeHosting(caller: Caller, token: string): Promise<Connection> {
      await limitTrials(caller.userId)
      const user = await codeHost.identify(token)
      return keep(caller, 'code-hosting', {
        account: user.login,
        checkedAgainst: 'service',
        secret: { token, user },
      })
    },

    async connectHostedBackend(
      caller: Caller,
      keys: z.output<typeof hostedBackendKeys>,
    ): Promise<Connection> {
      await limitTrials(caller.userId)
      const checked = await checkHostedBackend(keys, outside)
      return keep(caller, 'hosted-backend', {
        account: new URL(checked.url).host,
        checkedAgainst: 'service',
        secret: checked,
      })
    },

    async connectDesignTool(caller: Caller, token: string): Promise<Connection> {
      await limitTrials(caller.userId)
      const checked = await checkDesignTool(token, outside)
      return keep(caller, 'design-tool', { ...checked, secret: { token } })
    },

    async connectAppBackend(
      caller: Caller,
      text: string,
      chosen: Pick<Checked, 'appBackendServices' | 'replaces'>,
    ): Promise<Connection> {
      await limitTrials(caller.userId)
      const { configuration, ...checked } = await checkAppBackend(text, outside)
      return keep(caller, 'app-backend', { ...checked, secret: configuration, ...chosen })
    },

    codeHostingAccount: (caller: Caller): Promise<CodeHostingAccount> =>
      open(caller, 'code-hosting', codeHostingSecret),
    openHostedBackend: (owner: Owner) => open(owner, 'hosted-backend', hostedBackendKeys),
    openDesignTool: (owner: Owner) => open(owner, 'design-tool', designToolSecret),
    openAppBackend: (owner: Owner) => open(owner, 'app-backend', appBackendConfiguration),
  }
}

function present({ connectedAt, ...connection }: ConnectionRecord): Connection {
  return { ...connection, connectedAt: connectedAt.toISOString() }
}
