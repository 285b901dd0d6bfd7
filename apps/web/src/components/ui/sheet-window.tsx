import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'radix-ui'
import { X } from 'lucide-react'
import { buttonClasses } from './button-classes.ts'

export interface SheetProps {
  /** What opens it, and has the focus again afterwards. */
  trigger: RefObject<HTMLElement | null>
  /** Names the sheet for screen readers. */
  title: string
  closeLabel: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  children: ReactNode
}

/** What `sheet.tsx` loads when it is opened. */
export function SheetWindow({ trigger, title, closeLabel, isOpen, onOpenChange, children }: SheetProps) {
  const returnFocus = (event: Event) => {
    event.preventDefault()
    trigger.current?.focus()
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-appear" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col overflow-y-auto border-r border-neutral-5 bg-neutral-1 shadow-float outline-none data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in"
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          {children}
          <Dialog.Close
            aria-label={closeLabel}
            className={buttonClasses({
              variant: 'ghost',
              size: 'icon',
              className: 'absolute top-2.5 right-2 pointer-coarse:top-1.5',
            })}
          >
            <X aria-hidden className="size-4" />
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
