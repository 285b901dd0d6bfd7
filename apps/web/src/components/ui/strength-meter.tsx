import { classNames } from '../../lib/class-names.ts'
import type { Strength } from '../../lib/password-strength.ts'

const verdicts = {
  0: { word: 'Very easy to guess', color: 'bg-danger', filled: 1 },
  1: { word: 'Easy to guess', color: 'bg-danger', filled: 1 },
  2: { word: 'Could be guessed', color: 'bg-warning', filled: 2 },
  3: { word: 'Hard to guess', color: 'bg-success', filled: 3 },
  4: { word: 'Very hard to guess', color: 'bg-success', filled: 4 },
} as const satisfies Record<Strength, { word: string; color: string; filled: number }>

/** How good a password is, in four pieces and in words. Nothing is judged before something is typed. */
export function StrengthMeter({ strength }: { strength: Strength | undefined }) {
  const verdict = strength === undefined ? undefined : verdicts[strength]
  return (
    <div className="grid gap-1.5">
      <div aria-hidden className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((piece) => (
          <span
            key={piece}
            className={classNames(
              'h-1 rounded-control transition-colors',
              verdict && piece <= verdict.filled ? verdict.color : 'bg-neutral-5',
            )}
          />
        ))}
      </div>
      <output className="min-h-5">{verdict?.word ?? ''}</output>
    </div>
  )
}
