import { channel } from 'node:diagnostics_channel'

/**
 * Whoever listens here sees what the sandboxes of this process have carried out and told. Tests do. An exchange is
 * `operation` (such as `post /v1/customers/:id`), `sent` (the form) and `reply` (the body), word for word.
 */
export const exchanges = channel('stripe-sandbox.exchange')
export const events = channel('stripe-sandbox.event')
