import { authClient } from '../../lib/auth.ts'
import { createAccountActions } from './account-actions.ts'

/** What the user of this page can do to their account. */
export const account = createAccountActions({
  loadClient: authClient,
  origin: () => window.location.origin,
})
