import { Eye, X } from 'lucide-react'
import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { texts } from '@joinery/contract'
import { Button } from '../../components/ui/button.tsx'
import { classNames } from '../../lib/class-names.ts'
import type { PreviewPlace } from './place-preview.ts'

interface PreviewHolderProps {
  place: PreviewPlace
  onOpen: () => void
  onClose: () => void
  children: ReactNode
}

/**
 * Holds the preview wherever it stands. A frame that is taken out of the page starts anew when it comes back, so it
 * keeps its place in the page and only changes its size.
 */
export function PreviewHolder({ place, onOpen, onClose, children }: PreviewHolderProps) {
  const isSmall = place === 'small'
  return (
    <Tabs.Content
      value="preview"
      forceMount
      tabIndex={isSmall ? -1 : undefined}
      className={classNames('absolute flex min-h-0 min-w-0 flex-col -outline-offset-2', placeClasses[place])}
    >
      <div inert={isSmall} className="flex min-h-0 min-w-0 flex-1 flex-col">
        {children}
      </div>
      {isSmall && (
        <div className="flex items-center justify-between border-t border-neutral-5 bg-neutral-2">
          <Button variant="ghost" onClick={onOpen} className="after:absolute after:inset-0">
            <Eye aria-hidden className="size-4" />
            {texts.workspace.smallPreview.open}
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-label={texts.workspace.smallPreview.close}
            onClick={onClose}
            className="relative"
          >
            <X aria-hidden className="size-4" />
          </Button>
        </div>
      )}
    </Tabs.Content>
  )
}

const placeClasses: Record<PreviewPlace, string> = {
  whole: 'inset-0',
  away: 'invisible inset-0',
  small:
    'right-3 bottom-3 z-10 h-60 w-[clamp(12rem,45%,20rem)] overflow-hidden rounded-card border border-neutral-6 bg-neutral-1 shadow-float',
}
