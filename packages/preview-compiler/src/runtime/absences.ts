import type { Diagnostic } from '../diagnostics.ts'
import type { FrameMessage, PackageUse, PreviewState } from '../protocol.ts'
import type { Exports } from './exports.ts'
import { listMissingNames } from './list-missing-names.ts'
import { listSentences } from './list-sentences.ts'
import { showNotice } from './notice.ts'

/**
 * What the app asks for and does not get: packages that are not there or could not be prepared, names that packages do not
 * have, and missing files.
 */
export function createAbsences(send: (message: FrameMessage) => void) {
  let packages: readonly PackageUse[] = []
  let missingPackages: readonly string[] = []
  let diagnostics: readonly Diagnostic[] = []
  let reported: ReadonlySet<string> = new Set()
  const unprepared = new Set<string>()
  const loaded = new Map<string, Exports>()

  /** Nobody could know before the package had come, so it is an error of the running app. */
  function report(messages: ReadonlySet<string>): void {
    for (const message of messages)
      if (!reported.has(message)) send({ type: 'error', kind: 'error', message, stack: [] })
    reported = messages
  }

  return {
    take(state: PreviewState): void {
      const missedBefore = missingPackages.length
      packages = state.packages
      diagnostics = state.diagnostics
      missingPackages = packages.flatMap(({ specifier, url }) => (url === undefined ? [specifier] : []))
      if (missingPackages.length + missedBefore > 0) send({ type: 'package-missing', names: missingPackages })
    },

    addUnprepared: (specifier: string) => void unprepared.add(specifier),

    /** What a package turned out to have. True where something is asked of it in vain. */
    addLoaded(url: string, exports: Exports): boolean {
      loaded.set(url, exports)
      return listMissingNames(packages, loaded).length > 0
    },

    tell({ isSilent }: { isSilent: boolean }): void {
      const names = isSilent ? [] : listMissingNames(packages, loaded)
      report(new Set(names.map(({ message }) => message)))
      showNotice({
        packages: isSilent ? [] : missingPackages,
        sentences: isSilent
          ? []
          : [
              ...listSentences(diagnostics),
              ...names.map(({ sentence }) => sentence),
              ...[...unprepared].map(describeUnprepared),
            ],
      })
    },
  }
}

function describeUnprepared(specifier: string): string {
  return `The package ${specifier} could not be prepared for the preview. What needs it does nothing.`
}
