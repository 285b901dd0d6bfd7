import type { Diagnostic } from '../diagnostics.ts'
import type { FileBody, FileChanges, ProjectFiles } from './project-files.ts'

/** What a project may hold. Whoever opens one says so: a process that compiles loads nothing that it can be told. */
export interface FileLimits {
  readonly maxFiles: number
  readonly maxFileBytes: number
  readonly maxProjectBytes: number
  readonly maxPathBytes: number
}

/** Takes in what a preview can work with. Everything else is left out, and said. */
export function admitFiles(
  files: Map<string, FileBody>,
  changes: FileChanges,
  limits: FileLimits,
): Diagnostic[] {
  const problems: Diagnostic[] = []
  let totalBytes = sumLengths(files)
  for (const [path, body] of changes) {
    const previousLength = lengthOf(files.get(path))
    files.delete(path)
    totalBytes -= previousLength
    if (body === null) continue
    const problem = findProblem({ path, body, totalBytes, fileCount: files.size }, limits)
    if (problem) {
      problems.push({ kind: 'limit', severity: 'error', file: path, message: problem })
      continue
    }
    files.set(path, body)
    totalBytes += lengthOf(body)
  }
  return problems
}

interface Candidate {
  path: string
  body: FileBody
  totalBytes: number
  fileCount: number
}

function findProblem(
  { path, body, totalBytes, fileCount }: Candidate,
  { maxFiles, maxFileBytes, maxProjectBytes, maxPathBytes }: FileLimits,
): string | undefined {
  if (!isProjectPath(path, maxPathBytes))
    return 'This is no path that a project can hold, so the preview leaves it out.'
  if (fileCount >= maxFiles) return `A preview holds at most ${maxFiles} files. This one is left out.`
  if (lengthOf(body) > maxFileBytes)
    return `A file may have at most ${maxFileBytes / 1024 / 1024} MB. This one is left out.`
  if (totalBytes + lengthOf(body) > maxProjectBytes)
    return `A preview holds at most ${maxProjectBytes / 1024 / 1024} MB of text. This file is left out.`
  return undefined
}

function isProjectPath(path: string, maxPathBytes: number): boolean {
  if (path === '' || path.length > maxPathBytes) return false
  // oxlint-disable-next-line no-control-regex -- control signs in a name are exactly what is refused here
  if (/[\u0000-\u001f\\?#]/.test(path)) return false
  return path.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..')
}

function sumLengths(files: ProjectFiles): number {
  let total = 0
  for (const body of files.values()) total += lengthOf(body)
  return total
}

function lengthOf(body: FileBody | undefined): number {
  return typeof body === 'string' ? body.length : 0
}
