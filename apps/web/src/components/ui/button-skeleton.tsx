import { buttonClasses } from './button-classes.ts'

/** Holds the room of a button that is not known yet, as wide as the one that most often comes. */
export function ButtonSkeleton({ label }: { label: string }) {
  return (
    <span aria-hidden className="inline-flex animate-breathe rounded-control bg-neutral-4">
      <span className={buttonClasses({ className: 'invisible' })}>{label}</span>
    </span>
  )
}
