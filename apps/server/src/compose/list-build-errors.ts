import type { RunDiagnostic } from '@joinery/contract'
import type { Diagnostic } from '@joinery/preview-compiler'

/**
 * What a run has to mend: what keeps code from running, and what files take from each other in vain. A page goes on
 * without that, but it is not what was meant, and it cannot be published.
 */
export function listBuildErrors(diagnostics: readonly Diagnostic[]): RunDiagnostic[] {
  return diagnostics.filter(isBroken).map(({ message, file, line, column, frame }) => ({
    message,
    path: file ?? null,
    line: line ?? null,
    column: column ?? null,
    frame: frame ?? null,
  }))
}

function isBroken({ kind, severity }: Diagnostic): boolean {
  return severity === 'error' || kind === 'missing-file' || kind === 'missing-export'
}
