import type { User } from '@supabase/auth-js'
import { texts } from '@joinery/contract'
import { TextField } from '../../components/ui/text-field.tsx'
import { SettingsSection } from '../../components/layout/settings-section.tsx'
import { AccountForm } from './account-form.tsx'
import type { TypedName } from './use-typed-name.ts'

interface ProfileSectionProps {
  user: Pick<User, 'user_metadata'>
  name: TypedName
}

const words = texts.account.name

export function ProfileSection({ user, name }: ProfileSectionProps) {
  const stored: unknown = user.user_metadata['full_name']
  const saved = typeof stored === 'string' ? stored : ''
  return (
    <SettingsSection heading={words.heading} sentence={words.sentence}>
      <AccountForm
        submitLabel={words.submit}
        done={words.succeeded}
        onSubmit={(read) => name.save(read('fullName'))}
      >
        <TextField
          label={texts.auth.fields.fullName}
          name="fullName"
          autoComplete="name"
          value={name.typed ?? saved}
          onChange={(event) => name.type(event.target.value, saved)}
        />
      </AccountForm>
    </SettingsSection>
  )
}
