import type { Need } from '../../needs/need.ts'
import { addScreen } from '../add-screen.ts'
import { because } from '../builder.ts'
import { collection, ensureDetail } from '../collections.ts'
import { hasAccounts, type Draft } from '../draft.ts'
import type { EntityDraft } from '../entity-draft.ts'

interface OwnBookings {
  booking: EntityDraft
  icon: string
}

/** What one has booked, each with a page of its own. */
export function listOwnBookings(draft: Draft, need: Need, { booking, icon }: OwnBookings): void {
  addScreen(draft, {
    title: `My ${booking.many}`,
    icon,
    access: hasAccounts(draft) ? 'signedIn' : 'public',
    section: collection(booking, {
      title: `My ${booking.many}`,
      view: 'list',
      scope: 'mine',
    }),
    because: because(need),
  })
  ensureDetail(draft, booking)
}
