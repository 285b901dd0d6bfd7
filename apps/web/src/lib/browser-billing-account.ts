import { call } from './api.ts'
import { createBillingAccount } from './billing-account.ts'

export const billingAccount = createBillingAccount(call)
