import { endpoints } from '@joinery/contract'
import type { App } from '../../http/app-types.ts'
import { shareSession } from '../../http/require-session.ts'
import type { Sessions } from '../../http/require-session.ts'
import { serveWrittenEndpoint } from '../../http/serve-endpoint.ts'
import type { ProjectsModule } from '../projects/index.ts'
import { gatherAnswers } from './gather-answers.ts'
import { readScreen } from './read-screen.ts'

interface Dependencies {
  sessions: Sessions
  expectNewest: ProjectsModule['expectNewest']
  /** What is asked of the database in it travels together. */
  together: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** When everything of this turn of the event loop is asked of the database. */
  allAsked: () => Promise<void>
}

/** What the dashboard's screens show first, each in one answer that the modules' answers are put together to. */
export function createScreensModule({ sessions, expectNewest, together, allAsked }: Dependencies) {
  return {
    addRoutes(app: App) {
      serveWrittenEndpoint(app, endpoints.screens.read, async (wanted, context) => {
        const caller = await shareSession(context, sessions)
        return together(() =>
          gatherAnswers(app, context, (gathering) =>
            readScreen({ ...gathering, allAsked, expectNewest: () => expectNewest(caller) }, wanted),
          ),
        )
      })
    },
  }
}
