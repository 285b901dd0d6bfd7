import { findRoute, routes } from '@joinery/contract'
import type { RouteName } from '@joinery/contract'
import { lazyScreen } from './lazy-screen.tsx'
import type { LazyScreen } from './lazy-screen.tsx'

const home = lazyScreen('src/features/home/home-screen.tsx', async () => {
  const { HomeScreen } = await import('../features/home/home-screen.tsx')
  return HomeScreen
})

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

const authCallback = lazyScreen('src/features/auth/callback-screen.tsx', async () => {
  const { CallbackScreen } = await import('../features/auth/callback-screen.tsx')
  return CallbackScreen
})

const authConfirm = lazyScreen('src/features/auth/confirm-screen.tsx', async () => {
  const { ConfirmScreen } = await import('../features/auth/confirm-screen.tsx')
  return ConfirmScreen
})

const projects = lazyScreen('src/features/projects/projects-screen.tsx', async () => {
  const { ProjectsScreen } = await import('../features/projects/projects-screen.tsx')
  return ProjectsScreen
})

const settings = lazyScreen('src/features/account/account-screen.tsx', async () => {
  const { AccountScreen } = await import('../features/account/account-screen.tsx')
  return AccountScreen
})

const workspace = lazyScreen('src/app/workspace-route.tsx', async () => {
  const { WorkspaceRoute } = await import('./workspace-route.tsx')
  return WorkspaceRoute
})

const notBuilt = lazyScreen('src/features/not-built/not-built-screen.tsx', async () => {
  const { NotBuiltScreen } = await import('../features/not-built/not-built-screen.tsx')
  return NotBuiltScreen
})

export const notFound = lazyScreen<object>('src/features/not-found/not-found-screen.tsx', async () => {
  const { NotFoundScreen } = await import('../features/not-found/not-found-screen.tsx')
  return NotFoundScreen
})

/** Which screen stands at which route. */
export const screens: Record<RouteName, LazyScreen> = {
  home,
  solutions: notBuilt,
  features: notBuilt,
  pricing: notBuilt,
  about: notBuilt,
  docs: notBuilt,
  documentation: notBuilt,
  blog: notBuilt,
  careers: notBuilt,
  privacy: notBuilt,
  terms: notBuilt,
  cookies: notBuilt,
  privacyPolicy: notBuilt,
  termsOfService: notBuilt,
  cookiePolicy: notBuilt,
  login,
  register,
  forgotPassword,
  resetPassword,
  authCallback,
  authConfirm,
  dashboard: notBuilt,
  chat: workspace,
  codeChat: workspace,
  projects,
  databases: notBuilt,
  connectDatabase: notBuilt,
  analytics: notBuilt,
  users: notBuilt,
  dashboardBilling: notBuilt,
  billing: notBuilt,
  settings,
  preview: notBuilt,
  projectPreview: notBuilt,
}

/** The names of all routes, in the contract's order. */
export const routeNames = Object.keys(screens).filter((name): name is RouteName => name in routes)

/** The screen that answers an address. */
export function screenAt(pathname: string): Pick<LazyScreen, 'source' | 'preload'> {
  const route = findRoute(pathname)
  const name = routeNames.find((each) => routes[each] === route)
  return name ? screens[name] : notFound
}
