import { useNavigate } from 'react-router'
import type { User } from '@supabase/auth-js'
import { routes } from '@joinery/contract'
import { TextField } from '../../components/ui/text-field.tsx'
import { authClient } from '../../lib/auth.ts'
import { notify } from '../../lib/notify.ts'
import { AccountForm } from './account-form.tsx'
import { AccountSection } from './account-section.tsx'
import { ownAccount } from './own-account.ts'

/** The end of an account: its address is typed, because nothing brings it back. */
export function DeleteAccountSection({ user }: { user: Pick<User, 'email'> }) {
  const navigate = useNavigate()
  const word = user.email || 'delete'

  const deleteAccount = async (read: (name: string) => string) => {
    const failure = await ownAccount.delete(read('confirmation'))
    if (failure !== undefined) return failure
    const client = await authClient()
    await client.signOut({ scope: 'local' })
    await navigate(routes.home.path)
    await notify.success('Your account is deleted.')
    return undefined
  }

  return (
    <AccountSection
      heading="Delete account"
      sentence="Your account, your workspace and everything in it are gone for good."
    >
      <AccountForm submitLabel="Delete my account" onSubmit={deleteAccount}>
        <TextField label={`Type ${word} to confirm`} name="confirmation" autoComplete="off" />
      </AccountForm>
    </AccountSection>
  )
}
