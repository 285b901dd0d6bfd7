import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { texts } from '@joinery/contract'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { AcceptPanel, AcceptPending, AcceptRefusal } from './accept-panel.tsx'

/** It calls the server, which only a page in a browser can, and this screen is written ahead of that. */
const InvitationOffer = lazyPart(async () => (await import('./invitation-offer.tsx')).InvitationOffer)

/** Where the link in an invitation leads: it says who invites, and a press of the button accepts. */
export function AcceptScreen() {
  const { hash } = useLocation()
  if (!useIsHydrated()) return <AcceptPending />
  const token = hash.slice(1)
  if (token === '') {
    return (
      <AcceptPanel>
        <AcceptRefusal>{texts.invitationLink.unknown}</AcceptRefusal>
      </AcceptPanel>
    )
  }
  return (
    <Suspense fallback={<AcceptPending />}>
      <InvitationOffer key={token} token={token} />
    </Suspense>
  )
}
