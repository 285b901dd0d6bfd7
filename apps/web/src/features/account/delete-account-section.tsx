import { useNavigate } from 'react-router'
import type { User } from '@supabase/auth-js'
import { fillText, routes, texts } from '@joinery/contract'
import { TextField } from '../../components/ui/text-field.tsx'
import { authClient } from '../../lib/auth.ts'
import { notify } from '../../lib/notify.ts'
import { SettingsSection } from '../../components/layout/settings-section.tsx'
import { AccountForm } from './account-form.tsx'
import { ownAccount } from './own-account.ts'

const words = texts.account.deletion

/** The end of an account: its address is typed, because nothing brings it back. */
export function DeleteAccountSection({ user }: { user: Pick<User, 'email'> }) {
  const navigate = useNavigate()
  const word = user.email || words.wordWithoutEmail

  const deleteAccount = async (read: (name: string) => string) => {
    const failure = await ownAccount.delete(read('confirmation'))
    if (failure !== undefined) return failure
    const client = await authClient()
    await client.signOut({ scope: 'local' })
    await navigate(routes.home.path)
    await notify.success(words.succeeded)
    return undefined
  }

  return (
    <SettingsSection heading={words.heading} sentence={words.sentence}>
      <AccountForm submitLabel={words.submit} isDestructive onSubmit={deleteAccount}>
        <TextField label={fillText(words.field, { word })} name="confirmation" autoComplete="off" />
      </AccountForm>
    </SettingsSection>
  )
}
