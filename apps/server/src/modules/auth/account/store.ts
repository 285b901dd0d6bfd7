import { workspaceId } from '@joinery/contract'
import type { WorkspaceId } from '@joinery/contract'
import { and, eq, exists, ne, notExists } from 'drizzle-orm'
import type { Executor, Orm } from '../../../db/database.ts'
import { operatorAppointments, profiles, workspaceMembers, workspaces } from '../registration/schema.ts'
import { users } from '../storage/users/schema.ts'

/** What an account is deleted in. */
export type AccountTransaction = Executor

export type AccountStore = ReturnType<typeof createAccountStore>

/** What the product itself keeps about a user, beside what the accounts service keeps. */
export function createAccountStore(orm: Orm) {
  return {
    async findProfile(userId: string) {
      const [row] = await orm
        .select({ fullName: profiles.fullName })
        .from(profiles)
        .where(eq(profiles.id, userId))
      return row
    },

    /** Whether this is the operator, and not the only one here. */
    async isOperatorOfOthers(userId: string): Promise<boolean> {
      const others = orm.select({ id: profiles.id }).from(profiles).where(ne(profiles.id, userId))
      const rows = await orm
        .select({ id: profiles.id })
        .from(profiles)
        .where(and(eq(profiles.id, userId), profiles.isOperator, exists(others)))
      return rows.length > 0
    },

    /** An installation without accounts is as new: the next one runs it. */
    async forgetOperatorOfNobody(db: Executor): Promise<void> {
      const anybody = db.select({ id: profiles.id }).from(profiles)
      await db.delete(operatorAppointments).where(notExists(anybody))
    },

    async findEmail(userId: string): Promise<string | undefined> {
      const [row] = await orm.select({ email: users.email }).from(users).where(eq(users.id, userId))
      return row?.email ?? undefined
    },

    /** The workspace that came with the account. */
    requireOwnWorkspace: async (userId: string): Promise<WorkspaceId> => {
      const [row] = await orm
        .select({ id: workspaces.id })
        .from(workspaces)
        .where(eq(workspaces.ownerId, userId))
        .orderBy(workspaces.createdAt)
        .limit(1)
      return workspaceId.parse(row?.id)
    },

    listWorkspaces: (userId: string) =>
      orm
        .select({
          id: workspaces.id,
          name: workspaces.name,
          role: workspaceMembers.role,
          ownerId: workspaces.ownerId,
        })
        .from(workspaceMembers)
        .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
        .where(eq(workspaceMembers.userId, userId))
        .orderBy(workspaces.createdAt),
  }
}
