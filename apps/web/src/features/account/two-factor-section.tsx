import { useState } from 'react'
import type { User } from '@supabase/auth-js'
import { texts } from '@joinery/contract'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { authClient } from '../../lib/auth.ts'
import { SettingsSection } from '../../components/layout/settings-section.tsx'
import { AccountForm } from './account-form.tsx'
import { EnrolmentForm } from './enrolment-form.tsx'
import { FactorList } from './factor-list.tsx'
import { beginEnrolment } from './two-factor.ts'
import type { Enrolment } from './two-factor.ts'

const words = texts.account.twoFactor

/** Authenticators that show codes. A spare one is the way back in when the other is lost. */
export function TwoFactorSection({ user }: { user: Pick<User, 'factors'> }) {
  const [enrolment, setEnrolment] = useState<Enrolment>()
  const factors = (user.factors ?? []).filter(({ status }) => status === 'verified')
  const isFirst = factors.length === 0

  const begin = async (read: (name: string) => string) => {
    const outcome = await beginEnrolment(authClient, read('name'))
    if (outcome.kind === 'refused') return outcome.message
    setEnrolment(outcome.enrolment)
    return undefined
  }

  return (
    <SettingsSection heading={words.heading} sentence={words.sentence}>
      <div className="grid gap-5">
        <FactorList factors={factors} />
        {factors.length === 1 && !enrolment && <FormMessage tone="notice">{words.spareAdvice}</FormMessage>}
        {enrolment ? (
          <EnrolmentForm enrolment={enrolment} isFirst={isFirst} onEnd={() => setEnrolment(undefined)} />
        ) : (
          <AccountForm
            key={factors.length}
            submitLabel={isFirst ? words.setUp : words.addAnother}
            onSubmit={begin}
          >
            <TextField label={words.field} name="name" defaultValue={suggestName(factors.length)} />
          </AccountForm>
        )}
      </div>
    </SettingsSection>
  )
}

/** The service wants every name once, so there is nothing to suggest for a third one. */
function suggestName(count: number): string {
  return [words.firstName, words.spareName][count] ?? ''
}
