import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, Ref } from 'react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { classNames } from '../../../lib/class-names.ts'
import type { Row } from '../tree/list-rows.ts'
import { readTreeKey } from '../tree/read-tree-key.ts'
import type { TreeAct } from '../tree/read-tree-key.ts'
import type { RowMenuActs } from './row-menu.tsx'
import { TreeRow } from './tree-row.tsx'
import type { RowDrag } from './use-row-drag.ts'
import { useTypeahead } from './use-typeahead.ts'

interface TreeViewProps {
  /** Names the tree for screen readers. */
  label: string
  treeRef?: Ref<HTMLDivElement>
  rows: readonly Row[]
  selectedPath: string | undefined
  onAct: (act: TreeAct) => void
  unsavedPaths?: { has: (path: string) => boolean }
  /** The item whose name is being changed, and who hears of the new one. */
  renaming?: { path: string; onDone: (path: string, name: string | undefined) => void } | undefined
  menu?: RowMenuActs
  drag?: RowDrag
  className?: string
}

/** A tree to be read, walked by keyboard and, where its owner allows it, changed. Only rows in sight are drawn. */
export function TreeView(props: TreeViewProps) {
  const { label, treeRef, rows, selectedPath, onAct, unsavedPaths, renaming, menu, drag, className } = props
  const id = useId()
  const [rowHeight] = useState(() => (window.matchMedia('(pointer: coarse)').matches ? 40 : 28))
  const scroller = useRef<HTMLDivElement>(null)
  const typeahead = useTypeahead()
  const selectedIndex = rows.findIndex(({ item }) => item.path === selectedPath)
  // The library keeps one object that changes inside, which the compiler could not know; we compile without it.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    // The air above and below the rows, which the library does not know of.
    scrollPaddingEnd: 8,
    getItemKey: (index) => rows[index]?.item.path ?? index,
  })

  useEffect(() => {
    if (selectedIndex < 0 || !scroller.current) return undefined
    const show = () => virtual.scrollToIndex(selectedIndex, { align: 'auto' })
    show()
    // What is shown of the selected file takes room from the tree, and comes after it.
    const sizes = new ResizeObserver(show)
    sizes.observe(scroller.current)
    return () => sizes.disconnect()
  }, [selectedIndex, virtual])

  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    const act = readTreeKey({ rows, selectedPath, key: event.key })
    const typed = act ? undefined : typeahead({ rows, selectedPath, key: event.key })
    if (!act && typed === undefined) return
    event.preventDefault()
    onAct(act ?? { type: 'select', path: typed ?? '' })
  }

  const idOf = (index: number) => `${id}-${index}`
  return (
    <div
      ref={scroller}
      className={classNames(
        'min-h-0 flex-1 overflow-auto py-1',
        drag?.targetFolder === '' && 'outline-2 -outline-offset-2 outline-accent outline-dashed',
        className,
      )}
      onDragOver={(event) => drag?.over(event, undefined)}
      onDragLeave={(event) => drag?.leave(event)}
      onDrop={(event) => drag?.drop(event, undefined)}
    >
      <div
        ref={treeRef}
        role="tree"
        aria-label={label}
        tabIndex={0}
        aria-activedescendant={selectedIndex >= 0 ? idOf(selectedIndex) : undefined}
        onKeyDown={press}
        className="group/tree relative w-full rounded-control -outline-offset-2"
        style={{ height: virtual.getTotalSize() }}
      >
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index]
          if (!row) return null
          const { item } = row
          return (
            <TreeRow
              key={key}
              id={idOf(index)}
              row={row}
              top={start}
              height={rowHeight}
              isSelected={index === selectedIndex}
              isUnsaved={unsavedPaths?.has(item.path) ?? false}
              isDropTarget={drag?.targetFolder === item.path && item.kind === 'folder'}
              onRenamed={
                renaming?.path === item.path ? (name) => renaming.onDone(item.path, name) : undefined
              }
              menu={menu}
              drag={drag}
              onPress={() => {
                onAct({ type: 'select', path: item.path })
                onAct({ type: item.kind === 'folder' ? 'toggle' : 'open', path: item.path })
              }}
            />
          )
        })}
      </div>
    </div>
  )
}
