/** Usage bars, limits and the widgets that offer an upgrade. */
export const usage = {
  label: 'Usage',
  resets: 'Resets {when}',
  /** Beside the figures of the free plan, which stand in for the real ones that did not come. */
  unknown: 'The real figures could not be loaded. These are the limits of the free plan.',
  daily: 'Daily Usage',
  monthly: 'Monthly Usage',
  prompts: '{n} / {limit} prompts',
  dailyLimitReached: 'Daily limit reached',
  monthlyLimitReached: 'Monthly limit reached',
  limitReached: {
    heading: 'Usage limit reached',
    sentence: 'Upgrade your plan to continue using the service',
    upgrade: 'Upgrade Now',
  },
  alert: {
    heading: 'Usage limit reached',
    sentence: "You've reached your usage limit for the {plan} plan. Upgrade to continue using the service.",
    upgrade: 'Upgrade to Pro',
  },
  upgrade: 'Upgrade for Unlimited Access',
  unlimited: {
    heading: '{plan} Plan Active',
    sentence: 'Unlimited prompts available',
  },
  updateFailed: 'Failed to update usage',
  checkFailed: 'Failed to check usage limits',
} as const
