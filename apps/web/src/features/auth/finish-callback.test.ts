import { AuthImplicitGrantRedirectError } from '@supabase/auth-js'
import type { AuthError } from '@supabase/auth-js'
import { describe, expect, it } from 'vitest'
import { createAuthClient } from '../../lib/auth-client.ts'
import { gotrueSession, memoryStorage, verifiedFactor } from '../../testing/gotrue-double.ts'
import { finishCallback } from './finish-callback.ts'

describe('coming back from a provider', () => {
  it("is refused with 'No session defined in URL' when there is none", async () => {
    expect(await finish({ query: '' })).toEqual({ kind: 'refused', message: 'No session defined in URL' })
  })

  it('does not pass off the session that is here for one that the address promised', async () => {
    const outcome = await finish({ query: 'code=of-another-browser', held: gotrueSession() })
    expect(outcome).toMatchObject({ kind: 'refused' })
  })

  it('says in its own words that it was refused, and quotes what the address says about it', async () => {
    const outcome = await finish({ query: '', failure: new AuthImplicitGrantRedirectError('Call 0800 now.') })
    const message = 'Failed to sign in. The answer was: "Call 0800 now."'
    expect(outcome).toEqual({ kind: 'refused', message })
  })

  it('goes on with the session that the client has made of it', async () => {
    expect(await finish({ query: '', held: gotrueSession() })).toEqual({ kind: 'signed-in' })
  })

  it('leaves the second step to be taken', async () => {
    const held = gotrueSession({ factors: [verifiedFactor] })
    expect(await finish({ query: '', held })).toEqual({ kind: 'second-factor' })
  })
})

/** The exchange itself needs the address of a real page; here is what comes after it. */
async function finish({ query, held, failure }: { query: string; held?: object; failure?: AuthError }) {
  const storage = memoryStorage()
  if (held) storage.setItem('joinery-auth', JSON.stringify(held))
  const client = createAuthClient({ origin: 'https://joinery.example', storage, isCallback: true })
  if (failure) client.initialize = async () => ({ error: failure })
  const outcome = await finishCallback({
    loadClient: async () => client,
    readQuery: () => new URLSearchParams(query),
    isSessionPossible: held !== undefined || failure !== undefined,
  })
  await client.stopAutoRefresh()
  return outcome
}
