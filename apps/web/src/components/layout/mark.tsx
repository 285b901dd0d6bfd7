/** One piece of the joint. Turned by half a circle the same path is the other piece. */
export const markPiece =
  'M3.5 1H6.75V7.55L15.75 5.45V12.1L6.75 10V20.45L15.75 18.35V23H3.5A2.5 2.5 0 0 1 1 20.5V3.5A2.5 2.5 0 0 1 3.5 1Z'

/** Two boards held by a dovetail: the product's mark. */
export function Mark({ className = 'size-6' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={className}>
      <path d={markPiece} fill="currentColor" />
      <path d={markPiece} transform="rotate(180 12 12)" className="fill-accent" />
    </svg>
  )
}
