import type { SessionPatch, SessionRecord } from '@joinery/auth'
import { openOnce } from '../open-once.ts'

export function openSession(row: SessionRecord, box: Pick<Box, 'open'>): SessionRecord {
  const open = openOnce(() => box.open(row.refreshKey, placeOf(row.id)))
  return {
    ...row,
    get refreshKey() {
      return open()
    },
  }
}

export function sealSession<Patch extends SessionPatch>(
  patch: Patch,
  id: string,
  box: Pick<Box, 'seal'>,
): Patch {
  if (patch.refreshKey === undefined) return patch
  return { ...patch, refreshKey: box.seal(patch.refreshKey, placeOf(id)) }
}

const placeOf = (id: string) => `auth.sessions:${id}:refresh_key` as const

/** What a store's secret box does here. */
interface Box {
  seal: (secret: string, place: ReturnType<typeof placeOf>) => string
  open: (sealed: string, place: ReturnType<typeof placeOf>) => string
}
