import { useRef, useState } from 'react'
import type { DragEvent } from 'react'
import type { Item } from '../tree/build-tree.ts'
import { dropFolder, findDestination } from '../tree/find-destination.ts'

/** What rows need to be dragged and dropped on. */
export interface RowDrag {
  /** The folder that would take what is being dragged; the empty path is the root. */
  targetFolder: string | undefined
  start: (event: DragEvent, item: Item) => void
  over: (event: DragEvent, item: Item | undefined) => void
  leave: (event: DragEvent) => void
  drop: (event: DragEvent, item: Item | undefined) => void
}

interface Drops {
  onMove: (from: string, to: string) => void
  /** Files from outside; undefined where they cannot be taken. */
  onImport: ((dropped: DataTransfer) => void) | undefined
}

const pathType = 'application/x-joinery-path'

/** Moves an item to the folder that it is dropped on. Files from outside are imported. */
export function useRowDrag({ onMove, onImport }: Drops): RowDrag {
  const [targetFolder, setTargetFolder] = useState<string>()
  // The browser tells what is dragged only when it is dropped.
  const dragged = useRef<string>(undefined)

  return {
    targetFolder,

    start(event, item) {
      dragged.current = item.path
      event.dataTransfer.setData(pathType, item.path)
      event.dataTransfer.effectAllowed = 'move'
    },

    over(event, item) {
      event.stopPropagation()
      if (isFromOutside(event)) {
        if (!onImport) return
        event.preventDefault()
        setTargetFolder('')
        return
      }
      const isPossible = dragged.current !== undefined && findDestination(dragged.current, item) !== undefined
      if (isPossible) event.preventDefault()
      setTargetFolder(isPossible ? dropFolder(item) : undefined)
    },

    leave(event) {
      const { relatedTarget } = event
      const isInside = relatedTarget instanceof Node && event.currentTarget.contains(relatedTarget)
      if (!isInside) setTargetFolder(undefined)
    },

    drop(event, item) {
      event.preventDefault()
      event.stopPropagation()
      setTargetFolder(undefined)
      const from = dragged.current
      dragged.current = undefined
      if (isFromOutside(event)) return onImport?.(event.dataTransfer)
      const to = from === undefined ? undefined : findDestination(from, item)
      if (from !== undefined && to !== undefined) onMove(from, to)
    },
  }
}

const isFromOutside = (event: DragEvent) => event.dataTransfer.types.includes('Files')
