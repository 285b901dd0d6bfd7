import { describe, expect, it } from 'vitest'
import { describeDevice } from './describe-device.ts'

const now = new Date('2026-11-15T12:00:00Z')
const device = {
  id: '0b9fd9c6-52ac-4d6b-8f5c-2a5b8d1f7c11',
  userAgent: null,
  address: '203.0.113.9',
  signedInAt: '2026-11-12T12:00:00Z',
  lastSeenAt: '2026-11-15T11:58:00Z',
  isThisOne: false,
}

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
      'Chrome on Linux',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0',
      'Firefox on macOS',
    ],
    ['curl/8.0', 'Unknown device'],
  ])('is called by what a person knows it as: %s', (userAgent, title) => {
    expect(describeDevice({ ...device, userAgent }, now).title).toBe(title)
  })

  it('tells when it was last seen, since when it is signed in, and from where', () => {
    expect(describeDevice(device, now).detail).toBe(
      'Last seen 2 minutes ago · signed in 3 days ago · 203.0.113.9',
    )
  })

  it('tells the exact moments to whoever asks', () => {
    const { exactDetail } = describeDevice(device, now)
    expect(exactDetail).toMatch(/^Last seen Nov 15, 2026, .+ · signed in Nov 12, 2026, /)
  })
})
