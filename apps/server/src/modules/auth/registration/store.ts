import { randomUUID } from 'node:crypto'
import type { Metadata, UserRecord } from '@joinery/auth'
import { eq } from 'drizzle-orm'
import type { Executor } from '../../../db/database.ts'
import { readFullName } from './read-full-name.ts'
import { operatorAppointments, profiles, workspaceMembers, workspaces } from './schema.ts'

/** What the product creates with an account: a profile, and a workspace whose admin it is. */
export async function registerUser(db: Executor, user: UserRecord): Promise<void> {
  const { id: userId, createdAt } = user
  const fullName = readFullName(user.userMetadata)
  const workspaceId = randomUUID()
  const isOperator = !user.isAnonymous && (await appointOperator(db, createdAt))
  await db.insert(profiles).values({ id: userId, fullName, isOperator, createdAt })
  await db
    .insert(workspaces)
    .values({ id: workspaceId, name: nameWorkspace(fullName), ownerId: userId, createdAt })
  await db.insert(workspaceMembers).values({ workspaceId, userId, role: 'admin', createdAt })
}

/** The name people give themselves is part of their account; the profile follows it. */
export async function renameProfile(db: Executor, userId: string, metadata: Metadata): Promise<void> {
  await db
    .update(profiles)
    .set({ fullName: readFullName(metadata) })
    .where(eq(profiles.id, userId))
}

/**
 * Whether this account becomes the operator: once for all time, so that nobody inherits the right from an account that is
 * gone. Accounts that are created together wait for each other only until there is one.
 */
async function appointOperator(db: Executor, appointedAt: Date): Promise<boolean> {
  const appointed = await db
    .insert(operatorAppointments)
    .values({ appointedAt })
    .onConflictDoNothing()
    .returning({ appointedAt: operatorAppointments.appointedAt })
  return appointed.length > 0
}

function nameWorkspace(fullName: string): string {
  return fullName === '' ? 'My workspace' : `${fullName}'s workspace`
}
