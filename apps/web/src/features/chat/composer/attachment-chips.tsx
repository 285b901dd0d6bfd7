import { FileCode2, FileText, ImageIcon, Paperclip, X } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { fillText, texts } from '@joinery/contract'
import { ProgressLine } from '../messages/progress-line.tsx'
import { kindOfFile } from './attachment.ts'
import type { AttachmentKind } from './attachment.ts'
import type { DraftAttachment } from './draft.ts'

interface AttachmentChipsProps {
  attachments: readonly DraftAttachment[]
  onRemove: (id: string) => void
}

const icons: Record<AttachmentKind, LucideIcon> = {
  image: ImageIcon,
  code: FileCode2,
  document: FileText,
  other: Paperclip,
}

/** What goes along with the message, and how far each file is. */
export function AttachmentChips({ attachments, onRemove }: AttachmentChipsProps) {
  const { attachments: words } = texts.chat
  if (attachments.length === 0) return null
  return (
    <ul aria-label={words.list} className="flex flex-wrap gap-2 px-3 pb-1">
      {attachments.map(({ id, name, percent, path }) => {
        const Icon = icons[kindOfFile(name)]
        return (
          <li
            key={id}
            className="relative flex h-9 max-w-56 items-center gap-2 overflow-hidden rounded-control border border-neutral-6 bg-neutral-2 pl-2.5 text-13 pointer-coarse:h-11"
          >
            <Icon aria-hidden className="size-4 shrink-0 text-neutral-10" />
            <span className="min-w-0 truncate" title={name}>
              {name}
            </span>
            <button
              type="button"
              aria-label={fillText(words.remove, { name })}
              onClick={() => onRemove(id)}
              className="grid h-full w-8 shrink-0 place-items-center text-neutral-10 -outline-offset-2 hover:text-neutral-12 pointer-coarse:w-11"
            >
              <X aria-hidden className="size-4" />
            </button>
            {path === null && (
              <div className="absolute inset-x-0 bottom-0">
                <ProgressLine label={fillText(words.progress, { name, percent })} percent={percent} />
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
