import type { Diagnostic } from '../diagnostics.ts'

/** Says in an empty frame why there is nothing to see yet. */
export function showWaiting(diagnostics: readonly Diagnostic[]): void {
  const reason = document.querySelector('joinery-waiting > span')
  if (reason) reason.textContent = diagnostics.find(({ kind }) => kind === 'entry')?.message ?? ''
}
