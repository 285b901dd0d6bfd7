import { useRef } from 'react'
import { texts } from '@joinery/contract'
import { contentId } from '../../components/layout/skip-link.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Dialog } from '../../components/ui/dialog.tsx'

interface LeaveDialogProps {
  isOpen: boolean
  onStay: () => void
  onLeave: () => void
}

/** Asks whether what is not saved may go. */
export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  const { title, sentence, stay, submit } = texts.settings.leave
  const next = useRef<HTMLElement>(null)
  const leave = () => {
    // Elsewhere one begins where every page begins, not at what led there.
    next.current = document.querySelector<HTMLElement>(`#${contentId}`)
    onLeave()
  }
  return (
    <Dialog
      title={title}
      description={sentence}
      isOpen={isOpen}
      returnFocusTo={next}
      onOpenChange={(isStillOpen) => !isStillOpen && onStay()}
    >
      <div className="flex justify-end gap-2">
        <Button onClick={onStay}>{stay}</Button>
        <Button variant="danger" onClick={leave}>
          {submit}
        </Button>
      </div>
    </Dialog>
  )
}
