import { expect } from 'vitest'
import fc from 'fast-check'
import { onlyAdds } from '../../modules/backends/migrations/only-adds.ts'
import { checkReadOnly } from '../../modules/databases/check-statement.ts'
import { AppError } from '../../http/app-error.ts'
import { createEventParser } from '../../../../web/src/lib/event-stream.ts'
import { applyEdits } from '../../../../../packages/engine/src/edits/apply-edits.ts'
import { createFenceReader } from '../../../../../packages/engine/src/fences/create-fence-reader.ts'
import { createJsonStringReader } from '../../../../../packages/engine/src/stream/create-json-string-reader.ts'
import { createTextCleaner } from '../../../../../packages/engine/src/stream/create-text-cleaner.ts'
import { fuzzArchives } from './fuzz-archives.ts'
import type { Effort } from './effort.ts'
import { cutText, hostileText } from './hostile-text.ts'
import { withinASecond } from './within-a-second.ts'

/** What must hold of each parser for any input at all. Markdown is fuzzed beside the web application. */
export const parsers: Record<string, (effort: Effort) => Promise<void>> = {
  streams: async (effort) =>
    fc.assert(
      fc.property(cutText, ({ whole, pieces }) =>
        withinASecond(() => {
          expect(readEvents(pieces)).toEqual(readEvents([whole]))
          expect(readStrings(pieces)).toEqual(readStrings([whole]))
          expect(cleaned(pieces)).toBe(cleaned([whole]))
          expect(readFences(pieces)).toEqual(readFences([whole]))
        }),
      ),
      effort,
    ),

  edits: async (effort) =>
    fc.assert(
      fc.property(
        hostileText,
        fc.array(fc.record({ find: hostileText, replace: hostileText }), { maxLength: 4 }),
        fc.nat(),
        (text, edits, place) =>
          withinASecond(() => {
            // Something of the text itself is found more often than anything else.
            const own = { find: text.slice(place % (text.length + 1)).slice(0, 40), replace: 'oak' }
            const { text: changed, appliedCount, failed } = applyEdits(text, [...edits, own])
            expect(appliedCount + failed.length).toBe(edits.length + 1)
            if (appliedCount === 0) expect(changed).toBe(text)
          }),
      ),
      effort,
    ),

  statements: async (effort) =>
    fc.assert(
      fc.property(hostileText, fc.constantFrom('postgresql', 'mysql'), (statement, engine) =>
        withinASecond(() => {
          try {
            checkReadOnly(statement, engine)
          } catch (error) {
            expect(error).toBeInstanceOf(AppError)
          }
        }),
      ),
      effort,
    ),

  /** Whatever stands before it, what drops a table is seen, or nothing can be told. */
  migrations: async (effort) =>
    fc.assert(
      fc.property(hostileText, (sql) =>
        withinASecond(() => expect(onlyAdds(`${sql}\n; drop table notes`, new Set(['notes']))).toBe(false)),
      ),
      effort,
    ),

  archives: fuzzArchives,
}

function readEvents(pieces: readonly string[]) {
  const parse = createEventParser()
  return pieces.flatMap(parse)
}

function readStrings(pieces: readonly string[]): string {
  const reader = createJsonStringReader()
  return pieces
    .flatMap((piece) => [...reader.push(piece)])
    .map(({ key, text, isEnd }) => (isEnd ? `${text}\u0001${key}\u0001` : text))
    .join('')
}

function cleaned(pieces: readonly string[]): string {
  const cleaner = createTextCleaner()
  const text = pieces.map((piece) => cleaner.push(piece)).join('') + cleaner.end()
  expect(text.isWellFormed() && !text.includes('\0')).toBe(true)
  return text
}

/** Words are handed on as they come, so pieces of the same kind in a row are one. */
function readFences(pieces: readonly string[]): string[] {
  const reader = createFenceReader()
  const read = [...pieces.flatMap((piece) => [...reader.push(piece)]), ...reader.end()]
  const joined: { kind: string; text: string }[] = []
  for (const piece of read) {
    const text = 'text' in piece ? piece.text : 'path' in piece ? piece.path : ''
    const last = joined.at(-1)
    if (last?.kind === piece.kind && 'text' in piece) last.text += text
    else joined.push({ kind: piece.kind, text })
  }
  return joined.map(({ kind, text }) => `${kind} ${text}`)
}
