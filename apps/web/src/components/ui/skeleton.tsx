import { classNames } from '../../lib/class-names.ts'

/** Holds the room of what is still loading; the caller gives it the same size. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={classNames('block animate-breathe rounded-control bg-neutral-4', className)}
    />
  )
}
