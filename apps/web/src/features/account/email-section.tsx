import type { User } from '@supabase/auth-js'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountSection } from './account-section.tsx'
import { account } from './browser-account.ts'

export function EmailSection({ user }: { user: Pick<User, 'email' | 'new_email'> }) {
  return (
    <AccountSection
      heading="E-mail address"
      sentence="You sign in with it. A new one counts only after it is confirmed by mail."
    >
      <div className="grid gap-4">
        <p className="text-14 break-words">{user.email || 'This account has no e-mail address yet.'}</p>
        {user.new_email && (
          <FormMessage tone="notice">
            The change to {user.new_email} waits to be confirmed. Open the links that we have mailed.
          </FormMessage>
        )}
        <AccountForm submitLabel="Change address" onSubmit={(read) => account.changeEmail(read('email'))}>
          <TextField label="New e-mail address" name="email" type="email" autoComplete="email" />
        </AccountForm>
      </div>
    </AccountSection>
  )
}
