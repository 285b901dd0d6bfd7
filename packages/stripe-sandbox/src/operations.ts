import { accountOperations } from './resources/account.ts'
import { checkoutSessionOperations } from './resources/checkout-sessions.ts'
import { customerOperations } from './resources/customers.ts'
import { invoiceOperations } from './resources/invoices.ts'
import { paymentIntentOperations } from './resources/payment-intents.ts'
import { paymentMethodOperations } from './resources/payment-methods.ts'
import { portalConfigurationOperations } from './resources/portal-configurations.ts'
import { portalSessionOperations } from './resources/portal-sessions.ts'
import { priceOperations } from './resources/prices.ts'
import { productOperations } from './resources/products.ts'
import { readOnlyOperations } from './resources/read-only.ts'
import { refundOperations } from './resources/refunds.ts'
import { setupIntentOperations } from './resources/setup-intents.ts'
import { subscriptionScheduleOperations } from './resources/subscription-schedules.ts'
import { subscriptionOperations } from './resources/subscriptions.ts'
import { testClockOperations } from './resources/test-clocks.ts'
import { webhookEndpointOperations } from './resources/webhook-endpoints.ts'

/** Everything the API can be asked for. */
export const operations = [
  ...accountOperations,
  ...customerOperations,
  ...productOperations,
  ...priceOperations,
  ...checkoutSessionOperations,
  ...subscriptionOperations,
  ...subscriptionScheduleOperations,
  ...invoiceOperations,
  ...paymentMethodOperations,
  ...paymentIntentOperations,
  ...setupIntentOperations,
  ...refundOperations,
  ...readOnlyOperations,
  ...testClockOperations,
  ...portalConfigurationOperations,
  ...portalSessionOperations,
  ...webhookEndpointOperations,
]
