import { findRoute, routes } from '@joinery/contract'
import type { RouteName } from '@joinery/contract'
import { enlivenings } from './enlivenings.ts'
import { lazyScreen } from './lazy-screen.tsx'
import type { LazyScreen } from './lazy-screen.tsx'

const login = lazyScreen('src/features/auth/login-screen.tsx', async () => {
  const { LoginScreen } = await import('../features/auth/login-screen.tsx')
  return LoginScreen
})

const register = lazyScreen('src/features/auth/register-screen.tsx', async () => {
  const { RegisterScreen } = await import('../features/auth/register-screen.tsx')
  return RegisterScreen
})

const forgotPassword = lazyScreen('src/features/auth/forgot-password-screen.tsx', async () => {
  const { ForgotPasswordScreen } = await import('../features/auth/forgot-password-screen.tsx')
  return ForgotPasswordScreen
})

const resetPassword = lazyScreen('src/features/auth/reset-password-screen.tsx', async () => {
  const { ResetPasswordScreen } = await import('../features/auth/reset-password-screen.tsx')
  return ResetPasswordScreen
})

const authConfirm = lazyScreen('src/features/auth/confirm-screen.tsx', async () => {
  const { ConfirmScreen } = await import('../features/auth/confirm-screen.tsx')
  return ConfirmScreen
})

const invitation = lazyScreen('src/features/people/accept-screen.tsx', async () => {
  const { AcceptScreen } = await import('../features/people/accept-screen.tsx')
  return AcceptScreen
})

const users = lazyScreen('src/features/people/users-screen.tsx', async () => {
  const { UsersScreen } = await import('../features/people/users-screen.tsx')
  return UsersScreen
})

const outbox = lazyScreen('src/features/mail/outbox-screen.tsx', async () => {
  const { OutboxScreen } = await import('../features/mail/outbox-screen.tsx')
  return OutboxScreen
})

const projects = lazyScreen('src/features/projects/projects-screen.tsx', async () => {
  const { ProjectsScreen } = await import('../features/projects/projects-screen.tsx')
  return ProjectsScreen
})

const analytics = lazyScreen('src/features/analytics/analytics-screen.tsx', async () => {
  const { AnalyticsScreen } = await import('../features/analytics/analytics-screen.tsx')
  return AnalyticsScreen
})

const databases = lazyScreen('src/features/databases/databases-screen.tsx', async () => {
  const { DatabasesScreen } = await import('../features/databases/databases-screen.tsx')
  return DatabasesScreen
})

const connectDatabase = lazyScreen('src/features/databases/connect/connect-screen.tsx', async () => {
  const { ConnectScreen } = await import('../features/databases/connect/connect-screen.tsx')
  return ConnectScreen
})

const settings = lazyScreen('src/app/settings-route.tsx', async () => {
  const { SettingsRoute } = await import('./settings-route.tsx')
  return SettingsRoute
})

const dashboard = lazyScreen('src/app/dashboard-route.tsx', async () => {
  const { DashboardRoute } = await import('./dashboard-route.tsx')
  return DashboardRoute
})

const billing = lazyScreen('src/app/billing-route.tsx', async () => {
  const { BillingRoute } = await import('./billing-route.tsx')
  return BillingRoute
})

const billingOperations = lazyScreen('src/features/billing/operations/operations-screen.tsx', async () => {
  const { OperationsScreen } = await import('../features/billing/operations/operations-screen.tsx')
  return OperationsScreen
})

const workspace = lazyScreen('src/app/workspace-route.tsx', async () => {
  const { WorkspaceRoute } = await import('./workspace-route.tsx')
  return WorkspaceRoute
})

const preview = lazyScreen('src/app/preview-route.tsx', async () => {
  const { PreviewRoute } = await import('./preview-route.tsx')
  return PreviewRoute
})

/** Left out of the browser's code: there, what these pages say is in the page itself. */
const loadContents =
  import.meta.env.SSR || import.meta.env.DEV ? () => import('./static-contents.ts') : undefined

/** A page that is only read. */
function written(name: RouteName): LazyScreen {
  const enlivening = enlivenings.get(name)
  return lazyScreen(enlivening ? [enlivening.source] : [], async () => {
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
  })
}

export const notFound = lazyScreen<object>('src/features/not-found/not-found-screen.tsx', async () => {
  const { NotFoundScreen } = await import('../features/not-found/not-found-screen.tsx')
  return NotFoundScreen
})

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
