import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { CheckboxField } from '../../components/ui/checkbox-field.tsx'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { NewPasswordField } from '../../components/ui/new-password-field.tsx'
import { PasswordField } from '../../components/ui/password-field.tsx'
import { TextField } from '../../components/ui/text-field.tsx'
import { textLinkClasses } from '../../components/ui/text-link-classes.ts'
import { guestClient } from '../../lib/auth.ts'
import { notify } from '../../lib/notify.ts'
import { readReturnPath } from '../../lib/safe-return-path.ts'
import type { ReturnState } from '../../lib/safe-return-path.ts'
import { AuthPanel } from './auth-panel.tsx'
import { focusField, formText } from './form-text.ts'
import type { MailState } from './mail-notice.tsx'
import { checkRegistration } from './check-registration.ts'
import type { RegisterField, Registration } from './check-registration.ts'
import { register } from './register.ts'
import type { RegisterOutcome } from './register.ts'
import { signUpRule } from './sign-up-rule.ts'
import { SocialButtons } from './social-buttons.tsx'
import { TermsText } from './terms-text.tsx'
import type { RegisteredState } from './use-registered-address.ts'
import { useSocialSignIn } from './use-social-sign-in.ts'

interface Trouble {
  message: string
  field?: RegisterField
}

export function RegisterScreen() {
  const [trouble, setTrouble] = useState<Trouble>()
  const [isPending, setIsPending] = useState(false)
  const navigate = useNavigate()
  const { state: arrival } = useLocation()
  const social = useSocialSignIn({ purpose: 'sign-up', onRefused: (message) => setTrouble({ message }) })
  const { fields } = texts.auth
  const words = texts.register

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = readRegistration(event.currentTarget)
    const problem = checkRegistration(form)
    setTrouble(problem)
    if (problem) return focusField(event.currentTarget, problem.field)
    setIsPending(true)
    const outcome = await register(guestClient, form, window.location.origin)
    setIsPending(false)
    await tell(outcome, form.email.trim())
  }

  const tell = async (outcome: RegisterOutcome, email: string) => {
    if (outcome.kind === 'refused') {
      setTrouble({ message: outcome.message })
      return notify.echo(outcome.message)
    }
    const needsMail = outcome.kind === 'confirm-by-mail'
    const returnTo = readReturnPath(arrival, window.location.origin)
    const state: RegisteredState & Partial<MailState & ReturnState> = {
      registered: email,
      ...(needsMail && { confirmBy: email }),
      ...(returnTo !== undefined && { returnTo }),
    }
    await navigate(routes.login.path, { state })
    await notify.success(needsMail ? words.confirmNext : words.succeeded)
  }

  return (
    <AuthPanel title={words.title} sentence={signUpRule()}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <TextField
          label={fields.fullName}
          name="fullName"
          autoComplete="name"
          isInvalid={trouble?.field === 'fullName'}
        />
        <TextField
          label={fields.email}
          name="email"
          type="email"
          autoComplete="username"
          isInvalid={trouble?.field === 'email'}
        />
        <NewPasswordField label={fields.password} name="password" isInvalid={trouble?.field === 'password'} />
        <PasswordField
          label={fields.confirmPassword}
          name="confirmPassword"
          autoComplete="new-password"
          isInvalid={trouble?.field === 'confirmPassword'}
        />
        <CheckboxField name="hasAgreed" isInvalid={trouble?.field === 'hasAgreed'}>
          <TermsText />
        </CheckboxField>
        {trouble && <FormMessage tone="error">{trouble.message}</FormMessage>}
        <Button type="submit" variant="primary" size="large" isLoading={isPending}>
          {isPending ? words.submitting : words.submit}
        </Button>
      </form>
      <SocialButtons
        pending={social.pending}
        onChoose={(provider) => {
          setTrouble(undefined)
          void social.start({ provider, isRemembered: false })
        }}
      />
      <p className="text-14">
        <Link to={routes.login.path} state={arrival} className={textLinkClasses}>
          {words.signIn}
        </Link>
      </p>
    </AuthPanel>
  )
}

function readRegistration(element: HTMLFormElement): Registration {
  const form = new FormData(element)
  return {
    fullName: formText(form, 'fullName'),
    email: formText(form, 'email'),
    password: formText(form, 'password'),
    confirmPassword: formText(form, 'confirmPassword'),
    hasAgreed: form.has('hasAgreed'),
  }
}
