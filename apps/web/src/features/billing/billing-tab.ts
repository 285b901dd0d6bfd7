export const billingTabs = ['subscription', 'payment-methods', 'payment-history'] as const

export type BillingTab = (typeof billingTabs)[number]
