import { planIds } from '@joinery/contract'
import { describe, expect, it } from 'vitest'
import { describePlanButton } from './plan-button.ts'

describe("a plan's button", () => {
  it.each(planIds)("of %s is disabled and reads 'Loading...' until the plan in force is known", (plan) => {
    const button = describePlanButton({ plan, current: undefined, processing: undefined })
    expect(button).toEqual({ label: 'Loading...', isDisabled: true })
  })

  it('is disabled for the current plan', () => {
    const button = describePlanButton({ plan: 'pro', current: 'pro', processing: undefined })
    expect(button).toEqual({ label: 'Current Plan', isDisabled: true })
  })

  it("reads 'Processing...' for the plan that was chosen, and no other can be chosen meanwhile", () => {
    const facts = { current: 'free', processing: 'pro' } as const
    expect(describePlanButton({ plan: 'pro', ...facts })).toEqual({
      label: 'Processing...',
      isDisabled: true,
    })
    expect(describePlanButton({ plan: 'basic', ...facts })).toEqual({
      label: 'Choose Basic',
      isDisabled: true,
    })
  })

  it("keeps 'Contact Sales' on Enterprise, which can be bought like the others", () => {
    const button = describePlanButton({ plan: 'enterprise', current: 'free', processing: undefined })
    expect(button).toEqual({ label: 'Contact Sales', isDisabled: false })
  })

  it('says on Free that leaving a paid plan is a downgrade', () => {
    const button = describePlanButton({ plan: 'free', current: 'basic', processing: undefined })
    expect(button).toEqual({ label: 'Downgrade to Free', isDisabled: false })
  })

  it('cannot be pressed for a plan that is to begin already', () => {
    const button = describePlanButton({
      plan: 'free',
      current: 'pro',
      scheduled: 'free',
      processing: undefined,
    })
    expect(button).toEqual({ label: 'Scheduled', isDisabled: true })
  })
})
