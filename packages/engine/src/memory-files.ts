import { hash } from 'node:crypto'
import type { ApplyOutcome, ProjectChange, ProjectFilesPort } from './ports.ts'

/** A project's files in memory: for replays, evaluations and tests. */
export function createMemoryFiles(initial: Iterable<readonly [string, string]> = []) {
  const contents = new Map(initial)
  const port: ProjectFilesPort = {
    list: async () =>
      [...contents].map(([path, text]) => ({ path, size: Buffer.byteLength(text), hash: hashText(text) })),
    read: async (path) => {
      const text = contents.get(path)
      if (text === undefined) return null
      return { path, text, size: Buffer.byteLength(text), hash: hashText(text) }
    },
    applyChanges: async (changes) => applyAll(contents, changes),
  }
  return { ...port, contents }
}

export const hashText = (text: string) => hash('sha256', text)

function applyAll(contents: Map<string, string>, changes: readonly ProjectChange[]): ApplyOutcome {
  const draft = new Map(contents)
  for (const change of changes) {
    const problem = applyOne(draft, change)
    if (problem !== undefined) return { isApplied: false, problem }
  }
  contents.clear()
  for (const [path, text] of draft) contents.set(path, text)
  return { isApplied: true }
}

function applyOne(draft: Map<string, string>, change: ProjectChange): string | undefined {
  switch (change.kind) {
    case 'write': {
      const current = draft.get(change.path)
      const currentHash = current === undefined ? null : hashText(current)
      if (currentHash !== change.baseHash)
        return `${change.path} has been changed by somebody else meanwhile.`
      draft.set(change.path, change.content)
      return undefined
    }
    case 'rename': {
      const text = draft.get(change.from)
      if (text === undefined) return `There is no file ${change.from}.`
      if (draft.has(change.to)) return `There is a file ${change.to} already.`
      draft.delete(change.from)
      draft.set(change.to, text)
      return undefined
    }
    case 'delete':
      return draft.delete(change.path) ? undefined : `There is no file ${change.path}.`
  }
}
