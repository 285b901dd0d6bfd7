import { plans } from '@joinery/contract'
import type { Viewer } from '../../components/layout/viewer.ts'
import type { SessionState } from './session-state.ts'

/** What the dashboard shell shows of a session. An unknown one offers the ways in. */
export function viewerOf(session: SessionState): Viewer {
  switch (session.kind) {
    case 'loading':
      return { kind: 'loading' }
    case 'failed':
    case 'anonymous':
      return { kind: 'anonymous' }
    case 'user':
      return { kind: 'user', email: session.user.email, planName: plans[session.user.plan].name }
  }
}
