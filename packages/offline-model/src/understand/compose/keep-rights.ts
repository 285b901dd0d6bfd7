import type { Draft } from './draft.ts'

/** Who may do what is decided by those who run the place, and what a system wrote down about people is theirs to read. */
export function keepRights(draft: Draft): void {
  const staff = [...draft.roles.values()].filter(({ isStaff }) => isStaff).map(({ id }) => id)
  for (const screen of draft.screens.values()) {
    if (screen.access !== 'public' || !screen.sections.some(({ type }) => type === 'permissions')) continue
    const access =
      staff.length > 0 ? ({ access: 'roles', roles: staff } as const) : { access: 'signedIn' as const }
    draft.screens.set(screen.id, { ...screen, ...access })
  }
}
