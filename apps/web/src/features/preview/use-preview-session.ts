import { useEffect, useState, useSyncExternalStore } from 'react'
import { previewEndpoints } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { call } from '../../lib/api.ts'
import type { OpenedPreview } from './opened-preview-query.ts'
import { createPreviewSession } from './preview-session.ts'
import type { Picked } from './preview-session.ts'
import { createStorageKeeper } from './storage-keeper.ts'

interface SessionOptions {
  projectId: ProjectId
  opened: OpenedPreview
  onPicked?: (picked: Picked) => void
}

/** The line to a frame for as long as it is shown. Another address needs another component. */
export function usePreviewSession({ projectId, opened, onPicked }: SessionOptions) {
  const [session] = useState(() =>
    createPreviewSession({
      origin: new URL(opened.origin).origin,
      page: window,
      storage: createStorageKeeper({ projectId, database: () => window.indexedDB }),
      locate: async (positions) => (await call(previewEndpoints.locate, { projectId, positions })).positions,
    }),
  )
  useEffect(() => {
    if (!onPicked) return undefined
    const leave = session.onPicked(onPicked)
    return () => void leave()
  }, [session, onPicked])
  return { session, state: useSyncExternalStore(session.subscribe, session.getState) }
}
