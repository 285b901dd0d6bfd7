import type { Context } from 'hono'
import { z } from 'zod'
import { originOf, type AuthContext } from '../context.ts'
import { OAuthError } from '../errors.ts'
import { readBody, text } from '../http/read-body.ts'
import { presentSession } from '../tokens/issue-session.ts'
import { refreshSession } from '../tokens/refresh-session.ts'

const refreshBody = z.object({ refresh_token: text })

export async function grantRefreshToken(context: AuthContext, c: Context) {
  const { refresh_token: token } = await readBody(c, refreshBody)
  if (token === '') throw new OAuthError('invalid_request', 'refresh_token required')
  return presentSession(context, await refreshSession(context, token, originOf(context, c)))
}
