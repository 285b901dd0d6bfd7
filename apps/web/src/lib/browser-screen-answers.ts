import { accessToken } from './auth.ts'
import { browserAuthStorage } from './browser-auth-storage.ts'
import { createScreenAnswers } from './screen-answers.ts'
import { readFreshToken } from './stored-session.ts'

/** What the screens of this page were answered ahead. */
export const screenAnswers = createScreenAnswers({
  // A token that holds for a while needs no client to renew it.
  accessToken: async () => readFreshToken(browserAuthStorage, Date.now()) ?? accessToken(),
  read,
  now: () => performance.now(),
})

async function read(address: string, token: string): Promise<Record<string, unknown>> {
  const response = await fetch(address, {
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  })
  const reply: unknown = response.ok ? await response.json() : undefined
  return isRecord(reply) && isRecord(reply['answers']) ? reply['answers'] : {}
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
