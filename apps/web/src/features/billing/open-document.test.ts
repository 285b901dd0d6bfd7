import { describe, expect, it } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { openDocument } from './open-document.ts'

describe('an invoice', () => {
  it('opens at the address that the server returned', async () => {
    const opened: string[] = []
    const open = (url: string) => void opened.push(url)
    expect(await openDocument({ ask: () => Promise.resolve({ url: '/i/1/pdf' }), open })).toBeUndefined()
    expect(opened).toEqual(['/i/1/pdf'])
  })

  it.each(['payment information not found', 'no payment or invoice id', 'no invoice or receipt available'])(
    "that fails because of '%s' says so",
    async (reason) => {
      expect(await openDocument({ ask: () => refuse('not-found', reason), open: stay })).toBe(
        `Failed to download invoice: ${reason}`,
      )
    },
  )

  it('without an address says that there is none', async () => {
    const opened: string[] = []
    const ask = () => Promise.resolve({ url: '' })
    expect(await openDocument({ ask, open: (url) => void opened.push(url) })).toBe(
      'Failed to download invoice: no invoice or receipt available',
    )
    expect(opened).toEqual([])
  })

  it('asks somebody whose session has ended to log in', async () => {
    expect(await openDocument({ ask: () => refuse('unauthenticated', 'No.'), open: stay })).toBe(
      'You must be logged in to download invoices',
    )
  })
})

const stay = () => expect.unreachable()

const refuse = (code: 'not-found' | 'unauthenticated', message: string) =>
  Promise.reject(new ApiError({ code, message, status: 404 }))
