import { X } from 'lucide-react'
import { fillText, texts } from '@joinery/contract'
import { classNames } from '../../../lib/class-names.ts'
import { UnsavedDot } from '../explorer/unsaved-dot.tsx'
import type { Tabs } from '../open/tabs.ts'
import { folderOf, nameOf } from '../tree/paths.ts'

interface EditorTabsProps {
  tabs: Tabs
  unsavedPaths: { has: (path: string) => boolean }
  onOpen: (path: string) => void
  onClose: (path: string) => void
}

/** The open files in one line; the middle mouse button closes one, as everywhere. */
export function EditorTabs({ tabs, unsavedPaths, onOpen, onClose }: EditorTabsProps) {
  const { paths, activePath } = tabs
  return (
    <nav
      aria-label={texts.files.editor.tabs}
      className="overflow-x-auto border-b border-neutral-5 bg-neutral-2"
    >
      <ul className="flex min-w-max">
        {paths.map((path) => (
          <li
            key={path}
            className={classNames(
              'group relative flex items-center border-r border-neutral-5',
              path === activePath
                ? 'bg-neutral-1 text-neutral-12 before:absolute before:inset-x-0 before:top-0 before:h-0.5 before:bg-accent'
                : 'text-neutral-10 hover:bg-neutral-3',
            )}
          >
            <button
              type="button"
              aria-current={path === activePath || undefined}
              title={path}
              onClick={() => onOpen(path)}
              onAuxClick={({ button }) => button === 1 && onClose(path)}
              className="flex h-9 items-center gap-2 pr-1 pl-3 text-13 -outline-offset-2 pointer-coarse:h-11"
            >
              {nameOf(path)}
              {isTwin(path, paths) && <span className="text-12 text-neutral-9">{folderOf(path)}</span>}
              {unsavedPaths.has(path) && <UnsavedDot />}
            </button>
            <button
              type="button"
              aria-label={fillText(texts.files.editor.close, { name: nameOf(path) })}
              onClick={() => onClose(path)}
              className="mr-1 flex size-6 items-center justify-center rounded-control text-neutral-10 hover:bg-neutral-4 hover:text-neutral-12 pointer-coarse:size-10"
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Two open files of the same name are told apart by their folders. */
const isTwin = (path: string, paths: readonly string[]) =>
  paths.some((other) => other !== path && nameOf(other) === nameOf(path))
