import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { fillText, routes, teamEndpoints, texts } from '@joinery/contract'
import type { OfferedInvitation, OwnWorkspace } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { buttonClasses } from '../../components/ui/button-classes.ts'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { call } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useAuthState } from '../../lib/use-auth-state.ts'
import { AcceptPanel, AcceptPending, AcceptRefusal } from './accept-panel.tsx'
import { WayInToAccept } from './way-in-to-accept.tsx'

const words = texts.invitationLink

/** What a link offers, and the way to take it. */
export function InvitationOffer({ token }: { token: string }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Offer token={token} />
    </QueryClientProvider>
  )
}

function Offer({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: ({ signal }) => call(teamEndpoints.offer, { token }, { signal }),
    retry: false,
  })
  const acceptance = useMutation({ mutationFn: () => call(teamEndpoints.accept, { token }) })
  if (acceptance.data) return <Joined workspace={acceptance.data} />
  if (error) {
    return (
      <AcceptPanel>
        <FormMessage tone="error">{error.message}</FormMessage>
        <Button isLoading={isFetching} onClick={() => void refetch()}>
          {texts.common.actions.retry}
        </Button>
      </AcceptPanel>
    )
  }
  if (!data) return <AcceptPending />
  return (
    <AcceptPanel sentence={describeOffer(data)}>
      {data.state === 'pending' ? (
        <Answer
          email={data.email}
          refusal={acceptance.error?.message}
          isPending={acceptance.isPending}
          onAccept={() => acceptance.mutate()}
        />
      ) : (
        <AcceptRefusal>{stateWords[data.state]}</AcceptRefusal>
      )}
    </AcceptPanel>
  )
}

const stateWords = { accepted: words.used, revoked: words.revoked, expired: words.expired }

function describeOffer({ inviter, workspace, role }: OfferedInvitation): string {
  return fillText(words.sentence, { inviter, workspace, role: words.roles[role] })
}

interface AnswerProps {
  email: string
  refusal: string | undefined
  isPending: boolean
  onAccept: () => void
}

/** Only the address that was invited can accept, so everybody else is told how to come back with it. */
function Answer({ email, refusal, isPending, onAccept }: AnswerProps) {
  const auth = useAuthState()
  if (auth.kind === 'loading')
    return <output className="text-14 text-neutral-10">{texts.common.loading}</output>
  if (auth.kind !== 'signed-in') return <WayInToAccept email={email} />
  return (
    <div className="grid gap-4">
      <p className="text-14 text-neutral-11">{fillText(words.signedInAs, { own: auth.user.email ?? '' })}</p>
      {refusal && <FormMessage tone="error">{refusal}</FormMessage>}
      <Button variant="primary" size="large" isLoading={isPending} onClick={onAccept}>
        {words.submit}
      </Button>
    </div>
  )
}

function Joined({ workspace }: { workspace: OwnWorkspace }) {
  return (
    <AcceptPanel sentence={fillText(words.done, { workspace: workspace.name })}>
      <Link to={routes.projects.path} className={buttonClasses({ variant: 'primary', size: 'large' })}>
        {words.toProjects}
      </Link>
      <Link to={routes.dashboard.path} className={buttonClasses({ size: 'large' })}>
        {words.toDashboard}
      </Link>
    </AcceptPanel>
  )
}
