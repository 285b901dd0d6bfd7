import { beforeAll, describe, expect, it } from 'vitest'
import { createTestAuth, type TestAuth } from '../testing/create-test-auth.ts'
import { createHostileTokens } from '../testing/hostile-tokens.ts'

describe('hostile tokens', () => {
  let auth: TestAuth
  let good = ''
  let corpus: [string, string][] = []

  beforeAll(async () => {
    auth = createTestAuth({ email: { autoconfirm: true } })
    const { body } = await auth.post('/signup', { email: 'ada@example.com', password: 'correct horse' })
    good = body.access_token
    corpus = await createHostileTokens(auth, good)
  })

  const ask = async (path: string, token: string) => {
    const response = await auth.request(path, { headers: { authorization: `Bearer ${token}` } })
    return response.status
  }

  it('are at least sixty, all different, and next to them a good one is accepted', async () => {
    expect(new Set(corpus.map(([, token]) => token)).size).toBeGreaterThanOrEqual(60)
    expect(await ask('/user', good)).toBe(200)
  })

  it('open no session and no door, whatever they claim', async () => {
    for (const [name, token] of corpus) {
      expect([name, await auth.auth.currentSession(token)]).toEqual([name, undefined])
      const statuses = [await ask('/user', token), await ask('/admin/users', token)]
      expect([name, statuses.every((status) => status >= 400 && status < 500)]).toEqual([name, true])
    }
    expect(auth.failures).toEqual([])
  })

  it('are refused offline too, unless only the database can know', async () => {
    const accepted: string[] = []
    for (const [name, token] of corpus) if (await auth.auth.verifyAccessToken(token)) accepted.push(name)
    expect(accepted).toEqual(['a session that does not exist', 'a person that does not exist'])
  })
})
