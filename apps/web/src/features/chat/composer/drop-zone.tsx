import { useState } from 'react'
import type { DragEvent, ReactNode } from 'react'
import { Paperclip } from 'lucide-react'
import { texts } from '@joinery/contract'

interface DropZoneProps {
  onDrop: (files: readonly File[]) => void
  children: ReactNode
}

/** The whole chat takes files that are dropped on it. */
export function DropZone({ onDrop, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false)
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  const leave = (event: DragEvent) => {
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
    if (!isInside) setIsOver(false)
  }
  const drop = (event: DragEvent) => {
    const files = [...event.dataTransfer.files]
    setIsOver(false)
    if (files.length === 0) return
    event.preventDefault()
    onDrop(files)
  }
  return (
    <div
      className="relative flex min-h-0 min-w-0 flex-1 flex-col"
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-2 z-20 grid place-items-center rounded-dialog border-2 border-dashed border-accent bg-accent-subtle">
          <p className="flex items-center gap-2 text-16 font-medium text-accent">
            <Paperclip aria-hidden className="size-5" />
            {texts.chat.attachments.drop}
          </p>
        </div>
      )}
    </div>
  )
}
