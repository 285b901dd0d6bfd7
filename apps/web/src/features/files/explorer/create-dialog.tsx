import { useState } from 'react'
import type { RefObject, SubmitEvent } from 'react'
import { fillText, texts } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'
import { Dialog } from '../../../components/ui/dialog.tsx'
import { TextField } from '../../../components/ui/text-field.tsx'
import { nameNewItem } from '../tree/name-new-item.ts'
import type { NewItem } from './use-tree-changes.ts'

interface CreateDialogProps {
  item: NewItem | undefined
  returnFocusTo: RefObject<HTMLElement | null>
  /** Says what is wrong with the name, or nothing. */
  onCreate: (item: NewItem, name: string) => Promise<string | undefined>
  onClose: () => void
}

export function CreateDialog({ item, returnFocusTo, onCreate, onClose }: CreateDialogProps) {
  const { create, explorer } = texts.files
  return (
    <Dialog
      title={create.title}
      description={
        item && item.folder !== '' ? fillText(explorer.inFolder, { path: item.folder }) : explorer.atTop
      }
      isOpen={item !== undefined}
      returnFocusTo={returnFocusTo}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {item && <CreateForm item={item} onCreate={onCreate} onClose={onClose} />}
    </Dialog>
  )
}

interface CreateFormProps extends Pick<CreateDialogProps, 'onCreate' | 'onClose'> {
  item: NewItem
}

function CreateForm({ item, onCreate, onClose }: CreateFormProps) {
  const { create, explorer } = texts.files
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('name')
    const { name, problem: wrong } = nameNewItem(typeof typed === 'string' ? typed : '', item.kind)
    if (name === undefined) return setProblem(wrong)
    setIsBusy(true)
    const trouble = await onCreate(item, name)
    setIsBusy(false)
    if (trouble === undefined) onClose()
    else setProblem(trouble)
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <TextField
        label={explorer.nameLabel}
        name="name"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={item.kind === 'file' ? create.filePlaceholder : create.folderPlaceholder}
        isInvalid={problem !== undefined}
        help={
          problem !== undefined && (
            <span role="alert" className="text-danger">
              {problem}
            </span>
          )
        }
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{create.cancel}</Button>
        <Button type="submit" variant="primary" isLoading={isBusy}>
          {create.submit}
        </Button>
      </div>
    </form>
  )
}
