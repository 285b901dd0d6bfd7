import { CircleAlert, Wrench } from 'lucide-react'
import { countText, fillText, texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import type { RuntimeError } from './preview-state.ts'

interface ErrorStripProps {
  errors: readonly RuntimeError[]
  onShow: () => void
  onFix?: ((error: RuntimeError) => void) | undefined
}

/** The newest error in one line, while the list of them is closed. */
export function ErrorStrip({ errors, onShow, onFix }: ErrorStripProps) {
  const newest = errors.at(-1)
  if (!newest) return null
  const { errors: words } = texts.preview
  return (
    <output className="flex shrink-0 items-center gap-2 border-t border-danger/40 bg-danger-subtle py-1 pr-1.5 pl-3">
      <CircleAlert aria-hidden className="size-4 shrink-0 text-danger" />
      <span className="min-w-0 flex-1 truncate font-mono text-12 text-neutral-12">
        <span className="sr-only">{countText(errors.length, words.count)}. </span>
        {newest.message}
        {newest.place && <span className="text-neutral-10"> {fillText(words.place, newest.place)}</span>}
      </span>
      <Button variant="ghost" onClick={onShow}>
        {words.show}
      </Button>
      {onFix && (
        <Button onClick={() => onFix(newest)}>
          <Wrench aria-hidden className="size-4" />
          <span className="max-sm:sr-only">{words.fix}</span>
        </Button>
      )}
    </output>
  )
}
