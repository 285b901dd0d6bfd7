import type { RunState, ToolOutcome } from '../run-state.ts'
import type { ToolInput } from './tool-inputs.ts'

export async function listFiles({ workspace }: RunState): Promise<ToolOutcome> {
  await workspace.refresh()
  const paths = workspace.paths()
  if (paths.length === 0) return { isOk: true, text: 'The project has no files yet.' }
  return { isOk: true, text: listPaths(paths, workspace.sizeOf) }
}

/** The tree as lines, cut where it is longer than is of use. */
export function listPaths(paths: readonly string[], sizeOf: (path: string) => number): string {
  const lines = paths.slice(0, maxListed).map((path) => `${path} (${sizeOf(path)} bytes)`)
  if (paths.length > maxListed) lines.push(`and ${paths.length - maxListed} more: use search_files`)
  return lines.join('\n')
}

const maxListed = 600

export async function readFile(
  { workspace }: RunState,
  { path }: ToolInput<'read_file'>,
): Promise<ToolOutcome> {
  const file = await workspace.read(path)
  if (file === null) return { isOk: false, text: `There is no file ${path} in this project.` }
  return { isOk: true, text: showFile(path, file.text) }
}

/** A file's text between marks, so that what it says cannot pass for what the engine says. */
export function showFile(path: string, text: string | null): string {
  if (text === null) return `${path} is no text.`
  const shown =
    text.length > maxShown ? `${text.slice(0, maxShown)}\n(${text.length - maxShown} more signs)` : text
  return `<file path="${path}">\n${shown}\n</file>`
}

const maxShown = 120_000

export async function searchFiles(
  { workspace, signal }: RunState,
  { query }: ToolInput<'search_files'>,
): Promise<ToolOutcome> {
  const sought = query.toLowerCase()
  const found: string[] = []
  await workspace.refresh()
  const paths = workspace.paths().filter((path) => workspace.sizeOf(path) <= maxSearchedBytes)
  for (let at = 0; at < paths.length && found.length < maxFound; at += readAtOnce) {
    signal.throwIfAborted()
    const files = await Promise.all(paths.slice(at, at + readAtOnce).map((path) => workspace.peek(path)))
    for (const file of files) {
      if (typeof file?.text !== 'string' || !file.text.toLowerCase().includes(sought)) continue
      file.text.split('\n').forEach((line, index) => {
        if (line.toLowerCase().includes(sought))
          found.push(`${file.path}:${index + 1}: ${line.trim().slice(0, 200)}`)
      })
    }
  }
  if (found.length === 0) return { isOk: true, text: `Nothing in the project says "${query}".` }
  const rest = found.length > maxFound ? [`and ${found.length - maxFound} more`] : []
  return { isOk: true, text: [...found.slice(0, maxFound), ...rest].join('\n') }
}

const maxFound = 100
const maxSearchedBytes = 500_000
const readAtOnce = 16
