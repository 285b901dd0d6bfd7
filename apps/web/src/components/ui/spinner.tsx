import { LoaderCircle } from 'lucide-react'

/** Turns while work is under way. The text beside it says which, so it is hidden from screen readers. */
export function Spinner() {
  return <LoaderCircle aria-hidden className="size-4 animate-spin" />
}
