import { Stripe } from 'stripe'
import { expect, it } from 'vitest'
import { newCustomer } from '../billing/new-customer.ts'
import { operations } from '../operations.ts'
import { checkEvent, checkExchange, readShapes } from './hold-to-sdk.ts'

const sdk = readShapes()
const customer = newCustomer(1_700_000_000, null)
const ask = (sent: string, reply: object) =>
  checkExchange(sdk, { operation: 'post /v1/customers', sent, reply: JSON.stringify(reply) })

it('the shapes are those of the SDK that is installed, and every operation has one', () => {
  expect(sdk.version).toBe(Stripe.PACKAGE_VERSION)
  const served = operations.map(({ method, path }) => `${method} ${path}`)
  expect(Object.keys(sdk.operations).toSorted()).toEqual(served.toSorted())
})

it('a reply has nothing missing, nothing added, no word that the SDK does not know, and is never live', () => {
  expect(ask('', customer)).toBeUndefined()
  expect(ask('', { ...customer, livemode: true })).toContain('claims to move real money')
  expect(ask('', { ...customer, livemode: undefined })).toContain('.livemode is missing')
  expect(ask('', { ...customer, colour: 'red' })).toContain('.colour is not known')
  expect(ask('', { ...customer, tax_exempt: 'often' })).toContain('.tax_exempt is "often"')
  const { invoice_settings: settings } = customer
  expect(ask('', { ...customer, invoice_settings: { ...settings, footer: 5 } })).toContain(
    '.invoice_settings.footer is 5',
  )
})

it('a request has parameters of the SDK, spelled as forms spell them', () => {
  expect(ask('email=a%40x.test&metadata[a]=b&address[city]=Bern', customer)).toBeUndefined()
  expect(ask('invoice_settings[default_payment_method]=', customer)).toBeUndefined()
  expect(ask('address[colour]=red', customer)).toContain('was asked with')
  const advance = (time: string) =>
    checkExchange(sdk, {
      operation: 'post /v1/test_helpers/test_clocks/:id/advance',
      sent: `frozen_time=${time}`,
      reply: '{}',
    })
  expect(advance('noon')).toContain('.frozen_time is "noon", which is no number')
})

it('an event is of a known type and about an object that fits it', () => {
  expect(checkEvent(sdk, { type: 'customer.created', data: { object: customer } })).toBeUndefined()
  expect(checkEvent(sdk, { type: 'invoice.paid', data: { object: customer } })).toContain('invoice.paid')
  expect(checkEvent(sdk, { type: 'customer.arrived', data: { object: customer } })).toContain('no event')
})
