import { fillText, texts } from '@joinery/contract'
import { z } from 'zod'
import { AppError } from '../../../http/app-error.ts'
import { askJson } from '../ask-json.ts'
import type { Outside } from '../outside.ts'

const me = z.object({ handle: z.string() })
const refusal = z.object({ err: z.string().default(''), message: z.string().default('') })

type Service = Pick<Outside, 'fetchTrusted' | 'designToolUrl'>

const { refusals, unknownAccount, unnamedAccount } = texts.integrations.designTool

/** Checks the form of a token, and asks the design tool whose it is where that can be reached. */
export async function checkDesignTool(token: string, { fetchTrusted, designToolUrl }: Service) {
  if (!/^[\w-]{20,200}$/.test(token)) throw new AppError('invalid-input', refusals.form)
  const reply = await askJson({
    fetch: fetchTrusted,
    url: `${designToolUrl}/v1/me`,
    headers: { 'x-figma-token': token },
  })
  if (!reply) return { account: unknownAccount, checkedAgainst: 'form' } as const
  if (reply.status === 403 && isAboutScope(reply.body))
    return { account: unnamedAccount, checkedAgainst: 'service' } as const
  if ([401, 403].includes(reply.status)) throw new AppError('invalid-input', refusals.token)
  const found = me.safeParse(reply.body)
  if (reply.status !== 200 || !found.success) {
    throw new AppError('invalid-input', fillText(refusals.unreadable, { status: reply.status }))
  }
  return { account: found.data.handle, checkedAgainst: 'service' } as const
}

/** Figma knows the token, which may do other things than ask whose it is: a token for files alone is such a one. */
function isAboutScope(body: unknown): boolean {
  const told = refusal.safeParse(body).data
  return told !== undefined && `${told.err} ${told.message}`.includes('Invalid scope')
}
