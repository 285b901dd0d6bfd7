import { z } from 'zod'

export interface Account {
  email: string
  accessToken: string
  /** The end of the session's chain; who exchanges it writes the next one here. */
  refreshToken: string
}

export const password = 'violet-otter-crosses-7'

const session = z.object({ access_token: z.string(), refresh_token: z.string() })

/** Signs people up, on a server that believes addresses and therefore answers with a session. */
export async function signUpAccounts(address: string, count: number): Promise<Account[]> {
  const accounts: Account[] = []
  for (let number = 0; number < count; number += 1) {
    const email = `person-${number}@example.com`
    const answer = await post(`${address}/auth/v1/signup`, { email, password })
    const { access_token: accessToken, refresh_token: refreshToken } = session.parse(await answer.json())
    accounts.push({ email, accessToken, refreshToken })
  }
  return accounts
}

export const post = (url: string, body: object): Promise<Response> =>
  fetch(url, { method: 'POST', headers: visitorHeaders(), body: JSON.stringify(body) })

let visitors = 0

/** Every request comes from an address of its own, as a trusted proxy tells it: limits per address stay out of the way. */
export function visitorHeaders(): Record<string, string> {
  visitors += 1
  const address = [10, (visitors >> 16) & 255, (visitors >> 8) & 255, visitors & 255].join('.')
  return { 'content-type': 'application/json', 'x-forwarded-for': address }
}
