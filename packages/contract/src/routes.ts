/**
 * Every address of the web application. The server answers these with a page and everything else with 404;
 * the browser's router and the prerenderer read the same table.
 *
 * - public: anybody
 * - guest: anybody, but a signed-in user is sent to /dashboard
 * - guarded: an anonymous visitor is sent to /login
 * - open-shell: inside the dashboard shell, and the screen itself says what an anonymous visitor lacks
 */
export type Access = 'public' | 'guest' | 'guarded' | 'open-shell'

export interface Route {
  readonly path: string
  readonly title: string
  readonly access: Access
  /** Pages with a black background and cyan text. */
  readonly skin?: 'black-cyan'
}

export const routes = {
  home: { path: '/', title: 'Describe an app, watch it being built', access: 'public' },
  solutions: { path: '/solutions', title: 'Solutions', access: 'public' },
  features: { path: '/features', title: 'Features', access: 'public' },
  pricing: { path: '/pricing', title: 'Pricing', access: 'public' },
  about: { path: '/about', title: 'About', access: 'public' },
  docs: { path: '/docs', title: 'Documentation', access: 'public' },
  apiReference: { path: '/docs/api', title: 'API reference', access: 'public' },
  documentation: { path: '/documentation', title: 'Documentation', access: 'public' },
  blog: { path: '/blog', title: 'Blog', access: 'public' },
  blogArticle: { path: '/blog/:article', title: 'Blog', access: 'public' },
  careers: { path: '/careers', title: 'Careers', access: 'public', skin: 'black-cyan' },
  privacy: { path: '/privacy', title: 'Privacy Policy', access: 'public' },
  terms: { path: '/terms', title: 'Terms of Service', access: 'public' },
  cookies: { path: '/cookies', title: 'Cookie Policy', access: 'public' },
  privacyPolicy: {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    access: 'public',
    skin: 'black-cyan',
  },
  termsOfService: {
    path: '/terms-of-service',
    title: 'Terms of Service',
    access: 'public',
    skin: 'black-cyan',
  },
  cookiePolicy: { path: '/cookie-policy', title: 'Cookie Policy', access: 'public', skin: 'black-cyan' },
  login: { path: '/login', title: 'Sign In', access: 'guest', skin: 'black-cyan' },
  register: { path: '/register', title: 'Create an account', access: 'guest', skin: 'black-cyan' },
  forgotPassword: { path: '/forgot-password', title: 'Forgot password', access: 'public' },
  resetPassword: { path: '/reset-password', title: 'Reset password', access: 'public' },
  authCallback: { path: '/auth/callback', title: 'Signing in', access: 'public' },
  authConfirm: { path: '/auth/confirm', title: 'Confirm', access: 'public' },
  invitation: { path: '/invitation', title: 'Invitation', access: 'public' },
  dashboard: { path: '/dashboard', title: 'Dashboard', access: 'guarded' },
  chat: { path: '/dashboard/chat', title: 'AI Chat', access: 'guarded' },
  codeChat: { path: '/dashboard/codechat', title: 'Code chat', access: 'guarded' },
  projects: { path: '/dashboard/projects', title: 'Projects', access: 'guarded' },
  databases: { path: '/dashboard/databases', title: 'Databases', access: 'guarded' },
  connectDatabase: { path: '/dashboard/databases/connect', title: 'Connect a database', access: 'guarded' },
  analytics: { path: '/dashboard/analytics', title: 'Analytics', access: 'guarded' },
  users: { path: '/dashboard/users', title: 'Users', access: 'guarded' },
  outbox: { path: '/dashboard/users/mail', title: 'Mail outbox', access: 'guarded' },
  dashboardBilling: { path: '/dashboard/billing', title: 'Billing', access: 'open-shell' },
  billing: { path: '/billing', title: 'Billing', access: 'guarded' },
  billingOperations: {
    path: '/dashboard/billing/operations',
    title: 'Payment operations',
    access: 'guarded',
  },
  settings: { path: '/dashboard/settings', title: 'Settings', access: 'guarded' },
  preview: { path: '/preview', title: 'Live Preview', access: 'guarded' },
  projectPreview: { path: '/preview/:projectId', title: 'Live Preview', access: 'guarded' },
} as const satisfies Record<string, Route>

export type RouteName = keyof typeof routes

/** Pages that look the same to everybody are written to HTML when the web application is built. */
export function isPrerendered(route: Route): boolean {
  return (route.access === 'public' || route.access === 'guest') && !route.path.includes(':')
}

/** The route that answers an address, or undefined for the 404 page. Slashes at its end do not matter. */
export function findRoute(pathname: string): Route | undefined {
  const wanted = segmentsOf(pathname)
  return Object.values(routes).find((route) => {
    const offered = segmentsOf(route.path)
    return (
      offered.length === wanted.length &&
      offered.every((segment, index) => segment.startsWith(':') || segment === wanted[index])
    )
  })
}

const segmentsOf = (pathname: string) => pathname.replace(/(?<!\/)\/+$/, '').split('/')
