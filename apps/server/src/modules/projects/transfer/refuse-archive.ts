import { AppError } from '../../../http/app-error.ts'

/** An archive is taken whole or not at all, and every refusal says so. */
export function refuseArchive(sentence: string, cause?: unknown): AppError {
  return new AppError('invalid-input', `${sentence} Nothing was imported.`, { cause })
}

/** For archives that are in order, but hold more than a project may. */
export function archiveTooLarge(sentence: string): AppError {
  return new AppError('limit-reached', `${sentence} Nothing was imported.`)
}

/** Names come from strangers: they are shown shortened, and without signs that would change how a line is read. */
export function quoteName(name: string): string {
  const readable = name.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, '\uFFFD')
  return readable.length > 80 ? `"${readable.slice(0, 77)}…"` : `"${readable}"`
}
