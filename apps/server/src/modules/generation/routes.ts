import { endpoints, place, runEvent, runId } from '@joinery/contract'
import type { Run, RunEvent } from '@joinery/contract'
import type { App } from '../../http/app-types.ts'
import type { EventStreams } from '../../http/event-streams.ts'
import { requireSession } from '../../http/require-session.ts'
import type { Sessions } from '../../http/require-session.ts'
import { serveEndpoint } from '../../http/serve-endpoint.ts'
import type { ProjectsModule } from '../projects/index.ts'
import type { Conversation } from './chat/create-conversation.ts'
import type { Runs } from './create-runs.ts'
import type { RunLog } from './log/create-run-log.ts'
import type { Models } from './models.ts'
import { presentRun } from './runs/run-row.ts'
import type { RunRow } from './runs/run-row.ts'
import type { StartRun } from './start-run.ts'

interface Dependencies {
  sessions: Sessions
  streams: EventStreams
  openProject: ProjectsModule['openProject']
  startRun: StartRun
  runs: Runs
  log: RunLog
  conversation: Conversation
  models: Pick<Models, 'list'>
}

const pageSize = 500

export function addRunRoutes(app: App, dependencies: Dependencies): void {
  const { sessions, streams, openProject, startRun, runs, log, conversation, models } = dependencies
  const {
    start,
    list,
    read,
    events,
    stop,
    edit,
    editPlan,
    remove,
    messages,
    models: catalogue,
  } = endpoints.runs

  serveEndpoint(app, start, async (input, context) => {
    const run = await startRun(await requireSession(context, sessions), input)
    context.status(202)
    return presentRun(run)
  })

  serveEndpoint(app, list, async ({ projectId, ended }, context) => {
    const found = await runs.list(await requireSession(context, sessions), { projectId, ended })
    return { runs: found.map(presentRun) }
  })

  serveEndpoint(app, catalogue, async (_, context) => {
    const { userId } = await requireSession(context, sessions)
    return { models: await models.list(userId) }
  })

  serveEndpoint(app, messages, async ({ projectId, before, limit }, context) => {
    const project = await openProject(await requireSession(context, sessions), projectId)
    return conversation.list(project.id, { before, limit })
  })

  serveEndpoint(app, read, async (input, context): Promise<Run> => {
    const run = await runs.open(await requireSession(context, sessions), input.runId)
    return presentRun(run)
  })

  serveEndpoint(app, events, async ({ runId: id, after }, context) => {
    const run = await runs.open(await requireSession(context, sessions), id)
    const found = await log.read(run.id, after, pageSize + 1)
    return {
      events: found
        .slice(0, pageSize)
        .map(({ position, at, body }): RunEvent =>
          runEvent.parse({ runId: run.id, position, at, body: JSON.parse(body) }),
        ),
      hasMore: found.length > pageSize,
    }
  })

  serveEndpoint(app, stop, async (input, context) =>
    presentRun(await runs.stop(await requireSession(context, sessions), input.runId)),
  )

  serveEndpoint(app, edit, async ({ runId: id, prompt }, context) =>
    presentRun(await runs.edit(await requireSession(context, sessions), id, prompt)),
  )

  serveEndpoint(app, editPlan, async ({ runId: id, ...plan }, context) => ({
    plan: await runs.editPlan(await requireSession(context, sessions), id, plan),
  }))

  serveEndpoint(app, remove, async (input, context) => {
    await runs.remove(await requireSession(context, sessions), input.runId)
    return {}
  })

  app.get(`${events.path}/stream`, async (context) => {
    const caller = await requireSession(context, sessions)
    const run = await runs.open(caller, runId.catch(unknownRun).parse(context.req.param('runId')))
    const after = readPosition(context.req.header('last-event-id') ?? context.req.query('after'))
    const endsAt = isOver(run) ? run.lastPosition : undefined
    // A stream keeps what these need for as long as it lasts, and a run's row has its whole prompt.
    const { id } = run
    return streams.answer(context, {
      sessions,
      caller,
      mayStay: () => runs.isOpenTo(caller, id),
      open: (wake) => log.watch({ runId: id, after, endsAt, wake }),
    })
  })
}

const unknownRun = runId.parse('00000000-0000-4000-8000-000000000000')

/** What is no position is the beginning: a reader with a broken memory gets everything. */
const position = place.catch(0)
const readPosition = (given: string | undefined) => position.parse(given ?? 0)

const isOver = ({ status }: RunRow) => status !== 'queued' && status !== 'running'
