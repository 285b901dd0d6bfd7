import { createHash } from 'node:crypto'

/** Text, or for bytes that are no text, a hash that changes with them. Whoever serves the preview keeps those bytes. */
export type FileBody = string | BinaryBody

export interface BinaryBody {
  readonly hash: string
}

/** A project's files by their path from its root, without a leading slash: `src/App.tsx`. */
export type ProjectFiles = ReadonlyMap<string, FileBody>

/** What was written since, and null for what was deleted. */
export type FileChanges = ReadonlyMap<string, FileBody | null>

/** Short, because it is part of addresses and of every cache key; it tells versions apart and proves nothing. */
export function hashBody(body: FileBody): string {
  return typeof body === 'string' ? hashText(body) : body.hash
}

export function hashText(text: string): string {
  return createHash('sha1').update(text).digest('base64url').slice(0, 12)
}

export function readText(files: ProjectFiles, path: string): string | undefined {
  const body = files.get(path)
  return typeof body === 'string' ? body : undefined
}
