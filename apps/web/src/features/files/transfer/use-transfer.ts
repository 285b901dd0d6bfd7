import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { countText, fillText, texts } from '@joinery/contract'
import type { ProjectId } from '@joinery/contract'
import { ApiError } from '../../../lib/api-error.ts'
import { notify } from '../../../lib/notify.ts'
import { sendArchive } from './archive-calls.ts'
import type { ChosenFile } from './chosen-files.ts'
import { exportProject } from './export-project.ts'
import { packChosen } from './pack-chosen.ts'

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

  const during = async (act: () => Promise<void>) => {
    setIsBusy(true)
    try {
      await act()
    } finally {
      setIsBusy(false)
    }
  }

  const send = (archive: Blob, isReplacing: boolean) =>
    during(async () => {
      try {
        const { written } = await sendArchive({ projectId, archive, isReplacing })
        const imported = fillText(transfer.imported, { count: countText(written, counted.files) })
        void notify.success(storage.saved, imported)
        await queryClient.invalidateQueries({ queryKey: ['projects', projectId] })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.code !== 'conflict') return void notify.error(storage.saveFailed, error.message)
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

    export: () => during(() => exportProject(projectId)),
  }
}
