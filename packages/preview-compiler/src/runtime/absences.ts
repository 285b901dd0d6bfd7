import type { Diagnostic } from '../diagnostics.ts'
import type { FrameMessage, PreviewState } from '../protocol.ts'
import { listSentences } from './list-sentences.ts'
import { showNotice } from './notice.ts'

/** What the app asks for and does not get: packages that are not there or could not be prepared, and missing files. */
export function createAbsences(send: (message: FrameMessage) => void) {
  let missingPackages: readonly string[] = []
  let diagnostics: readonly Diagnostic[] = []
  const unprepared = new Set<string>()

  return {
    take(state: PreviewState): void {
      const missedBefore = missingPackages.length
      diagnostics = state.diagnostics
      missingPackages = state.packages.flatMap(({ specifier, url }) => (url === undefined ? [specifier] : []))
      if (missingPackages.length + missedBefore > 0) send({ type: 'package-missing', names: missingPackages })
    },

    addUnprepared: (specifier: string) => void unprepared.add(specifier),

    tell({ isSilent }: { isSilent: boolean }): void {
      showNotice({
        packages: isSilent ? [] : missingPackages,
        sentences: isSilent
          ? []
          : [...listSentences(diagnostics), ...[...unprepared].map(describeUnprepared)],
      })
    },
  }
}

function describeUnprepared(specifier: string): string {
  return `The package ${specifier} could not be prepared for the preview. What needs it does nothing.`
}
