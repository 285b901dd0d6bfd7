import type { SessionPatch, SessionRecord } from '@joinery/auth'
import type { SecretBox } from '../../../../db/secret-box.ts'
import { openOnce } from '../open-once.ts'

export function openSession(row: SessionRecord, box: SecretBox): SessionRecord {
  const open = openOnce(() => box.open(row.refreshKey, placeOf(row.id)))
  return {
    ...row,
    get refreshKey() {
      return open()
    },
  }
}

export function sealSession<Patch extends SessionPatch>(patch: Patch, id: string, box: SecretBox): Patch {
  if (patch.refreshKey === undefined) return patch
  return { ...patch, refreshKey: box.seal(patch.refreshKey, placeOf(id)) }
}

const placeOf = (id: string) => `auth.sessions:${id}:refresh_key` as const
