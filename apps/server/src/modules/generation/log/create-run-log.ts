import { setTimeout as sleep } from 'node:timers/promises'
import type { RunEventBody, RunId } from '@joinery/contract'
import type { EventSource } from '../../../http/event-streams.ts'
import { isDatabaseAway } from '../../../http/is-database-away.ts'
import type { Hold } from '../runs/store.ts'
import { createAppendTogether } from './append-together.ts'
import { logEvents } from './logged-event.ts'
import { mergeDeltas } from './merge-deltas.ts'
import { createRunFeeds } from './run-feeds.ts'
import type { EndedEarly, Ending, LogStore, NewEvents } from './store.ts'
import type { InTurn } from './turn.ts'

/** How servers tell each other what is new. */
export interface Notices {
  publish: (channel: string, key: string, payload: string) => void
  subscribe: (channel: string, handlers: { onNotice: (payload: string) => void; onGap?: () => void }) => void
}

interface Dependencies {
  store: LogStore
  notices: Notices
  /** Statements on many runs at once wait for each other: they would stop each other otherwise. */
  inTurn: InTurn
  now: () => Date
}

/** Another server carries the run out: whatever is done here is no part of it any more. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError'
}

type Commit = (events: NewEvents) => Promise<boolean>

export type RunLog = ReturnType<typeof createRunLog>
export type RunLogWriter = ReturnType<RunLog['openWriter']>

const channel = 'run_events'
const retryMs = 250
/** PostgreSQL that is away for longer has let the lease run out, for all servers. */
const maxRetries = 240

/** The log of every run: the truth about it. Nobody sees an event before it is written. */
export function createRunLog({ store, notices, inTurn, now }: Dependencies) {
  const append = createAppendTogether({ appendAll: store.appendAll, inTurn })
  const feeds = createRunFeeds({ read: store.read })
  notices.subscribe(channel, {
    onNotice(payload) {
      const [id, position] = payload.split(' ')
      if (id !== undefined) feeds.hear(id, Number(position))
    },
    onGap: feeds.hearGap,
  })
  const announce = (id: RunId, position: number) => notices.publish(channel, id, `${id} ${position}`)

  async function commitWithPatience(events: NewEvents, commit: Commit): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        if (await commit(events)) return
        // An answer that got lost on its way may have been a success.
        if (attempt > 0 && (await store.isWritten(events))) return
        throw new LeaseLostError('Another server carries this run out.')
      } catch (error) {
        if (attempt >= maxRetries || !isDatabaseAway(error)) throw error
        await sleep(retryMs)
      }
    }
  }

  return {
    read: store.read,

    watch: (watch: {
      runId: RunId
      after: number
      endsAt: number | undefined
      wake: () => void
    }): EventSource => feeds.watch(watch),

    /** Ends a run that has not begun. Undefined where it has. */
    async endQueued(id: RunId, body: RunEventBody): Promise<EndedEarly | undefined> {
      const [event] = logEvents([body], 0, now())
      const ended = event && (await store.endQueued(id, event))
      if (ended) announce(id, ended.lastPosition)
      return ended
    },

    announceRemoval: (id: RunId): void => announce(id, -1),

    /** The one who holds a run writes it. What comes while a write is under way goes with the next one, together. */
    openWriter(hold: Hold, lastPosition: number) {
      const feed = feeds.openWriter(hold.id)
      let position = lastPosition
      let waiting: RunEventBody[] = []
      let writing: Promise<void> | undefined
      let failure: unknown

      async function write(bodies: RunEventBody[], commit: Commit): Promise<void> {
        const events = logEvents(bodies, position, now())
        await commitWithPatience({ hold, after: position, events }, commit)
        position += events.length
        feed.publish(events)
        announce(hold.id, position)
      }

      async function writeWaiting(): Promise<void> {
        try {
          while (waiting.length > 0) {
            const bodies = mergeDeltas(waiting)
            waiting = []
            await write(bodies, append)
          }
        } catch (error) {
          failure = error
        } finally {
          writing = undefined
        }
      }

      async function flush(): Promise<void> {
        while (failure === undefined && (writing !== undefined || waiting.length > 0)) {
          writing ??= writeWaiting()
          await writing
        }
        if (failure !== undefined) throw failure
      }

      return {
        get position() {
          return position
        },
        push(body: RunEventBody): void {
          waiting.push(body)
          if (failure === undefined) writing ??= writeWaiting()
        },
        /** How many events wait to be written. */
        get backlog() {
          return waiting.length
        },
        /** Returns when everything pushed so far is in the log, and throws where it cannot be. */
        flush,
        async finish(bodies: RunEventBody[], ending: Ending): Promise<void> {
          await flush()
          await write(bodies, (events) => store.finish(events, ending))
        },
        close: feed.close,
      }
    },
  }
}
