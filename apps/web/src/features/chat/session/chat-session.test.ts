import { describe, expect, it, vi } from 'vitest'
import { run as runShape, runEndpoints } from '@joinery/contract'
import type { AnyEndpoint, ChatMessage, Run, RunEvent, RunId } from '@joinery/contract'
import { z } from 'zod'
import type { ApiCall } from '../../../lib/api-client.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { fullStory, inventMessage, inventRun, logOf } from '../../../testing/invent-run.ts'
import { applyRunEvent } from './apply-run-event.ts'
import { createChatSession } from './chat-session.ts'
import { listLive, listQueue } from './list-items.ts'
import { beginRun, factsOf } from './run-state.ts'

const projectId = runShape.shape.projectId.parse(crypto.randomUUID())
const newRunId = () => runShape.shape.id.parse(crypto.randomUUID())

/** A server with a log per run, which may cut every connection after so many events. */
function createServerDouble({ cutAfter = Infinity, lose }: { cutAfter?: number; lose?: number } = {}) {
  let toLose = lose
  const runs = new Map<RunId, Run>()
  const logs = new Map<RunId, RunEvent[]>()
  const asked: string[] = []
  let messages: ChatMessage[] = []
  let hasMore = false
  let refusal: ApiError | undefined
  let absence: ApiError | undefined
  let openConnections = 0
  let mostConnections = 0

  function answer(path: string, method: string, input: Record<string, unknown>): unknown {
    asked.push(`${method} ${path}`)
    if (absence) throw absence
    const id = runShape.shape.id.safeParse(input['runId'] ?? input['id']).data
    const known = id && runs.get(id)
    if (path === runEndpoints.messages.path) return { messages, hasMore }
    if (path === runEndpoints.list.path && method === 'GET') return { runs: [...runs.values()].toReversed() }
    if (path === runEndpoints.start.path) {
      if (refusal) throw refusal
      const { prompt } = runEndpoints.start.input.parse(input)
      const run = known ?? inventRun({ ...(id && { id }), projectId, prompt, status: 'queued' })
      runs.set(run.id, run)
      return run
    }
    if (!known) throw new ApiError({ code: 'not-found', message: 'No such run.', status: 404 })
    if (method === 'DELETE') runs.delete(known.id)
    if (method === 'PATCH') runs.set(known.id, { ...known, prompt: String(input['prompt']) })
    return runs.get(known.id) ?? {}
  }

  const call: ApiCall = async (endpoint, input) => {
    await Promise.resolve()
    return parse<(typeof endpoint)['output']>(endpoint.output, answer(endpoint.path, endpoint.method, input))
  }

  async function* openLog(id: RunId, after: number) {
    if (!runs.has(id)) throw new ApiError({ code: 'not-found', message: 'No such run.', status: 404 })
    openConnections += 1
    mostConnections = Math.max(mostConnections, openConnections)
    try {
      const events = (logs.get(id) ?? []).slice(after, after + cutAfter)
      for (const event of events) {
        const isLost = event.position === toLose
        if (isLost) toLose = undefined
        else yield { id: String(event.position), data: JSON.stringify(event) }
      }
      if (cutAfter === Infinity && !logs.has(id)) await new Promise(() => undefined)
    } finally {
      openConnections -= 1
    }
  }

  return {
    call,
    openLog,
    asked,
    mostConnections: () => mostConnections,
    addRun: (run: Run, log?: RunEvent[]) => {
      runs.set(run.id, run)
      if (log) logs.set(run.id, log)
    },
    removeRun: (id: RunId) => runs.delete(id),
    keepMessages(kept: ChatMessage[], areMoreBefore = false) {
      messages = kept
      hasMore = areMoreBefore
    },
    refuse: (error: ApiError | undefined) => (refusal = error),
    goAway: (error: ApiError | undefined) => (absence = error),
  }
}

const parse = <Output extends AnyEndpoint['output']>(output: Output, reply: unknown) => z.parse(output, reply)

function openSession(server: ReturnType<typeof createServerDouble>) {
  const waits: number[] = []
  let fileChanges = 0
  const session = createChatSession({
    projectId,
    call: server.call,
    openLog: server.openLog,
    wait: (milliseconds) => {
      waits.push(milliseconds)
      return new Promise((resolve) => setTimeout(resolve, 0))
    },
    newRunId,
    now: () => new Date('2026-01-02T00:00:00.000Z'),
    schedule: (flush) => flush(),
    onFilesChanged: () => (fileChanges += 1),
    announce: () => undefined,
  })
  session.open()
  return { session, waits, fileChanges: () => fileChanges }
}

const settled = (condition: () => boolean) => vi.waitFor(() => expect(condition()).toBe(true))

describe('watching', () => {
  it.each([1, 2, 3, 7])(
    'tells a run whole and once when every connection breaks after %i events',
    async (cutAfter) => {
      const server = createServerDouble({ cutAfter })
      const facts = inventRun({ projectId })
      const log = logOf(facts.id, fullStory)
      server.addRun(facts, log)
      const { session } = openSession(server)
      await settled(() => session.getState().runs[0]?.status === 'succeeded')
      const whole = log.reduce(applyRunEvent, beginRun(factsOf(facts)))
      expect(session.getState().runs).toEqual([whole])
      expect(session.getState().isConnected).toBe(true)
    },
  )

  it('asks again where an event is missing in the middle', async () => {
    const server = createServerDouble({ lose: 5 })
    const facts = inventRun({ projectId })
    const log = logOf(facts.id, fullStory)
    server.addRun(facts, log)
    const { session } = openSession(server)
    await settled(() => session.getState().runs[0]?.status === 'succeeded')
    expect(session.getState().runs).toEqual([log.reduce(applyRunEvent, beginRun(factsOf(facts)))])
  })

  it('waits longer from try to try while nothing arrives, and says that it is not connected', async () => {
    const server = createServerDouble({ cutAfter: 0 })
    server.addRun(inventRun({ projectId }), logOf(newRunId(), fullStory))
    const { session, waits } = openSession(server)
    await settled(() => waits.length > 6)
    session.close()
    expect(waits.slice(0, 6)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 10_000])
    expect(session.getState().isConnected).toBe(false)
  })

  it('holds one connection, however many runs wait, and goes from one to the next', async () => {
    const server = createServerDouble()
    const runs = ['01', '02', '03'].map((second) =>
      inventRun({ projectId, status: 'queued', createdAt: `2026-01-01T00:00:${second}.000Z` }),
    )
    runs.forEach((run) => server.addRun(run, logOf(run.id, fullStory)))
    const { session } = openSession(server)
    const ended: RunId[] = []
    session.onRunEnd(({ id }) => ended.push(id))
    await settled(() => ended.length === 3)
    expect(ended).toEqual(runs.map(({ id }) => id))
    expect(server.mostConnections()).toBe(1)
  })

  it('finds the run that another tab began, and forgets a waiting one that it removed', async () => {
    const server = createServerDouble()
    const { session } = openSession(server)
    await settled(() => session.getState().status === 'ready')
    const first = inventRun({ projectId, createdAt: '2026-01-01T00:00:01.000Z' })
    const second = inventRun({ projectId, status: 'queued', createdAt: '2026-01-01T00:00:02.000Z' })
    server.addRun(first)
    server.addRun(second)
    await session.refresh()
    expect(listQueue(session.getState().runs).map(({ id }) => id)).toEqual([second.id])
    server.removeRun(second.id)
    await session.refresh()
    expect(session.getState().runs.map(({ id }) => id)).toEqual([first.id])
    expect(server.mostConnections()).toBe(1)
    session.close()
  })

  it('learns of a run that began and ended elsewhere between two looks', async () => {
    const server = createServerDouble()
    const { session, fileChanges } = openSession(server)
    await settled(() => session.getState().status === 'ready')
    const run = inventRun({ projectId, status: 'succeeded' })
    server.addRun(run)
    server.keepMessages([inventMessage({ projectId, runId: run.id, message: 'Elsewhere.' })])
    await session.refresh()
    expect(session.getState().messages).toMatchObject([{ message: 'Elsewhere.' }])
    expect(fileChanges()).toBe(1)
  })

  it('has no gap in the conversation after more was said elsewhere than one answer holds', async () => {
    const server = createServerDouble()
    const say = (message: string, runId?: RunId) =>
      inventMessage({ projectId, message, ...(runId && { runId }) })
    const [first, second, third] = [say('First.'), say('Second.'), say('Third.')]
    server.keepMessages([first, second])
    const { session } = openSession(server)
    await settled(() => session.getState().status === 'ready')

    const [near, far] = [
      inventRun({ projectId, status: 'succeeded' }),
      inventRun({ projectId, status: 'succeeded' }),
    ]
    server.addRun(near)
    server.keepMessages([second, { ...third, runId: near.id }], true)
    await session.refresh()
    expect(session.getState()).toMatchObject({
      messages: [{ message: 'First.' }, { message: 'Second.' }, { message: 'Third.' }],
      hasOlder: false,
    })

    server.addRun(far)
    server.keepMessages([say('Much later.', far.id)], true)
    await session.refresh()
    expect(session.getState()).toMatchObject({ messages: [{ message: 'Much later.' }], hasOlder: true })
    session.close()
  })
})

describe('opening', () => {
  it('says when the server is too busy, and looks again by itself until it is not', async () => {
    const server = createServerDouble()
    server.goAway(new ApiError({ code: 'unavailable', message: 'Try again in a moment.', status: 503 }))
    const { session } = openSession(server)
    await settled(() => session.getState().status === 'failed')
    await session.refresh()
    expect(session.getState()).toMatchObject({ status: 'failed', failure: 'Try again in a moment.' })
    server.goAway(undefined)
    await session.refresh()
    expect(session.getState()).toMatchObject({ status: 'ready', failure: null })
  })

  it('does not ask again for what is not there', async () => {
    const server = createServerDouble()
    server.goAway(new ApiError({ code: 'not-found', message: 'No such project.', status: 404 }))
    const { session } = openSession(server)
    await settled(() => session.getState().status === 'failed')
    const asked = server.asked.length
    await session.refresh()
    expect(server.asked).toHaveLength(asked)
  })
})

describe('sending', () => {
  it('shows the prompt at once, then what comes of it', async () => {
    const server = createServerDouble()
    const { session } = openSession(server)
    await settled(() => session.getState().status === 'ready')
    const sending = session.send({ prompt: 'Add tea', mode: 'build' })
    expect(listLive(session.getState().runs)).toMatchObject([
      { kind: 'prompt', prompt: { text: 'Add tea' } },
      { kind: 'reply', run: { status: 'sending' } },
    ])
    expect(await sending).toBe('accepted')
    expect(session.getState().runs).toMatchObject([{ status: 'queued' }])
    session.close()
  })

  it('keeps a prompt that could not be sent, and sends it again as the same run', async () => {
    const server = createServerDouble()
    const { session } = openSession(server)
    await settled(() => session.getState().status === 'ready')
    server.refuse(new ApiError({ code: 'unreachable', message: 'No connection.', status: 0 }))
    expect(await session.send({ prompt: 'Add tea', mode: 'build' })).toBe('failed')
    const [unsent] = session.getState().runs
    expect(unsent).toMatchObject({ status: 'unsent', reason: 'No connection.' })
    server.refuse(undefined)
    expect(unsent && (await session.resend(unsent.id))).toBe('accepted')
    expect(session.getState().runs).toMatchObject([{ id: unsent?.id, status: 'queued' }])
    session.close()
  })

  it('takes a prompt back that the plan does not allow, and says so', async () => {
    const server = createServerDouble()
    const { session } = openSession(server)
    await settled(() => session.getState().status === 'ready')
    server.refuse(new ApiError({ code: 'usage-limit-reached', message: 'All used.', status: 429 }))
    expect(await session.send({ prompt: 'Add tea', mode: 'build' })).toBe('limit')
    expect(session.getState()).toMatchObject({ runs: [], limit: 'All used.' })
  })

  it('edits and removes what waits', async () => {
    const server = createServerDouble()
    const { session } = openSession(server)
    await settled(() => session.getState().status === 'ready')
    await session.send({ prompt: 'First', mode: 'build' })
    await session.send({ prompt: 'Second', mode: 'build' })
    const waiting = () => listQueue(session.getState().runs)
    const [second] = waiting()
    if (!second) throw new Error('Nothing waits.')
    await session.editQueued(second.id, 'Second, but better')
    expect(waiting()).toMatchObject([{ prompt: 'Second, but better' }])
    await session.removeQueued(second.id)
    expect(waiting()).toEqual([])
    session.close()
  })
})
