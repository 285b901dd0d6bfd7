import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { startCheckout } from './start-checkout.ts'

describe('a checkout', () => {
  it('goes to the address that the server returned', async () => {
    const opened: string[] = []
    const open = (url: string) => void opened.push(url)
    const ask = (plan: string) => Promise.resolve({ url: `/pay/${plan}` })
    expect(await startCheckout('enterprise', { ask, open })).toBeUndefined()
    expect(opened).toEqual(['/pay/enterprise'])
  })

  it('without an address says that it failed, and goes nowhere', async () => {
    const opened: string[] = []
    const ask = () => Promise.resolve({ url: '' })
    expect(await startCheckout('pro', { ask, open: (url) => void opened.push(url) })).toBe(
      'Failed to create checkout session',
    )
    expect(opened).toEqual([])
  })

  it('that the server refused says why', async () => {
    const ask = () => Promise.reject(refusal('unavailable', 'The payment provider does not answer.'))
    expect(await startCheckout('pro', { ask, open: stay })).toBe(
      'Failed to create checkout session: The payment provider does not answer.',
    )
  })

  it('that failed for a reason nobody can read says only that it failed', async () => {
    const ask = () => Promise.reject(new TypeError('x is undefined'))
    expect(await startCheckout('pro', { ask, open: stay })).toBe('Failed to create checkout session')
  })

  it('asks an anonymous visitor to log in', async () => {
    const ask = () => Promise.reject(refusal('unauthenticated', 'No.'))
    expect(await startCheckout('pro', { ask, open: stay })).toBe('You must be logged in to subscribe')
  })
})

const stay = () => expect.unreachable()

const refusal = (code: 'unavailable' | 'unauthenticated', message: string) =>
  new ApiError({ code, message, status: 500 })
