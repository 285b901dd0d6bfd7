import { texts } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import type { TransferState } from './use-transfer.ts'

/** Asks before an import overwrites what is there. */
export function ReplaceDialog({ transfer }: { transfer: TransferState }) {
  const { refused, forget } = transfer
  const words = texts.files.transfer
  return (
    <Dialog
      title={words.replaceTitle}
      description={refused?.sentence}
      isOpen={refused !== undefined}
      onOpenChange={(isOpen) => !isOpen && forget()}
    >
      {refused && (
        <div className="grid gap-5">
          <ul className="max-h-40 overflow-y-auto font-mono text-12 text-neutral-11">
            {refused.paths.map((path) => (
              <li key={path} className="truncate" title={path}>
                {path}
              </li>
            ))}
          </ul>
          <div className="flex justify-end gap-2">
            <Button onClick={forget}>{texts.common.actions.cancel}</Button>
            <Button variant="danger" onClick={() => void transfer.replace(refused.archive)}>
              {words.replace}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
