import type { User } from '@supabase/auth-js'
import { texts } from '@joinery/contract'
import { TextField } from '../../components/ui/text-field.tsx'
import { SettingsSection } from '../../components/layout/settings-section.tsx'
import { AccountForm } from './account-form.tsx'
import { account } from './browser-account.ts'

const words = texts.account.name

export function ProfileSection({ user }: { user: Pick<User, 'user_metadata'> }) {
  const name: unknown = user.user_metadata['full_name']
  return (
    <SettingsSection heading={words.heading} sentence={words.sentence}>
      <AccountForm
        submitLabel={words.submit}
        done={words.succeeded}
        onSubmit={(read) => account.changeName(read('fullName'))}
      >
        <TextField
          label={texts.auth.fields.fullName}
          name="fullName"
          autoComplete="name"
          defaultValue={typeof name === 'string' ? name : ''}
        />
      </AccountForm>
    </SettingsSection>
  )
}
