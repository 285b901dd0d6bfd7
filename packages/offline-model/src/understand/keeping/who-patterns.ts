import type { Pattern } from './pattern.ts'

/** "who has paid", "who owes me money", "who has what", "who borrowed them". */
export const whoPatterns: readonly Pattern[] = [
  [
    /^(?:see |know |track )?who(?:'s| has| have| is| still)? ?(?:already |not |n't )?(?:paid|unpaid|owes?|to pay)\b/,
    () => ({ kind: 'paid' }),
  ],
  [
    /^(?:see |know |track )?who (?:has|have|holds|borrowed|took|is using) (?:what|which [a-z]+|it|them|each [a-z]+)$/,
    () => ({ kind: 'holder' }),
  ],
]
