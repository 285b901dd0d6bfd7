import type { ReactNode } from 'react'
import { FilePlus, FolderPlus, RefreshCw, Search } from 'lucide-react'
import { texts } from '@joinery/contract'
import { Button } from '../../../components/ui/button.tsx'
import { classNames } from '../../../lib/class-names.ts'

interface ExplorerToolbarProps {
  isRefreshing: boolean
  isSearching: boolean
  onRefresh: () => void
  onNew: (kind: 'file' | 'folder') => void
  onSearch: () => void
  /** What stands at the end. */
  children: ReactNode
}

export function ExplorerToolbar(props: ExplorerToolbarProps) {
  const { isRefreshing, isSearching, onRefresh, onNew, onSearch, children } = props
  const { toolbar, search } = texts.files
  return (
    <div className="flex items-center gap-0.5 border-b border-neutral-5 p-1.5">
      <ToolbarButton label={toolbar.newFile} onClick={() => onNew('file')}>
        <FilePlus aria-hidden className="size-4" />
      </ToolbarButton>
      <ToolbarButton label={toolbar.newFolder} onClick={() => onNew('folder')}>
        <FolderPlus aria-hidden className="size-4" />
      </ToolbarButton>
      <ToolbarButton label={toolbar.refresh} isDisabled={isRefreshing} onClick={onRefresh}>
        <RefreshCw aria-hidden className={classNames('size-4', isRefreshing && 'animate-spin')} />
      </ToolbarButton>
      <ToolbarButton label={search.label} isPressed={isSearching} onClick={onSearch}>
        <Search aria-hidden className="size-4" />
      </ToolbarButton>
      <span className="flex-1" />
      {children}
    </div>
  )
}

interface ToolbarButtonProps {
  label: string
  isDisabled?: boolean
  isPressed?: boolean
  onClick: () => void
  children: ReactNode
}

function ToolbarButton({ label, isDisabled = false, isPressed, onClick, children }: ToolbarButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
