import { classNames } from '../../../lib/class-names.ts'

interface MentionListProps {
  id: string
  /** Names the list for screen readers. */
  label: string
  paths: readonly string[]
  current: number
  onTake: (path: string) => void
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`

/** Files to choose from, above the field that keeps the focus. */
export function MentionList({ id, label, paths, current, onTake }: MentionListProps) {
  return (
    <div
      id={id}
      // No element of HTML offers choices while another one keeps the focus.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      aria-label={label}
      className="absolute bottom-full left-2 z-20 mb-1 w-[min(24rem,calc(100%-1rem))] overflow-hidden rounded-card border border-neutral-6 bg-neutral-1 p-1 shadow-float"
    >
      {paths.map((path, index) => (
        <div
          key={path}
          id={optionId(id, index)}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="option"
          tabIndex={-1}
          aria-selected={index === current}
          onMouseDown={(event) => {
            event.preventDefault()
            onTake(path)
          }}
          className={classNames(
            'cursor-pointer truncate rounded-control px-2.5 py-1.5 font-mono text-13 pointer-coarse:py-3',
            index === current && 'bg-neutral-3',
          )}
        >
          {path}
        </div>
      ))}
    </div>
  )
}
