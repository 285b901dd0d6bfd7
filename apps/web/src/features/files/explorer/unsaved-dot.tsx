import { texts } from '@joinery/contract'

/** Marks a file with changes that are not saved yet. */
export function UnsavedDot() {
  return (
    <span title={texts.files.explorer.unsaved} className="flex shrink-0">
      <span aria-hidden className="size-2 rounded-control bg-cedar" />
      <span className="sr-only">{texts.files.explorer.unsaved}</span>
    </span>
  )
}
