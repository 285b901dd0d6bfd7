/** Holds the room of a sentence that is not known yet: as many lines as the one that most often comes. */
export function TextSkeleton({ text }: { text: string }) {
  return (
    <span aria-hidden className="animate-breathe rounded-control bg-neutral-4 box-decoration-clone">
      <span className="invisible">{text}</span>
    </span>
  )
}
