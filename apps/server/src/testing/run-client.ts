import { randomUUID } from 'node:crypto'
import { endpoints, runEvent, runId as runIdOf } from '@joinery/contract'
import type { ProjectId, Run, RunEvent, RunId } from '@joinery/contract'
import type { TestUser } from './test-user.ts'

const { runs } = endpoints

type Person = Pick<TestUser, 'call' | 'token'>

export const newRunId = (): RunId => runIdOf.parse(randomUUID())

export function startRun(
  person: Person,
  projectId: ProjectId,
  prompt = 'Build an app that greets.',
): Promise<Run> {
  return person.call(runs.start, { projectId, id: newRunId(), prompt })
}

interface StreamOptions {
  id: RunId
  after?: number
  lastEventId?: number
  signal?: AbortSignal
}

/** The answer of the event stream, to look at. */
export function openStream(
  address: string,
  { token }: Pick<TestUser, 'token'>,
  { id, after, lastEventId, signal }: StreamOptions,
): Promise<Response> {
  const query = after === undefined ? '' : `?after=${after}`
  return fetch(`${address}/api/runs/${id}/events/stream${query}`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
    },
    ...(signal && { signal }),
  })
}

/** The events of a run as its stream brings them, until it is closed. */
export async function* watchRun(
  address: string,
  person: Pick<TestUser, 'token'>,
  options: StreamOptions,
): AsyncGenerator<RunEvent, void> {
  const answer = await openStream(address, person, options)
  if (!answer.ok || !answer.body) throw new Error(`${answer.status}: ${await answer.text()}`)
  let rest = ''
  for await (const text of answer.body.pipeThrough(new TextDecoderStream())) {
    const frames = (rest + text).split('\n\n')
    rest = frames.pop() ?? ''
    for (const frame of frames) {
      const data = /^id: \d+\ndata: (.*)$/s.exec(frame)?.[1]
      if (data !== undefined) yield runEvent.parse(JSON.parse(data))
    }
  }
}

/** All events of a run, once it is over. */
export async function awaitEvents(
  address: string,
  person: Pick<TestUser, 'token'>,
  id: RunId,
): Promise<RunEvent[]> {
  const events: RunEvent[] = []
  for await (const event of watchRun(address, person, { id })) events.push(event)
  return events
}
