import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { findRoute } from '@joinery/contract'
import { Footer } from './footer.tsx'
import { footerColumns } from './page-links.ts'

describe('the footer', () => {
  it('has the three columns of the specification', () => {
    expect(footerColumns.map(({ heading, links }) => [heading, links.map(({ label }) => label)])).toEqual([
      ['Product', ['Solutions', 'Features', 'Pricing', 'Documentation', 'Blog']],
      ['Company', ['About Us', 'Careers', 'Billing']],
      ['Legal', ['Privacy Policy', 'Terms of Service', 'Cookie Policy']],
    ])
  })

  it('shows each column and links only to pages that exist', () => {
    const html = render(true)
    for (const { heading, links } of footerColumns) {
      expect(html).toContain(`>${heading}</h2>`)
      for (const { path, label } of links) {
        expect(html).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>${label}</a>`))
        expect(findRoute(path)).toBeDefined()
      }
    }
  })

  it('offers the theme only where it makes a difference', () => {
    expect(render(true)).toContain('aria-label="Theme"')
    expect(render(false)).not.toContain('aria-label="Theme"')
  })
})

const render = (hasThemeToggle: boolean) =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <Footer hasThemeToggle={hasThemeToggle} />
    </StaticRouter>,
  )
