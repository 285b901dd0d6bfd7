import { fillText, texts } from '@joinery/contract'
import { z } from 'zod'
import { AppError } from '../../../http/app-error.ts'
import { askJson } from '../ask-json.ts'
import type { Outside } from '../outside.ts'

export const hostedBackendKeys = z.object({
  url: z.string(),
  publishableKey: z.string(),
  /** Empty where none was given. */
  secretKey: z.string(),
})

type Keys = z.output<typeof hostedBackendKeys>

const { refusals } = texts.integrations.hostedBackend

/** Asks the project behind the address whether it knows these keys. */
export async function checkHostedBackend(given: Keys, outside: Outside): Promise<Keys> {
  const keys = { ...given, url: checkUrl(given.url, outside) }
  if (isMeantForServers(keys.publishableKey)) throw new AppError('invalid-input', refusals.keysSwapped)
  await check('/auth/v1/settings', keys.publishableKey, refusals.publishableKey)
  if (keys.secretKey !== '') {
    await check('/auth/v1/admin/users?page=1&per_page=1', keys.secretKey, refusals.secretKey)
  }
  return keys

  async function check(path: string, key: string, refusal: string): Promise<void> {
    const reply = await askJson({
      fetch: outside.fetchGuarded,
      url: `${keys.url}${path}`,
      // Only keys of the older kind are tokens as well.
      headers: { apikey: key, ...(isToken(key) && { authorization: `Bearer ${key}` }) },
    })
    if (!reply) throw new AppError('invalid-input', refusals.unreachable)
    if ([401, 403].includes(reply.status)) throw new AppError('invalid-input', refusal)
    if (reply.status !== 200 || typeof reply.body !== 'object') {
      throw new AppError('invalid-input', fillText(refusals.notThere, { status: reply.status }))
    }
  }
}

function checkUrl(address: string, { allowsHttp }: Outside): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isAllowed = url?.protocol === 'https:' || (allowsHttp && url?.protocol === 'http:')
  if (!url || !isAllowed || url.username !== '') throw new AppError('invalid-input', refusals.notHttps)
  return url.origin
}

const isToken = (key: string) => key.split('.').length === 3

/** A key that opens everything would be written into apps that everybody can read. */
function isMeantForServers(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true
  const claims = key.split('.')[1] ?? ''
  return Buffer.from(claims, 'base64url').toString().includes('"service_role"')
}
