import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Link } from 'react-router'
import { fillText, routes, texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { ByMail, MailKept } from '../../components/ui/mail-kept.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { textLinkClasses } from '../../components/ui/text-link-classes.ts'
import { guestClient } from '../../lib/auth.ts'
import { keepsMail } from '../../lib/keeps-mail.ts'
import { AuthPanel } from './auth-panel.tsx'
import { focusField, formText } from './form-text.ts'
import { requestRecovery } from './password-recovery.ts'

/** One answer whoever asks: the screen does not tell who has an account. */
export function ForgotPasswordScreen() {
  const [trouble, setTrouble] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const words = texts.recovery.forgotPassword

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { currentTarget } = event
    const email = formText(new FormData(currentTarget), 'email')
    setIsPending(true)
    const failure = await requestRecovery(guestClient, email, window.location.origin)
    setIsPending(false)
    setTrouble(failure)
    setSentTo(failure === undefined ? email.trim() : undefined)
    if (failure !== undefined) focusField(currentTarget, 'email')
  }

  return (
    <AuthPanel title={words.title} sentence={<ByMail sent={words.sentence} kept={words.sentenceKept} />}>
      <MailKept />
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextField
          label={texts.auth.fields.email}
          name="email"
          type="email"
          autoComplete="username"
          isInvalid={trouble !== undefined}
        />
        {trouble && <FormMessage tone="error">{trouble}</FormMessage>}
        {sentTo && (
          <FormMessage tone="notice">
            {fillText(keepsMail() ? words.kept : words.sent, { email: sentTo })}
          </FormMessage>
        )}
        <Button type="submit" variant="primary" size="large" isLoading={isPending}>
          {words.submit}
        </Button>
      </form>
      <p className="text-14">
        <Link to={routes.login.path} className={textLinkClasses}>
          {words.signIn}
        </Link>
      </p>
    </AuthPanel>
  )
}
