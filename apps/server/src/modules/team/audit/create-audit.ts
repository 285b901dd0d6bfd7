import type { AuditAct, AuditEntry, UserId, WorkspaceId } from '@joinery/contract'
import type { Chain } from './chain.ts'
import type { ActTransaction, AuditStore } from './store.ts'

interface Dependencies {
  store: AuditStore
  chain: Chain
  people: {
    nameOf: (userId: UserId) => Promise<string>
    listWorkspaces: (userId: UserId) => Promise<{ id: WorkspaceId; isOwner: boolean }[]>
    findOperatorWorkspace: () => Promise<WorkspaceId | undefined>
  }
  now: () => Date
}

export interface RecordedAct {
  actorId: UserId
  /** Whose it was done to. Without it, the actor's own. */
  workspaceId?: WorkspaceId
  act: AuditAct
  /** Whom or what it was done to. Never a secret itself. */
  subject: string
  detail?: string
}

export type Audit = ReturnType<typeof createAudit>

const pageSize = 50

/** The log of privileged acts. Those of the team are written where they are carried out; others are told to it. */
export function createAudit({ store, chain, people, now }: Dependencies) {
  async function isIntact(workspaceId: WorkspaceId): Promise<boolean> {
    const { rows, head } = await store.readChain(workspaceId)
    return chain.isIntact(workspaceId, rows, head)
  }

  const findOwnWorkspace = async (userId: UserId): Promise<WorkspaceId | undefined> =>
    (await people.listWorkspaces(userId)).find(({ isOwner }) => isOwner)?.id

  return {
    isIntact,

    async list(workspaceId: WorkspaceId, before?: number) {
      const [found, intact] = await Promise.all([
        store.list(workspaceId, { before, limit: pageSize + 1 }),
        isIntact(workspaceId),
      ])
      return {
        entries: found
          .slice(0, pageSize)
          .map(({ position, at, actor, act, subject, detail }): AuditEntry => ({
            position,
            at: at.toISOString(),
            actor,
            act,
            subject,
            detail,
          })),
        hasMore: found.length > pageSize,
        isIntact: intact,
      }
    },

    /** For acts of other modules. What is nobody else's stands in the log of the workspace that came with the account. */
    async recordAct({ actorId, workspaceId, act, subject, detail = '' }: RecordedAct): Promise<void> {
      const [actor, concerned] = await Promise.all([
        people.nameOf(actorId),
        workspaceId ?? findOwnWorkspace(actorId),
      ])
      if (concerned)
        await store.append({ workspaceId: concerned, actorId, actor, act, subject, detail, at: now() })
    },

    /**
     * The account's own workspace goes with it, and its log too. So this stands in the logs of those who shared theirs,
     * and in the operator's, where the account has no more name than its id. What is returned writes it down, after the
     * account is deleted and in the same transaction.
     */
    async prepareAccountDeletion(actorId: UserId): Promise<(transaction: ActTransaction) => Promise<void>> {
      const [actor, workspaces, operators] = await Promise.all([
        people.nameOf(actorId),
        people.listWorkspaces(actorId),
        people.findOperatorWorkspace(),
      ])
      const shared = workspaces.filter(({ isOwner }) => !isOwner).map(({ id }) => id)
      const isElsewhere = operators !== undefined && !workspaces.some(({ id }) => id === operators)
      const logs = [
        ...shared.map((workspaceId) => ({ workspaceId, name: actor })),
        ...(isElsewhere ? [{ workspaceId: operators, name: actorId }] : []),
      ]
      // Two who go at once and shared the same workspaces wait for each other in the same order.
      const inOrder = logs.toSorted((one, other) => (one.workspaceId < other.workspaceId ? -1 : 1))
      return async (transaction) => {
        for (const { workspaceId, name } of inOrder) {
          await store.appendIn(transaction, {
            workspaceId,
            actorId,
            actor: name,
            act: 'account-deleted',
            subject: name,
            detail: '',
            at: now(),
          })
        }
      }
    },
  }
}
