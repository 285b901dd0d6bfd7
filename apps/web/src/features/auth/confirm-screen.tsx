import { Suspense, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { routes, texts } from '@joinery/contract'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { Button } from '../../components/ui/button.tsx'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { authClient } from '../../lib/auth.ts'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'
import { AuthPanel } from './auth-panel.tsx'
import { LazyLinkExpired } from './lazy-link-expired.ts'
import { confirmMailedLink, readMailedLink } from './mailed-link.ts'
import type { LinkOutcome, MailedLink } from './mailed-link.ts'

const words = texts.mailedLinks

/** Where mailed links lead: it says what will happen, and a press of the button does it. */
export function ConfirmScreen() {
  const { search } = useLocation()
  if (!useIsHydrated()) {
    return (
      <AuthPanel title={routes.authConfirm.title}>
        <output className="text-14 text-neutral-10">{texts.common.loading}</output>
      </AuthPanel>
    )
  }
  const link = readMailedLink(new URLSearchParams(search), window.location.origin)
  return link ? <ConfirmLink link={link} /> : <BrokenLink />
}

function ConfirmLink({ link }: { link: MailedLink }) {
  const [outcome, setOutcome] = useState<LinkOutcome>()
  const [isPending, setIsPending] = useState(false)
  const navigate = useNavigate()
  const { heading, sentence, submit } = words.purposes[link.type]

  const confirm = async () => {
    setIsPending(true)
    const answer = await confirmMailedLink(authClient, link)
    setIsPending(false)
    setOutcome(answer)
    if (answer.kind === 'done') await navigate(link.destination, { replace: true })
  }

  if (outcome?.kind === 'refused' && outcome.isExpired) {
    return (
      <AuthPanel title={heading}>
        <Suspense>
          <LazyLinkExpired type={link.type} />
        </Suspense>
      </AuthPanel>
    )
  }
  if (outcome?.kind === 'other-mailbox') {
    return (
      <AuthPanel title={heading}>
        <FormMessage tone="notice">{words.otherMailbox}</FormMessage>
      </AuthPanel>
    )
  }
  return (
    <AuthPanel title={heading} sentence={sentence}>
      {outcome?.kind === 'refused' && <FormMessage tone="error">{outcome.message}</FormMessage>}
      <Button variant="primary" size="large" isLoading={isPending} onClick={() => void confirm()}>
        {submit}
      </Button>
    </AuthPanel>
  )
}

function BrokenLink() {
  return (
    <AuthPanel title={routes.authConfirm.title}>
      <FormMessage tone="error">{words.broken}</FormMessage>
      <Link to={routes.login.path} className={buttonClasses({ size: 'large' })}>
        {words.backToSignIn}
      </Link>
    </AuthPanel>
  )
}
