import type { UserRecord } from '../ports/records.ts'

export const isBanned = (user: UserRecord, now: Date) => user.bannedUntil !== null && user.bannedUntil > now
