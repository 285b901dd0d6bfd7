import { fillText, texts } from '@joinery/contract'
import type { ProjectId, Version } from '@joinery/contract'
import { countText } from '../../lib/count-text.ts'
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
        onError: (error) => {
          const failure = paths ? notices.restoreFailed : notices.projectRestoreFailed
          void notify.error(`${failure}: ${error.message}`)
        },
      },
    )

  return { restore, isRestoring: isPending }
}

function tellRestored({ versionNumber: n }: Version, paths: string[] | undefined): string {
  const { notices, restoredSome, files } = texts.versions
  if (!paths) return fillText(notices.restored, { n })
  return fillText(restoredSome, { files: countText(paths.length, files), n })
}
