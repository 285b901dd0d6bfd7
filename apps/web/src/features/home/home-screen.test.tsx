import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { planIds, plans } from '@joinery/contract'
import { HomeScreen } from './home-screen.tsx'

describe('the start page', () => {
  const html = renderToStaticMarkup(
    <StaticRouter location="/">
      <HomeScreen />
    </StaticRouter>,
  )

  it('has the two buttons of the specification', () => {
    expect(html).toMatch(/<a [^>]*href="\/register"[^>]*>Get Started For Free<\/a>/)
    expect(html).toMatch(/<a [^>]*href="\/features"[^>]*>Learn More<\/a>/)
  })

  it.each(planIds)('shows the %s plan with its price and every feature', (id) => {
    expect(html).toContain(`>${plans[id].name}</h3>`)
    expect(html).toContain(`>${plans[id].priceText}</span>`)
    for (const feature of plans[id].features) expect(html).toContain(`${feature}</li>`)
  })

  it('says that this is the foundation and that the way of a prompt is still being built', () => {
    expect(html).toContain('This installation is the foundation')
    expect(html).toContain('Being built')
    expect(html).toContain('Not built yet')
  })

  it('carries no style attribute, which the content security policy would refuse', () => {
    expect(html).not.toContain('style=')
  })
})
