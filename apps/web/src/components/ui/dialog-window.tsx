import { useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { Dialog as Radix } from 'radix-ui'
import { cva } from 'class-variance-authority'
import type { VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'
import { texts } from '@joinery/contract'
import { buttonClasses } from './button-classes.ts'

const contentClasses = cva(
  [
    'fixed z-50 flex flex-col border-neutral-5 bg-neutral-1 shadow-float outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-appear',
    'max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[92dvh] max-sm:rounded-t-dialog max-sm:border-t',
    'sm:top-1/2 sm:left-1/2 sm:max-h-[90dvh] sm:w-[calc(100vw-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-dialog sm:border',
  ],
  {
    variants: {
      width: { narrow: 'sm:max-w-lg', medium: 'sm:max-w-2xl', wide: 'sm:max-w-6xl' },
    },
    defaultVariants: { width: 'narrow' },
  },
)

export interface DialogProps extends VariantProps<typeof contentClasses> {
  title: ReactNode
  /** Said below the title. */
  description?: ReactNode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** False where one reads before one types: no keyboard then covers half of a small screen. */
  startsInField?: boolean
  /** Takes the focus afterwards, where what had it before is gone by then: an item of a menu. */
  returnFocusTo?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** What `dialog.tsx` loads when it is opened. */
export function DialogWindow(props: DialogProps) {
  const { title, description, width, isOpen, onOpenChange, startsInField = true, returnFocusTo } = props
  const opener = useRef<Element>(null)

  const takeFocus = (event: Event) => {
    opener.current = document.activeElement
    if (startsInField || !(event.currentTarget instanceof HTMLElement)) return
    event.preventDefault()
    event.currentTarget.focus()
  }

  const returnFocus = (event: Event) => {
    const target = returnFocusTo?.current ?? opener.current
    event.preventDefault()
    if (target instanceof HTMLElement) target.focus()
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-appear" />
        <Radix.Content
          {...(!description && { 'aria-describedby': undefined })}
          onOpenAutoFocus={takeFocus}
          onCloseAutoFocus={returnFocus}
          className={contentClasses({ width })}
        >
          <div className="grid gap-1 border-b border-neutral-5 py-4 pr-14 pl-5">
            <Radix.Title className="text-16 font-semibold break-words">{title}</Radix.Title>
            {description && (
              <Radix.Description asChild>
                <div className="text-14 break-words text-neutral-10">{description}</div>
              </Radix.Description>
            )}
          </div>
          <div className="flex min-h-0 flex-1 flex-col overflow-y-auto p-5">{props.children}</div>
          <Radix.Close
            aria-label={texts.common.actions.close}
            className={buttonClasses({
              variant: 'ghost',
              size: 'icon',
              className: 'absolute top-2.5 right-2.5 pointer-coarse:top-1.5 pointer-coarse:right-1.5',
            })}
          >
            <X aria-hidden className="size-4" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
