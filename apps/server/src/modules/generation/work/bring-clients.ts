import { hideSecrets, mayHoldSecrets } from '@joinery/contract'
import type { RunEventBody, UserId } from '@joinery/contract'
import { countLineChanges } from '@joinery/engine'
import type { Logger } from 'pino'
import { isDatabaseAway } from '../../../http/is-database-away.ts'
import type { OpenProject } from '../../projects/index.ts'

/** The client code of the backends that somebody has connected, for their projects. */
export type ClientsFor = (userId: UserId) => Promise<BringClients | undefined>

/** Writes what a project is to have of it, and tells what came of it. The newest words come first. */
export type BringClients = (project: OpenProject, words: readonly string[]) => AsyncIterable<BroughtClient>

interface BroughtClient {
  readonly project: OpenProject
  readonly description: string
  readonly changes: readonly BroughtFile[]
}

/** Null before or after where there is no such file. */
interface BroughtFile {
  readonly path: string
  readonly before: string | null
  readonly after: string | null
}

interface Bringing {
  bring: BringClients
  project: OpenProject
  words: readonly string[]
  push: (body: RunEventBody) => void
  logger: Pick<Logger, 'warn'>
}

/**
 * Brings client code into a run's project and tells of it in the run's log. A run is about something else: it goes on
 * without what could not be brought.
 */
export async function bringClients({ bring, project, words, push, logger }: Bringing): Promise<OpenProject> {
  let current = project
  try {
    for await (const brought of bring(project, words)) {
      current = brought.project
      for (const body of tell(brought)) push(body)
    }
  } catch (error) {
    // Nobody could write down that it went on either.
    if (isDatabaseAway(error)) throw error
    logger.warn({ err: error }, 'a run goes on without the client code of a backend')
  }
  return current
}

function tell({ description, changes }: BroughtClient): RunEventBody[] {
  const [first] = changes
  const words = first ? [{ type: 'repair', path: first.path, description } as const] : []
  return [...words, ...changes.flatMap(tellFile)]
}

/** The text comes before the file counts as written, so that the log alone can show it. */
function tellFile({ path, before, after }: BroughtFile): RunEventBody[] {
  if (after === null) return [{ type: 'file-deleted', path }]
  const shown = mayHoldSecrets(path) ? hideSecrets(path, after) : after
  const { addedLines, removedLines } = countLineChanges(before ?? '', after)
  const size = Buffer.byteLength(after)
  return [
    { type: 'file-delta', path, delta: shown },
    { type: 'file-written', path, size, addedLines, removedLines, isBrought: true },
  ]
}
