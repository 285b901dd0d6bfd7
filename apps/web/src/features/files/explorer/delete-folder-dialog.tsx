import type { RefObject } from 'react'
import { countText, fillText, texts } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { describeProject } from '../structure/describe-project.ts'
import type { FolderItem } from '../tree/build-tree.ts'

interface DeleteFolderDialogProps {
  folder: FolderItem | undefined
  /** Whether earlier versions keep what is deleted. */
  hasVersions: boolean
  returnFocusTo: RefObject<HTMLElement | null>
  onDelete: (folder: FolderItem) => void
  onClose: () => void
}

export function DeleteFolderDialog(props: DeleteFolderDialogProps) {
  const { folder, hasVersions, returnFocusTo, onDelete, onClose } = props
  const { deleteFolder, create, counted } = texts.files
  const files = folder ? describeProject(folder).files : 0
  return (
    <Dialog
      title={fillText(deleteFolder.title, { name: folder?.name ?? '' })}
      description={fillText(hasVersions ? deleteFolder.sentence : deleteFolder.localSentence, {
        count: countText(files, counted.files),
      })}
      isOpen={folder !== undefined}
      returnFocusTo={returnFocusTo}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{create.cancel}</Button>
        <Button
          variant="danger"
          onClick={() => {
            if (folder) onDelete(folder)
            onClose()
          }}
        >
          {deleteFolder.submit}
        </Button>
      </div>
    </Dialog>
  )
}
