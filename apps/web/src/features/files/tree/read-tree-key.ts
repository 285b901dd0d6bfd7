import { folderOf } from './paths.ts'
import type { Row } from './list-rows.ts'

/** What a key means in the tree. */
export type TreeAct =
  | { type: 'select'; path: string }
  | { type: 'toggle'; path: string }
  | { type: 'open'; path: string }
  | { type: 'rename'; path: string }
  | { type: 'delete'; path: string }

interface Situation {
  rows: readonly Row[]
  selectedPath: string | undefined
  key: string
}

/** Reads a key as the tree pattern of the ARIA practices has it. Undefined for a key that means nothing here. */
export function readTreeKey({ rows, selectedPath, key }: Situation): TreeAct | undefined {
  const index = rows.findIndex(({ item }) => item.path === selectedPath)
  const row = rows[index]
  const selectAt = (wanted: number): TreeAct | undefined => {
    const target = rows[Math.min(Math.max(wanted, 0), rows.length - 1)]
    return target && { type: 'select', path: target.item.path }
  }

  switch (key) {
    case 'ArrowDown':
      return selectAt(index + 1)
    case 'ArrowUp':
      return row ? selectAt(index - 1) : selectAt(rows.length - 1)
    case 'Home':
      return selectAt(0)
    case 'End':
      return selectAt(rows.length - 1)
    case 'ArrowRight':
      return row && goIn(row, () => selectAt(index + 1))
    case 'ArrowLeft':
      return row && goOut(row)
    case 'Enter':
    case ' ':
      return row && { type: row.item.kind === 'folder' ? 'toggle' : 'open', path: row.item.path }
    case 'F2':
      return row && { type: 'rename', path: row.item.path }
    case 'Delete':
      return row && { type: 'delete', path: row.item.path }
    default:
      return undefined
  }
}

function goIn({ item, isOpen }: Row, selectNext: () => TreeAct | undefined): TreeAct | undefined {
  if (item.kind === 'file') return undefined
  if (!isOpen) return { type: 'toggle', path: item.path }
  return item.children.length > 0 ? selectNext() : undefined
}

function goOut({ item, isOpen }: Row): TreeAct | undefined {
  if (isOpen) return { type: 'toggle', path: item.path }
  const folder = folderOf(item.path)
  return folder === '' ? undefined : { type: 'select', path: folder }
}
