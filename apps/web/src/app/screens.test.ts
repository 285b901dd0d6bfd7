import { describe, expect, it } from 'vitest'
import { routes } from '@joinery/contract'
import { frameOf } from './frame-of.ts'
import type { Frame } from './frame-of.ts'
import { notFound, routeNames, screenAt, screens } from './screens.ts'

describe('the screens', () => {
  it('stand at every route of the contract', () => {
    expect(routeNames).toEqual(Object.keys(routes))
  })

  it.each(routeNames)('answer the address of %s', (name) => {
    const path = routes[name].path.replace(':projectId', '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d')
    expect(screenAt(path)).toBe(screens[name])
    expect(screenAt(`${path}/`)).toBe(screens[name])
  })

  it('answer every other address with the 404 page', () => {
    expect(screenAt('/nowhere')).toBe(notFound)
    expect(screenAt('/dashboard/nowhere')).toBe(notFound)
  })
})

describe('the frames', () => {
  it('put the dashboard and both billing addresses into the shell', () => {
    const inShell = routeNames.filter((name) => frameOf(name) === 'shell')
    expect(inShell.map((name) => routes[name].path)).toEqual([
      '/dashboard',
      '/dashboard/chat',
      '/dashboard/codechat',
      '/dashboard/projects',
      '/dashboard/databases',
      '/dashboard/databases/connect',
      '/dashboard/analytics',
      '/dashboard/users',
      '/dashboard/billing',
      '/billing',
      '/dashboard/billing/operations',
      '/dashboard/settings',
    ])
  })

  it('leave nothing but the task around signing in and around previews', () => {
    const pathsIn = (frame: Frame) =>
      routeNames.filter((name) => frameOf(name) === frame).map((name) => routes[name].path)
    expect(pathsIn('focused')).toEqual([
      '/login',
      '/register',
      '/forgot-password',
      '/reset-password',
      '/auth/callback',
      '/auth/confirm',
      '/invitation',
    ])
    expect(pathsIn('bare')).toEqual(['/preview', '/preview/:projectId'])
  })
})
