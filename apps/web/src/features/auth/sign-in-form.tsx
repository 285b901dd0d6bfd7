import { Suspense, useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { CheckboxField } from '../../components/ui/checkbox-field.tsx'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { PasswordField } from '../../components/ui/password-field.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { textLinkClasses } from '../../components/ui/text-link-classes.ts'
import { authClient } from '../../lib/auth.ts'
import { browserAuthStorage } from '../../lib/browser-auth-storage.ts'
import { notify } from '../../lib/notify.ts'
import { readReturnPath } from '../../lib/safe-return-path.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { AuthPanel } from './auth-panel.tsx'
import { focusField, formText } from './form-text.ts'
import { MailNotice } from './mail-notice.tsx'
import { findEmptyField, signIn } from './sign-in.ts'
import type { SignInOutcome } from './sign-in.ts'
import { SocialButtons } from './social-buttons.tsx'
import { useNamedProvider } from './use-named-provider.ts'
import { useRegisteredAddress } from './use-registered-address.ts'
import { useSocialSignIn } from './use-social-sign-in.ts'

/** Rarely needed, so it is loaded when it is. */
const ResendConfirmation = lazyPart(
  async () => (await import('./resend-confirmation.tsx')).ResendConfirmation,
)

type Trouble = Extract<SignInOutcome, { message: string }> | { kind: 'social'; message: string }

export function SignInForm() {
  const [trouble, setTrouble] = useState<Trouble>()
  const [email, setEmail] = useState('')
  const [isPending, setIsPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { state } = useLocation()
  useRegisteredAddress(form)
  const social = useSocialSignIn({
    purpose: 'sign-in',
    onRefused: (message) => setTrouble({ kind: 'social', message }),
  })
  useNamedProvider((provider) => void social.start({ provider, isRemembered: false }))
  const words = texts.auth.signIn
  // What a social provider refuses says nothing about what was typed here.
  const isInvalid = trouble !== undefined && trouble.kind !== 'social'

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const credentials = { email: formText(entered, 'email'), password: formText(entered, 'password') }
    const emptyField = findEmptyField(credentials)
    if (emptyField) {
      setTrouble({ kind: 'refused', message: words.required })
      focusField(event.currentTarget, emptyField)
      return
    }
    setTrouble(undefined)
    setEmail(credentials.email.trim())
    setIsPending(true)
    browserAuthStorage.remember(entered.has('remember'))
    const outcome = await signIn(authClient, credentials)
    setIsPending(false)
    await tell(outcome)
  }

  const tell = async (outcome: SignInOutcome) => {
    if (outcome.kind === 'second-factor') return
    if (outcome.kind === 'signed-in') return notify.success(words.succeeded)
    setTrouble(outcome)
    await notify.echo(outcome.message)
  }

  return (
    <AuthPanel title={words.title}>
      <MailNotice />
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4"
      >
        <TextField
          label={texts.auth.fields.email}
          name="email"
          type="email"
          autoComplete="username"
          isInvalid={isInvalid}
        />
        <PasswordField
          label={texts.auth.fields.password}
          name="password"
          autoComplete="current-password"
          isInvalid={isInvalid}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <CheckboxField name="remember">{words.rememberMe}</CheckboxField>
          <Link to={routes.forgotPassword.path} className={`text-14 ${textLinkClasses}`}>
            {words.forgotPassword}
          </Link>
        </div>
        {trouble && (
          <FormMessage tone="error">
            {trouble.message}
            <Suspense>{trouble.kind === 'unconfirmed' && <ResendConfirmation email={email} />}</Suspense>
          </FormMessage>
        )}
        <Button type="submit" variant="primary" size="large" isLoading={isPending}>
          {isPending ? words.submitting : words.submit}
        </Button>
      </form>
      <SocialButtons
        pending={social.pending}
        onChoose={(provider) => {
          setTrouble(undefined)
          const isRemembered = form.current !== null && new FormData(form.current).has('remember')
          const returnTo = readReturnPath(state, window.location.origin)
          void social.start({ provider, isRemembered, returnTo })
        }}
      />
      <p className="text-14">
        <Link to={routes.register.path} state={state} className={textLinkClasses}>
          {words.createAccount}
        </Link>
      </p>
    </AuthPanel>
  )
}
