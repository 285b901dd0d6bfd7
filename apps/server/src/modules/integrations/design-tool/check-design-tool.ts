import { fillText, texts } from '@joinery/contract'
import { z } from 'zod'
import { AppError } from '../../../http/app-error.ts'
import { askJson } from '../ask-json.ts'
import type { Outside } from '../outside.ts'

const me = z.object({ handle: z.string() })

const { refusals, unknownAccount } = texts.integrations.designTool

/** Checks the form of a token, and asks the design tool whose it is where that can be reached. */
export async function checkDesignTool(token: string, { fetchTrusted, designToolUrl }: Outside) {
  if (!/^[\w-]{20,200}$/.test(token)) throw new AppError('invalid-input', refusals.form)
  const reply = await askJson({
    fetch: fetchTrusted,
    url: `${designToolUrl}/v1/me`,
    headers: { 'x-figma-token': token },
  })
  if (!reply) return { account: unknownAccount, checkedAgainst: 'form' } as const
  if ([401, 403].includes(reply.status)) throw new AppError('invalid-input', refusals.token)
  const found = me.safeParse(reply.body)
  if (reply.status !== 200 || !found.success) {
    throw new AppError('invalid-input', fillText(refusals.unreadable, { status: reply.status }))
  }
  return { account: found.data.handle, checkedAgainst: 'service' } as const
}
