import { fileLimits } from '@joinery/contract'
import type { RunEventBody } from '@joinery/contract'
import type { RunState } from '../run-state.ts'
import { createJsonStringReader } from './create-json-string-reader.ts'
import { createTextCleaner } from './create-text-cleaner.ts'

export type FileTyping = ReturnType<typeof createFileTyping>

/** Shows a file while the model types the arguments of `write_file`. A path that may not be written is not announced. */
export function createFileTyping(run: RunState) {
  const reader = createJsonStringReader()
  const cleaner = createTextCleaner()
  let path = ''
  let early = ''
  let length = 0
  let state: 'before-path' | 'typing' | 'ignored' = 'before-path'

  function* begin(): Generator<RunEventBody> {
    path = path.normalize('NFC')
    if (run.workspace.refuse(path) !== undefined || run.openFiles.has(path)) {
      state = 'ignored'
      return
    }
    state = 'typing'
    run.openFiles.add(path)
    yield { type: 'file-started', path, isNew: !run.workspace.has(path) }
    yield* run.progress.fileBegun()
    yield* type(early)
  }

  function* type(text: string): Generator<RunEventBody> {
    length += text.length
    if (length > fileLimits.maxFileBytes) return
    const delta = cleaner.push(text)
    if (delta !== '') yield { type: 'file-delta', path, delta }
  }

  return {
    /** The file that has been announced by this call, if one was. */
    openPath: () => (state === 'typing' ? path : undefined),
    *push(delta: string): Generator<RunEventBody> {
      if (state === 'ignored') return
      for (const { key, text, isEnd } of reader.push(delta)) {
        if (key === 'path' && state === 'before-path') {
          path += text
          if (isEnd) yield* begin()
        } else if (key === 'content') {
          if (state === 'typing') yield* type(text)
          else early += text
          if (isEnd && state === 'typing') yield* type(cleaner.end())
        }
      }
    },
  }
}
