import { texts } from '@joinery/contract'
import type { RunEventBody } from '@joinery/contract'
import { createFenceReader } from '../fences/create-fence-reader.ts'
import type { FencePiece } from '../fences/create-fence-reader.ts'
import type { RunState, ToolOutcome } from '../run-state.ts'
import type { DraftChange } from '../workspace/open-workspace.ts'
import { createFileTyping } from './file-typing.ts'
import type { FileTyping } from './file-typing.ts'
import { cleanText, createTextCleaner } from './create-text-cleaner.ts'
import type { Listener, ToolCall } from './take-answer.ts'

interface ListenerOptions {
  readonly run: RunState
  /** Fenced files of a plain text are files, not text. */
  readonly readsFences: boolean
  readonly carryOut: (call: ToolCall) => AsyncGenerator<RunEventBody, ToolOutcome>
}

/** Turns one answer of the model into events: words, thoughts, files while they are typed, tools. */
export function createListener({ run, readsFences, carryOut }: ListenerOptions) {
  const words = createTextCleaner()
  const thoughts = createTextCleaner()
  const typings = new Map<string, FileTyping>()
  const fences = readsFences ? createFenceReader() : undefined
  const fenced: { path: string; texts: string[] }[] = []
  let isInFence = false
  let isSpeaking = false

  function* say(text: string): Generator<RunEventBody> {
    const delta = words.push(text)
    if (delta === '') return
    const isNewParagraph = run.hasSpoken && !isSpeaking
    run.hasSpoken = true
    isSpeaking = true
    yield { type: 'text', delta: isNewParagraph ? `\n\n${delta}` : delta }
  }

  function* takePiece(piece: FencePiece): Generator<RunEventBody> {
    const file = fenced.at(-1)
    switch (piece.kind) {
      case 'text':
        return yield* say(piece.text)
      case 'file-begin':
        isInFence = true
        fenced.push({ path: piece.path, texts: [] })
        if (run.workspace.refuse(piece.path) !== undefined || run.openFiles.has(piece.path)) return
        run.openFiles.add(piece.path)
        yield { type: 'file-started', path: piece.path, isNew: !run.workspace.has(piece.path) }
        return yield* run.progress.fileBegun()
      case 'file-text':
        file?.texts.push(piece.text)
        if (file === undefined || !run.openFiles.has(file.path)) return
        return yield {
          type: 'file-delta',
          path: file.path,
          delta: cleanText(piece.text),
        }
      case 'file-end':
        isInFence = false
        return
      case 'file-cut':
        isInFence = false
        fenced.pop()
    }
  }

  const listener: Listener = {
    *onText(delta) {
      if (fences === undefined) yield* say(delta)
      else for (const piece of fences.push(delta)) yield* takePiece(piece)
    },
    *onReasoning(text) {
      const delta = thoughts.push(text)
      if (delta !== '') yield { type: 'reasoning', delta }
    },
    *onTyping({ id, name }, delta) {
      if (name !== 'write_file') return
      const typing = typings.get(id) ?? createFileTyping(run)
      typings.set(id, typing)
      yield* typing.push(delta)
    },
    async *onCall(call) {
      isSpeaking = false
      const outcome = yield* carryOut(call)
      const path = typings.get(call.id)?.openPath()
      if (!outcome.isOk && path !== undefined && run.openFiles.delete(path)) {
        yield { type: 'file-discarded', path, reason: outcome.text }
      }
      return outcome
    },
    pending: run.writes.pending,
    onPending: run.writes.takeStored,
  }

  return {
    ...listener,
    /** The files that were fenced completely, to be written as one change set. */
    fencedFiles: (): DraftChange[] =>
      (isInFence ? fenced.slice(0, -1) : fenced).map(({ path, texts: pieces }) => ({
        kind: 'write',
        path,
        content: pieces.join(''),
      })),
    /** Hands on what was held back, and takes back what was announced and never completed. */
    *end(): Generator<RunEventBody> {
      if (fences !== undefined) for (const piece of fences.end()) yield* takePiece(piece)
      yield* say(words.end())
      const rest = thoughts.end()
      if (rest !== '') yield { type: 'reasoning', delta: rest }
      const { discarded } = texts.engine
      const complete = new Set(fenced.map(({ path }) => path))
      for (const path of run.openFiles) {
        if (complete.has(path) && !run.signal.aborted) continue
        run.openFiles.delete(path)
        yield {
          type: 'file-discarded',
          path,
          reason: run.signal.aborted ? discarded.stopped : discarded.cutOff,
        }
      }
    },
  }
}
