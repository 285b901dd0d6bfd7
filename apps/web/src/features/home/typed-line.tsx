import { classNames } from '../../lib/class-names.ts'

interface TypedLineProps {
  text: string
  /** `first` begins at once, `second` when the first is done. */
  pace: 'first' | 'second'
  className?: string
}

/**
 * A line that is typed letter by letter. The styles do it, so it needs no script and moves nothing: every letter has its
 * place from the beginning. Screen readers get the line as one.
 */
export function TypedLine({ text, pace, className }: TypedLineProps) {
  return (
    <span className={classNames('block', className)}>
      <span className="sr-only">{text}</span>
      <span aria-hidden className={classNames('typed-line', `typed-${pace}`)}>
        {Array.from(text, (letter, index) => (
          // A letter has no other name than its place, and the places never change.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index}>{letter}</span>
        ))}
      </span>
    </span>
  )
}
