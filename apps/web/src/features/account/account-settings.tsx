import type { User } from '@supabase/auth-js'
import { DevicesSection } from './devices-section.tsx'
import type { KnownDevices } from './devices-section.tsx'
import { EmailSection } from './email-section.tsx'
import { IdentitiesSection } from './identities-section.tsx'
import { OwnDataSection } from './own-data-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { ProfileSection } from './profile-section.tsx'
import { TwoFactorSection } from './two-factor-section.tsx'
import type { TypedName } from './use-typed-name.ts'

interface AccountSettingsProps {
  user: User
  devices: KnownDevices
  name: TypedName
}

/** Account and security, one card for each concern. */
export function AccountSettings({ user, devices, name }: AccountSettingsProps) {
  return (
    <div className="grid gap-4">
      <ProfileSection user={user} name={name} />
      <EmailSection user={user} />
      <PasswordSection user={user} />
      <TwoFactorSection user={user} />
      <IdentitiesSection user={user} />
      <DevicesSection known={devices} />
      <OwnDataSection />
    </div>
  )
}
