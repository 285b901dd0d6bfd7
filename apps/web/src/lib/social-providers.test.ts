import { afterEach, expect, it } from 'vitest'
import { startGotrueDouble } from '../testing/gotrue-double.ts'
import { readProviders } from './social-providers.ts'

const running: (() => Promise<unknown>)[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((stop) => stop()))
})

it('tells which providers are set up', async () => {
  const body = { external: { google: true, github: false, email: true } }
  expect(await readProviders(await serve({ status: 200, body }))).toEqual({
    google: true,
    facebook: false,
    github: false,
  })
})

it.each([
  { status: 503, body: { external: { google: true } } },
  { status: 200, body: [] },
])('throws when the service does not say: $status', async (answer) => {
  await expect(readProviders(await serve(answer))).rejects.toThrow('could not be read')
})

async function serve(answer: { status: number; body: unknown }) {
  const double = await startGotrueDouble({ 'GET /settings': answer })
  running.push(double.stop)
  return double.origin
}
