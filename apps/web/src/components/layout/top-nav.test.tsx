import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { texts } from '@joinery/contract'
import { topLinks, waysIn } from './page-links.ts'
import { TopNav } from './top-nav.tsx'

describe('the top navigation', () => {
  const html = renderAt('/pricing')

  it('links to every page of the specification, in order', () => {
    expect([...topLinks, ...waysIn(false)].map(({ path }) => path)).toEqual([
      '/solutions',
      '/features',
      '/pricing',
      '/about',
      '/docs',
      '/blog',
      '/login',
      '/register',
    ])
  })

  it.each([...topLinks, ...waysIn(false)])(
    'has $label on wide screens and in the menu',
    ({ path, label }) => {
      expect(linksTo(html, path, label)).toBe(2)
    },
  )

  it('marks the page that is open, and no other', () => {
    expect(html.match(/aria-current="page"/g)).toHaveLength(1)
    expect(renderAt('/pricing/unknown')).not.toContain('aria-current')
  })

  it.each([
    [
      texts.layout.nav.connect.hostedBackend,
      '/dashboard/settings?tab=integrations&amp;connect=hosted-backend',
    ],
    [texts.layout.nav.connect.codeHosting, '/dashboard/settings?tab=integrations&amp;connect=code-hosting'],
    [texts.layout.nav.connect.social, '/login?provider=google'],
  ])('has %s on wide screens, which leads to where that happens', (name, path) => {
    const link = new RegExp(`<a [^>]*aria-label="${name}"[^>]*href="([^"]*)"`).exec(html)
    expect(link?.[1]).toBe(path)
  })

  it('opens a dropdown menu on narrow screens, without any script of ours', () => {
    expect(html).toMatch(/<button [^>]*popoverTarget="top-menu"[^>]*aria-label="Open menu"/i)
    expect(html).toMatch(/<div id="top-menu" popover="auto"/)
  })

  it('carries no style attribute, which the content security policy would refuse', () => {
    expect(html).not.toContain('style=')
  })
})

const renderAt = (location: string) =>
  renderToStaticMarkup(
    <StaticRouter location={location}>
      <TopNav />
    </StaticRouter>,
  )

function linksTo(html: string, path: string, label: string): number {
  return html.match(new RegExp(`<a [^>]*href="${path}"[^>]*>${label}</a>`, 'g'))?.length ?? 0
}
