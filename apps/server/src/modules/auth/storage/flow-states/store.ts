import type { FlowStatePatch, FlowStateRecord, Transaction } from '@joinery/auth'
import { and, desc, eq, lt } from 'drizzle-orm'
import type { Executor } from '../../../../db/database.ts'
import type { SecretBox } from '../../../../db/secret-box.ts'
import { hasChanges } from '../has-changes.ts'
import { isUuid } from '../is-uuid.ts'
import { attempt } from '../storage-errors.ts'
import { flowStates } from './schema.ts'

type FlowStateWrites = Pick<
  Transaction,
  | 'insertFlowState'
  | 'lockFlowState'
  | 'lockFlowStateByAuthCode'
  | 'lockLatestFlowState'
  | 'updateFlowState'
  | 'deleteFlowState'
  | 'deleteFlowStatesCreatedBefore'
>

export function writeFlowStates(db: Executor, box: SecretBox): FlowStateWrites {
  return {
    async insertFlowState(flowState) {
      await attempt(db.insert(flowStates).values(sealPatch(flowState, flowState.id, box)))
    },

    async lockFlowState(id) {
      if (!isUuid(id)) return undefined
      const [row] = await attempt(db.select().from(flowStates).where(eq(flowStates.id, id)).for('update'))
      return row && openFlowState(row, box)
    },

    async lockFlowStateByAuthCode(authCode) {
      const [row] = await attempt(
        db.select().from(flowStates).where(eq(flowStates.authCode, authCode)).for('update'),
      )
      return row && openFlowState(row, box)
    },

    async lockLatestFlowState(userId, method) {
      const [row] = await attempt(
        db
          .select()
          .from(flowStates)
          .where(and(eq(flowStates.userId, userId), eq(flowStates.method, method)))
          .orderBy(desc(flowStates.createdAt), desc(flowStates.id))
          .limit(1)
          .for('update'),
      )
      return row && openFlowState(row, box)
    },

    async updateFlowState(id, patch) {
      if (!hasChanges(patch)) return
      await attempt(
        db
          .update(flowStates)
          .set(sealPatch(patch, id, box))
          .where(eq(flowStates.id, id)),
      )
    },

    async deleteFlowState(id) {
      await attempt(db.delete(flowStates).where(eq(flowStates.id, id)))
    },

    async deleteFlowStatesCreatedBefore(moment) {
      await attempt(db.delete(flowStates).where(lt(flowStates.createdAt, moment)))
    },
  }
}

const secretColumns = {
  providerAccessToken: 'provider_access_token',
  providerRefreshToken: 'provider_refresh_token',
} as const

function openFlowState(row: FlowStateRecord, box: SecretBox): FlowStateRecord {
  return changeSecrets(row, (sealed, column) => box.open(sealed, placeOf(row.id, column)))
}

function sealPatch<Patch extends FlowStatePatch>(patch: Patch, id: string, box: SecretBox): Patch {
  return changeSecrets(patch, (secret, column) => box.seal(secret, placeOf(id, column)))
}

function changeSecrets<Patch extends FlowStatePatch>(
  patch: Patch,
  change: (value: string, column: string) => string,
): Patch {
  const { providerAccessToken, providerRefreshToken } = patch
  return {
    ...patch,
    ...(typeof providerAccessToken === 'string' && {
      providerAccessToken: change(providerAccessToken, secretColumns.providerAccessToken),
    }),
    ...(typeof providerRefreshToken === 'string' && {
      providerRefreshToken: change(providerRefreshToken, secretColumns.providerRefreshToken),
    }),
  }
}

const placeOf = (id: string, column: string) => `auth.flow_states:${id}:${column}` as const
