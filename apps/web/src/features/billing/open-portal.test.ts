import { describe, expect, it } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import type { ApiErrorCode } from '../../lib/api-error.ts'
import { openPortal } from './open-portal.ts'

describe('the payment settings', () => {
  it('open at the address that the server returned', async () => {
    const opened: string[] = []
    const open = (url: string) => void opened.push(url)
    expect(await openPortal({ ask: () => Promise.resolve({ url: '/portal' }), open })).toBeUndefined()
    expect(opened).toEqual(['/portal'])
  })

  it('without an address say that they failed', async () => {
    const opened: string[] = []
    const ask = () => Promise.resolve({ url: '' })
    expect(await openPortal({ ask, open: (url) => void opened.push(url) })).toBe(
      'Failed to access payment settings',
    )
    expect(opened).toEqual([])
  })

  it.each([
    ['unavailable', 'No answer.', 'Failed to access payment settings: No answer.'],
    ['not-found', 'No subscription or customer ID found', 'No subscription or customer ID found'],
    ['unauthenticated', 'No.', 'You must be logged in to update payment method'],
  ] as const)('that are refused as %s say so', async (code, message, sentence) => {
    expect(await openPortal({ ask: () => refuse(code, message), open: stay })).toBe(sentence)
  })

  it('that fail in this page say only that they failed', async () => {
    const ask = () => Promise.reject(new TypeError('x is undefined'))
    expect(await openPortal({ ask, open: stay })).toBe('Failed to update payment method')
  })
})

const stay = () => expect.unreachable()

const refuse = (code: ApiErrorCode, message: string) =>
  Promise.reject(new ApiError({ code, message, status: 400 }))
