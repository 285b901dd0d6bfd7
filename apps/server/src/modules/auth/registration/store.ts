import { randomUUID } from 'node:crypto'
import type { Metadata, UserRecord } from '@joinery/auth'
import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../../db/database.ts'
import { readFullName } from './read-full-name.ts'
import { profiles, workspaceMembers, workspaces } from './schema.ts'

/** Any number will do, as long as every server takes the same. */
const operatorLock = 7_116_845

/** What the product creates with an account: a profile, and a workspace whose admin it is. */
export async function registerUser(db: Executor, user: UserRecord): Promise<void> {
  const { id: userId, createdAt } = user
  const fullName = readFullName(user.userMetadata)
  const workspaceId = randomUUID()
  const isOperator = !user.isAnonymous && (await isOperatorMissing(db))
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

/** Accounts that are created together wait for each other only while there is no operator yet. */
async function isOperatorMissing(db: Executor): Promise<boolean> {
  if (await hasOperator(db)) return false
  await db.execute(sql`select pg_advisory_xact_lock(${operatorLock})`)
  return !(await hasOperator(db))
}

async function hasOperator(db: Executor): Promise<boolean> {
  const rows = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.isOperator, true))
  return rows.length > 0
}

function nameWorkspace(fullName: string): string {
  return fullName === '' ? 'My workspace' : `${fullName}'s workspace`
}
