import { findRoute, routes } from '@joinery/contract'
import type { RouteName } from '@joinery/contract'
import { enlivenings } from './enlivenings.ts'
import { lazyScreen } from './lazy-screen.tsx'
import type { LazyScreen } from './lazy-screen.tsx'

const login = lazyScreen(
  async () => (await import('../features/auth/login-screen.tsx')).LoginScreen,
  ['src/features/auth/login-screen.tsx'],
)

const register = lazyScreen(
  async () => (await import('../features/auth/register-screen.tsx')).RegisterScreen,
  ['src/features/auth/register-screen.tsx'],
)

const forgotPassword = lazyScreen(
  async () => (await import('../features/auth/forgot-password-screen.tsx')).ForgotPasswordScreen,
  ['src/features/auth/forgot-password-screen.tsx'],
)

const resetPassword = lazyScreen(
  async () => (await import('../features/auth/reset-password-screen.tsx')).ResetPasswordScreen,
  ['src/features/auth/reset-password-screen.tsx'],
)

const authConfirm = lazyScreen(
  async () => (await import('../features/auth/confirm-screen.tsx')).ConfirmScreen,
  ['src/features/auth/confirm-screen.tsx'],
)

const invitation = lazyScreen(
  async () => (await import('../features/people/accept-screen.tsx')).AcceptScreen,
  ['src/features/people/accept-screen.tsx'],
)

const users = lazyScreen(async () => (await import('../features/people/users-screen.tsx')).UsersScreen)

const outbox = lazyScreen(async () => (await import('../features/mail/outbox-screen.tsx')).OutboxScreen)

const projects = lazyScreen(
  async () => (await import('../features/projects/projects-screen.tsx')).ProjectsScreen,
)

const analytics = lazyScreen(
  async () => (await import('../features/analytics/analytics-screen.tsx')).AnalyticsScreen,
)

const databases = lazyScreen(
  async () => (await import('../features/databases/databases-screen.tsx')).DatabasesScreen,
)

const connectDatabase = lazyScreen(
  async () => (await import('../features/databases/connect/connect-screen.tsx')).ConnectScreen,
)

const settings = lazyScreen(async () => (await import('./settings-route.tsx')).SettingsRoute)

const dashboard = lazyScreen(async () => (await import('./dashboard-route.tsx')).DashboardRoute)

const billing = lazyScreen(async () => (await import('./billing-route.tsx')).BillingRoute)

const billingOperations = lazyScreen(
  async () => (await import('../features/billing/operations/operations-screen.tsx')).OperationsScreen,
)

const workspace = lazyScreen(async () => (await import('./workspace-route.tsx')).WorkspaceRoute)

const preview = lazyScreen(async () => (await import('./preview-route.tsx')).PreviewRoute)

/** Left out of the browser's code: there, what these pages say is in the page itself. */
const loadContents =
  import.meta.env.SSR || import.meta.env.DEV ? () => import('./static-contents.ts') : undefined

/** A page that is only read. */
function written(name: RouteName): LazyScreen {
  const enlivening = enlivenings.get(name)
  const load = async () => {
    if (loadContents) {
      const [{ staticContents }, { writtenContent }] = await Promise.all([
        loadContents(),
        import('./written-content.tsx'),
      ])
      const Content = staticContents[name]
      if (Content) return writtenContent(Content, enlivening?.load)
    }
    const { takenOver } = await import('./taken-over.tsx')
    return takenOver(enlivening?.load)
  }
  return lazyScreen(load, enlivening ? [enlivening.source] : [])
}

export const notFound = lazyScreen<object>(
  async () => (await import('../features/not-found/not-found-screen.tsx')).NotFoundScreen,
  ['src/features/not-found/not-found-screen.tsx'],
)

/** Which screen stands at which route. */
export const screens: Record<RouteName, LazyScreen> = {
  home: written('home'),
  solutions: written('solutions'),
  features: written('features'),
  pricing: written('pricing'),
  about: written('about'),
  docs: written('docs'),
  apiReference: written('apiReference'),
  documentation: written('documentation'),
  blog: written('blog'),
  blogArticle: written('blogArticle'),
  careers: written('careers'),
  privacy: written('privacy'),
  terms: written('terms'),
  cookies: written('cookies'),
  privacyPolicy: written('privacyPolicy'),
  termsOfService: written('termsOfService'),
  cookiePolicy: written('cookiePolicy'),
  login,
  register,
  forgotPassword,
  resetPassword,
  authCallback: written('authCallback'),
  authConfirm,
  invitation,
  dashboard,
  chat: workspace,
  codeChat: workspace,
  projects,
  databases,
  connectDatabase,
  analytics,
  users,
  outbox,
  dashboardBilling: billing,
  billing,
  billingOperations,
  settings,
  preview,
  projectPreview: preview,
}

/** The names of all routes, in the contract's order. */
export const routeNames = Object.keys(screens).filter((name): name is RouteName => name in routes)

/** The screen that answers an address. */
export function screenAt(pathname: string): Pick<LazyScreen, 'sources' | 'preload'> {
  const route = findRoute(pathname)
  const name = routeNames.find((each) => routes[each] === route)
  return name ? screens[name] : notFound
}
