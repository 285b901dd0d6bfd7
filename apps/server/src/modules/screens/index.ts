import { endpoints } from '@joinery/contract'
import type { App } from '../../http/app-types.ts'
import { shareSession } from '../../http/require-session.ts'
import type { Sessions } from '../../http/require-session.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import { gatherAnswers } from './gather-answers.ts'
import { readScreen } from './read-screen.ts'

interface Dependencies {
  sessions: Sessions
  /** What is asked of the database in it travels together. */
  together: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** What the dashboard's screens show first, each in one answer that the modules' answers are put together to. */
export function createScreensModule({ sessions, together }: Dependencies) {
  return {
    addRoutes(app: App) {
      serveEndpoint(app, endpoints.screens.read, async (wanted, context) => {
        await shareSession(context, sessions)
        const answers = await together(() => gatherAnswers(app, context, (ask) => readScreen(ask, wanted)))
        return { answers }
      })
    },
  }
}
