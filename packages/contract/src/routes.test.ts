import { describe, expect, it } from 'vitest'
import type { Access, Route } from './routes.ts'
import { findRoute, isPrerendered, routes } from './routes.ts'

const expectedAccess: Record<string, Access> = {
  '/': 'public',
  '/solutions': 'public',
  '/features': 'public',
  '/pricing': 'public',
  '/about': 'public',
  '/docs': 'public',
  '/docs/api': 'public',
  '/blog': 'public',
  '/blog/:article': 'public',
  '/careers': 'public',
  '/privacy': 'public',
  '/terms': 'public',
  '/cookies': 'public',
  '/privacy-policy': 'public',
  '/terms-of-service': 'public',
  '/cookie-policy': 'public',
  '/login': 'guest',
  '/register': 'guest',
  '/forgot-password': 'public',
  '/reset-password': 'public',
  '/auth/callback': 'public',
  '/auth/confirm': 'public',
  '/invitation': 'public',
  '/dashboard': 'guarded',
  '/dashboard/chat': 'guarded',
  '/dashboard/codechat': 'guarded',
  '/dashboard/projects': 'guarded',
  '/dashboard/databases': 'guarded',
  '/dashboard/databases/connect': 'guarded',
  '/dashboard/analytics': 'guarded',
  '/dashboard/users': 'guarded',
  '/dashboard/users/mail': 'guarded',
  '/dashboard/billing': 'open-shell',
  '/billing': 'guarded',
  '/dashboard/billing/operations': 'guarded',
  '/dashboard/settings': 'guarded',
  '/preview': 'guarded',
  '/preview/:projectId': 'guarded',
  '/documentation': 'public',
}

const all: Route[] = Object.values(routes)

describe('routes', () => {
  it('hold every address of the product with its access, and no other', () => {
    expect(Object.fromEntries(all.map(({ path, access }) => [path, access]))).toEqual(expectedAccess)
    expect(all).toHaveLength(Object.keys(expectedAccess).length)
  })

  it('paint exactly six pages black and cyan', () => {
    const blackCyan = all.filter(({ skin }) => skin === 'black-cyan').map(({ path }) => path)

    expect(blackCyan.toSorted()).toEqual([
      '/careers',
      '/cookie-policy',
      '/login',
      '/privacy-policy',
      '/register',
      '/terms-of-service',
    ])
  })

  it('each have a title', () => {
    expect(all.filter(({ title }) => title.trim() === '')).toEqual([])
  })
})

describe('isPrerendered', () => {
  it('is true for what looks the same to everybody, and for nothing inside the dashboard', () => {
    expect(isPrerendered(routes.home)).toBe(true)
    expect(isPrerendered(routes.login)).toBe(true)
    expect(isPrerendered(routes.dashboard)).toBe(false)
    expect(isPrerendered(routes.dashboardBilling)).toBe(false)
  })
})

describe('findRoute', () => {
  it('finds every route by its own path', () => {
    for (const route of all) expect(findRoute(route.path.replace(':projectId', '42'))).toBe(route)
  })

  it('does not mind a trailing slash', () => {
    expect(findRoute('/pricing/')).toBe(routes.pricing)
    expect(findRoute('/dashboard/databases/connect/')).toBe(routes.connectDatabase)
    expect(findRoute('/preview/')).toBe(routes.preview)
  })

  it('takes any single segment for a parameter, and only one', () => {
    expect(findRoute('/preview/0f8c')).toBe(routes.projectPreview)
    expect(findRoute('/preview/a%2Fb')).toBe(routes.projectPreview)
    expect(findRoute('/preview/a/b')).toBeUndefined()
  })

  it.each([
    '/nowhere',
    '/dashboard/nowhere',
    '/pricing/more',
    '/Pricing',
    '/constructor',
    '/dashboard//chat',
    '//pricing',
  ])('answers undefined for %s', (pathname) => {
    expect(findRoute(pathname)).toBeUndefined()
  })
})
