import { environmentRooms, sqlFolders, sqlPackages, sqlRooms, sqlWriters } from './import-rules.ts'
import type { RoomName } from './import-rules.ts'
import { findCycles } from './imports/find-cycles.ts'
import { findRoom, judgeImport } from './imports/judge-import.ts'
import { pathPattern } from './imports/path-pattern.ts'
import type { SourceFile } from './imports/read-imports.ts'
import type { Target } from './imports/resolve-import.ts'

/** Holds every source file against `import-rules.ts`. Each problem is one sentence. */
export function checkImports(files: readonly SourceFile[]): string[] {
  const graph = new Map(
    files.map(({ path, imports }) => [path, imports.flatMap(({ target }) => target.path ?? [])]),
  )
  return [
    ...files.flatMap((file) => [...problemsOf(file)]),
    ...findCycles(graph).map((cycle) => `${cycle.join(' → ')}: imports never run in a circle.`),
  ]
}

function* problemsOf({ path, syntaxError, readsEnvironment, writesSql, imports }: SourceFile) {
  const room = findRoom(path)?.name
  if (room === undefined) yield `${path} belongs to no room: give it one in scripts/import-rules.ts.`
  if (syntaxError !== undefined) yield `${path} cannot be read: ${syntaxError}.`
  if (readsEnvironment && room !== undefined && !environmentRooms.includes(room)) {
    yield `${path} reads process.env: in the product only apps/server/src/config.ts does.`
  }
  if (writesSql && room !== undefined && !mayWriteSql(path, room)) yield `${path} holds SQL: ${sqlSentence}.`
  for (const { specifier, target } of imports) {
    const reason = judgeTarget({ path, room, target })
    if (reason !== undefined) yield `${path} imports ${shorten(path, target.path) ?? specifier}: ${reason}.`
  }
}

interface Importer {
  path: string
  room: RoomName | undefined
  target: Target
}

function judgeTarget({ path, room, target }: Importer): string | undefined {
  switch (target.kind) {
    case 'file':
      return judgeImport(path, target.path)
    case 'missing':
      return 'there is no such file'
    case 'external':
      if (!sqlPackages.includes(target.packageName) || (room && sqlRooms.includes(room))) return undefined
      return sqlSentence
  }
}

const sqlSentence = 'SQL lives in store.ts, schema.ts and db/ only'

const judgedPatterns = sqlFolders.map(pathPattern)
const writerPatterns = sqlWriters.map(pathPattern)

function mayWriteSql(path: string, room: RoomName): boolean {
  const isJudged = judgedPatterns.some((pattern) => pattern.test(path))
  return !isJudged || sqlRooms.includes(room) || writerPatterns.some((pattern) => pattern.test(path))
}

/** Leaves out the folder that both files share, as in `features/chat/composer.tsx`. */
function shorten(from: string, to: string | undefined): string | undefined {
  const shared = /^apps\/[^/]+\/src\//.exec(from)?.[0] ?? ''
  return to?.startsWith(shared) ? to.slice(shared.length) : to
}
