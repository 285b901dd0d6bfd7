import { needAccounts, type Draft } from '../compose/draft.ts'

/** Somebody with an account of their own kind, where the request speaks of accounts or of them. */
export function needRole(
  draft: Draft,
  role: { id: string; label: string; isStaff: boolean },
  isPlain = false,
): void {
  needAccounts(draft)
  if (isPlain) {
    draft.roles.delete(role.id)
    draft.plainRole = role
  } else draft.roles.set(role.id, role)
}
