import type { User } from '@supabase/auth-js'
import { fillText, texts } from '@joinery/contract'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { MailKept } from '../../components/ui/mail-kept.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { SettingsSection } from '../../components/layout/settings-section.tsx'
import { keepsMail } from '../../lib/keeps-mail.ts'
import { AccountForm } from './account-form.tsx'
import { account } from './browser-account.ts'

const words = texts.account.email

export function EmailSection({ user }: { user: Pick<User, 'email' | 'new_email'> }) {
  return (
    <SettingsSection heading={words.heading} sentence={keepsMail() ? words.sentenceKept : words.sentence}>
      <div className="grid gap-4">
        <p className="text-14 wrap-anywhere">{user.email || words.none}</p>
        {user.new_email && (
          <FormMessage tone="notice">
            {fillText(keepsMail() ? words.pendingKept : words.pending, { email: user.new_email })}
          </FormMessage>
        )}
        <MailKept />
        <AccountForm submitLabel={words.submit} onSubmit={(read) => account.changeEmail(read('email'))}>
          <TextField label={words.field} name="email" type="email" autoComplete="email" />
        </AccountForm>
      </div>
    </SettingsSection>
  )
}
