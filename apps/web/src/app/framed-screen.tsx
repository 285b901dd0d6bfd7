import { routes } from '@joinery/contract'
import type { Route, RouteName } from '@joinery/contract'
import { FocusedFrame } from '../components/layout/focused-frame.tsx'
import { PageFrame } from '../components/layout/page-frame.tsx'
import { SendSignedInAway } from '../features/session/send-signed-in-away.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { frameOf } from './frame-of.ts'
import { screens } from './screens.ts'

/** Everything that needs to know who is signed in; public pages never load it. */
const SessionArea = lazyPart(async () => (await import('./session-area.tsx')).SessionArea)

/** A route's screen inside its frame, behind its guard. */
export function FramedScreen({ name }: { name: RouteName }) {
  const { access, skin }: Route = routes[name]
  const { Screen } = screens[name]
  const frame = frameOf(name)
  if (access === 'guarded' || access === 'open-shell') {
    return (
      <SessionArea frame={frame} access={access}>
        <Screen routeName={name} />
      </SessionArea>
    )
  }
  if (frame === 'page') {
    return (
      <PageFrame skin={skin}>
        <Screen routeName={name} />
      </PageFrame>
    )
  }
  return (
    <FocusedFrame skin={skin}>
      {access === 'guest' && <SendSignedInAway />}
      <Screen routeName={name} />
    </FocusedFrame>
  )
}
