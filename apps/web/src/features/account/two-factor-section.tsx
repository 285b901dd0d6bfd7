import { useState } from 'react'
import type { User } from '@supabase/auth-js'
import { TextField } from '../../components/ui/text-field.tsx'
import { authClient } from '../../lib/auth.ts'
import { AccountForm } from './account-form.tsx'
import { AccountSection } from './account-section.tsx'
import { EnrolmentForm } from './enrolment-form.tsx'
import { FactorList } from './factor-list.tsx'
import { beginEnrolment } from './two-factor.ts'
import type { Enrolment } from './two-factor.ts'

/** Devices that show codes. More than one is the way back in when one is lost. */
export function TwoFactorSection({ user }: { user: Pick<User, 'factors'> }) {
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const factors = (user.factors ?? []).filter(({ status }) => status === 'verified')

  const begin = async (read: (name: string) => string) => {
    const outcome = await beginEnrolment(authClient, read('deviceName'))
    if (outcome.kind === 'refused') return outcome.message
    setEnrolment(outcome.enrolment)
    return undefined
  }

  return (
    <AccountSection
      heading="Two-factor authentication"
      sentence="Signing in then takes a code from an app on your phone besides the password."
    >
      <div className="grid gap-5">
        <FactorList factors={factors} />
        {enrolment ? (
          <EnrolmentForm enrolment={enrolment} onEnd={() => setEnrolment(undefined)} />
        ) : (
          <AccountForm submitLabel="Set up an authenticator app" onSubmit={begin}>
            <TextField
              label="Name of the device"
              name="deviceName"
              defaultValue={factors.length === 0 ? 'My phone' : ''}
              help={
                factors.length === 1
                  ? 'Add a second device: it lets you in when the first is lost.'
                  : undefined
              }
            />
          </AccountForm>
        )}
      </div>
    </AccountSection>
  )
}
