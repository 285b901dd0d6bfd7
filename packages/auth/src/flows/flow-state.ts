import { randomUUID } from 'node:crypto'
import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import type { FlowStateRecord } from '../ports/records.ts'
import type { Transaction } from '../ports/storage.ts'
import type { Pkce } from './pkce.ts'

/** How long a provider may take to send the browser back, and a client to exchange its code. */
const lifetimeMs = 300_000

type NewFlow = Pick<FlowStateRecord, 'method' | 'provider'> &
  Partial<FlowStateRecord> & { pkce: Pkce | undefined }

export async function startFlow(
  { clock }: Pick<AuthContext, 'clock'>,
  tx: Transaction,
  { pkce, ...flow }: NewFlow,
): Promise<FlowStateRecord> {
  const flowState = {
    id: randomUUID(),
    userId: null,
    authCode: randomUUID(),
    authCodeIssuedAt: null,
    codeChallenge: pkce?.challenge ?? null,
    codeChallengeMethod: pkce?.method ?? null,
    redirectTo: null,
    linkingTargetId: null,
    inviteToken: null,
    providerCodeVerifier: null,
    providerNonce: null,
    providerAccessToken: null,
    providerRefreshToken: null,
    createdAt: clock.now(),
    ...flow,
  }
  await tx.insertFlowState(flowState)
  return flowState
}

/** Gives out the code of a flow that went through a mailbox. */
export async function issueAuthCode(
  { clock }: Pick<AuthContext, 'clock'>,
  tx: Transaction,
  { userId, method }: { userId: string; method: string },
) {
  const flowState = await tx.lockLatestFlowState(userId, method)
  if (!flowState) {
    throw new AuthError(422, 'flow_state_not_found', 'No valid flow state found for user.')
  }
  await tx.updateFlowState(flowState.id, { authCodeIssuedAt: clock.now() })
  return flowState.authCode
}

export const isPastLifetime = (start: Date, now: Date) => now.getTime() > start.getTime() + lifetimeMs
