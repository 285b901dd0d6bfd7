import { useMutation, useQueryClient } from '@tanstack/react-query'
import { databaseEndpoints, fillText, texts } from '@joinery/contract'
import type { DatabaseConnection } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'
import { FormMessage } from '../../components/ui/form-message.tsx'
import { call } from '../../lib/api.ts'
import { notify } from '../../lib/notify.ts'
import { databasesQuery } from './databases-query.ts'

interface RemoveDialogProps {
  database: DatabaseConnection
  isOpen: boolean
  onClose: () => void
}

export function RemoveDialog({ database, isOpen, onClose }: RemoveDialogProps) {
  const { action, title, sentence, succeeded, failed } = texts.databases.remove
  const queryClient = useQueryClient()
  const removal = useMutation({
    mutationFn: () => call(databaseEndpoints.remove, { databaseId: database.id }),
    async onSuccess() {
      void notify.success(succeeded)
      onClose()
      await queryClient.invalidateQueries({ queryKey: databasesQuery.queryKey })
    },
  })
  return (
    <Dialog
      title={title}
      description={fillText(sentence, { name: database.name })}
      isOpen={isOpen}
      onOpenChange={onClose}
    >
      <div className="grid gap-5">
        {removal.error && (
          <FormMessage tone="error">
            {failed}. {removal.error.message}
          </FormMessage>
        )}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{texts.common.actions.cancel}</Button>
          <Button variant="danger" isLoading={removal.isPending} onClick={() => removal.mutate()}>
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
