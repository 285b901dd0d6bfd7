import { useRef, useState } from 'react'
import { Command } from 'cmdk'
import { Dialog } from 'radix-ui'
import { texts } from '@joinery/contract'
import { findCommands } from './find-commands.ts'
import type { PaletteGroup, PaletteItem } from './palette-item.ts'

export interface CommandPaletteProps {
  groups: readonly PaletteGroup[]
  onClose: () => void
}

/** Everything the workspace can do, by name. Its code is loaded with its first use. */
export function CommandPalette({ groups, onClose }: CommandPaletteProps) {
  const { commands } = texts.workspace
  const [typed, setTyped] = useState('')
  const opener = useRef<Element>(null)
  const chosen = useRef<PaletteItem>(null)
  const choose = (item: PaletteItem) => {
    chosen.current = item
    onClose()
  }
  // What is chosen happens where the reader was before, so that whatever it opens leads back there too.
  const returnFocus = (event: Event) => {
    event.preventDefault()
    if (opener.current instanceof HTMLElement) opener.current.focus()
    chosen.current?.onSelect()
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=open]:animate-appear" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => (opener.current = document.activeElement)}
          onCloseAutoFocus={returnFocus}
          className="fixed top-[12dvh] left-1/2 z-50 w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 overflow-hidden rounded-dialog border border-neutral-6 bg-neutral-1 shadow-float outline-none data-[state=open]:animate-appear"
        >
          <Dialog.Title className="sr-only">{commands.title}</Dialog.Title>
          <Command label={commands.title} shouldFilter={false} loop>
            <Command.Input
              value={typed}
              onValueChange={setTyped}
              placeholder={commands.placeholder}
              className="h-12 w-full border-b border-neutral-5 bg-transparent px-4 text-16 text-neutral-12 outline-none placeholder:text-neutral-9"
            />
            <Command.List className="max-h-[300px] scroll-py-2 overflow-y-auto p-2">
              <Command.Empty className="p-6 text-center text-14 text-neutral-10">
                {commands.none}
              </Command.Empty>
              {findCommands(groups, typed).map(({ heading, items }) => (
                <Command.Group
                  key={heading}
                  heading={heading}
                  className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-12 [&_[cmdk-group-heading]]:text-neutral-10"
                >
                  {items.map((item) => (
                    <PaletteRow key={item.id} item={item} onSelect={() => choose(item)} />
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function PaletteRow({ item, onSelect }: { item: PaletteItem; onSelect: () => void }) {
  return (
    <Command.Item
      value={item.id}
      onSelect={onSelect}
      className="flex h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 text-14 select-none data-[selected=true]:bg-neutral-3 pointer-coarse:h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-neutral-10"
    >
      {item.icon}
      <span className="min-w-0 flex-1 truncate">{item.label}</span>
      {item.keys && <kbd className="font-mono text-12 text-neutral-10">{item.keys}</kbd>}
    </Command.Item>
  )
}
