import { useState } from 'react'
import type { User } from '@supabase/auth-js'
import { fillText, texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { authClient } from '../../lib/auth.ts'
import { notify } from '../../lib/notify.ts'
import { AuthPanel } from './auth-panel.tsx'
import { LostAuthenticator } from './lost-authenticator.tsx'
import { factorChoices } from './second-factor.ts'
import { SecondFactorForm } from './second-factor-form.tsx'

interface SecondFactorStepProps {
  user: Pick<User, 'id' | 'email' | 'factors'>
}

/** The password was right; now the account wants a code. Verifying it changes the session, which leads on. */
export function SecondFactorStep({ user }: SecondFactorStepProps) {
  const [isLeaving, setIsLeaving] = useState(false)
  const words = texts.secondFactor
  const choices = factorChoices(user.factors ?? [])
  const sentence = user.email ? fillText(words.sentence, { email: user.email }) : words.sentenceWithoutEmail
  const leave = async () => {
    setIsLeaving(true)
    const client = await authClient()
    await client.signOut({ scope: 'local' })
  }
  return (
    <AuthPanel title={words.title} sentence={sentence}>
      <SecondFactorForm
        choices={choices}
        onVerified={() => void notify.success(texts.auth.signIn.succeeded)}
      />
      <LostAuthenticator userId={user.id} hasSpare={choices.length > 1} />
      <Button
        variant="ghost"
        className="-ml-3.5 justify-self-start"
        isLoading={isLeaving}
        onClick={() => void leave()}
      >
        {words.otherAccount}
      </Button>
    </AuthPanel>
  )
}
