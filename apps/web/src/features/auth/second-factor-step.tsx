import { useState } from 'react'
import type { User } from '@supabase/auth-js'
import { texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { authClient } from '../../lib/auth.ts'
import { notify } from '../../lib/notify.ts'
import { AuthPanel } from './auth-panel.tsx'
import { factorChoices } from './second-factor.ts'
import { SecondFactorForm } from './second-factor-form.tsx'

interface SecondFactorStepProps {
  user: Pick<User, 'email' | 'factors'>
}

/** The password was right; now the account wants a code. Verifying it changes the session, which leads on. */
export function SecondFactorStep({ user }: SecondFactorStepProps) {
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = async () => {
    setIsLeaving(true)
    const client = await authClient()
    await client.signOut({ scope: 'local' })
  }
  return (
    <AuthPanel title="Second step" sentence={`Signing in as ${user.email ?? 'you'} takes a code as well.`}>
      <SecondFactorForm
        choices={factorChoices(user.factors ?? [])}
        onVerified={() => void notify.success(texts.auth.signIn.succeeded)}
      />
      <Button variant="ghost" isLoading={isLeaving} onClick={() => void leave()}>
        Use another account
      </Button>
    </AuthPanel>
  )
}
