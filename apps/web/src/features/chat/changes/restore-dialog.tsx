import { useMutation, useQuery } from '@tanstack/react-query'
import { fillText, runEndpoints, texts, versionEndpoints } from '@joinery/contract'
import type { ProjectId, RunId, VersionId } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { FormMessage } from '../../../components/ui/form-message.tsx'
import { call } from '../../../lib/api.ts'
import { notify } from '../../../lib/notify.ts'
import { queryClient } from '../../../lib/query-client.ts'

interface RestoreDialogProps {
  projectId: ProjectId
  runId: RunId
  onClose: () => void
}

/** Asks once, then brings the files back as they were before a message. */
export function RestoreDialog({ projectId, runId, onClose }: RestoreDialogProps) {
  const { restore } = texts.chat
  const { notices } = texts.versions
  const { data: run, error } = useQuery({
    queryKey: ['projects', projectId, 'run', runId],
    queryFn: ({ signal }) => call(runEndpoints.read, { runId }, { signal }),
  })
  const { mutate, isPending } = useMutation({
    mutationFn: (versionId: VersionId) => call(versionEndpoints.restore, { projectId, versionId }),
    onSuccess: ({ version }) => {
      void notify.success(fillText(notices.restored, { n: version.versionNumber }))
      void queryClient.invalidateQueries({ queryKey: ['projects', projectId] })
      onClose()
    },
    onError: (failure) => void notify.error(notices.projectRestoreFailed, failure.message),
  })
  const before = run?.versionBefore
  return (
    <Dialog
      title={restore.title}
      description={restore.sentence}
      startsInField={false}
      isOpen
      onOpenChange={onClose}
    >
      <div className="grid gap-4">
        {error && <FormMessage tone="error">{error.message}</FormMessage>}
        {before === null && <FormMessage tone="notice">{restore.none}</FormMessage>}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{texts.common.actions.cancel}</Button>
          <Button
            variant="primary"
            disabled={!before}
            isLoading={isPending}
            onClick={() => before && mutate(before)}
          >
            {restore.submit}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
