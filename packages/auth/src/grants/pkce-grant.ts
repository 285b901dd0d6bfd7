import type { Context } from 'hono'
import { z } from 'zod'
import { originOf, type AuthContext } from '../context.ts'
import { AuthError, validationFailed } from '../errors.ts'
import { isPastLifetime } from '../flows/flow-state.ts'
import { requireVerifier } from '../flows/pkce.ts'
import { readBody, text } from '../http/read-body.ts'
import type { FlowStateRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import { issueSession, presentSession } from '../tokens/issue-session.ts'
import { isBanned } from '../users/is-banned.ts'

const pkceBody = z.object({ auth_code: text, code_verifier: text })

/** Exchanges the code from the address bar for a session, for the one who started the flow. */
export async function grantPkce(context: AuthContext, c: Context) {
  const { auth_code: authCode, code_verifier: verifier } = await readBody(c, pkceBody)
  if (authCode === '' || verifier === '') {
    throw validationFailed('invalid request: both auth code and code verifier should be non-empty')
  }
  const origin = originOf(context, c)
  const { issued, flowState } = await context.storage.transaction(async (tx) => {
    const found = await findFlow(context, tx, authCode)
    requireVerifier(found.flowState, verifier)
    await tx.deleteFlowState(found.flowState.id)
    const { method, provider } = found.flowState
    const isFederated = method === 'oauth' || method === 'sso/saml'
    const signIn = { user: found.user, method, origin, ...(isFederated ? { provider } : {}) }
    return { issued: await issueSession(context, tx, signIn), flowState: found.flowState }
  })
  return { ...(await presentSession(context, issued)), ...presentProviderTokens(flowState) }
}

async function findFlow(context: AuthContext, tx: Transaction, authCode: string) {
  const flowState = z.guid().safeParse(authCode).success
    ? await tx.lockFlowStateByAuthCode(authCode)
    : undefined
  if (!flowState?.userId || flowState.authCodeIssuedAt === null) throw notFound()
  if (isPastLifetime(flowState.authCodeIssuedAt, context.clock.now())) {
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  }
  const user = await tx.findUser(flowState.userId)
  if (!user || user.deletedAt !== null) throw notFound()
  if (isBanned(user, context.clock.now())) throw new AuthError(400, 'user_banned', 'User is banned')
  return { flowState, user }
}

const notFound = () =>
  new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')

function presentProviderTokens({ providerAccessToken, providerRefreshToken }: FlowStateRecord) {
  return {
    ...(providerAccessToken === null ? {} : { provider_token: providerAccessToken }),
    ...(providerRefreshToken === null ? {} : { provider_refresh_token: providerRefreshToken }),
  }
}
