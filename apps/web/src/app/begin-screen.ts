import { addressOf, findRoute, routes, screenEndpoints } from '@joinery/contract'
import type { Route, ScreenName } from '@joinery/contract'
import { accountQuery } from '../features/account/account-query.ts'
import { lastDays, rangeOf } from '../features/analytics/last-days.ts'
import { currentProject } from '../features/workspace/current-project.ts'
import { authClient } from '../lib/auth.ts'
import { screenAnswers } from '../lib/browser-screen-answers.ts'
import { isSignedIn } from '../lib/is-signed-in.ts'
import { queryClient } from '../lib/query-client.ts'

type Place = Pick<Location, 'pathname' | 'search'>

let begun: string | undefined

/** Asks for what a screen shows as soon as it is known which one it is. What is begun already is not begun again. */
export function beginScreen({ pathname, search }: Place): void {
  const route = findRoute(pathname)
  if (pathname === begun || !needsSession(route) || !isSignedIn()) return
  const withShell = begun === undefined
  begun = pathname
  const screen = screenOf(route)
  if (screen === 'shell' && !withShell) return
  const parameters = new URLSearchParams(search)
  const address = addressOf(screenEndpoints.read, {
    screen,
    withShell: withShell ? undefined : 'false',
    ...detailsOf(screen, parameters),
  })
  screenAnswers.ask({ screen, withShell, address })
  if (screen === 'settings') beginAccount().catch(() => undefined)
}

/** The next one to sign in begins anew. */
export function forgetScreens(): void {
  begun = undefined
  screenAnswers.forget()
}

/** The account is known to a service of its own, which is asked beside. */
async function beginAccount(): Promise<void> {
  const { data } = await (await authClient()).getSession()
  if (data.session) await queryClient.prefetchQuery(accountQuery(data.session.user.id))
}

const needsSession = (route: Route | undefined): route is Route =>
  route?.access === 'guarded' || route?.access === 'open-shell'

const screenOf = (route: Route): ScreenName => screens.get(route) ?? 'shell'

const screens = new Map<Route, ScreenName>([
  [routes.dashboard, 'home'],
  [routes.projects, 'projects'],
  [routes.users, 'users'],
  [routes.settings, 'settings'],
  [routes.databases, 'databases'],
  [routes.analytics, 'analytics'],
])

/** What the address says that the screen is about. */
function detailsOf(screen: ScreenName, parameters: URLSearchParams): Record<string, string | undefined> {
  const named = (name: string) => parameters.get(name) ?? undefined
  switch (screen) {
    case 'users':
      return { workspaceId: named('workspace') }
    case 'settings':
      return { projectId: currentProject.read(parameters.get('projectId')) }
    case 'databases':
      return { databaseId: named('database') }
    case 'analytics':
      return { ...lastDays(rangeOf(parameters.get('days')), new Date()), scope: named('scope') ?? 'own' }
    case 'shell':
    case 'home':
    case 'projects':
      return {}
  }
}
