import { fileLimits } from './file.ts'
import { files } from './texts/files.ts'

/**
 * Decides whether a project may hold a file or folder of this name, wherever it is unpacked later: on Linux, macOS or
 * Windows. The path comes back in NFC, the one form it is stored in.
 */
export function checkPath(given: string): { path: string } | { problem: string } {
  const path = given.isWellFormed() ? given.normalize('NFC') : given
  const problem = findProblem(path)
  return problem === undefined ? { path } : { problem }
}

function findProblem(path: string): string | undefined {
  if (path === '') return sentences.empty
  if (!path.isWellFormed() || /[\p{Cc}\u2028\u2029]/u.test(path)) return sentences.controlCharacter
  if (path.includes('\\')) return sentences.backslash
  if (path.startsWith('/')) return sentences.leadingSlash
  if (byteLength(path) > fileLimits.maxPathBytes) return sentences.tooLong
  for (const segment of path.split('/')) {
    const problem = findSegmentProblem(segment)
    if (problem !== undefined) return problem
  }
  return undefined
}

const sentences = files.pathProblems

function findSegmentProblem(segment: string): string | undefined {
  if (segment === '') return sentences.emptySegment
  if (segment === '.' || segment === '..') return sentences.traversal
  if (byteLength(segment) > fileLimits.maxSegmentBytes) return sentences.segmentTooLong
  if (/[<>:"|?*]/.test(segment)) return sentences.forbiddenSign
  if (/^[ ]|[. ]$/.test(segment)) return sentences.edge
  if (deviceName.test(segment)) return sentences.deviceName
  return undefined
}

/** Windows takes these for devices, whatever follows the first dot. */
const deviceName = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])[ ]*(?:\.|$)/i

const encoder = new TextEncoder()
const byteLength = (text: string) => encoder.encode(text).length
