export const planIds = ['free', 'basic', 'pro', 'enterprise'] as const

export type PlanId = (typeof planIds)[number]

/** What a subscription costs and allows. `null` means unlimited. Prices and prompts are per month unless named otherwise. */
export interface Plan {
  readonly id: PlanId
  readonly name: string
  readonly priceCents: number
  readonly priceText: string
  readonly description: string
  readonly features: readonly string[]
  readonly isPopular: boolean
  readonly buttonText: string
  readonly dailyPrompts: number | null
  readonly monthlyPrompts: number | null
  readonly maxProjects: number | null
  readonly historyDays: number | null
  /** People who share the plan, its owner included. */
  readonly seats: number
}

/** The plan catalogue. Price ids are not part of it: they belong to the payment provider's settings. */
export const plans = {
  free: {
    id: 'free',
    name: 'Free',
    priceCents: 0,
    priceText: '$0',
    description: 'Build a first app and see how it feels.',
    features: [
      '5 daily requests',
      '50 monthly requests',
      'Single project',
      'Community support',
      '7-day history',
    ],
    isPopular: false,
    buttonText: 'Get Started',
    dailyPrompts: 5,
    monthlyPrompts: 50,
    maxProjects: 1,
    historyDays: 7,
    seats: 1,
  },
  basic: {
    id: 'basic',
    name: 'Basic',
    priceCents: 500,
    priceText: '$5',
    description: 'More requests every day for one project.',
    features: [
      '25 daily requests',
      '250 monthly requests',
      'Single project',
      'Community support',
      '14-day history',
    ],
    isPopular: false,
    buttonText: 'Choose Basic',
    dailyPrompts: 25,
    monthlyPrompts: 250,
    maxProjects: 1,
    historyDays: 14,
    seats: 1,
  },
  pro: {
    id: 'pro',
    name: 'Pro',
    priceCents: 2500,
    priceText: '$25',
    description: 'No limit on requests or projects.',
    features: [
      'Unlimited requests',
      'Multi-project',
      'Priority support',
      'Advanced features',
      '30-day history',
      'Custom code styles',
      '1 seat',
    ],
    isPopular: true,
    buttonText: 'Choose Pro',
    dailyPrompts: null,
    monthlyPrompts: null,
    maxProjects: null,
    historyDays: 30,
    seats: 1,
  },
  enterprise: {
    id: 'enterprise',
    name: 'Enterprise',
    priceCents: 7500,
    priceText: '$75',
    description: 'Everything in Pro, shared by a team.',
    features: [
      'All Pro features',
      'Custom integrations',
      'Dedicated support',
      '5 seats',
      'Unlimited history',
      'Private instance',
    ],
    isPopular: false,
    buttonText: 'Contact Sales',
    dailyPrompts: null,
    monthlyPrompts: null,
    maxProjects: null,
    historyDays: null,
    seats: 5,
  },
} as const satisfies Record<PlanId, Plan>
