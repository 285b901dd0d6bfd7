import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { hashText } from '../files/project-files.ts'
import type { FileBody } from '../files/project-files.ts'

interface Folder {
  files: Map<string, FileBody>
  bytes: Map<string, Uint8Array>
}

/** All files of a project that lies in a folder, without what is installed or built. */
export function readFolder(root: string): Folder {
  const files = new Map<string, FileBody>()
  const bytes = new Map<string, Uint8Array>()
  for (const path of listFiles(root)) {
    const name = relative(root, path)
    const body = readFileSync(path)
    if (body.includes(0)) {
      files.set(name, { hash: hashText(`${name} ${body.length}`) })
      bytes.set(name, body)
    } else files.set(name, body.toString('utf8'))
  }
  return { files, bytes }
}

const skipped = new Set(['node_modules', '.git', 'dist', 'build', '.next'])

function listFiles(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    if (skipped.has(name)) return []
    const path = join(folder, name)
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found) return []
    return found.isDirectory() ? listFiles(path) : [path]
  })
}
