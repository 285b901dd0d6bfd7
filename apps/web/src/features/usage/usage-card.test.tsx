import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { UsageReport } from '@joinery/contract'
import { assumeFreePlan } from './describe-usage.ts'
import { UsageAlert } from './usage-alert.tsx'
import { UsageCard } from './usage-card.tsx'

const free = assumeFreePlan(new Date('2026-12-31T23:30:00Z'))

describe('the usage card', () => {
  it("shows both windows as 'n / limit prompts' with a progress bar", () => {
    const html = render(used({ daily: 2, monthly: 10 }))
    expect(html).toContain('Daily Usage')
    expect(html).toContain('2 / 5 prompts')
    expect(html).toContain('value="40"')
    expect(html).toContain('Monthly Usage')
    expect(html).toContain('10 / 50 prompts')
    expect(html).toContain('value="20"')
  })

  it('shows the limits of the basic plan as its own', () => {
    const basic = used({ daily: 3, monthly: 100 })
    const html = render({
      ...basic,
      subscription: { ...basic.subscription, plan: 'basic' },
      usage: { ...basic.usage, dailyLimit: 25, monthlyLimit: 250 },
    })
    expect(html).toContain('3 / 25 prompts')
    expect(html).toContain('100 / 250 prompts')
  })

  it('never fills a bar beyond 100 %', () => {
    expect(render(used({ daily: 9, monthly: 10 }))).toContain('value="100"')
  })

  it("offers 'Upgrade for Unlimited Access' below the limit, and says nothing of a limit", () => {
    const html = render(used({ daily: 2, monthly: 10 }))
    expect(html).toContain('Upgrade for Unlimited Access')
    expect(html).not.toContain('limit reached')
  })

  it("says at the limit which one it is, with 'Upgrade Now'", () => {
    const html = render({ ...used({ daily: 5, monthly: 10 }), canUse: false, limitReached: true })
    expect(html).toContain('Usage limit reached')
    expect(html).toContain('Upgrade your plan to continue using the service')
    expect(html).toContain('Upgrade Now')
    expect(html).toContain('Daily limit reached')
    expect(html).not.toContain('Monthly limit reached')
    expect(render(used({ daily: 1, monthly: 50 }))).toContain('Monthly limit reached')
  })

  it.each([
    ['pro', 'Pro Plan Active'],
    ['enterprise', 'Enterprise Plan Active'],
  ] as const)('shows no bars on %s, but that prompts are unlimited', (plan, heading) => {
    const html = render(unlimited(plan))
    expect(html).toContain(heading)
    expect(html).toContain('Unlimited prompts available')
    expect(html).not.toContain('<progress')
  })

  it('says that figures are assumed when the real ones could not be loaded', () => {
    const html = renderToStaticMarkup(<UsageCard report={free} isAssumed onUpgrade={() => {}} />)
    expect(html).toContain('0 / 5 prompts')
    expect(html).toContain('0 / 50 prompts')
    expect(html).toContain('could not be loaded')
  })
})

describe('the usage alert', () => {
  it('names the plan whose limit is reached, and the way on', () => {
    const html = renderToStaticMarkup(
      <UsageAlert report={{ ...free, limitReached: true }} onUpgrade={() => {}} />,
    )
    expect(html).toContain('Usage limit reached')
    expect(html).toContain(
      'You&#x27;ve reached your usage limit for the Free plan. Upgrade to continue using the service.',
    )
    expect(html).toContain('Upgrade to Pro')
  })

  it('is silent below the limit', () => {
    expect(renderToStaticMarkup(<UsageAlert report={free} onUpgrade={() => {}} />)).toBe('')
  })
})

describe('the assumed free plan', () => {
  it('is free and active, and its windows end with the UTC day and month', () => {
    expect(free.subscription).toMatchObject({ plan: 'free', status: 'active' })
    expect(free.usage.dailyResetsAt).toBe('2027-01-01T00:00:00.000Z')
    expect(free.usage.monthlyResetsAt).toBe('2027-01-01T00:00:00.000Z')
  })
})

const render = (report: UsageReport) =>
  renderToStaticMarkup(<UsageCard report={report} onUpgrade={() => {}} />)

const used = (counts: { daily: number; monthly: number }): UsageReport => ({
  ...free,
  usage: { ...free.usage, ...counts },
})

const unlimited = (plan: 'pro' | 'enterprise'): UsageReport => ({
  ...free,
  subscription: { ...free.subscription, plan },
  isPro: true,
  usage: {
    ...free.usage,
    dailyLimit: null,
    monthlyLimit: null,
    dailyRemaining: null,
    monthlyRemaining: null,
  },
})
