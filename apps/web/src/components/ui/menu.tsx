import type { ReactNode, Ref } from 'react'
import { DropdownMenu } from 'radix-ui'
import { Ellipsis } from 'lucide-react'
import { classNames } from '../../lib/class-names.ts'
import { Button } from './button.tsx'

interface MenuProps {
  /** Names the button for screen readers. */
  label: string
  triggerRef?: Ref<HTMLButtonElement>
  children: ReactNode
}

/** Three dots that open a list of acts. */
export function Menu({ label, triggerRef, children }: MenuProps) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button ref={triggerRef} variant="ghost" size="icon" aria-label={label}>
          <Ellipsis aria-hidden className="size-4" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={leaveFocusTaken}
          className="z-50 min-w-44 rounded-card border border-neutral-6 bg-neutral-1 p-1 shadow-float data-[state=closed]:animate-fade-out data-[state=open]:animate-appear"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** An act may have opened a dialog or a form by now, and somebody may be typing into it. */
function leaveFocusTaken(event: Event) {
  if (document.activeElement !== document.body) event.preventDefault()
}

interface MenuItemProps {
  icon: ReactNode
  /** Something is lost by it. */
  isDestructive?: boolean
  isDisabled?: boolean
  onSelect: () => void
  children: ReactNode
}

export function MenuItem({
  icon,
  isDestructive = false,
  isDisabled = false,
  onSelect,
  children,
}: MenuItemProps) {
  return (
    <DropdownMenu.Item
      disabled={isDisabled}
      onSelect={onSelect}
      className={classNames(
        'flex h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-14 outline-none select-none pointer-coarse:h-11',
        'data-[disabled]:pointer-events-none data-[disabled]:opacity-50 data-[highlighted]:bg-neutral-3 [&_svg]:size-4',
        isDestructive ? 'text-danger' : 'text-neutral-12',
      )}
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  )
}
