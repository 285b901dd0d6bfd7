import { fillText, texts } from '@joinery/contract'
import type { BuiltApp, Problem } from './built-app.ts'

const { reasons } = texts.publishing

/** Why an app cannot be published, in a sentence; undefined where it can. */
export function explainProblems({ files, diagnostics }: BuiltApp): string | undefined {
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const [first] = errors
  if (first) {
    const sentence = describe(first)
    return errors.length === 1 ? sentence : fillText(reasons.several, { first: sentence, n: errors.length })
  }
  if (files.has('index.html')) return undefined
  return diagnostics.find(({ kind }) => kind === 'entry')?.message ?? reasons.noPage
}

function describe({ file, line, message }: Problem): string {
  if (file === undefined) return message
  const place = line === undefined ? file : `${file}:${line}`
  return fillText(reasons.at, { place, message })
}
