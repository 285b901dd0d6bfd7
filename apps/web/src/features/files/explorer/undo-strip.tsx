import { useEffect } from 'react'
import { X } from 'lucide-react'
import { fillText, texts } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'

interface UndoStripProps {
  name: string
  onUndo: () => void
  onGone: () => void
}

const shownMs = 15_000

/** Offers a deleted file back for a while. */
export function UndoStrip({ name, onUndo, onGone }: UndoStripProps) {
  const { explorer } = texts.files
  useEffect(() => {
    const timer = setTimeout(onGone, shownMs)
    return () => clearTimeout(timer)
  }, [onGone])
  return (
    <div className="flex items-center gap-1 border-t border-neutral-5 bg-neutral-3 py-1 pr-1 pl-3">
      <p className="min-w-0 flex-1 truncate text-13">{fillText(explorer.deleted, { name })}</p>
      <Button variant="ghost" onClick={onUndo}>
        {explorer.undo}
      </Button>
      <Button variant="ghost" size="icon" aria-label={texts.common.actions.close} onClick={onGone}>
        <X aria-hidden className="size-4" />
      </Button>
    </div>
  )
}
