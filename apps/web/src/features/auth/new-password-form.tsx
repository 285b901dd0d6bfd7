import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { fillText, routes, texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { NewPasswordField } from '../../components/ui/new-password-field.tsx'
import { PasswordField } from '../../components/ui/password-field.tsx'
import { authClient } from '../../lib/auth.ts'
import { notify } from '../../lib/notify.ts'
import { focusField, formText } from './form-text.ts'
import { setNewPassword } from './password-recovery.ts'

/** Two fields for the new password of whoever is signed in. */
export function NewPasswordForm({ email }: { email: string }) {
  const [trouble, setTrouble] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const navigate = useNavigate()
  const words = texts.recovery.resetPassword

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    const form = new FormData(currentTarget)
    setIsPending(true)
    const failure = await setNewPassword(authClient, {
      password: formText(form, 'password'),
      confirmPassword: formText(form, 'confirmPassword'),
    })
    setIsPending(false)
    setTrouble(failure)
    if (failure !== undefined) return focusField(currentTarget, 'password')
    await navigate(routes.dashboard.path, { replace: true })
    await notify.success(words.succeeded)
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="text-14 break-words text-neutral-11">{fillText(words.account, { email })}</p>
      {/* Password managers look for the account that a new password belongs to. */}
      <input type="email" name="email" autoComplete="username" defaultValue={email} hidden readOnly />
      <NewPasswordField
        label={texts.auth.fields.newPassword}
        name="password"
        isInvalid={trouble !== undefined}
      />
      <PasswordField
        label={texts.auth.fields.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        isInvalid={trouble !== undefined}
      />
      {trouble && <FormMessage tone="error">{trouble}</FormMessage>}
      <Button type="submit" variant="primary" size="large" isLoading={isPending}>
        {words.submit}
      </Button>
    </form>
  )
}
