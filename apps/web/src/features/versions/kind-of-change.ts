import type { FileChange } from '@joinery/contract'

/** What happened to a file on the way from the one side to the other. */
export function kindOfChange({ before, after }: FileChange): 'added' | 'removed' | 'changed' {
  if (!before) return 'added'
  return after ? 'changed' : 'removed'
}
