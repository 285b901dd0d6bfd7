import { useState } from 'react'
import type { User } from '@supabase/auth-js'
import { texts } from '@joinery/contract'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { MailKept } from '../../components/ui/mail-kept.tsx'
import { NewPasswordField } from '../../components/ui/new-password-field.tsx'
import { PasswordField } from '../../components/ui/password-field.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { notify } from '../../lib/notify.ts'
import { SettingsSection } from '../../components/layout/settings-section.tsx'
import { AccountForm } from './account-form.tsx'
import { account } from './browser-account.ts'

const words = texts.account.password

/** Changing the password ends all other sessions of the account. */
export function PasswordSection({ user }: { user: Pick<User, 'identities'> }) {
  const [needsCode, setNeedsCode] = useState(false)
  const [round, setRound] = useState(0)
  const hasPassword = user.identities?.some(({ provider }) => provider === 'email') ?? false

  const change = async (read: (name: string) => string) => {
    const outcome = await account.changePassword({
      currentPassword: hasPassword ? read('currentPassword') : undefined,
      password: read('password'),
      confirmPassword: read('confirmPassword'),
      nonce: needsCode ? read('nonce') : undefined,
    })
    if (outcome.kind === 'refused') return outcome.message
    setNeedsCode(outcome.kind === 'code-needed')
    if (outcome.kind === 'done') {
      setRound(round + 1)
      void notify.success(texts.recovery.resetPassword.succeeded)
    }
    return undefined
  }

  return (
    <SettingsSection heading={words.heading} sentence={words.sentence}>
      <AccountForm key={round} submitLabel={hasPassword ? words.change : words.set} onSubmit={change}>
        {hasPassword && (
          <PasswordField label={words.current} name="currentPassword" autoComplete="current-password" />
        )}
        <NewPasswordField label={texts.auth.fields.newPassword} name="password" />
        <PasswordField
          label={texts.auth.fields.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
        />
        {needsCode && (
          <>
            <FormMessage tone="notice">{words.codeNotice}</FormMessage>
            <MailKept />
            <TextField label={words.code} name="nonce" inputMode="numeric" autoComplete="one-time-code" />
          </>
        )}
      </AccountForm>
    </SettingsSection>
  )
}
