import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { DashboardShell } from './dashboard-shell.tsx'
import { shellLinks } from './shell-links.ts'
import { emailInitial } from './viewer.ts'
import type { Viewer } from './viewer.ts'

describe('the dashboard shell', () => {
  it('links to the eight areas of the specification and to connecting a database', () => {
    expect(shellLinks.map(({ label, path }) => [label, path])).toEqual([
      ['Dashboard', '/dashboard'],
      ['AI Chat', '/dashboard/chat'],
      ['Projects', '/dashboard/projects'],
      ['Databases', '/dashboard/databases'],
      ['Connect Database', '/dashboard/databases/connect'],
      ['Analytics', '/dashboard/analytics'],
      ['Users', '/dashboard/users'],
      ['Billing', '/dashboard/billing'],
      ['Settings', '/dashboard/settings'],
    ])
    const html = render({ kind: 'anonymous' })
    for (const { path } of shellLinks) expect(html).toContain(`href="${path}"`)
  })

  it("shows a user's initial, e-mail, plan and the way out", () => {
    const html = render({ kind: 'user', email: 'ada@example.com', planName: 'Free' })
    expect(html).toContain('>A</span>')
    expect(html).toContain('>ada@example.com</p>')
    expect(html).toContain('>Free Plan</p>')
    expect(html).toContain('Sign Out</button>')
    expect(html).not.toContain('Log In')
  })

  it('names the real plan', () => {
    expect(render({ kind: 'user', email: 'ada@example.com', planName: 'Enterprise' })).toContain(
      '>Enterprise Plan</p>',
    )
  })

  it('offers an anonymous visitor Log In and Sign Up, and no way out', () => {
    const html = render({ kind: 'anonymous' })
    expect(html).toMatch(/<a [^>]*href="\/login"[^>]*>Log In<\/a>/)
    expect(html).toMatch(/<a [^>]*href="\/register"[^>]*>Sign Up<\/a>/)
    expect(html).not.toContain('Sign Out')
  })

  it('shows neither while the session is loading', () => {
    const html = render({ kind: 'loading' })
    expect(html).not.toContain('Sign Out')
    expect(html).not.toContain('Log In')
  })

  it('has a theme toggle, a slide-out menu, a skip link and the screen', () => {
    const html = render({ kind: 'anonymous' })
    expect(html).toContain('aria-label="Theme"')
    expect(html).toMatch(/<button [^>]*aria-label="Open menu"/)
    expect(html).toContain('href="#content"')
    expect(html).toMatch(/<main id="content"[^>]*>the screen<\/main>/)
  })

  it('marks the open area alone', () => {
    expect(
      render({ kind: 'anonymous' }, '/dashboard/databases/connect').match(/aria-current="page"/g),
    ).toHaveLength(1)
  })
})

describe('the initial', () => {
  it('is one whole capital letter', () => {
    expect(emailInitial('zoë@example.com')).toBe('Z')
    expect(emailInitial('𝒶da@example.com')).toBe('𝒶')
    expect(emailInitial('')).toBe('')
  })
})

function render(viewer: Viewer, location = '/dashboard/billing') {
  return renderToStaticMarkup(
    <StaticRouter location={location}>
      <DashboardShell viewer={viewer} onSignOut={() => {}}>
        the screen
      </DashboardShell>
    </StaticRouter>,
  )
}
