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
    expect(html).toMatch(
      /<a [^>]*href="\/features"[^>]*>Learn More <span class="sr-only">about the features<\/span><\/a>/,
    )
  })

  it('has its headline whole for those who do not see it being typed', () => {
    expect(html).toContain('<span class="sr-only">Describe an app.</span>')
    expect(html).toContain('<span class="sr-only">Watch it being built.</span>')
  })

  it.each(['Instant Code Generation', 'Full-Stack Capable', 'Superhuman Speed'])(
    'has the highlight %s',
    (title) => expect(html).toContain(`>${title}</h2>`),
  )

  it.each([
    'Intelligent Code Generation',
    'Automated Refactoring',
    'Database Management',
    'Smart Suggestions',
    'Rapid Development',
    'Custom Solutions',
  ])('has the feature card %s', (title) => expect(html).toContain(`>${title}</h3>`))

  it.each(['React component', 'Express API', 'Laravel controller'])('has the sample %s', (title) =>
    expect(html).toContain(`>${title}</span>`),
  )

  it.each(planIds)('shows the %s plan with its price and every feature', (id) => {
    expect(html).toContain(`>${plans[id].name}</h3>`)
    expect(html).toContain(`>${plans[id].priceText}</span>`)
    for (const feature of plans[id].features) expect(html).toContain(`${feature}</li>`)
  })

  it('closes with the way in and the way to the prices', () => {
    const closing = html.slice(html.lastIndexOf('<section'))
    expect(closing).toMatch(/href="\/register"[^>]*>Get Started For Free</)
    expect(closing).toMatch(/href="\/pricing"[^>]*>View Pricing</)
  })

  it('carries no style attribute, which the content security policy would refuse', () => {
    expect(html).not.toContain('style=')
  })
})
