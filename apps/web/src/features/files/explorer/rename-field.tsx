import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { fillText, texts } from '@joinery/contract'
import { extensionOf } from '../tree/paths.ts'

interface RenameFieldProps {
  name: string
  /** Without a name nothing was changed. */
  onDone: (name: string | undefined) => void
}

/** A name that is being changed in its place: Enter or leaving it keeps the new one, Escape the old one. */
export function RenameField({ name, onDone }: RenameFieldProps) {
  const isDone = useRef(false)
  const finish = (typed: string | undefined) => {
    if (isDone.current) return
    isDone.current = true
    const wanted = typed?.trim()
    onDone(wanted === '' || wanted === name ? undefined : wanted)
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation()
    if (event.key === 'Enter') finish(event.currentTarget.value)
    if (event.key === 'Escape') finish(undefined)
  }
  return (
    <input
      // One has just asked for this field, and it stands where the eye is.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      aria-label={fillText(texts.files.explorer.newName, { name })}
      defaultValue={name}
      spellCheck={false}
      autoCapitalize="none"
      onFocus={({ currentTarget }) => selectStem(currentTarget, name)}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={press}
      onBlur={({ currentTarget }) => finish(currentTarget.value)}
      className="h-6 min-w-0 flex-1 rounded-control border border-accent bg-neutral-1 px-1 text-13 text-neutral-12 outline-none"
    />
  )
}

function selectStem(field: HTMLInputElement, name: string) {
  const extension = extensionOf(name)
  field.setSelectionRange(0, extension === '' ? name.length : name.length - extension.length - 1)
}
