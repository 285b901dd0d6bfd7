import type { AuthContext, Origin } from '../context.ts'
import { AuthError } from '../errors.ts'
import { sendMails } from '../mail/write-mail.ts'
import type { FlowStateRecord } from '../ports/records.ts'
import { withCode, withSession } from '../redirects/redirect-url.ts'
import { issueSession, presentSession, type IssuedSession } from '../tokens/issue-session.ts'
import { retryOnConflict } from '../users/retry-on-conflict.ts'
import { acceptInvitation, linkIdentity } from './link-identity.ts'
import type { ProviderGrant } from './provider.ts'
import { recognisePerson, type Recognition, type Scope } from './recognise-person.ts'

interface Arriving {
  flowState: FlowStateRecord
  grant: ProviderGrant
  origin: Origin
  notAfter?: Date
}

type Outcome = Exclude<Recognition, { user: unknown }> | { code: string } | { issued: IssuedSession }

/** Ends a sign-in at a provider: answers where the browser goes, with a code or with a session. */
export async function arrive(context: AuthContext, arriving: Arriving): Promise<string> {
  const { flowState, grant } = arriving
  const redirectTo = flowState.redirectTo ?? context.settings.siteUrl
  const outcome = await retryOnConflict(() =>
    context.storage.transaction((tx) => settle({ context, tx }, arriving)),
  )
  if ('refusal' in outcome) {
    sendMails(outcome.mails)
    throw outcome.refusal
  }
  if ('code' in outcome) return withCode(redirectTo, outcome.code)
  return withSession(redirectTo, await presentSession(context, outcome.issued), {
    ...(grant.accessToken === '' ? {} : { provider_token: grant.accessToken }),
    ...(grant.refreshToken === null ? {} : { provider_refresh_token: grant.refreshToken }),
  })
}

async function settle({ context, tx }: Scope, arriving: Arriving): Promise<Outcome> {
  const { flowState, grant, origin, notAfter } = arriving
  // Locked and looked at again: whoever comes second with the same state finds it used.
  const current = await tx.lockFlowState(flowState.id)
  if (!current || current.userId !== null) {
    throw new AuthError(400, 'flow_state_already_used', 'State has already been used')
  }
  const recognition = await recognise({ context, tx }, arriving)
  if ('refusal' in recognition) return recognition
  const { user } = recognition
  if (flowState.codeChallenge !== null) {
    await tx.updateFlowState(flowState.id, {
      userId: user.id,
      authCodeIssuedAt: context.clock.now(),
      providerAccessToken: grant.accessToken || null,
      providerRefreshToken: grant.refreshToken,
    })
    return { code: flowState.authCode }
  }
  await tx.deleteFlowState(flowState.id)
  const { method, provider } = flowState
  const limit = notAfter ? { notAfter } : {}
  return { issued: await issueSession(context, tx, { user, method, provider, origin, ...limit }) }
}

async function recognise({ context, tx }: Scope, { flowState, grant }: Arriving): Promise<Recognition> {
  const { provider, linkingTargetId, inviteToken } = flowState
  const { person } = grant
  if (linkingTargetId !== null) {
    return { user: await linkIdentity({ context, tx }, linkingTargetId, { person, provider }) }
  }
  if (inviteToken !== null) {
    return { user: await acceptInvitation({ context, tx }, inviteToken, { person, provider }) }
  }
  const isEmailOptional = context.providers.find(provider)?.settings.emailOptional ?? true
  const redirectTo = flowState.redirectTo ?? context.settings.siteUrl
  return recognisePerson({ context, tx }, { person, provider, isEmailOptional, redirectTo })
}
