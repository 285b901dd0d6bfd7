import { texts } from '@joinery/contract'
import { SettingsSection } from '../../components/layout/settings-section.tsx'
import { CheckboxField } from '../../components/ui/checkbox-field.tsx'
import { MailKept } from '../../components/ui/mail-kept.tsx'
import type { CommonSettings } from './settings-draft.ts'

interface NotificationsSectionProps {
  settings: CommonSettings
  onChange: (facts: Partial<CommonSettings>) => void
}

const words = texts.settings.notifications

/** Which mails come besides those that an account needs. */
export function NotificationsSection({ settings, onChange }: NotificationsSectionProps) {
  return (
    <SettingsSection level={2} heading={words.heading} sentence={words.sentence}>
      <div className="grid gap-3">
        <CheckboxField
          name="mailsSuccess"
          checked={settings.mailsSuccess}
          onChange={(event) => onChange({ mailsSuccess: event.target.checked })}
        >
          {words.success}
        </CheckboxField>
        <CheckboxField
          name="mailsFailure"
          checked={settings.mailsFailure}
          onChange={(event) => onChange({ mailsFailure: event.target.checked })}
        >
          {words.failure}
        </CheckboxField>
        <MailKept />
      </div>
    </SettingsSection>
  )
}
