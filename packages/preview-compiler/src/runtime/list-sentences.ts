import type { Diagnostic } from '../diagnostics.ts'

/** What is missing or has no effect without stopping the page, each in a sentence. Packages are told apart from these. */
export function listSentences(diagnostics: readonly Diagnostic[]): string[] {
  const sentences = diagnostics.flatMap(describe)
  const rest = sentences.length - maxSentences
  return rest > 0 ? [...sentences.slice(0, maxSentences), `And ${rest} more.`] : sentences
}

const maxSentences = 5
const placedKinds = new Set<Diagnostic['kind']>(['missing-file', 'missing-export', 'style'])

function describe({ kind, severity, file, line, message }: Diagnostic): string[] {
  if (severity !== 'warning') return []
  if (kind === 'unsupported') return [message]
  if (!placedKinds.has(kind)) return []
  const place = line === undefined ? file : `${file}:${line}`
  return [place === undefined ? message : `${place}: ${message}`]
}
