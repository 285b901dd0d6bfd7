import type { FlowStateRecord } from '@joinery/auth'
import { index, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { authSchema, createdAt, id, moment } from '../schema.ts'
import { users } from '../users/schema.ts'

export const flowStates = authSchema.table(
  'flow_states',
  {
    id: id(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    authCode: text('auth_code').notNull(),
    authCodeIssuedAt: moment('auth_code_issued_at'),
    method: text('method').notNull(),
    provider: text('provider').notNull(),
    codeChallenge: text('code_challenge'),
    codeChallengeMethod: text('code_challenge_method').$type<FlowStateRecord['codeChallengeMethod']>(),
    redirectTo: text('redirect_to'),
    linkingTargetId: uuid('linking_target_id').references(() => users.id, { onDelete: 'cascade' }),
    inviteToken: text('invite_token'),
    providerCodeVerifier: text('provider_code_verifier'),
    providerNonce: text('provider_nonce'),
    /** Sealed by the secret box, as is the refresh token. */
    providerAccessToken: text('provider_access_token'),
    providerRefreshToken: text('provider_refresh_token'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('flow_states_auth_code_key').on(table.authCode),
    index('flow_states_user_id_method_index').on(table.userId, table.method),
    index('flow_states_linking_target_id_index').on(table.linkingTargetId),
    index('flow_states_created_at_index').on(table.createdAt),
  ],
)
