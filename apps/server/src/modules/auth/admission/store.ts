import { sql } from 'drizzle-orm'
import type { Orm } from '../../../db/database.ts'

export type AdmissionStore = ReturnType<typeof createAdmissionStore>

export function createAdmissionStore(orm: Orm) {
  return {
    /** Until an address is confirmed there is no first account: it may be mistyped, and nobody could ever get in. */
    async isFirstAwaited(): Promise<boolean> {
      const { rows } = await orm.execute<{ isAwaited: boolean }>(sql`select ${noAccount} as "isAwaited"`)
      return rows[0]?.isAwaited === true
    },

    /** Whether an account may be made while sign-up is by invitation: by who is invited, and by the first of all. */
    async isAdmitted(email: string, at: Date): Promise<boolean> {
      const { rows } = await orm.execute<{ isAdmitted: boolean }>(sql`
        select ${noAccount} or exists (
          select from invitations
          where email = ${email} and status = 'pending' and expires_at > ${at.toISOString()}::timestamptz
        ) as "isAdmitted"`)
      return rows[0]?.isAdmitted === true
    },
  }
}

const noAccount = sql`not exists (
  select from auth.users where email_confirmed_at is not null or phone_confirmed_at is not null
)`
