import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { fillText, texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { ApiError } from '../../../lib/api-error.ts'
import { countText } from '../../../lib/count-text.ts'
import { notify } from '../../../lib/notify.ts'
import { fetchArchive, sendArchive } from './archive-calls.ts'
import type { ChosenFile } from './chosen-files.ts'
import { packChosen } from './pack-chosen.ts'
import { saveArchive } from './save-archive.ts'

/** An import that would overwrite files, and waits for a word. */
export interface RefusedImport {
  archive: Blob
  sentence: string
  paths: string[]
}

export type TransferState = ReturnType<typeof useTransfer>

/** Files in and out of a project, as archives. */
export function useTransfer(projectId: ProjectId) {
  const queryClient = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const [refused, setRefused] = useState<RefusedImport>()
  const { transfer, counted, storage } = texts.files

  const during = async (failed: string, act: () => Promise<void>) => {
    setIsBusy(true)
    try {
      await act()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      void notify.error(failed, error.message)
    } finally {
      setIsBusy(false)
    }
  }

  const send = (archive: Blob, isReplacing: boolean) =>
    during(storage.saveFailed, async () => {
      try {
        const { written } = await sendArchive({ projectId, archive, isReplacing })
        const imported = fillText(transfer.imported, { count: countText(written, counted.files) })
        void notify.success(storage.saved, imported)
        await queryClient.invalidateQueries({ queryKey: ['projects', projectId] })
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'conflict') throw error
        setRefused({ archive, sentence: error.message, paths: error.issues.map(({ path }) => path) })
      }
    })

  return {
    isBusy,
    refused,
    forget: () => setRefused(undefined),

    async import(choose: () => Promise<ChosenFile[]> | ChosenFile[]) {
      const archive = await packChosen(await choose())
      if (archive) await send(archive, false)
      else void notify.info(transfer.nothingToImport)
    },

    async replace(archive: Blob) {
      setRefused(undefined)
      await send(archive, true)
    },

    export: () => during(storage.loadFailed, async () => saveArchive(await fetchArchive(projectId))),
  }
}
