import { readdir, readFile } from 'node:fs/promises'
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

  it('that are not for everybody have a journey each', async () => {
    const folder = new URL('../../../../e2e/', import.meta.url)
    const names = (await readdir(folder)).filter((name) => name.endsWith('.journey.ts'))
    const sources = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')))
    const isVisited = (path: string) => {
      const [fixed = '', name] = path.split(':')
      const end = name === undefined ? '(?![\\w/-])' : '\\$\\{'
      return sources.some((source) => new RegExp(`['\`]${fixed}${end}`).test(source))
    }
    // The operator's journey goes there by a link.
    const known: string[] = [routes.billingOperations.path]
    const unseen = Object.values(routes).filter(
      ({ access, path }) => access !== 'public' && !known.includes(path) && !isVisited(path),
    )
    expect(unseen.map(({ path }) => path)).toEqual([])
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
      '/dashboard/users/mail',
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
