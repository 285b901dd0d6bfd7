import type { Draft } from './draft.ts'

/** What programs and games hand in goes to other programs. */
export function isMachine({ kind }: Draft): boolean {
  return kind === 'tool' || kind === 'developer' || kind === 'game' || kind === 'mail'
}
