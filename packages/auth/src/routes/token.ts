import { Hono, type Context } from 'hono'
import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import { grantIdToken } from '../grants/id-token-grant.ts'
import { grantPassword } from '../grants/password-grant.ts'
import { grantPkce } from '../grants/pkce-grant.ts'
import { grantRefreshToken } from '../grants/refresh-token-grant.ts'
import { countRequest } from '../http/limit-requests.ts'
import { verifyCaptcha } from '../http/require-captcha.ts'

export const tokenRoutes = (context: AuthContext) =>
  new Hono().post('/token', async (c) => {
    const grant = chooseGrant(c.req.query('grant_type') ?? '')
    await countRequest(context, c, 'token')
    return c.json(await grant(context, c))
  })

type Grant = (context: AuthContext, c: Context) => Promise<object>

function chooseGrant(grantType: string): Grant {
  switch (grantType) {
    case 'password':
      return async (context, c) => {
        await verifyCaptcha(context, c)
        return grantPassword(context, c)
      }
    case 'refresh_token':
      return grantRefreshToken
    case 'id_token':
      return grantIdToken
    case 'pkce':
      return grantPkce
    case 'web3':
      throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled')
    default:
      throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
  }
}
