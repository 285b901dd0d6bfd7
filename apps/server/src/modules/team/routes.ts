import { endpoints, texts } from '@joinery/contract'
import type { UserId, WorkspaceId } from '@joinery/contract'
import { AppError } from '../../http/app-error.ts'
import type { App, RequestContext } from '../../http/app-types.ts'
import { requireSession } from '../../http/require-session.ts'
import type { Sessions } from '../../http/require-session.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import type { Audit } from './audit/create-audit.ts'
import type { Invitations } from './invitations/create-invitations.ts'
import type { Members } from './members/create-members.ts'
import type { Membership } from './members/member-row.ts'

interface Dependencies {
  sessions: Sessions
  members: Members
  invitations: Invitations
  audit: Audit
}

export function addTeamRoutes(app: App, { sessions, members, invitations, audit }: Dependencies): void {
  const { read, invite, resend, revoke, changeRole, changeStatus, changeSeat, remove } = endpoints.team
  const { audit: log, offer, accept } = endpoints.team

  const nameAct = async (
    context: RequestContext,
    { workspaceId, memberId }: { workspaceId: WorkspaceId; memberId: UserId },
  ) => ({
    workspaceId,
    actorId: (await requireSession(context, sessions)).userId,
    targetId: memberId,
  })

  serveEndpoint(app, read, async ({ workspaceId }, context) => {
    const { userId } = await requireSession(context, sessions)
    const workspaces = await members.listMemberships(userId)
    const current =
      workspaceId === undefined ? workspaces[0] : workspaces.find(({ id }) => id === workspaceId)
    if (!current) throw new AppError('not-found', texts.people.missing)
    const [listed, pending] = await Promise.all([members.list(current), invitations.list(current)])
    return {
      current: presentWorkspace(current),
      workspaces: workspaces.map(presentWorkspace),
      ...listed,
      invitations: pending,
    }
  })

  serveEndpoint(app, invite, async (input, context) =>
    invitations.invite(await requireSession(context, sessions), input),
  )

  serveEndpoint(app, resend, async (place, context) =>
    invitations.resend(await requireSession(context, sessions), place),
  )

  serveEndpoint(app, revoke, async (place, context) => {
    await invitations.revoke(await requireSession(context, sessions), place)
    return { isRevoked: true as const }
  })

  serveEndpoint(app, changeRole, async ({ role, ...place }, context) =>
    members.changeRole(await nameAct(context, place), role),
  )

  serveEndpoint(app, changeStatus, async ({ status, ...place }, context) =>
    members.changeStatus(await nameAct(context, place), status),
  )

  serveEndpoint(app, changeSeat, async ({ hasSeat, ...place }, context) =>
    members.changeSeat(await nameAct(context, place), hasSeat),
  )

  serveEndpoint(app, remove, async (place, context) => {
    await members.remove(await nameAct(context, place))
    return { isRemoved: true as const }
  })

  serveEndpoint(app, log, async ({ workspaceId, before }, context) => {
    const { userId } = await requireSession(context, sessions)
    await members.requireAdmin(userId, workspaceId)
    return audit.list(workspaceId, before)
  })

  serveEndpoint(app, offer, ({ token }) => invitations.offer(token))

  serveEndpoint(app, accept, async ({ token }, context) =>
    presentWorkspace(await invitations.accept(await requireSession(context, sessions), token)),
  )
}

const presentWorkspace = ({ ownerId: _ownerId, ...workspace }: Membership) => workspace
