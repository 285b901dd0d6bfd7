import type { SessionRecord } from '@joinery/auth'
import { texts } from '@joinery/contract'
import type { AccountExport, Device, Project, UserId } from '@joinery/contract'
import { AppError } from '../../../http/app-error.ts'
import type { Caller } from '../../../http/require-session.ts'
import type { AuthStorage } from '../storage/store.ts'
import type { AccountStore, AccountTransaction } from './store.ts'

/** Is asked before an account is deleted; what it returns writes that down, in the transaction that deletes it. */
export type PrepareDeletion = (userId: UserId) => Promise<(transaction: AccountTransaction) => Promise<void>>

interface Dependencies {
  storage: Pick<
    AuthStorage,
    'findUser' | 'listIdentities' | 'listFactors' | 'listSessions' | 'transaction' | 'executorOf'
  >
  service: { endSession: (userId: string, sessionId: string) => Promise<boolean> }
  store: AccountStore
  listProjects: (userId: UserId) => Promise<Project[]>
  prepareDeletion: PrepareDeletion
  now: () => Date
}

export type Account = ReturnType<typeof createAccount>

/** What users may do with their own account beyond what the accounts service itself offers. */
export function createAccount({ storage, service, store, listProjects, prepareDeletion, now }: Dependencies) {
  const listDevices = async (caller: Caller): Promise<Device[]> =>
    (await storage.listSessions(caller.userId)).map((session) => toDevice(session, caller))

  return {
    listDevices,

    async signOutDevice(caller: Caller, deviceId: string): Promise<void> {
      const isTheirs = await service.endSession(caller.userId, deviceId)
      if (!isTheirs) throw new AppError('not-found', 'This device is not signed in any more.')
    },

    async export(caller: Caller): Promise<AccountExport> {
      const [user, profile, workspaces, identities, factors, devices, projects] = await Promise.all([
        storage.findUser(caller.userId),
        store.findProfile(caller.userId),
        store.listWorkspaces(caller.userId),
        storage.listIdentities(caller.userId),
        storage.listFactors(caller.userId),
        listDevices(caller),
        listProjects(caller.userId),
      ])
      if (!user) throw new AppError('not-found', texts.errors['not-found'])
      return {
        exportedAt: now().toISOString(),
        user: {
          id: caller.userId,
          email: user.email,
          phone: user.phone,
          createdAt: user.createdAt.toISOString(),
          lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
          metadata: user.userMetadata,
        },
        profile: profile ?? null,
        workspaces: workspaces.map(({ ownerId, ...workspace }) => ({
          ...workspace,
          isOwner: ownerId === caller.userId,
        })),
        identities: identities.map(({ provider, email }) => ({ provider, email })),
        secondFactors: factors.map(({ type, friendlyName, status }) => ({
          kind: type,
          name: friendlyName,
          isVerified: status === 'verified',
        })),
        devices,
        projects,
      }
    },

    async delete(caller: Caller, confirmation: string): Promise<void> {
      const expected = caller.email === '' ? 'delete' : caller.email
      if (confirmation.trim().toLowerCase() !== expected.toLowerCase()) {
        throw new AppError(
          'invalid-input',
          `Type ${expected} to confirm that the account shall be deleted.`,
          {
            issues: [{ path: 'confirmation', message: `must be ${expected}` }],
          },
        )
      }
      if (await store.isOperatorOfOthers(caller.userId)) {
        throw new AppError(
          'conflict',
          'You run this installation, so your account can only be deleted as the last one.',
        )
      }
      const writeDown = await prepareDeletion(caller.userId)
      await storage.transaction(async (tx) => {
        await tx.deleteUser(caller.userId)
        await writeDown(storage.executorOf(tx))
        await store.forgetOperatorOfNobody(storage.executorOf(tx))
      })
    },
  }
}

function toDevice(session: SessionRecord, caller: Caller): Device {
  return {
    id: session.id,
    userAgent: session.userAgent,
    address: session.ip,
    signedInAt: session.createdAt.toISOString(),
    lastSeenAt: (session.refreshedAt ?? session.createdAt).toISOString(),
    isThisOne: session.id === caller.sessionId,
  }
}
