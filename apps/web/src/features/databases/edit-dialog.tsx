import { texts } from '@joinery/contract'
import type { DatabaseConnection } from '@joinery/contract'
import { Dialog } from '../../components/ui/dialog.tsx'
import { notify } from '../../lib/notify.ts'
import { ConnectForm } from './connect/connect-form.tsx'

interface EditDialogProps {
  database: DatabaseConnection
  isOpen: boolean
  onClose: () => void
}

export function EditDialog({ database, isOpen, onClose }: EditDialogProps) {
  const { heading, subtitle, succeeded } = texts.databases.edit
  return (
    <Dialog title={heading} description={subtitle} width="medium" isOpen={isOpen} onOpenChange={onClose}>
      <ConnectForm
        connection={database}
        onCancel={onClose}
        onConnected={() => {
          void notify.success(succeeded)
          onClose()
        }}
      />
    </Dialog>
  )
}
