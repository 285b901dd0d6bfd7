import { fillText, texts } from '@joinery/contract'
import type { ProjectId, Version } from '@joinery/contract'
import { notify } from '../../lib/notify.ts'
import { useRestoreVersion } from './restore-version.ts'

interface RestoreOptions {
  projectId: ProjectId
  onRestored: () => void
}

/** Restores everything of a version, or chosen files, and says how it went. */
export function useRestore({ projectId, onRestored }: RestoreOptions) {
  const { mutate, isPending } = useRestoreVersion(projectId)
  const { notices } = texts.versions

  const restore = (version: Version, paths?: string[]) =>
    mutate(
      { version, ...(paths && { paths }) },
      {
        onSuccess: () => {
          void notify.success(tellRestored(version, paths))
          onRestored()
        },
        onError: ({ message }) =>
          void notify.error(paths ? notices.restoreFailed : notices.projectRestoreFailed, message),
      },
    )

  return { restore, isRestoring: isPending }
}

function tellRestored({ versionNumber: n, createdAt }: Version, paths: string[] | undefined): string {
  const { restored, restoredAt } = texts.versions.notices
  if (!paths) return fillText(restored, { n })
  return fillText(restoredAt, { time: times.format(new Date(createdAt)) })
}

// The long form of a date has an "at" of its own, which the sentence has already.
const times = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' })
